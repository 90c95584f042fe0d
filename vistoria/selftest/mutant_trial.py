"""One mutant tried: its regulation run against it until a scenario notices, those of its clauses first.

Where none does, the clauses beside the changed value are run once more with all their examples.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Literal

import msgspec

from vistoria.client.launch import InProcessLaunch
from vistoria.model.clause import Regulation
from vistoria.model.evidence import Evidence
from vistoria.model.mutant import Mutant
from vistoria.model.outcome import OURS, Outcome, Verdict
from vistoria.run.collector import regulation_in
from vistoria.run.execute import Executed, execute
from vistoria.run.facts import facts_of
from vistoria.run.plan import RunPlan, to_record
from vistoria.verdict.context import Context
from vistoria.verdict.facts import results_of
from vistoria.verdict.scenario import judge_scenario

from .trial import Manner

MUTATED = "vistoria.reference_engine.mutants:Mutated"
"""An engine that takes the id of a mutant as its launch option `id`."""


class MutantResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a mutant: the scenario that noticed it first, and what it saw there."""

    id: str
    outcome: Literal["killed", "survived", "fault"]
    """A fault is one of the harness, and shows nothing of the mutant."""
    share: int
    """Per cent of the examples of property scenarios that were drawn."""
    features: str
    """Digest of the features that judged it, abridged."""
    as_: str = msgspec.field(name="as", default="")
    """Outcome of the scenario or clause that noticed it: failed, or cantTell by the engine's own fault."""
    by: str = ""
    saw: str = ""


def try_mutant(mutant: Mutant, folder: Path, manner: Manner, features: str) -> MutantResult:
    """Run the regulation in `folder` against the mutant; nothing else is stored."""
    law = regulation_in(folder)
    context = _context(mutant, law)
    entries = {str(entry.id): entry for entry in law.scenarios}
    noticed: list[tuple[str, str, str]] = []

    def enough(evidence: Evidence) -> bool:
        verdict = judge_scenario(entries[evidence.scenario], evidence, context)
        if _kills(verdict):
            noticed.append((str(verdict.outcome.value), evidence.scenario, _seen(evidence)))
        return bool(noticed)

    whole = RunPlan(
        launch=to_record(InProcessLaunch(MUTATED, {"id": mutant.id})),
        folders={law.id: str(folder)},
        readings=dict(context.readings),
        seed=manner.seed,
        transcripts="",
        examples=manner.share,
        first=mutant.cites,
    )
    in_full = msgspec.structs.replace(whole, clauses=mutant.cites, examples=100)
    for plan in (whole, in_full) if mutant.cites and manner.share < 100 else (whole,):
        executed = execute(plan, 1, lambda evidence: None, enough)
        if executed.faults:
            return MutantResult(mutant.id, "fault", manner.share, features, saw=executed.faults[0])
        noticed = noticed or _clauses(plan, executed, law)
        if noticed:
            break
    if not noticed:
        return MutantResult(mutant.id, "survived", manner.share, features)
    as_, by, saw = noticed[0]
    return MutantResult(mutant.id, "killed", manner.share, features, as_, by, saw)


def _context(mutant: Mutant, law: Regulation) -> Context:
    """What scenarios are judged by: the default readings, and the offers that the mutant declares."""
    module, _, attribute = MUTATED.partition(":")
    hello = getattr(importlib.import_module(module), attribute)({"id": mutant.id}).hello()
    readings = {reading.id: reading.default for reading in law.readings}
    return Context(law, readings, frozenset(hello.offers[law.id]))


def _kills(verdict: Verdict) -> bool:
    return verdict.outcome is Outcome.FAILED or (
        verdict.outcome is Outcome.CANT_TELL and verdict.reason not in OURS
    )


def _clauses(plan: RunPlan, executed: Executed, law: Regulation) -> list[tuple[str, str, str]]:
    """Clauses not passed by a whole run, none of whose scenarios said so alone."""
    facts = facts_of(plan, executed, engine=plan.launch.target, engine_only=True)
    clauses = results_of(facts, {law.id: law}, executed.evidence).regulations[law.id].clauses
    return [
        (str(result.outcome.value), id_, str(result.reason))
        for id_, result in clauses.items()
        if result.engine_part is not None and _kills(Verdict(result.engine_part, result.reason))
    ]


def _seen(evidence: Evidence) -> str:
    if evidence.fault is not None:
        return evidence.fault.detail[:200]
    failed = [made.finding for made in evidence.checks if made.finding.verdict != "passed"]
    return str(failed[0].observed)[:200] if failed else str(evidence.offer_refused)
