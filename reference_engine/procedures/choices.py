"""What a player may decide, and within what amounts."""

from __future__ import annotations

from ..policies.betting import Betting, Limit
from .setup import Setup
from .state import Choices, Hand


def choices(betting: Betting, setup: Setup, hand: Hand, i: int) -> Choices:
    """The lawful acts of position `i` with least and highest totals for this round, in chips."""
    own, most, level = hand.bets[i], hand.bets[i] + hand.stacks[i], hand.level
    found: Choices = {"fold": None}
    if own >= level and (hand.round > 1 or i == hand.big):
        found["check"] = None
    else:
        call = level if level < most else most
        found["call"] = (call, call)
    if most <= level or not _answerable(hand, i):
        return found
    limit = setup.limit
    two = betting.heads_up.holds(hand.live.count(True), len(hand.live))
    if level == 0:
        found["bet"] = _bet(betting, setup, hand, most, two)
    else:
        bounds = _raise(betting, limit, hand, own, most, two)
        if bounds is not None:
            found["raise"] = bounds
    return found


def _answerable(hand: Hand, i: int) -> bool:
    """Whether somebody else could still match more chips."""
    if 0 not in hand.stacks:
        return True
    return any(hand.live[j] and hand.stacks[j] for j in range(len(hand.live)) if j != i)


def _bet(betting: Betting, setup: Setup, hand: Hand, most: int, two: bool) -> tuple[int, int]:
    highest = most
    if setup.limit.bet_ceiling == "pot" and not (two and betting.heads_up.frees_bet):
        highest = min(most, sum(hand.totals))
    return min(setup.minimum, highest), highest


def _raise(
    betting: Betting, limit: Limit, hand: Hand, own: int, most: int, two: bool
) -> tuple[int, int] | None:
    freed = two and betting.heads_up.frees_count
    if limit.raises is not None and hand.raises >= limit.raises and not freed:
        return None
    level = hand.level
    least = betting.least_total(level, hand.step)
    if most < least:
        return (most, most) if limit.short_all_in_raise else None
    highest = most if two else limit.highest_raise(level, sum(hand.totals), level - own, most)
    return (least, highest) if least <= highest else None
