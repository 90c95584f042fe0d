"""Wishes that the regulation does not grant."""

from __future__ import annotations

from vistoria.games.cards.commands import Agree, Renounce
from vistoria.model.command import Retract, Show

from ..refusal import Refusal
from .state import Table


def agree(table: Table, command: Agree) -> Refusal:
    """Divide the pot by agreement."""
    return Refusal("forbidden", "the pot is not divided by agreement", table.rules.showdown.no_agreement)


def renounce(table: Table, command: Renounce) -> Refusal:
    """Give up a win."""
    return Refusal("forbidden", "the best hand takes the pot", table.rules.pots.won)


def retract(table: Table, command: Retract) -> Refusal:
    """Take a decision back."""
    return Refusal(
        "forbidden", f"seat {command.seat} cannot take a decision back", table.rules.pots.folded_bets
    )


def show(table: Table, command: Show) -> Refusal:
    """Show the key card to somebody before it has to be shown."""
    text = f"seat {command.seat} cannot show its key card before the last round is over"
    return Refusal("forbidden", text, table.rules.views.closed + table.rules.showdown.cites)
