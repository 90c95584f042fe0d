"""The changes from one run to another, clause by clause."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from vistoria.model.clause import Clause, Regulation
from vistoria.model.outcome import Conclusion, Outcome, Reason

from .known import known_results
from .results import ClauseResult, RegulationResult, Results

WORST_FIRST = (Outcome.FAILED, Outcome.CANT_TELL, Outcome.UNTESTED)
"""Outcomes, the worst first; a change towards the front is worse."""
NEWLY = {
    Outcome.FAILED: "newly-failed",
    Outcome.CANT_TELL: "newly-cannot-tell",
    Outcome.UNTESTED: "newly-untested",
}
"""The kind of change when a clause changes to this outcome, even from a worse one."""
DRAWN = frozenset({Reason.TOO_FEW, Reason.TOO_FEW_SITUATIONS})
"""Reasons for which chance alone can leave a clause untested: a run that draws otherwise may pass it."""
CONCLUSIONS = (Conclusion.DOES_NOT_CONFORM, Conclusion.NOT_DETERMINED, Conclusion.CONFORMS)
"""Conclusions, the worst first."""
WHATS = (
    "conclusion",
    "newly-failed",
    "newly-cannot-tell",
    "newly-untested",
    "gone",
    "another-draw",
    "fixed",
    "outcome",
    "new",
    "law",
    "scenario",
    "reading",
    "known-failure",
)
"""The kinds of change, in the order in which a report lists them."""


class RunChange(msgspec.Struct, frozen=True):
    """One changed conclusion, clause, scenario or reading; a value is None if the run does not have it."""

    what: str
    """One of WHATS."""
    place: str
    before: str | None
    after: str | None
    worse: bool = False


@dataclass(frozen=True)
class ComparedRun:
    """One of two compared runs: its results, and its own copy of the regulations."""

    results: Results
    regulations: Mapping[str, Regulation]

    def clause(self, clause_id: str) -> Clause | None:
        """A clause by its id."""
        held = self.regulations.get(clause_id.partition("/")[0])
        return held.clause(clause_id) if held else None

    def result(self, clause_id: str) -> ClauseResult | None:
        """A clause's result."""
        held = self.results.regulations.get(clause_id.partition("/")[0])
        return held.clauses.get(clause_id) if held else None


def run_changes(before: ComparedRun, after: ComparedRun) -> list[RunChange]:
    """Every change from one run to another, in the order of the later run's law."""
    old, new = before.results, after.results
    changes = [*_readings(old, new), *_entries(old, new)]
    for name in dict.fromkeys((*new.regulations, *old.regulations)):
        was, now = old.regulations.get(name), new.regulations.get(name)
        of_law: list[RunChange] = []
        for id_ in dict.fromkeys((*(now.clauses if now else ()), *(was.clauses if was else ()))):
            of_law += _outcome(id_, before.result(id_), after.result(id_))
            of_law += _text(before.clause(id_), after.clause(id_))
        changes += _conclusion(name, was, now, by_chance=_by_chance(of_law, new, now))
        changes += of_law
    return changes


def _readings(old: Results, new: Results) -> Iterator[RunChange]:
    for id_ in dict.fromkeys((*old.readings, *new.readings)):
        was, now = old.readings.get(id_), new.readings.get(id_)
        if was != now:
            yield RunChange("reading", id_, was, now)


def _entries(old: Results, new: Results) -> Iterator[RunChange]:
    """Entries of the earlier run's list of known failures of which the later run sees something else."""
    entries = [each.entry for each in old.known if not each.entry.hand]
    now = known_results(entries, new.regulations, engine_only=new.scope != "all")
    was = [each for each in old.known if not each.entry.hand]
    for before, after in zip(was, now, strict=True):
        if before.state is not after.state:
            yield RunChange("known-failure", before.entry.place, before.state, f"{after.state}: {after.said}")


def _by_chance(of_law: Sequence[RunChange], new: Results, now: RegulationResult | None) -> bool:
    """Whether another draw alone can have left a conclusion open."""
    if now is None or now.conclusion is not Conclusion.NOT_DETERMINED:
        return False
    broken = new.faults or new.interrupted or new.filtered or (now.play and now.play.faults)
    drawn = any(change.what == "another-draw" for change in of_law)
    return drawn and not broken and not any(change.worse for change in of_law)


def _conclusion(
    name: str, was: RegulationResult | None, now: RegulationResult | None, *, by_chance: bool
) -> Iterator[RunChange]:
    before, after = was.conclusion if was else None, now.conclusion if now else None
    if before == after:
        return
    worse = before is not None and (after is None or CONCLUSIONS.index(after) < CONCLUSIONS.index(before))
    yield RunChange("conclusion", name, before, after, worse and not by_chance)


def _outcome(clause_id: str, was: ClauseResult | None, now: ClauseResult | None) -> Iterator[RunChange]:
    before, after = was.outcome if was else None, now.outcome if now else None
    if before == after:
        return
    if was is not None and now is not None and _differs_by_draw(was, now):
        yield RunChange("another-draw", clause_id, before, after)
        return
    if now is None or was is None:
        what = "gone" if now is None else "new"
    elif now.outcome in NEWLY:
        what = NEWLY[now.outcome]
    else:
        what = "fixed" if before is Outcome.FAILED and after is Outcome.PASSED else "outcome"
    worse = _rank(after) < _rank(before) or now is None
    yield RunChange(what, clause_id, before, after, worse)


def _differs_by_draw(was: ClauseResult, now: ClauseResult) -> bool:
    """Whether one passed, and the other drew as much and met too few of the situations that it needs."""
    few, other = (now, was) if now.reason in DRAWN else (was, now)
    if few.reason not in DRAWN or other.outcome is not Outcome.PASSED:
        return False
    drawn = {each.id: each.sample.hands for each in other.scenarios if each.sample is not None}
    return all(
        each.sample is None or each.sample.hands >= drawn.get(each.id, 0)
        for each in few.scenarios
        if each.reason is Reason.TOO_FEW
    )


def _rank(outcome: Outcome | None) -> int:
    return WORST_FIRST.index(outcome) if outcome in WORST_FIRST else len(WORST_FIRST)


def _text(was: Clause | None, now: Clause | None) -> Iterator[RunChange]:
    if was is None or now is None:
        return
    if _words(was) != _words(now):
        yield RunChange("law", now.id, _words(was), _words(now))
    old, new = ({s.id: s.steps for s in clause.scenarios} for clause in (was, now))
    for id_ in dict.fromkeys((*old, *new)):
        if old.get(id_) != new.get(id_):
            before, after = ("\n".join(each[id_]) if id_ in each else None for each in (old, new))
            yield RunChange("scenario", id_, before, after)


def _words(clause: Clause) -> str:
    return "\n".join(f"{quote.language.mark}  {quote.text}" for quote in clause.quotes)
