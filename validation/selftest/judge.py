"""Compares a candidate's result with the expected result: pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from vistoria.model.candidate import Candidate
from vistoria.model.choice import option_in
from vistoria.model.clause import Regulation

from .trial import TrialResult


def complaints(candidate: Candidate, result: TrialResult, law: Regulation) -> tuple[str, ...]:
    """The ways in which a candidate's result shows a fault of the harness; empty if it is as expected."""
    return (*result.faults, *_JUDGES[candidate.kind](candidate, result, law))


def over_seeds(candidate: Candidate, results: Sequence[TrialResult]) -> TrialResult:
    """What several seeds show together: a clause that the candidate breaks fails where it does in nine of ten.

    Of other clauses each failure counts, and of seeds those in which it erred.
    """
    if len(results) == 1:
        return results[0]
    counted = [each for each in results if each.erred] or list(results)
    times = Counter(clause for each in counted for clause in each.failed)
    seldom = {clause for clause in named(candidate) if times[clause] * 10 < len(counted) * 9}
    luck = {
        clause: f"it failed under {times[clause]} of {len(counted)} seeds"
        for clause in seldom
        if times[clause]
    }
    return TrialResult(
        candidate.id,
        failed=tuple(dict.fromkeys(c for each in results for c in each.failed if c not in seldom)),
        inconclusive=tuple(dict.fromkeys(c for each in results for c in each.inconclusive)),
        passed=min(each.passed for each in results),
        shown_by={clause: by for each in results for clause, by in each.shown_by.items()} | luck,
        faults=tuple(dict.fromkeys(fault for each in results for fault in each.faults)),
        erred=any(each.erred for each in results),
        as_unknown=all(each.as_unknown for each in counted),
    )


def caught(candidate: Candidate, results: Sequence[TrialResult]) -> tuple[int, int] | None:
    """In how many seeds, of those in which it erred, a saboteur was caught; None of another candidate, or one seed."""
    if len(results) == 1 or candidate.kind not in ("saboteur", "conditional"):
        return None
    counted = [each for each in results if each.erred or candidate.kind == "saboteur"]
    return sum(not named(candidate).isdisjoint(each.failed) for each in counted), len(counted)


def touched(law: Regulation, readings: Mapping[str, str]) -> frozenset[str]:
    """Clauses with a scenario that applies only under one of these options."""
    chosen = {(reading, option_in(choice)) for reading, choice in readings.items()}
    return frozenset(s.clause for s in law.scenarios if chosen & set(s.readings))


def killers(pairs: Iterable[tuple[Candidate, TrialResult]]) -> dict[str, tuple[str, ...]]:
    """By clause: the saboteurs of this clause that failed on it."""
    found: dict[str, list[str]] = {}
    for candidate, result in pairs:
        if candidate.kind == "saboteur" and candidate.clause in result.failed:
            found.setdefault(str(candidate.clause), []).append(candidate.id)
    return {clause: tuple(ids) for clause, ids in found.items()}


def unkilled(law: Regulation, killed: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Clauses that bind the engine and on which none of their saboteurs failed."""
    return tuple(clause.id for clause in law.clauses if clause.binds_engine and clause.id not in killed)


def _saboteur(candidate: Candidate, result: TrialResult, law: Regulation) -> Iterator[str]:
    own = str(candidate.clause)
    enough = named(candidate) if result.erred else {own}  # drawn tables may name a corresponding clause
    if enough.isdisjoint(result.failed):
        seen = result.shown_by.get(own, "all its scenarios passed or were not judged")
        yield f"{own} is broken and did not fail: {seen}"
    yield from _beyond(result, {own, *candidate.corresponding})
    yield from _unclear(candidate, result)


def _unclear(candidate: Candidate, result: TrialResult) -> Iterator[str]:
    excused = (
        *candidate.unclear,
        *candidate.corresponding,
    )  # what these show may rest on the clause that it breaks
    for clause in result.inconclusive:
        if not any(clause == each or clause.startswith(each + ".") for each in excused):
            yield f"{clause} is inconclusive: {result.shown_by[clause]}"


def _control(candidate: Candidate, result: TrialResult, law: Regulation) -> Iterator[str]:
    yield from _beyond(result, set(candidate.breaks))
    for clause in candidate.breaks:
        if clause not in result.failed:
            yield f"{clause} is broken and did not fail"
    yield from _unclear(candidate, result)
    if not result.passed:
        yield "no clause passed"


def _reading(candidate: Candidate, result: TrialResult, law: Regulation) -> Iterator[str]:
    allowed = touched(law, candidate.readings)
    yield from _beyond(result, allowed)
    if not result.failed:
        names = ", ".join(sorted(allowed)) or "there are none"
        yield f"the engine plays another reading, and no clause that depends on it failed: {names}"


def _constant(candidate: Candidate, result: TrialResult, law: Regulation) -> Iterator[str]:
    if result.passed:
        yield f"{result.passed} clauses passed for an engine that gives the same answer to every request"


def named(candidate: Candidate) -> frozenset[str]:
    """The clauses that a saboteur breaks."""
    return frozenset({str(candidate.clause), *candidate.corresponding})


def _conditional(candidate: Candidate, result: TrialResult, law: Regulation) -> Iterator[str]:
    """One by itself may escape: their share is judged."""
    yield from ()


_JUDGES = {
    "saboteur": _saboteur,
    "conditional": _conditional,
    "control": _control,
    "reading": _reading,
    "constant": _constant,
}


def _beyond(result: TrialResult, allowed: set[str] | frozenset[str]) -> Iterator[str]:
    for clause in result.failed:
        if clause not in allowed:
            yield f"{clause} failed and should not have: {result.shown_by[clause]}"
