"""What a player may decide, and within what amounts."""

from __future__ import annotations

from ...policies.betting import Betting, Choices
from .setup import Setup
from .state import Hand


def choices(betting: Betting, setup: Setup, hand: Hand, i: int) -> Choices:
    """The lawful acts of position `i` with least and highest totals for this round, in chips."""
    own, level, limit = hand.bets[i], hand.level, setup.limit
    most = own + betting.reach(hand.stacks[i], setup.big)
    found: Choices = {"fold": None}
    if own < level:
        call = limit.call(level, own, most)
        found["call"] = (call, call)
    else:
        found["check"] = None
    _more(betting, setup, hand, i, most, found)
    return betting.open_to(i, hand, found)


def _more(betting: Betting, setup: Setup, hand: Hand, i: int, most: int, found: Choices) -> None:
    """Add the bet or the raise, where one is lawful."""
    two = betting.heads_up.holds(hand.live.count(True), len(hand.live))
    if not hand.level:
        least, highest = _bet(betting, setup, hand, most, two)
        if least <= highest:
            found["bet"] = least, highest
        return
    bounds = _raise(betting, setup, hand, hand.bets[i], most, two)
    if bounds is not None:
        found["raise"] = bounds


def _bet(betting: Betting, setup: Setup, hand: Hand, most: int, two: bool) -> tuple[int, int]:
    limit = setup.limit
    freed = two and betting.heads_up.frees_bet
    highest = most if freed else _laid(limit.highest_bet(hand.totals, hand.live, most), setup)
    return limit.lowest_bet(setup.minimum, highest), highest


def _raise(
    betting: Betting, setup: Setup, hand: Hand, own: int, most: int, two: bool
) -> tuple[int, int] | None:
    limit = setup.limit
    freed = two and betting.heads_up.frees_count
    allowed = limit.most_raises(hand.live.count(True))
    if allowed is not None and hand.raises >= allowed and not freed:
        return None
    level = hand.level
    least = betting.least_total(level, hand.step, setup.unit)
    highest = most if two else limit.highest_raise(level, sum(hand.totals), level - own, most)
    highest = _laid(highest, setup)
    if limit.least_gives_way and highest > level:
        least = min(least, highest)
    return (least, highest) if least <= highest else None


def _laid(highest: int, setup: Setup) -> int:
    """The highest total that can be laid in chips."""
    return highest // setup.unit * setup.unit
