"""Histories made by hand: tables, hands and answers as an engine would have reported them."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.checks import apply_check
from vistoria.model.answer import Accepted, NotProvided, Order, Provided, TableView, Unsupported, Viewed
from vistoria.model.cards import Card
from vistoria.model.command import Start
from vistoria.model.event import Acted, Dealt, Event, HandEnded, HandStarted, Paid
from vistoria.model.history import Exchange, History
from vistoria.model.place import Seat
from vistoria.model.request import Ask, HoleAndCommunity, Look, Open, Play, Rank, Request

TABLE = "t"


class Told:
    """A history that grows by one exchange a call."""

    def __init__(self) -> None:
        self.exchanges: list[Exchange] = []
        self.table = TABLE
        self._add(Open(TABLE, "xx", 10), Accepted())
        self.hands = 0

    def _add(self, request: object, reply: object) -> Told:
        self.exchanges.append(Exchange(2 * len(self.exchanges) + 1, request, reply))  # type: ignore[arg-type]
        return self

    def hand(self, *events: Event, stacks: dict[int, int] | None = None, ends: bool = True) -> Told:
        """A hand with these events between its start and its end."""
        self.hands += 1
        begun = HandStarted(hand=self.hands, stacks=stacks or {})
        over = (HandEnded(stacks=stacks or {}),) if ends else ()
        return self._add(Play(self.table, (Start(),)), (Accepted((begun, *events, *over)),))

    def look(self, seat: int, marker: int | None) -> Told:
        """A seat looks and sees the marker there."""
        return self._add(Look(TABLE, Seat(seat)), Viewed((), TableView(marker=marker)))

    def ask(self, what: str, answer: Provided | NotProvided | Unsupported) -> Told:
        """A player asks."""
        return self._add(Ask(TABLE, what, "p1"), answer)

    def rank(self, hands: int, reply: Order | Unsupported) -> Told:
        """So many hands are put in order."""
        return self._add(Rank("xx", "showdown", (HoleAndCommunity(),) * hands), reply)

    @property
    def history(self) -> History:
        return History(tuple(self.exchanges))


def verdict(told: Told | History, check: str, **literals: object) -> str:
    """What a check finds with these literals."""
    history = told.history if isinstance(told, Told) else told
    return apply_check(check, literals, history).verdict


def said(*exchanges: tuple[Request, object]) -> History:
    """These requests and their answers, in this order."""
    return History(tuple(Exchange(2 * i + 1, request, reply) for i, (request, reply) in enumerate(exchanges)))


def dealt(seat: int, *cards: str) -> tuple[Dealt, ...]:
    """Closed cards for a seat."""
    return tuple(Dealt(to=Seat(seat), face="down", card=Card(card)) for card in cards)


def community(*cards: str) -> tuple[Dealt, ...]:
    """Cards opened in the centre."""
    return tuple(Dealt(to="community", face="up", card=Card(card)) for card in cards)


def row(cards: Sequence[str], seats: int) -> tuple[Dealt, ...]:
    """Cards dealt one at a time round the seats."""
    return tuple(d for i, card in enumerate(cards) for d in dealt(i % seats + 1, card))


def paid(**amounts: int) -> tuple[Paid, ...]:
    """`paid(s1=20, s3=20)`."""
    return tuple(Paid(seat=int(name[1:]), amount=amount, what="pot") for name, amount in amounts.items())


def fold(seat: int) -> Acted:
    """The seat gives up."""
    return Acted(seat=seat, act="fold")
