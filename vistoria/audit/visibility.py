"""By clause, what records of the formats that were read can show, cannot show, and showed."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Literal

import msgspec

from vistoria.model.clause import Binds, Regulation
from vistoria.model.event import Acted, Dealt, Event, HandEnded, HandStarted, Posted, RoundEnded, Turn
from vistoria.protocol.coverage import coverage

from .audit import Summary
from .chance import ALL_CARDS, mixing_clauses
from .record import Format

TOLD: frozenset[type[Event]] = frozenset({Acted, Dealt, Posted, Turn, RoundEnded, HandStarted, HandEnded})
"""Kinds of events that every record tells, or that follow from its decisions and cards."""
Seen = Literal["not kept", "shown", "not shown", "cannot be shown"]


class ClauseSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the records say of one clause that binds the engine."""

    clause: str
    title: str
    seen: Seen
    hands: int = 0
    """In how many it was shown kept, or found broken."""
    needs: tuple[str, ...] = ()
    """What would show it, and no such record tells: words of the protocol."""


def clauses_seen(
    regulation: Regulation, summary: Summary, formats: Collection[Format]
) -> Iterator[ClauseSeen]:
    """Every clause that binds the engine and that any message shows, in the order of the law."""
    broken: dict[str, int] = {}
    for cause in summary.causes:
        for name in cause.clauses:
            broken[name] = broken.get(name, 0) + cause.count
    mixing = mixing_clauses(regulation) if summary.chance else ()
    is_asked = any(each.question == ALL_CARDS for each in summary.chance)
    told = {f"event:{_tag(kind)}" for kind in TOLD.union(*(each.tells for each in formats))}
    for clause in regulation.clauses:
        words = coverage().get(clause.id, ())
        needs = tuple(
            word for word in words if word.partition(":")[0] in ("event", "method", "ask", "incident")
        )
        if Binds.ENGINE not in clause.binds or not needs:
            continue
        shown = summary.shown.get(clause.id, 0)
        if clause.id in mixing and (summary.unfair or is_asked):
            hands = max(each.hands for each in summary.unfair or summary.chance)
            yield ClauseSeen(clause.id, clause.title, "not kept" if summary.unfair else "shown", hands)
            continue
        seen: Seen = "not kept" if clause.id in broken else "shown" if shown else "not shown"
        if seen == "not shown" and told.isdisjoint(needs):
            yield ClauseSeen(clause.id, clause.title, "cannot be shown", 0, needs)
        else:
            yield ClauseSeen(clause.id, clause.title, seen, broken.get(clause.id, shown))


def _tag(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)
