"""Wishes that the regulation does not grant."""

from __future__ import annotations

from vistoria.games.cards.commands import Agree, Renounce
from vistoria.model.command import Retract, Show

from ..refusal import Refusal
from .state import Table


def retract(table: Table, command: Retract) -> Refusal:
    """Take a decision back: what was bet binds."""
    text = f"seat {command.seat} cannot take a decision back: a bet made is valid and binds"
    return Refusal("forbidden", text, table.rules.betting.binding)


def agree(table: Table, command: Agree) -> Refusal:
    """Divide the pot by agreement."""
    return Refusal("forbidden", "the pot is not divided by agreement", table.rules.showdown.no_agreement)


def renounce(table: Table, command: Renounce) -> Refusal:
    """Give up a win."""
    text = "the best hand takes the pot; hands stay in play until the end"
    return Refusal("forbidden", text, table.rules.pots.won + table.rules.showdown.no_agreement)


def show(table: Table, command: Show) -> Refusal:
    """Show closed cards to somebody before they have to be shown."""
    text = f"seat {command.seat} cannot show closed cards: players see their own only"
    return Refusal("forbidden", text, table.rules.showdown.hole_cards_only)
