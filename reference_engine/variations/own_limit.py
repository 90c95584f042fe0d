"""The limit of a table whose house declared none: it is read from what players are offered, and from what they bet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from vistoria.model.event import Acted, Dealt, Event, HandStarted, RoundEnded, Turn
from vistoria.table.events import after_all
from vistoria.table.state import Table

from ..policies.betting import Limit
from .house import usual_limit
from .seen import Seen
from .variation import Variation

SIZED = ("bet", "raise")


def own_limit(rules: Any, seen: Seen) -> Iterator[Variation]:
    """The kind of game by which most is offered and bet at the table; none where that is the usual one."""
    limits = rules.betting.limits
    if seen.settings.limit is not None or len(limits) < 2:
        return
    fits = Counter[str]()
    at, raises = Table(), 0
    for event in seen.events():
        raises = 0 if begins_a_round(event) else raises
        for each in limits:
            fits[each.setting] += _fits(each, at, raises, event)
        raises += isinstance(event, Acted) and event.act == "raise"
        at = after_all(at, (event,))
    best = max(limits, key=lambda each: fits[each.setting])
    if best is not limits[0]:
        what = f"Where the house declares no limit, its game is of the kind {best.setting}."
        yield Variation(
            f"limit {best.setting}", what, rules.regulation, plays=usual_limit(best.setting), is_read=True
        )


def begins_a_round(event: Event) -> bool:
    """Whether nothing is bet in the round yet; some products tell no end of the one before."""
    opened = isinstance(event, Dealt) and event.to == "community"
    return opened or isinstance(event, HandStarted | RoundEnded)


def _fits(limit: Limit, at: Table, raises: int, event: Event) -> int:
    """Whether this limit has what is offered, or taken, at the table; what two alone may is freed of it.

    One more where it has it, one less where it does not; nothing where it says nothing.
    """
    if at.live == 2:
        return 0
    if isinstance(event, Turn) and event.choices is not None:
        most = _most(limit, at, raises, event.seat)
        act = next((act for act in SIZED if act in event.choices), None)
        if act is None:
            return 0 if _all(at, event.seat) <= at.level else 1 if most is None else -1
        offered = event.choices[act]
        if offered is None:
            return -1 if most is None else 0
        others = max((_all(at, seat) for seat in at.left if seat != event.seat), default=0)
        return 1 if most is not None and offered[1] in (most, min(most, others)) else -1
    if isinstance(event, Acted) and event.act in SIZED:
        most = _most(limit, at, raises, event.seat)
        return -1 if most is None or event.to > most else 0
    return 0


def _all(at: Table, seat: int) -> int:
    """All that somebody has, with what he has bet in this round."""
    return at.own(seat) + at.stacks.get(seat, 0)


def _most(limit: Limit, at: Table, raises: int, seat: int) -> int | None:
    """The highest total of a bet or raise in chips; None where there are no more raises."""
    allowed, most, unit = limit.most_raises(at.live), _all(at, seat), at.settings.smallest or 1
    if at.level and allowed is not None and raises >= allowed:
        return None
    if at.level:
        most = limit.highest_raise(at.level, at.in_play, at.level - at.own(seat), most)
    else:
        most = limit.highest_bet((at.in_play,), (True,), most)
    return most // unit * unit
