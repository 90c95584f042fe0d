"""Wishes that the regulation does not grant."""

from __future__ import annotations

from vistoria.model.command import Agree, Renounce, Retract, Show
from vistoria.model.event import Event

from ..refusal import Refusal
from .settlement import divide
from .state import Result, Table


def agree(table: Table, command: Agree) -> Result:
    """Divide the pot by agreement."""
    law, hand = table.rules.showdown, table.hand
    shares = dict(zip(command.seats, command.shares, strict=False))
    if law.agreement and hand is not None and _divides(shares, sum(hand.totals), hand.order):
        events: list[Event] = []
        shares[command.seats[0]] += sum(hand.totals) - sum(shares.values())
        return divide(table, hand, shares, events), tuple(events)
    return Refusal("forbidden", "the pot is not divided by agreement", law.no_agreement)


def _divides(shares: dict[int, int], pot: int, seats: tuple[int, ...]) -> bool:
    return bool(shares) and sum(shares.values()) <= pot and set(shares) <= set(seats)


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
