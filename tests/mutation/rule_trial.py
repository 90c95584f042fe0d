"""One mutant tried: its regulation run against it until a scenario notices, those of its clauses first.

Where none does, the clauses beside the changed value are run once more with all their examples.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

from vistoria.client.launch import InProcessLaunch, label
from vistoria.model.clause import Regulation
from vistoria.model.evidence import Evidence
from vistoria.model.outcome import OURS, Outcome, Reason, Verdict
from vistoria.protocol.handshake import Hello
from vistoria.run.execute import Executed, execute
from vistoria.run.facts import facts_of
from vistoria.run.laws import regulation_in
from vistoria.run.plan import RunPlan
from vistoria.run.recorder import Listener
from vistoria.validation.selftest.trial import TrialOptions, ignore_evidence
from vistoria.verdict.context import Context
from vistoria.verdict.facts import results_of
from vistoria.verdict.request import Examples, RunRequest
from vistoria.verdict.scenario import judge_scenario

from .mutant import Mutant

MUTATED = f"{__package__}.rule_mutants:Mutated"
"""An engine that takes the id of a mutant as its launch option `id`."""


HERE = f"{Path(__file__).parents[2]}/"
"""Where the project lies on this machine: a record names files from there."""

OUT_OF_REACH = frozenset({Reason.NO_ABILITY, Reason.ONE_OF_EMPTY})
"""Why a scenario is untested that the unchanged engine passes; too few examples are the trial's, not the engine's."""
REFUSED = frozenset({Reason.OWN_TERMS, Reason.NOT_OFFERED})
"""Why a scenario does not apply that the unchanged engine passes: what it asks for is refused, or cannot arise."""


class MutantResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a mutant: the scenario that noticed it first, and what it saw there."""

    id: str
    outcome: Literal["killed", "survived", "no-engine", "fault"]
    """Without an engine there is nothing to try; a fault is one of the harness, and shows nothing of the mutant."""
    share: int
    """Per cent of the examples of property scenarios that were drawn."""
    features: str
    """Digest of the features that judged it, abridged."""
    as_: str = msgspec.field(name="as", default="")
    """Outcome of the scenario or clause that noticed it: failed, cantTell by the engine's own fault, untested because
    the engine does not reach any more what the clause needs, or inapplicable because it refuses what the scenario
    asks for."""
    by: str = ""
    saw: str = ""
    source: str = ""
    """Digest of the text that was changed, abridged, where that is a file."""


class Notice(msgspec.Struct, frozen=True):
    """The first scenario or clause of a run that noticed, or why nothing can be said."""

    as_: str = ""
    by: str = ""
    saw: str = ""
    fault: str = ""


def try_mutant(mutant: Mutant, folder: Path, manner: TrialOptions, features: str) -> MutantResult:
    """Run the regulation in `folder` against the mutant; nothing else is stored."""
    law = regulation_in(folder)
    launch = InProcessLaunch(MUTATED, {"id": mutant.id})
    module, _, attribute = MUTATED.partition(":")
    hello = getattr(importlib.import_module(module), attribute)(launch.options).hello()
    context = context_of(law, hello)
    whole = plan_of(law, folder, launch, manner, first=mutant.cites)
    all_examples = msgspec.structs.replace(whole.request, clauses=mutant.cites, examples=Examples())
    in_full = msgspec.structs.replace(whole, request=all_examples)
    for plan in (whole, in_full) if mutant.cites and manner.share < 100 else (whole,):
        notice = first_notice(plan, law, context)
        if notice is not None:
            return came_of(mutant.id, notice, manner, features)
    return MutantResult(mutant.id, "survived", manner.share, features)


def plan_of(
    law: Regulation,
    folder: Path,
    launch: InProcessLaunch,
    manner: TrialOptions,
    others: Mapping[str, str] = {},
    *,
    first: tuple[str, ...] = (),
    clauses: tuple[str, ...] = (),
) -> RunPlan:
    """A run of the regulation under its default readings, but for `others`, that keeps no transcript."""
    return RunPlan(
        request=RunRequest(
            regulations=(law.id,),
            readings=_readings(law, others),
            seed=manner.seed,
            clauses=clauses,
            examples=Examples(manner.share),
            engine_only=True,
        ),
        launch=launch,
        folders={law.id: str(folder)},
        first=first,
    )


def context_of(law: Regulation, hello: Hello, others: Mapping[str, str] = {}) -> Context:
    """What scenarios are judged by: the default readings but for `others`, and what the engine declares to offer."""
    return Context(law, _readings(law, others), frozenset(hello.offers[law.id]))


def _readings(law: Regulation, others: Mapping[str, str]) -> dict[str, str]:
    return {reading.id: reading.default for reading in law.readings} | dict(others)


def first_notice(
    plan: RunPlan, law: Regulation, context: Context, listener: Listener = ignore_evidence
) -> Notice | None:
    """What a run says, which ends at the first scenario that notices; None where nothing does."""
    entries = {str(entry.id): entry for entry in law.scenarios}
    noticed: list[Notice] = []

    def enough(evidence: Evidence) -> bool:
        verdict = judge_scenario(entries[evidence.scenario], evidence, context)
        if _kills(verdict):
            noticed.append(Notice(str(verdict.outcome.value), evidence.scenario, _seen(evidence)))
        return bool(noticed)

    executed = execute(plan, 1, listener, enough)
    if executed.faults:
        return Notice(fault=executed.faults[0])
    return next(iter(noticed or _clauses(plan, executed, law)), None)


def came_of(id_: str, notice: Notice, manner: TrialOptions, features: str) -> MutantResult:
    """What came of a mutant that a run noticed, or that was a fault of ours."""
    if notice.fault:
        return MutantResult(id_, "fault", manner.share, features, saw=notice.fault)
    return MutantResult(id_, "killed", manner.share, features, notice.as_, notice.by, notice.saw)


def _kills(verdict: Verdict) -> bool:
    return verdict.outcome is Outcome.FAILED or (
        verdict.outcome is Outcome.CANT_TELL and verdict.reason not in OURS
    )


def _clauses(plan: RunPlan, executed: Executed, law: Regulation) -> list[Notice]:
    """What a whole run shows though no scenario failed: clauses that keep it from conforming, and what is refused."""
    facts = facts_of(plan, executed, engine=label(plan.launch))
    clauses = results_of(facts, {law.id: law}, executed.evidence).regulations[law.id].clauses
    parts = {id_: (result, result.engine_part) for id_, result in clauses.items()}
    noticed = [
        Notice(str(result.outcome.value), id_, str(result.reason))
        for id_, (result, part) in parts.items()
        if part is not None and _kills(Verdict(part, result.reason))
    ]
    open_ = [
        Notice(Outcome.UNTESTED.value, scenario.id, scenario.detail or "")
        for result, part in parts.values()
        if part is Outcome.UNTESTED
        for scenario in result.scenarios
        if scenario.outcome is Outcome.UNTESTED and scenario.reason in OUT_OF_REACH
    ]
    refused = [
        Notice(Outcome.INAPPLICABLE.value, scenario.id, scenario.detail or str(scenario.reason))
        for result, _ in parts.values()
        for scenario in result.scenarios
        if scenario.reason in REFUSED
    ]
    return noticed + open_ + refused


def _seen(evidence: Evidence) -> str:
    if evidence.fault is not None:
        return evidence.fault.detail.replace(HERE, "")[:200]
    failed = [made.finding for made in evidence.checks if made.finding.verdict != "passed"]
    return str(failed[0].observed)[:200] if failed else str(evidence.offer_refused)
