"""By which clauses the law acts on each thing that is compared, where what the law does says nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from vistoria.referee.model import Told
from vistoria.referee.names import Asked

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


def _answering(table: Table) -> Cites:
    """From whom on a bet is answered, or who has to open where somebody has not; else nothing."""
    hand, speaking = table.hand, table.rules.speaking
    if hand is None or hand.level:
        return speaking.answer_cites[min(hand.round, 2) - 1][:1] if hand else ()
    return () if hand.round > 1 or all(hand.live) else speaking.ladder(1).cites[1:]


def _choices(table: Table) -> Cites:
    """Whose turn it is and why, in which round, and what holds for him who has little."""
    hand, rules = table.hand, table.rules
    if hand is None or not hand.pending:
        return ()
    i = hand.pending[0]
    short = hand.bets[i] + hand.stacks[i] <= hand.level
    return (
        _asked(table)
        + rules.speaking.ladder(hand.round).cites
        + (rules.betting.all_in_cites if short else ())
    )


def _of_the_round(table: Table) -> Cites:
    """By what the rules of the second round hold for the round that is played, where it is a later one."""
    hand, ladder = table.hand, table.rules.speaking.ladder
    return ladder(hand.round).cites[:1] if hand is not None and hand.round > 2 else ()


def left_out(table: Table, seat: int) -> Cites:
    """Why the player at this seat is not dealt in: he has less capital than he must have."""
    chair = dict(enumerate(table.chairs, start=1)).get(seat)
    return table.rules.capital.floor_cites if chair is not None and chair.owes else ()


CLAUSES: Mapping[Asked, Callable[[Table], Cites]] = {
    "forced bets": lambda table: table.rules.entry.cites,
    "dealing": _dealing,
    "put away": lambda table: table.rules.dealing.aside_cites,
    "who acts": _asked,
    "who answers": _answering,
    "showing": lambda table: table.rules.showdown.cites,
    "unmatched": lambda table: table.rules.separate.cites,
    "commission": lambda table: table.rules.commission.cites,
    "winners": lambda table: table.rules.showdown.won + table.rules.pots.won + table.rules.separate.cites,
    "division": lambda table: table.rules.pots.divided + table.rules.separate.cites,
    "choices": _choices,
    "rules of the round": _of_the_round,
    "raises after all-in": lambda table: table.rules.betting.least_cites,
    "time to decide": lambda table: table.rules.clock.cites[:1],
    "time over": lambda table: table.rules.clock.cites,
    "all in": lambda table: table.rules.betting.all_in_cites,
    "dealt in": lambda table: table.rules.showdown.next_hand + table.rules.capital.floor_cites,
    "moment of forced bets": lambda table: table.rules.entry.cites + table.rules.entry.initial_cites,
    "pack": lambda table: table.rules.pack.cites,
    "ranking": lambda table: table.rules.ranking.cites,
    "granted incident": lambda table: table.rules.faults.corrected,
    "exposed": lambda table: table.rules.faults.exposed,
    "faults": lambda table: table.rules.faults.exposed,
    "corrections": lambda table: table.rules.faults.corrected,
    "cards seen": lambda table: table.rules.views.closed,
    "pot seen": lambda table: table.rules.views.grows,
    "who shows": lambda table: table.rules.showdown.cites,
    "moment of showing": lambda table: table.rules.showdown.cites,
    "order of showing": lambda table: table.rules.showdown.cites,
    "order of showing follows": lambda table: table.rules.speaking.ladder(4).cites[1:],
    "only one left": lambda table: table.rules.pots.unopposed,
    "granted any buy-in": lambda table: () if table.hand is not None else table.rules.capital.most_cites,
    "pots told": lambda table: table.rules.separate.cites,
    "side pots told": lambda table: table.rules.separate.cites,
}

OWED: Mapping[str, Mapping[str, Told]] = {}
"""What an answer must not leave out: the law has no information."""
