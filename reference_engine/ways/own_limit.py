"""The limit of a table whose house declared none: it is read from what players are offered, and from what they bet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from vistoria.model.event import Acted, Dealt, Event, HandStarted, RoundEnded, Turn
from vistoria.table.events import after_all
from vistoria.table.state import Table

from ..policies.betting import Limit
from ..policies.change import Change
from .seen import Seen
from .way import Way


def usual_limit(setting: str) -> Change:
    """The kind of game of this limit where the house declares none."""

    def change(rules: Any) -> Any:
        limits = sorted(rules.betting.limits, key=lambda limit: limit.setting != setting)
        return replace(rules, betting=replace(rules.betting, limits=tuple(limits)))

    return change


SIZED = ("bet", "raise")


def own_limit(rules: Any, seen: Seen) -> Iterator[Way]:
    """The kind of game by which most is offered and bet at the table; none where that is the usual one."""
    limits = rules.betting.limits
    if seen.settings.limit is not None or len(limits) < 2:
        return
    sums, counts = Counter[str](), Counter[str]()
    at, raises = Table(), 0
    for event in seen.events():
        raises = 0 if begins_a_round(event) else raises
        freed = rules.betting.heads_up.holds(at.live, len(at.started))
        for each in limits if isinstance(event, Acted | Turn) and not freed else ():
            sums[each.setting] += _has_the_sum(each, at, event)
            counts[each.setting] += _has_the_count(each, at, raises, event)
        raises += isinstance(event, Acted) and event.act == "raise"
        at = after_all(at, (event,))
    best = max(limits, key=lambda each: (sums[each.setting], counts[each.setting]))
    if best is not limits[0]:
        name, plays = f"limit {best.setting}", usual_limit(best.setting)
        what = f"Where the house declares no limit, its game is of the kind {best.setting}."
        yield Way(name, what, rules.regulation, plays=plays, is_read=True)


def begins_a_round(event: Event) -> bool:
    """Whether nothing is bet in the round yet; some products tell no end of the one before."""
    opened = isinstance(event, Dealt) and event.to == "community"
    return opened or isinstance(event, HandStarted | RoundEnded)


def _has_the_sum(limit: Limit, at: Table, event: Event) -> int:
    """1 where the highest bet or raise that is offered is the one of this limit, -1 where it or one taken is not."""
    if isinstance(event, Acted) and event.act in SIZED:
        return -1 if event.to > _most(limit, at, event.seat) else 0
    act = _offered(event)
    if not isinstance(event, Turn) or act is None or (bounds := (event.choices or {})[act]) is None:
        return 0
    most = _most(limit, at, event.seat)
    others = max((_all(at, seat) for seat in at.left if seat != event.seat), default=0)
    return 1 if bounds[1] in (most, min(most, others)) else -1


def _has_the_count(limit: Limit, at: Table, raises: int, event: Event) -> int:
    """1 where a raise is offered as long as this limit has another, and not after it; -1 otherwise."""
    if (
        not isinstance(event, Turn)
        or event.choices is None
        or not at.level
        or _all(at, event.seat) <= at.level
    ):
        return 0
    allowed = limit.most_raises(at.live)
    return 1 if (allowed is None or raises < allowed) == (_offered(event) is not None) else -1


def _offered(event: Event) -> str | None:
    """The bet or raise that somebody is offered."""
    choices = event.choices if isinstance(event, Turn) else None
    return next((act for act in SIZED if act in (choices or {})), None)


def _all(at: Table, seat: int) -> int:
    """All that somebody has, with what he has bet in this round."""
    return at.own(seat) + at.stacks.get(seat, 0)


def _most(limit: Limit, at: Table, seat: int) -> int:
    """The highest total of a bet or raise in chips, while there is one more."""
    most, unit = _all(at, seat), at.settings.smallest or 1
    if at.level:
        most = limit.highest_raise(at.level, at.in_play, at.level - at.own(seat), most)
    else:
        most = limit.highest_bet((at.in_play,), (True,), most)
    return most // unit * unit
