"""By which clauses the law acts on each thing that is compared, where what the law does says nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...policies.cites import Cites
from .state import Table

CLAUSES: Mapping[str, Callable[[Table], Cites]] = {
    "forced bets": lambda table: table.rules.wagers.ante,
    "dealing": lambda table: table.rules.distribution.dealt[table.setup.device],
    "who acts": lambda table: table.rules.wagers.additional,
    "choices": lambda table: table.rules.wagers.amount,
    "showing": lambda table: table.rules.wagers.decided,
    "qualifying": lambda table: table.rules.qualification.cites,
    "payouts": lambda table: table.rules.payouts.won,
    "collected": lambda table: table.rules.payouts.beaten,
    "unmatched": lambda table: table.rules.qualification.void_additional,
    "faults": lambda table: table.rules.irregularities.null,
    "exposed": lambda table: table.rules.irregularities.exposed,
    "cards seen": lambda table: table.rules.cloth.hole_cards + table.rules.wagers.declined,
    "bets seen": lambda table: table.rules.cloth.spaces,
    "display": lambda table: table.rules.cloth.jackpot_display,
    "order of prizes": lambda table: table.rules.jackpot.order_cites + table.rules.jackpot.flush_first,
    "told fixed-sums": lambda table: table.rules.jackpot.announced,
}

OWED: Mapping[str, frozenset[str]] = {
    "fixed-sums": frozenset(
        f"sums.{name}" for name in ("royal", "straight-flush", "quads", "full-house", "flush")
    )
}
"""What an answer must not leave out, where there is one."""
