"""Holds the list of known failures to the results: it must say exactly what the run saw."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from vistoria.model.known import INEXACT, KnownFailure, KnownResult, KnownState
from vistoria.model.outcome import Outcome, Reason

if TYPE_CHECKING:
    from .results import ClauseResult, RegulationResult, ScenarioResult


class ClauseFailure(NamedTuple):
    """One failure of a clause: a failed scenario, a point that play shows, or else the clause itself."""

    id: str
    observed: str
    hand: str = ""
    expected: str = ""


def known_results(
    known: Iterable[KnownFailure],
    regulations: Mapping[str, RegulationResult],
    tables: Collection[str] = (),
) -> tuple[KnownResult, ...]:
    """What the run saw of each known failure; `tables` are the ids of those that were played."""
    return tuple(_result(entry, regulations, tables) for entry in known)


def covered(results: Iterable[KnownResult], regulations: Mapping[str, RegulationResult]) -> frozenset[str]:
    """The failed clauses of which every failure is a known one."""
    accounted = {id_ for result in results for id_ in result.covers}
    return frozenset(
        clause_id
        for regulation in regulations.values()
        for clause_id, clause in regulation.clauses.items()
        if (found := [each.id for each in failures(clause_id, clause)]) and accounted.issuperset(found)
    )


def is_exact(results: Iterable[KnownResult]) -> bool:
    """Whether the list says what the run saw."""
    return all(result.state not in INEXACT for result in results)


def failures(clause_id: str, clause: ClauseResult) -> Iterator[ClauseFailure]:
    """Every failure of a clause."""
    shown = [s for s in (*clause.scenarios, *clause.elsewhere) if s.outcome is Outcome.FAILED]
    yield from (ClauseFailure(s.id, str(s.observed or s.reason)) for s in shown)
    in_play = list(failures_in_play(clause_id, clause))
    yield from in_play
    if clause.engine_part is Outcome.FAILED and not shown and not in_play:
        yield ClauseFailure(clause_id, str(clause.reason))
    if clause.inspection_part is Outcome.FAILED:
        yield ClauseFailure(f"{clause_id} (inspection)", str(clause.inspection_reason or Outcome.FAILED))


def failures_in_play(clause_id: str, clause: ClauseResult) -> Iterator[ClauseFailure]:
    """Every hand of a drawn table in which the clause was not kept; hands of one aspect are one failure."""
    if clause.engine_part is Outcome.FAILED and clause.in_play:
        for each in clause.in_play.found:
            hand = f"{each.table.partition('/')[2]}/{each.hand}"
            yield ClauseFailure(f"{clause_id} (in play: {each.aspect})", each.seen, hand, each.demanded)


def _result(
    entry: KnownFailure, regulations: Mapping[str, RegulationResult], tables: Collection[str]
) -> KnownResult:
    regulation = regulations.get(entry.clause.partition("/")[0])
    if regulation is None:
        return KnownResult(entry, KnownState.NOT_RUN, "its regulation was not part of the run")
    if entry.expired:
        said = f"expired on {entry.expires}: mend the failure, or agree on a new date"
        return KnownResult(entry, KnownState.EXPIRED, said)
    clause = regulation.clauses.get(entry.clause)
    if clause is None:
        return KnownResult(entry, KnownState.UNMATCHED, f"there is no clause {entry.clause}: correct the id")
    scenarios = [s for s in clause.scenarios if entry.scenario in ("", s.id, s.name)]
    elsewhere = [s for s in clause.elsewhere if entry.scenario in ("", s.id, s.name)]
    if entry.scenario and not scenarios and not elsewhere:
        said = f"{entry.clause} has no scenario {entry.scenario!r}: correct the id or the name"
        return KnownResult(entry, KnownState.UNMATCHED, said)
    wanted = {s.id for s in (*scenarios, *elsewhere)}
    found = list(failures(entry.clause, clause))
    if entry.scenario:
        found = [each for each in found if each.id in wanted]
    if entry.hand:
        found = [each for each in found if each.hand == entry.hand]
    if found:
        return _seen(entry, found)
    return _unseen_in_play(entry, tables) if entry.hand else _unseen(entry, clause, scenarios)


def _seen(entry: KnownFailure, found: Sequence[ClauseFailure]) -> KnownResult:
    """What was seen of an entry; a failure counts as expected if each observation of it is."""
    otherwise = {each.id: each.observed for each in found if not _fits(each, entry.observations)}
    expected = [each for each in found if each.id not in otherwise]
    other = next(iter(otherwise.values()), "")
    if not expected:
        return KnownResult(entry, KnownState.OTHER, f"it failed otherwise: {other}")
    said = expected[0].observed
    if len(expected) > 1:
        in_play = sum(bool(each.hand) for each in expected)
        said += f" ({len(expected) - in_play} in scenarios, {in_play} in play)"
    missing = [each for each in entry.observations if not any(_fits(seen, (each,)) for seen in expected)]
    said += "".join(f"; not seen: {each}" for each in missing)
    said += f"; it failed otherwise too: {other}" if other else ""
    covers = dict.fromkeys(each.id for each in expected)
    return KnownResult(entry, KnownState.SEEN, said, tuple(covers))


def _unseen_in_play(entry: KnownFailure, tables: Collection[str]) -> KnownResult:
    """A hand that did not go otherwise; `table-3-1` plays a hand of `table-3` again."""
    table = "-".join(entry.hand.partition("/")[0].split("-")[:2])
    if f"{entry.clause.partition('/')[0]}/{table}" not in tables:
        return KnownResult(entry, KnownState.NOT_RUN, f"{table} was not played")
    return KnownResult(entry, KnownState.PASSED, "the hand kept the clause: remove the entry")


def _unseen(entry: KnownFailure, clause: ClauseResult, scenarios: Sequence[ScenarioResult]) -> KnownResult:
    """It did not fail: because it passed, was not run, or came out as something else."""
    if any(s.reason is Reason.NOT_RUN for s in scenarios):
        return KnownResult(entry, KnownState.NOT_RUN, "it was not run")
    outcomes = {s.outcome for s in scenarios} or {clause.outcome}
    if outcomes == {Outcome.PASSED}:
        return KnownResult(entry, KnownState.PASSED, "it passed: remove the entry")
    said = f"it did not fail, it is {', '.join(sorted(outcomes))}: remove or correct the entry"
    return KnownResult(entry, KnownState.UNMATCHED, said)


def _fits(failure: ClauseFailure, observations: Iterable[str]) -> bool:
    patterns = (".*".join(map(re.escape, each.split("*"))) for each in observations)
    return any(re.fullmatch(pattern, failure.observed, re.DOTALL) for pattern in patterns)
