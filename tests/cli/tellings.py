"""Products with ways of their own, and what their adapters say of them: the rows of docs/worked-transcripts.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from vistoria.games.cards.events import Pots
from vistoria.model.answer import Accepted, Answer, ReasonGiven, Refused, Unsupported
from vistoria.model.command import Act, Command
from vistoria.model.event import Charged, Dealt, Event, Paid, RoundEnded, Shown, Turn
from vistoria.model.pot import Pot
from vistoria.model.request import Open
from vistoria.protocol.handshake import Hello
from vistoria.reference_engine.adapter import Reference
from vistoria.serve.loop import refused

ONLINE = "pt-omaha-online"


class Retold(Reference):
    """The same product; `told` says in another form what happened."""

    def do(self, table: str, command: Command) -> Answer:
        answer = super().do(table, command)
        return Accepted(tuple(self.told(answer.events))) if isinstance(answer, Accepted) else answer

    def told(self, events: Iterable[Event]) -> Iterable[Event]:
        """The events of one answer in another form."""
        return events


class EveryRound(Retold):
    """Ends every round whose cards are dealt, though nobody can bet in it."""

    def told(self, events: Iterable[Event]) -> Iterator[Event]:
        ended, is_open = 0, False
        for event in super().told(events):
            is_community = isinstance(event, Dealt) and event.to == "community"
            if is_open and not is_community and not isinstance(event, Turn):
                ended += 1
                yield RoundEnded(round=ended)
            is_open = is_community
            ended = event.round if isinstance(event, RoundEnded) else ended
            yield event


class PotsAtTheEnd(Retold):
    """Tells the pots once, before they are paid."""

    def told(self, events: Iterable[Event]) -> Iterator[Event]:
        said = list(super().told(events))
        last = next((each for each in reversed(said) if isinstance(each, Pots)), None)
        is_paid = any(isinstance(each, Paid) for each in said)
        yield from (each for each in said if not isinstance(each, Pots) or (is_paid and each is last))


class OnePot(Retold):
    """Keeps all chips together, and knows only what each player is paid in all."""

    def told(self, events: Iterable[Event]) -> Iterator[Event]:
        said = list(super().told(events))
        paid = Counter[int]()
        for event in said:
            paid.update({event.seat: event.amount} if isinstance(event, Paid) else {})
        charged = sum(event.amount for event in said if isinstance(event, Charged))
        for event in said:
            if isinstance(event, Pots):
                seats = {seat for pot in event.pots for seat in pot.seats}
                yield Pots(pots=(Pot(sum(pot.amount for pot in event.pots), tuple(sorted(seats))),))
            elif isinstance(event, Charged):
                yield from [Charged(amount=charged, of="pot", pot=0)] if charged else []
                charged = 0
            elif isinstance(event, Paid):
                amount = paid.pop(event.seat, 0)
                yield from [Paid(seat=event.seat, amount=amount, what="pot", pot=0)] if amount else []
            else:
                yield event


class AtOnce(Retold):
    """Opens all hands at the same moment; its adapter tells them by seat."""

    def told(self, events: Iterable[Event]) -> Iterator[Event]:
        said = list(super().told(events))
        shown = iter(sorted((each for each in said if isinstance(each, Shown)), key=lambda e: str(e.place)))
        yield from (next(shown) if isinstance(each, Shown) else each for each in said)


class Clamps(Reference):
    """Makes a bet that is too high as high as it may be; its adapter says that the bet was accepted."""

    def do(self, table: str, command: Command) -> Answer:
        answer = super().do(table, command)
        lower = command
        while isinstance(answer, Refused) and isinstance(lower, Act) and lower.to:
            lower = msgspec.structs.replace(lower, to=lower.to - 1)
            answer = super().do(table, lower)
        return answer


class NoCommission(Reference):
    """Takes no commission."""

    def open(self, request: Open) -> Answer:
        is_asked = request.settings.commission is not None
        return refused("unknown-setting", "no commission") if is_asked else super().open(request)


class CommissionNotReached(Reference):
    """Takes a commission; its adapter cannot set it."""

    def open(self, request: Open) -> Answer:
        no = Refused("adapter", ReasonGiven("unknown-setting", "the adapter sets no commission"))
        return super().open(request) if request.settings.commission is None else no


class VoiceNotReached(Reference):
    """Takes spoken bets; its adapter does not reach them."""

    def do(self, table: str, command: Command) -> Answer:
        is_spoken = isinstance(command, Act) and command.means == "voice"
        return Unsupported("means: voice") if is_spoken else super().do(table, command)


class OwnWays(EveryRound, AtOnce, NoCommission):
    """A product whose adapter tells its ways as they are."""


class Thin(Clamps, CommissionNotReached, VoiceNotReached):
    """An adapter that claims too much of a bet, and does not reach all of its product."""


class Plain(OnePot, AtOnce):
    """An online product without side pots, and without an order of opening the cards."""


class OwnRules(PotsAtTheEnd, AtOnce):
    """An online product that declares its own rules on opening the cards."""

    def hello(self) -> Hello:
        hello = super().hello()
        offers = {**hello.offers, ONLINE: (*hello.offers[ONLINE], "own-showdown-order")}
        return msgspec.structs.replace(hello, offers=offers)
