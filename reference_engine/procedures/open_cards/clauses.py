"""By which clauses the law acts on each thing that is compared, where what the law does says nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...policies.cites import Cites
from .rounds import turn_cites
from .state import Table


def _dealing(table: Table) -> Cites:
    """The first two cards before a hand; in it, the card to come."""
    dealing, hand = table.rules.dealing, table.hand
    if hand is None or hand.round > len(dealing.later_cites):
        return dealing.own_cites[0]
    return dealing.later_cites[hand.round - 1]


def _asked(table: Table) -> Cites:
    if table.hand is None or not table.hand.pending:
        return table.rules.speaking.ladder(1).cites
    return turn_cites(table.rules, table.hand)


CLAUSES: Mapping[str, Callable[[Table], Cites]] = {
    "forced bets": lambda table: table.rules.entry.cites,
    "dealing": _dealing,
    "who acts": _asked,
    "showing": lambda table: table.rules.showdown.cites,
    "unmatched": lambda table: table.rules.separate.cites,
    "commission": lambda table: table.rules.commission.cites,
    "winners": lambda table: table.rules.showdown.won,
    "division": lambda table: table.rules.pots.divided,
    "exposed": lambda table: table.rules.faults.exposed,
    "faults": lambda table: table.rules.faults.exposed,
    "corrections": lambda table: table.rules.faults.corrected,
    "cards seen": lambda table: table.rules.views.closed,
    "pot seen": lambda table: table.rules.views.grows,
    "moment of showing": lambda table: table.rules.showdown.cites,
    "order of showing": lambda table: table.rules.showdown.cites,
    "pots told": lambda table: table.rules.separate.cites,
}

OWED: Mapping[str, frozenset[str]] = {}
"""What an answer must not leave out: the law has no information."""
