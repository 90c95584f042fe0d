"""The pack between hands: shuffled, cut, put into the box, replaced."""

from __future__ import annotations

import msgspec

from vistoria.model.cards import Card
from vistoria.model.command import Cut, NewDeck
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
    box = shuffled(table, events)
    assert box.cards is not None
    cards = box.cards[command.cards :] + box.cards[: command.cards]
    cutters = box.cutters if command.player in box.cutters else (*box.cutters, command.player)
    events.append(Deck(do="cut", by=command.player, cards=command.cards, cites=pack.cut_cites))
    box = msgspec.structs.replace(box, cards=cards, cutters=cutters)
    return msgspec.structs.replace(table, box=box), tuple(events)


def new_deck(table: Table, command: NewDeck) -> Result:
    """The house takes another pack, between hands."""
    pack = table.rules.pack
    if table.hand is not None:
        return Refusal("hand-running", "another pack is taken at the end of a hand", pack.renewed)
    events: list[Event] = []
    return msgspec.structs.replace(table, box=_another(table, events)), tuple(events)


def shuffled(table: Table, events: list[Event]) -> Box:
    """The box with a pack shuffled for the next hand, another one where the old has served its hands."""
    pack, box = table.rules.pack, table.box
    if box.cards is not None:
        return box
    if box.hands is None or pack.spent(box.hands):
        box = _another(table, events)
    cards = pack.mixed(table.seed, table.hands + 1)
    events.append(Deck(do="shuffled", by="dealer", cards=len(cards), cites=pack.lasts_cites))
    return msgspec.structs.replace(box, cards=cards)


def taken(table: Table, forced: tuple[Card, ...] | None, events: list[Event]) -> tuple[Box, tuple[Card, ...]]:
    """The box after the pack is taken for a hand, and the order of its cards."""
    if forced is not None:
        return Box(hands=(table.box.hands or 0) + 1), forced
    box = shuffled(table, events)
    assert box.cards is not None
    events.append(Deck(do="boxed", cards=len(box.cards), cites=table.rules.pack.boxed))
    return Box(hands=(box.hands or 0) + 1), box.cards


def _another(table: Table, events: list[Event]) -> Box:
    pack = table.rules.pack
    events.append(Deck(do="new", cards=len(pack.cards), cites=pack.renewed + pack.lasts_cites))
    return Box(hands=0)
