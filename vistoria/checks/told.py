"""What an engine shows and tells of a table, held against what it reported to have happened there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any

from vistoria.model.answer import MalformedAnswer, Order, TableView, Viewed, read_event
from vistoria.model.event import (
    Acted,
    Charged,
    Collected,
    Dealt,
    Event,
    HandStarted,
    Left,
    Paid,
    Posted,
    Returned,
    Seated,
    Shown,
    UnknownEvent,
    event_type,
)
from vistoria.model.information import WHATS
from vistoria.model.request import Ask, Rank
from vistoria.table import BooksDiffer, Contradiction, Table, impossible

AMOUNTS = ("small", "big", "minimum", "maximum", "pool", "decision_ms", "extra_ms", "staked")
"""Keys of information whose numbers cannot be below nothing."""


class Told:
    """One table's views and answers; `events` are those reported so far, in order."""

    def __init__(self) -> None:
        self.events: list[Event | UnknownEvent] = []
        self.kept = 0
        """How many of them are in `known`."""
        self.known: dict[type, set[tuple[Hashable, ...]]] = {}
        """What events of each type said."""

    def viewed(self, table: Table, view: Viewed) -> None:
        """What a viewer sees is what was reported, as far as he sees it."""
        self._same(view.events)
        state = view.state
        for seat, stack in state.stacks.items():
            if stack != (has := table.stacks.get(seat, 0)):
                raise BooksDiffer(f"seat {seat} is seen with {stack} chips, and has {has}")
        if table.vague:
            return
        if table.running:
            self._in_play(table, state)
        for where in state.cards:
            for card in where.cards:
                lies = table.where(card)
                if lies != where.place and (lies is not None or (table.running and table.named)):
                    found = "was not dealt" if lies is None else f"lies at {lies}"
                    raise Contradiction(f"{card} is seen at {where.place}, and {found}")

    def asked(self, table: Table, ask: Ask, content: Mapping[str, object]) -> None:
        """Information agrees with the events, and with what the table was opened with."""
        for key in AMOUNTS:
            amount = content.get(key)
            if isinstance(amount, int) and amount < 0:
                raise Contradiction(f"{key} is {amount}")
        if ask.what in _ANSWERS:
            _ANSWERS[ask.what](self, table, ask, content)

    def recorded(self, content: Mapping[str, object]) -> None:
        """The log of a hand says what was reported."""
        self._same(_events(content))

    def _in_play(self, table: Table, state: TableView) -> None:
        lie = sum([pot.amount for pot in state.pots])
        if state.pots and lie != table.in_play:
            raise BooksDiffer(f"{lie} chips are seen in the pots, and {table.in_play} are in play")
        for contradiction in impossible(table, state.pots):
            raise contradiction
        for bet in state.bets:
            lies = table.laid.get((bet.seat, bet.space), 0)
            self._agree(f"the {bet.space} of seat {bet.seat} seen", bet.amount, lies)

    def _choices(self, table: Table, ask: Ask, content: Mapping[str, object]) -> None:
        asked, told = table.asked, content.get("choices")
        seat = table.players.get(ask.player or "")
        if asked is None or asked.choices is None or asked.seat != seat or not isinstance(told, Mapping):
            return
        self._agree("choices", {act: _listed(told[act]) for act in told}, {
            act: _listed(bounds) for act, bounds in asked.choices.items()
        })  # fmt: skip

    def _stakes(self, table: Table, ask: Ask, content: Mapping[str, object]) -> None:
        stakes = table.settings.stakes
        if stakes is not None:
            self._agreed(content, **{name: getattr(stakes, name, None) for name in WHATS["stakes"]})

    def _clock(self, table: Table, ask: Ask, content: Mapping[str, object]) -> None:
        clock = table.settings.clock
        if clock is not None:
            self._agreed(content, decision_ms=clock.decision_ms, extra_ms=clock.extra_ms)

    def _jackpot(self, table: Table, ask: Ask, content: Mapping[str, object]) -> None:
        pool = table.pool if table.forced is None else None
        self._agreed(content, pool=pool, minimum=table.minimum)

    def _last_hand(self, table: Table, ask: Ask, content: Mapping[str, object]) -> None:
        self._same(_events(content))
        number, won = content.get("hand"), content.get("won")
        if not isinstance(number, int) or not isinstance(won, Mapping):
            return
        paid, charged, back = self._won(number)
        for seat, amount in won.items():
            sums = [paid[seat] + more - less for more in (0, back[seat]) for less in (0, charged[seat])]
            if isinstance(amount, int) and amount not in sums:
                self._agree(f"won by seat {seat} in hand {number}", amount, sums[0])

    def _won(self, number: int) -> tuple[Counter[str], Counter[str], Counter[str]]:
        """By seat, what a hand paid it, what the house took of that from it, and which bets came back; in chips."""
        running, paid, charged, back = 0, Counter[str](), Counter[str](), Counter[str]()
        for event in self.events:
            if type(event) is HandStarted:
                running = event.hand
            elif running == number and type(event) is Paid:
                paid[str(event.seat)] += event.amount
            elif running == number and type(event) is Charged and event.seat is not None:
                charged[str(event.seat)] += event.amount
            elif running == number and type(event) is Returned:
                back[str(event.seat)] += event.amount
        return paid, charged, back

    def _agreed(self, content: Mapping[str, object], **known: int | None) -> None:
        for key, value in known.items():
            told = content.get(key)
            if value is not None and told is not None:
                self._agree(key, told, value)

    def _same(self, told: Iterable[Event | UnknownEvent]) -> None:
        """Events told again were reported, where events of their type are reported at all."""
        for event in self.events[self.kept :]:
            if type(event) in _SAYS:
                said = set(_SAYS[type(event)](event))
                if type(event) is Acted:
                    said.add((event.seat, event.act, 0 if event.put or not event.to else None))
                self.known.setdefault(type(event), set()).update(said)
        self.kept = len(self.events)
        for event in told:
            kind = type(event)
            if kind not in self.known or (type(event) is Dealt and self._closed(event)):
                continue
            for says in _SAYS[kind](event):
                unsaid = (*says[:2], None)
                if says not in self.known[kind] and (kind is not Acted or unsaid not in self.known[kind]):
                    text = ", ".join(map(str, says))
                    raise Contradiction(f"{event_type(event)} {text} is told, and was never reported")

    def _closed(self, event: Dealt) -> bool:
        """Whether a card is not named, to the viewer or to the house."""
        return event.card is None or (event.to, None) in self.known[Dealt]

    @staticmethod
    def _agree(what: str, told: object, known: object) -> None:
        if told != known:
            raise Contradiction(f"{what}: {told} is told, and {known} is so by what was reported before")


_SAYS: Mapping[type, Callable[[Any], list[tuple[Hashable, ...]]]] = {
    Dealt: lambda event: [(event.to, event.card)],
    Shown: lambda event: [(event.place, card) for card in event.cards],
    Posted: lambda event: [(event.seat, event.what, event.amount)],
    Acted: lambda event: [(event.seat, event.act, event.put)],
    Returned: lambda event: [(event.seat, event.amount, event.why)],
    Paid: lambda event: [(event.seat, event.amount, event.what)],
    Collected: lambda event: [(event.seat, event.amount)],
    Seated: lambda event: [(event.player, event.seat)],
    Left: lambda event: [(event.player, event.seat, event.stack)],
}
"""What an event says that is the same for whoever is told of it.

Where an act is told without `put` none is asked; cards may be shown one by one and told together.
"""

_ANSWERS: Mapping[str, Callable[[Told, Table, Ask, Mapping[str, object]], None]] = {
    "choices": Told._choices,
    "stakes": Told._stakes,
    "clock": Told._clock,
    "jackpot": Told._jackpot,
    "last-hand": Told._last_hand,
}


def ordered(rank: Rank, order: Order) -> None:
    """Hands put in order stand in it once each; the five of each are its own. Raises Contradiction."""
    places = sorted(i for group in order.order for i in group)
    if places != list(range(len(rank.hands))):
        raise Contradiction(f"{len(rank.hands)} hands are put in order, and the order names {places}")
    if len(order.hands) not in (0, len(rank.hands)):
        raise Contradiction(f"{len(rank.hands)} hands are put in order, and {len(order.hands)} are named")
    for hand, named in zip(rank.hands, order.hands, strict=False):
        own = {*hand.hole, *hand.community, *hand.cards}
        five = set(named.five)
        if len(five) < len(named.five) or not five <= own:
            raise Contradiction(f"{' '.join(named.five)} are not cards of {' '.join(sorted(own))}, once each")


def _events(content: Mapping[str, object]) -> Iterable[Event | UnknownEvent]:
    raw = content.get("events")
    for item in raw if isinstance(raw, list | tuple) else ():
        try:
            yield read_event(item)
        except MalformedAnswer:
            continue


def _listed(bounds: object) -> object:
    return list(bounds) if isinstance(bounds, list | tuple) else bounds
