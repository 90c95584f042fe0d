"""The pack between hands, and the beginning of one: entry money, initial commission, two cards each, who is asked."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.model.answer import Unsupported
from vistoria.model.cards import Card
from vistoria.model.command import Cut, Start
from vistoria.model.event import Charged, Deck, Event, HandStarted, Posted

from ..refusal import Refusal
from .dealing import deal_first, put_aside
from .rounds import advance, first_round
from .state import Box, Hand, Result, Table


def cut(table: Table, command: Cut) -> Result:
    """A player cuts the pack that is shuffled for the next hand."""
    pack = table.rules.pack
    if table.hand is not None:
        return Refusal("hand-running", "the cards are in the box: they are cut between hands", pack.boxed)
    if not table.seats_of(command.player):
        return Refusal("unknown-player", f"player {command.player} does not sit at this table")
    if not pack.cuttable(command.cards):
        text = f"a cut at {command.cards} cards: it is at {pack.least_cut} or more of {len(pack.cards)}"
        return Refusal("illegal-cut", text, pack.cut_cites)
    if not pack.may_cut(command.player, table.box.cutters):
        text = f"{len(table.box.cutters)} players have cut for this hand: no other may"
        return Refusal("illegal-cut", text, pack.cutters_cites)
    events: list[Event] = []
    cards = shuffled(table, events)
    events.append(Deck(do="cut", by=command.player, cards=command.cards, cites=pack.cut_cites))
    order = cards[command.cards :] + cards[: command.cards]
    box = Box(order, table.box.cutters | {command.player})
    return replace(table, box=box), tuple(events)


def shuffled(table: Table, events: list[Event]) -> tuple[Card, ...]:
    """The whole pack as it is shuffled, and cut, for the next hand."""
    pack, cards = table.rules.pack, table.box.cards
    if cards is None:
        cards = pack.mixed(table.seed, table.hands)
        events.append(Deck(do="shuffled", by="dealer", cards=len(cards), cites=pack.shuffled))
    return cards


def taken(table: Table, forced: tuple[Card, ...] | None, events: list[Event]) -> tuple[Card, ...]:
    """The order of the cards that are put into the box for a hand."""
    if forced is not None:
        return forced
    cards = shuffled(table, events)
    events.append(Deck(do="boxed", cards=len(cards), cites=table.rules.pack.boxed))
    return cards


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
        able = sum(chair is not None and chair.stack > 0 and not chair.resting for chair in table.chairs)
        few, short = rules.places.cites, rules.capital.floor_cites
        return Refusal(
            "not-enough-players", text, few + short if able < rules.places.least_players else short + few
        )
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
