"""One trial: runs the regulation against a candidate in this process, and collects the result of each clause."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from vistoria.client.launch import InProcessLaunch
from vistoria.model.candidate import Candidate
from vistoria.model.clause import Regulation
from vistoria.model.drawn_hands import HANDS
from vistoria.model.evidence import Evidence
from vistoria.model.outcome import Outcome, Reason
from vistoria.run.execute import execute, refuse_uncollectable
from vistoria.run.facts import facts_of
from vistoria.run.laws import regulation_in
from vistoria.run.memory import settle
from vistoria.run.plan import RunPlan
from vistoria.verdict.facts import results_of
from vistoria.verdict.request import Examples, RunRequest
from vistoria.verdict.results import ClauseResult


class TrialOptions(msgspec.Struct, frozen=True):
    """Options of a trial."""

    seed: int = 1
    share: int = 2
    """Below 100, samples of chance are left out but for the candidate's own clause."""
    hands: int = HANDS
    """Drawn hands at most for a saboteur under a condition."""
    control_hands: int = 60
    """Drawn hands, each with its echo, for a control."""


class TrialResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a trial, as clause ids in the order of the law."""

    id: str
    failed: tuple[str, ...] = ()
    inconclusive: tuple[str, ...] = ()
    """Clauses with the outcome cantTell, but those that rest on another one that fails (`premise-broken`)."""
    passed: int = 0
    """Number of passed clauses."""
    shown_by: dict[str, str] = {}
    """For each failed or inconclusive clause: the first such scenario and what it observed."""
    faults: tuple[str, ...] = ()
    """Faults of the run as a whole."""
    erred: bool = False
    """Whether drawn tables saw it do otherwise than a lawful engine."""
    as_unknown: bool = False
    """Whether a clause that it names failed by scenarios, or by a referee that does not know how it errs."""


def ignore_evidence(evidence: Evidence) -> None:
    """A listener that does nothing."""


@cache
def prepared(folder: Path) -> Regulation:
    """The regulation of a folder, parsed once per process."""
    refuse_uncollectable((folder,))
    settle()
    return regulation_in(folder)


def try_candidate(candidate: Candidate, folder: Path, options: TrialOptions) -> TrialResult:
    """Run the regulation in `folder` against the candidate, storing nothing; raise CannotCollect."""
    law = prepared(folder)
    readings = {reading.id: reading.default for reading in law.readings} | candidate.readings
    plan = RunPlan(
        request=RunRequest(
            regulations=(law.id,),
            readings=readings,
            seed=options.seed,
            clauses=candidate.clauses,
            examples=Examples(options.share, (candidate.clause,) if candidate.clause else ()),
            hands=options.control_hands if candidate.kind == "control" else 0,
            engine_only=True,
        ),
        launch=InProcessLaunch(candidate.target, candidate.options),
        folders={law.id: str(folder)},
    )
    executed = execute(plan, 1, ignore_evidence)
    facts = facts_of(plan, executed, engine=candidate.id)
    results = results_of(facts, {law.id: law}, executed.evidence, tables=executed.tables)
    clauses = results.regulations[law.id].clauses
    of = {
        outcome: tuple(id_ for id_, result in clauses.items() if result.engine_part is outcome)
        for outcome in (Outcome.FAILED, Outcome.CANT_TELL, Outcome.PASSED)
    }
    unclear = (  # that it rests on the clause that is broken is the answer that is wanted
        id_
        for id_ in of[Outcome.CANT_TELL]
        if id_ == candidate.clause or clauses[id_].engine_reason is not Reason.PREMISE
    )
    return TrialResult(
        id=candidate.id,
        failed=of[Outcome.FAILED],
        inconclusive=tuple(unclear),
        passed=len(of[Outcome.PASSED]),
        shown_by={
            id_: _first(clauses[id_], outcome)
            for outcome in (Outcome.FAILED, Outcome.CANT_TELL)
            for id_ in of[outcome]
        },
        faults=facts.faults + facts.own_faults,
    )


def _first(clause: ClauseResult, outcome: Outcome) -> str:
    scenario = next((s for s in (*clause.scenarios, *clause.elsewhere) if s.outcome is outcome), None)
    if scenario is None:
        return str(clause.reason)
    return f"{scenario.name}: {scenario.observed or scenario.detail or scenario.reason}"
