"""What must come of a candidate, held against what came of it: pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from vistoria.model.candidate import Candidate
from vistoria.model.choice import option_in
from vistoria.model.clause import Regulation

from .trial import TrialResult


def complaints(candidate: Candidate, result: TrialResult, law: Regulation) -> tuple[str, ...]:
    """Why a candidate shows the harness to be wrong; empty when all is as it must be."""
    return (*result.faults, *_JUDGES[candidate.kind](candidate, result, law))


def touched(law: Regulation, readings: Mapping[str, str]) -> frozenset[str]:
    """Clauses with a scenario that holds under one of these options only."""
    chosen = {(reading, option_in(choice)) for reading, choice in readings.items()}
    return frozenset(s.clause for s in law.scenarios if chosen & set(s.readings))


def killers(pairs: Iterable[tuple[Candidate, TrialResult]]) -> dict[str, tuple[str, ...]]:
    """By clause: the saboteurs of this very clause that failed it."""
    found: dict[str, list[str]] = {}
    for candidate, result in pairs:
        if candidate.kind == "saboteur" and candidate.clause in result.failed:
            found.setdefault(str(candidate.clause), []).append(candidate.id)
    return {clause: tuple(ids) for clause, ids in found.items()}


def unkilled(law: Regulation, killed: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Clauses that bind the engine and that no saboteur of theirs was failed on."""
    return tuple(clause.id for clause in law.clauses if clause.binds_engine and clause.id not in killed)


def _saboteur(candidate: Candidate, result: TrialResult, law: Regulation) -> Iterator[str]:
    own = str(candidate.clause)
    if own not in result.failed:
        seen = result.shown_by.get(own, "all its scenarios passed, or were not judged")
        yield f"{own} is broken and was not failed: {seen}"
    yield from _beyond(result, {own, *candidate.sisters})
    for clause in result.inconclusive:
        if not any(clause == each or clause.startswith(each + ".") for each in candidate.unclear):
            yield f"{clause} cannot be told: {result.shown_by[clause]}"


def _control(candidate: Candidate, result: TrialResult, law: Regulation) -> Iterator[str]:
    yield from _beyond(result, set())
    yield from (f"{clause} cannot be told: {result.shown_by[clause]}" for clause in result.inconclusive)
    if not result.passed:
        yield "no clause was passed"


def _reading(candidate: Candidate, result: TrialResult, law: Regulation) -> Iterator[str]:
    allowed = touched(law, candidate.readings)
    yield from _beyond(result, allowed)
    if not result.failed:
        names = ", ".join(sorted(allowed)) or "there is none"
        yield f"plays by another reading, and no clause that this one touches was failed: {names}"


def _constant(candidate: Candidate, result: TrialResult, law: Regulation) -> Iterator[str]:
    if result.passed:
        yield f"{result.passed} clauses were passed by an engine that gives every request the same answer"


_JUDGES = {"saboteur": _saboteur, "control": _control, "reading": _reading, "constant": _constant}


def _beyond(result: TrialResult, allowed: set[str] | frozenset[str]) -> Iterator[str]:
    for clause in result.failed:
        if clause not in allowed:
            yield f"{clause} was failed and is not touched: {result.shown_by[clause]}"
