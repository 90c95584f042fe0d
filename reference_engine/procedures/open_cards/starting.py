"""The beginning of a hand: entry money, initial commission, two cards each, and the first player asked."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.model.answer import Unsupported
from vistoria.model.command import Start
from vistoria.model.event import Charged, Event, HandStarted, Posted

from ..refusal import Refusal
from .box import taken
from .dealing import deal_first, put_aside
from .rounds import advance, first_round
from .state import Box, Hand, Result, Table

INCIDENTS = ("misdealt", "key-exposed")
"""Kinds of fault that this game answers."""


def start(table: Table, command: Start) -> Result:
    """Begin a hand, or refuse it before anything is posted or dealt."""
    rules = table.rules
    if table.hand is not None:
        return Refusal("hand-running", f"hand {table.hand.number} is not over", rules.showdown.next_hand)
    unknown = [fault.kind for fault in command.incidents if fault.kind not in INCIDENTS]
    if unknown:
        return Unsupported(f"incident {unknown[0]}")
    seats = rules.places.dealt_in(ready(table), table.hands)
    if len(seats) < rules.places.least_players:
        text = f"{len(seats)} players with enough capital: a hand needs {rules.places.least_players}"
        return Refusal("not-enough-players", text, rules.places.cites + rules.capital.floor_cites)
    if command.deck is not None and (odd := rules.pack.whole.symmetric_difference(command.deck)):
        text = f"not the pack of this game: {', '.join(sorted(odd))} too many or too few"
        return Refusal("illegal-deck", text, rules.pack.cites)
    return _begin(table, command, tuple(sorted(seats, reverse=True)))


def ready(table: Table) -> list[int]:
    """Seats whose players are dealt in: not resting, and with the capital that they must have."""
    return [
        seat
        for seat, chair in enumerate(table.chairs, start=1)
        if chair is not None and not chair.resting and not chair.owes
    ]


def _begin(table: Table, command: Start, order: tuple[int, ...]) -> Result:
    rules, number = table.rules, table.hands + 1
    stacks = table.stacks()
    events: list[Event] = [
        HandStarted(
            hand=number, stacks={seat: stacks[seat] for seat in sorted(order)}, cites=rules.showdown.next_hand
        )
    ]
    deck = taken(table, command.deck, events)
    table = replace(table, hands=number, box=Box())
    paid: list[Event] = []
    hand = _paid_in(table, command, order, deck, paid)
    if rules.entry.paid == "before-box":
        events += paid
    hand = put_aside(rules, hand, events)
    if rules.entry.paid == "before-cards":
        events += paid
    hand = deal_first(rules, hand, events)
    if rules.entry.paid == "after-cards":
        events += paid
    return advance(table, first_round(rules, hand), events), tuple(events)


def _paid_in(
    table: Table, command: Start, order: tuple[int, ...], deck: tuple[str, ...], events: list[Event]
) -> Hand:
    """The hand with its entry money in, and the initial commission paid."""
    law, setup, players = table.rules.entry, table.setup, len(order)
    entries = law.put_in(setup.entry, players, setup.unit)
    fees = law.borne(setup.entry, order, setup.unit)
    for seat, amount in zip(order, entries, strict=True):
        if amount:
            events.append(Posted(seat=seat, what="entry", amount=amount, cites=law.cites))
    skimmed = sum(fees) if law.initial_from == "entries" else 0
    if skimmed:
        events.append(Charged(amount=skimmed, of="hand", cites=law.initial_cites))
        fees = (0,) * players
    for seat, amount in zip(order, fees, strict=True):
        if amount:
            events.append(Charged(amount=amount, of="hand", seat=seat, cites=law.initial_cites))
    before = table.stacks()
    stacks = tuple(before[seat] - entry - fee for seat, entry, fee in zip(order, entries, fees, strict=True))
    return Hand(
        number=table.hands,
        order=order,
        deck=deck,  # type: ignore[arg-type]
        stacks=stacks,
        entries=entries,
        skimmed=skimmed,
        bets=(0,) * players,
        totals=entries,
        lowest=stacks,
        live=(True,) * players,
        checked=(0,) * players,
        opened=((),) * players,
        keys=(None,) * players,
        incidents=command.incidents,
    )
