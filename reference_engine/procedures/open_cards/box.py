"""The pack between hands: shuffled, cut, put into the box."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.model.cards import Card
from vistoria.model.command import Cut
from vistoria.model.event import Deck, Event

from ..refusal import Refusal
from .state import Box, Result, Table


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
