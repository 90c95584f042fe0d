"""Compares a step of a hand with the same step of its echo, aspect by aspect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from itertools import chain
from typing import Any, NamedTuple

import msgspec

from vistoria.model.event import Charged, Event, Turn
from vistoria.referee.aspect import Facts, differing
from vistoria.referee.aspects import ASPECTS, aspects_apart
from vistoria.referee.facts import in_words
from vistoria.referee.kinds import sorted_out

from .transform import Transform

ALIKE = (
    "people", "marker", "hand", "forced bets", "dealing", "faults", "corrections", "exposed", "decision",
    "who acts", "choices", "showing", "best five", "marked winning", "qualifying", "unmatched", "commission",
    "winners", "division", "payouts", "collected", "pool", "carried", "stacks",
)  # fmt: skip
"""Aspects that an echo has alike but for its transform, in the order in which the first explains those after it."""
OF_THE_TABLE = frozenset({"people", "marker"})
"""Aspects that depend on who is there beside the hand, or was there before."""
OF_CARDS = frozenset({"winners", "payouts"})
"""Aspects that go with the cards of a seat to who has them."""
CHIPS = frozenset(
    {
        "forced bets", "choices", "decision", "unmatched", "commission", "division", "payouts", "collected",
        "pool", "carried", "stacks",
    }
)  # fmt: skip
"""Aspects that hold sums; where all sums are multiplied, rounding may show there."""
ROUNDED = 4
"""Sums that are fewer smallest chips apart than this are alike where all sums are multiplied."""
_COMPARED = tuple(next(aspect for aspect in ASPECTS if aspect.name == name) for name in ALIKE)


Choices = Mapping[str, tuple[int, int] | None]


class Difference(NamedTuple):
    """The first aspect that differs."""

    aspect: str
    cites: tuple[str, ...]
    """The clauses that the product cites for it, on either side."""
    expected: str
    seen: str


def difference(
    events: Sequence[Event], echoed: Sequence[Event], maps: Transform, *, whole_table: bool = False
) -> Difference | None:
    """The first aspect of a step in which its echo is otherwise than the transform says; None where none is.

    With `whole_table` the echo had the same table before it, and what is told of the table is compared too.
    """
    expected, seen = maps.expected(events), maps.comparable(echoed)
    if maps.own_least:
        seen = _no_less_than(expected, seen, maps.own_least)
    slack = ROUNDED * maps.times if maps.times > 1 else 0
    apart = {aspect.name for aspect in aspects_apart(expected, seen)}
    ours, theirs = sorted_out(expected), sorted_out(seen)
    for aspect in _COMPARED if apart else ():
        if (aspect.name in OF_THE_TABLE and not whole_table) or (maps.paid and aspect.name not in OF_CARDS):
            continue
        if aspect.name not in apart:
            continue
        was, now = aspect.of(ours, expected), aspect.of(theirs, seen)
        if aspect.optional and not (was and now):
            continue
        parts = _parts(was, now, slack if aspect.name in CHIPS else 0)
        if parts:
            both = [[event for event in side if isinstance(event, aspect.kinds)] for side in (expected, seen)]
            if aspect.name == "dealing":  # all cards after the first that differs follow from it
                both = [side[parts[0] : parts[0] + 1] for side in both]
            cites = tuple(dict.fromkeys(cite for event in chain(*both) for cite in event.cites))
            due, told = (
                in_words("must", aspect, was, now, parts),
                in_words("did", aspect, now, was, parts),
            )
            return Difference(aspect.name, cites, due, told)
    return None


def charged_otherwise(events: Sequence[Event], echoed: Sequence[Event], maps: Transform) -> bool:
    """True if the house charges a different share in the echo than in the hand, where the law leaves it free."""
    due, taken = (sum(e.amount for e in side if isinstance(e, Charged)) for side in (events, echoed))
    return maps.own_charges and abs(due * maps.times - taken) >= ROUNDED * maps.times


def _no_less_than(expected: Sequence[Event], seen: Sequence[Event], acts: Set[str]) -> list[Event]:
    """What happened in the echo, as if no less than expected might be put in by these acts, where less might be."""
    due = {event.seat: event.choices or {} for event in expected if isinstance(event, Turn)}
    return [
        _raised_to(due.get(event.seat, {}), event, acts) if isinstance(event, Turn) else event
        for event in seen
    ]


def _raised_to(due: Choices, turn: Turn, acts: Set[str]) -> Turn:
    choices = dict(turn.choices or {})
    for act in acts & choices.keys() & due.keys():
        bounds, wanted = choices[act], due[act]
        if bounds and wanted and bounds[0] < wanted[0] <= bounds[1]:
            choices[act] = (wanted[0], bounds[1])
    return turn if turn.choices is None else msgspec.structs.replace(turn, choices=choices)


def _parts(was: Facts, now: Facts, slack: int) -> list[Any]:
    return [key for key in differing(was, now) if not (slack and _alike(was.get(key), now.get(key), slack))]


def _alike(was: Any, now: Any, slack: int) -> bool:
    if was == now:
        return True
    if slack and isinstance(was, tuple) and isinstance(now, tuple) and len(was) == len(now):
        return all(_alike(a, b, slack) for a, b in zip(was, now, strict=True))
    if not slack or not isinstance(was, int | None) or not isinstance(now, int | None):
        return False
    return abs((was or 0) - (now or 0)) < slack
