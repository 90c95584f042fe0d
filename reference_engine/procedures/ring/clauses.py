"""By which clauses the law acts on each thing that is compared, where what the law does says nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...policies.cites import Cites
from .rounds import turn
from .state import Table


def _dealing(table: Table) -> Cites:
    """Hole cards before a hand; in it, the street to come."""
    streets, hand = table.rules.streets, table.hand
    if hand is None or hand.round > len(streets.after):
        return streets.own_cites
    return streets.after[hand.round - 1].dealt


def _asked(table: Table) -> Cites:
    if table.hand is None or not table.hand.pending:
        return table.rules.opening.first_round
    return turn(table.rules, table.hand).cites


def _showing(table: Table) -> Cites:
    """Where the next fold leaves one alone, why he takes the pot; else who shows."""
    hand, rules = table.hand, table.rules
    alone = hand is not None and hand.live.count(True) <= 2
    return (rules.pots.unopposed if alone else ()) or rules.showdown.cites


CLAUSES: Mapping[str, Callable[[Table], Cites]] = {
    "marker": lambda table: table.rules.opening.next_marker,
    "forced bets": lambda table: table.rules.opening.blinds,
    "dealing": _dealing,
    "who acts": _asked,
    "showing": _showing,
    "marked winning": lambda table: table.rules.showdown.marked,
    "best five": lambda table: table.rules.composition.cites,
    "unmatched": lambda table: table.rules.pots.matched,
    "commission": lambda table: table.rules.commission.spared_cites or table.rules.commission.cites,
    "winners": lambda table: table.rules.pots.won,
    "division": lambda table: table.rules.pots.divided,
    "faults": lambda table: table.rules.incidents.voided,
    "corrections": lambda table: table.rules.incidents.corrected,
    "cards seen": lambda table: table.rules.views.own_only or table.rules.streets.own_cites,
    "marker seen": lambda table: table.rules.views.marker or table.rules.opening.next_marker,
    "chips seen": lambda table: table.rules.views.chips,
}
