"""By which clauses the law acts on each thing that is compared, where what the law does says nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from vistoria.referee.model import Told
from vistoria.referee.names import Asked

from ...policies.cites import Cites
from .state import Table


def _dealing(table: Table) -> Cites:
    """How the device deals, and what becomes of it once a card of the croupier's was seen."""
    rules, hand = table.rules, table.hand
    seen = hand is not None and bool(hand.seen)
    return rules.distribution.dealt[table.setup.device] + (
        rules.irregularities.croupier_exposed if seen else ()
    )


def left_out(table: Table, seat: int) -> Cites:
    """Why the place is not dealt in: no ante lies there."""
    return table.rules.wagers.ante[::-1]


CLAUSES: Mapping[Asked, Callable[[Table], Cites]] = {
    "forced bets": lambda table: table.rules.wagers.ante,
    "posted jackpot": lambda table: table.rules.wagers.jackpot[-1:],
    "dealing": _dealing,
    "dealt in": lambda table: table.rules.wagers.ante,
    "pack": lambda table: table.rules.distribution.deck_cites,
    "ranking": lambda table: table.rules.ranking.cites,
    "who acts": lambda table: table.rules.wagers.additional,
    "choices": lambda table: table.rules.wagers.amount[::-1],
    "showing": lambda table: table.rules.wagers.decided,
    "who shows": lambda table: table.rules.wagers.decided,
    "qualifying": lambda table: table.rules.qualification.cites,
    "payouts": lambda table: table.rules.payouts.won,
    "given up": lambda table: table.rules.wagers.declined,
    "prizes": lambda table: table.rules.jackpot.won,
    "collected": lambda table: table.rules.payouts.beaten,
    "unmatched": lambda table: table.rules.qualification.void_additional + table.rules.payouts.beaten,
    "faults": lambda table: table.rules.irregularities.null,
    "faults after exposed": lambda table: table.rules.irregularities.exposed,
    "faults after dealt-to-empty": lambda table: table.rules.irregularities.empty,
    "faults after device-fault": lambda table: table.rules.irregularities.device,
    "granted incident": lambda table: table.rules.irregularities.null,
    "exposed": lambda table: table.rules.irregularities.exposed,
    "cards seen": lambda table: table.rules.cloth.hole_cards,
    "folded cards seen": lambda table: table.rules.wagers.declined,
    "cards seen by the public": lambda table: table.rules.distribution.dealt[table.setup.device],
    "bets seen": lambda table: table.rules.cloth.spaces,
    "display": lambda table: table.rules.cloth.jackpot_display,
    "order of prizes": lambda table: table.rules.jackpot.order_cites + table.rules.jackpot.flush_first,
    "told fixed-sums": lambda table: table.rules.jackpot.announced,
}

OWED: Mapping[str, Mapping[str, Told]] = {
    "fixed-sums": {
        f"sums.{name}": "exactly" for name in ("royal", "straight-flush", "quads", "full-house", "flush")
    }
}
"""What an answer must not leave out, where there is one."""
