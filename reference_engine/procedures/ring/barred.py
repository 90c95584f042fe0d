"""Wishes that the regulation does not grant."""

from __future__ import annotations

import msgspec

from vistoria.model.command import Agree, Renounce, Retract, Show
from vistoria.model.event import Event, Notice, Shown

from ..places import SEATS
from ..refusal import Refusal
from .settlement import divide
from .state import Result, Table


def retract(table: Table, command: Retract) -> Result:
    """Take a decision back: what was bet binds."""
    if table.retractable is not None and table.retractable[0] == command.seat:
        before = table.retractable[1]
        return msgspec.structs.replace(table, hand=before, retractable=None), (Notice(what="taken back"),)
    text = f"seat {command.seat} cannot take a decision back: a bet made is valid and binds"
    return Refusal("forbidden", text, table.rules.betting.binding)


def agree(table: Table, command: Agree) -> Result:
    """Divide the pot by agreement."""
    hand = table.hand
    if table.rules.showdown.agreement and hand is not None:
        events: list[Event] = []
        shares = dict(zip(command.seats, command.shares, strict=True))
        return divide(table, hand, shares, events), tuple(events)
    return Refusal("forbidden", "the pot is not divided by agreement", table.rules.showdown.no_agreement)


def renounce(table: Table, command: Renounce) -> Refusal:
    """Give up a win."""
    text = "the best hand takes the pot; hands stay in play until the end"
    return Refusal("forbidden", text, table.rules.pots.won + table.rules.showdown.no_agreement)


def show(table: Table, command: Show) -> Result:
    """Show closed cards to somebody before they have to be shown."""
    hand = table.hand
    if table.rules.showdown.shows_early and hand is not None:
        own = hand.own[hand.order.index(command.seat)]
        return table, (Shown(place=SEATS[command.seat], cards=own),)
    text = f"seat {command.seat} cannot show closed cards: players see their own only"
    return Refusal("forbidden", text, table.rules.showdown.own_cards_only)
