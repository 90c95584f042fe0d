"""Compares evidence with the law: which scenarios there are, their steps, and the checks that the steps ask for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise, zip_longest
from pathlib import Path

import msgspec

from vistoria.checks import all_checks, apply_check
from vistoria.checks.asked import Asked, NotAsked, RateNamed, asked
from vistoria.client.transcript import Transcript
from vistoria.model.answer import MalformedAnswer
from vistoria.model.choice import value_in
from vistoria.model.clause import Regulation, ScenarioEntry
from vistoria.model.errors import unless_ours
from vistoria.model.evidence import Evidence, StepRun
from vistoria.model.history import Conversations, History, read_history
from vistoria.model.rate import NotARate, read_rate
from vistoria.verdict.facts import RunFacts

from .fault import BundleFault, Item
from .judged import kept_transcript
from .layout import EVIDENCE
from .on_the_way import scale_faults, undeclared_faults, way_faults
from .stopped import refused_by_engine, stop_of_features

THEN = "Then"
KINDS = ("Given", "When", THEN)


def scenario_set_faults(
    facts: RunFacts, regulations: Mapping[str, Regulation], evidence: Mapping[str, Evidence]
) -> Iterator[BundleFault]:
    """Scenarios with evidence that the features do not have, and those without evidence that were to be run."""
    due = {
        entry.id: entry
        for name in facts.request.regulations
        for entry in regulations[name].scenarios
        if entry.in_force(facts.request.readings) and facts.request.wants(entry.id, entry.clause)
    }
    if [name for name in due if name in evidence] != [name for name in evidence if name in due]:
        yield _fault("its scenarios do not stand in the order of the law")
    for name in evidence.keys() - due.keys():
        yield _fault(f"{name}: the features and the request of the run have no such scenario")
    if facts.interrupted or facts.own_faults:
        return  # what was not run is untested, and the results say why
    for name in due.keys() - evidence.keys():
        yield _fault(f"{name}: is missing; the features have it, and it was to be run")


def scenario_faults(
    facts: RunFacts, regulation: Regulation, entry: ScenarioEntry, evidence: Evidence
) -> Iterator[BundleFault]:
    """Steps, checks and literals in the evidence of a scenario that are not those of the features."""
    for what in (
        *_steps(entry, evidence),
        *_checks(facts, regulation, evidence),
        *stop_of_features(facts.engine.offers.get(regulation.id, ()), entry, evidence),
    ):
        yield _fault(f"{entry.id}: {what}")


def conversation_faults(
    folder: Path,
    facts: RunFacts,
    regulation: Regulation,
    entry: ScenarioEntry,
    evidence: Evidence,
    stored: Conversations,
) -> Iterator[BundleFault]:
    """What the conversation of a scenario shows, and its evidence leaves out or has otherwise.

    `stored` gives all conversations of the run under the regulation.
    """
    declared = facts.engine.offers.get(regulation.id, ())
    stopped = not evidence.steps or evidence.steps[-1].status == "stopped"
    told = evidence.fault or evidence.scaled or evidence.refused_act
    in_question = stopped or told or {*entry.offers} - {*declared}
    transcript = kept_transcript(folder, evidence) if in_question else None
    if transcript is None or isinstance(transcript, BundleFault):
        return
    try:
        history = read_history(transcript.messages, evidence.scaled)
    except MalformedAnswer:
        return  # a fault of its transcript
    broken_off = "fault" in _last(transcript)  # perhaps at a table off the record, of which no offer is told
    for what in (
        *(() if broken_off else undeclared_faults(regulation, declared, entry, evidence, history)),
        *scale_faults(evidence, transcript, history),
    ):
        yield _fault(f"{evidence.scenario}: {what}")
    for what, is_broken in way_faults(regulation, evidence, transcript, history, stored):
        yield BundleFault(EVIDENCE, f"{evidence.scenario}: {what}", Item.EVIDENCE, broken=is_broken)
    if not stopped:
        return
    offer = evidence.offer_refused
    if (
        offer is not None
        and not broken_off
        and offer not in regulation.shown_in_play
        and not refused_by_engine(history)
    ):
        yield _fault(
            f"{evidence.scenario}: the offer {offer} is said to be refused; the engine refused nothing"
        )
    if evidence.steps:
        for what in _hidden(facts, regulation, evidence, history, broken_off=broken_off):
            yield _fault(f"{evidence.scenario}: {what}")


def _hidden(
    facts: RunFacts, regulation: Regulation, evidence: Evidence, history: History, *, broken_off: bool
) -> Iterator[str]:
    """The check that the step asks for at which the scenario stopped, where it fails on what is stored."""
    if broken_off:
        return
    step = msgspec.structs.replace(evidence.steps[-1], status="failed")
    try:
        wanted = list(_asked(facts, regulation, (*evidence.steps[:-1], step)))
        if not wanted or wanted[-1][0] is not step:
            return
        finding = apply_check(wanted[-1][1].check, _plain(wanted[-1][1].literals), history)
    except Exception as error:  # the step stopped because it cannot be judged
        unless_ours(error)
        return
    if finding.verdict == "failed":
        yield f"its last step was not judged; {wanted[-1][1].check} finds failed ({finding.observed})"


def _last(transcript: Transcript) -> Mapping[str, object]:
    return transcript.messages[-1] if transcript.messages else {}


def _fault(what: str) -> BundleFault:
    return BundleFault(EVIDENCE, what, Item.EVIDENCE)


def _told(step: StepRun) -> str:
    """A step that was run, as the catalogue has it."""
    return step.text + "".join("\n| " + " | ".join(row) + " |" for row in step.table)


def _steps(entry: ScenarioEntry, evidence: Evidence) -> Iterator[str]:
    steps = evidence.steps
    for number, (step, wanted) in enumerate(zip_longest(map(_told, steps), entry.steps), start=1):
        if step is None:
            break
        if step != wanted:
            yield f"step {number} was {step!r}; the features have {wanted or 'no such step'!r}"
    for number, step in enumerate(steps, start=1):
        if step.status not in (("done",) if number < len(steps) else ("done", "failed", "stopped")):
            yield f"step {number} is {step.status!r}, and the scenario went on"
    if any(step.messages < 0 for step in steps):
        yield "a step ended before the first message"
    if any(after.messages < before.messages for before, after in pairwise(steps)):
        yield "a step ended at an earlier message than the step before it"
    if evidence.fault is None and len(steps) < len(entry.steps) and (not steps or steps[-1].status == "done"):
        yield f"only {len(steps)} of {len(entry.steps)} steps were run, and no reason is given"


def _checks(facts: RunFacts, regulation: Regulation, evidence: Evidence) -> Iterator[str]:
    try:
        wanted = list(_asked(facts, regulation, evidence.steps))
    except NotAsked as error:
        yield str(error)
        return
    for pair in zip_longest(wanted, evidence.checks):
        (step, each), made = pair[0] or (None, None), pair[1]
        if step is None or each is None:
            yield f"check {made.check} was made, and no step asks for it"
        elif made is None:
            yield f"check {each.check} is missing; step {_told(step)!r} asks for it"
        else:
            if made.check != each.check:
                yield f"check {made.check} was made; {step.text!r} asks for {each.check}"
            elif made.literals != _plain(each.literals):
                yield (
                    f"check {made.check} was made with {_json(made.literals)}; "
                    f"{step.text!r} says {_json(each.literals)}"
                )
            if made.upto != step.messages:
                yield f"check {made.check} looked at {made.upto} messages; its step ended at {step.messages}"
            if (made.finding.verdict == "passed") != (step.status == "done"):
                yield f"check {made.check} found {made.finding.verdict}, and its step is {step.status!r}"
            least = evidence.sample.minimum if evidence.sample else None
            if least != each.minimum:
                yield f"{least} hands are said to be enough; {step.text!r} says {each.minimum}"


def _asked(
    facts: RunFacts, regulation: Regulation, steps: tuple[StepRun, ...]
) -> Iterator[tuple[StepRun, Asked]]:
    """What each Then step that came to an end asks for."""
    all_checks()
    kind = ""
    for step in steps:
        keyword, _, text = step.text.partition(" ")
        kind = keyword if keyword in KINDS else kind
        if kind == THEN and step.status != "stopped":
            yield step, asked(text, step.table, regulation.game, _rates(facts, regulation))


def _rates(facts: RunFacts, regulation: Regulation) -> RateNamed:
    def rate(reading: str) -> list[int]:
        choice = facts.request.readings.get(f"{regulation.id}/{reading}", "")
        try:
            return list(read_rate(value_in(choice)).as_integer_ratio())
        except NotARate as error:
            raise NotAsked(f"the reading {reading} names no rate: {error}") from None

    return rate


def _plain(literals: Mapping[str, object]) -> dict[str, object]:
    return msgspec.json.decode(msgspec.json.encode(literals), type=dict[str, object])


def _json(literals: Mapping[str, object]) -> str:
    return msgspec.json.encode(literals).decode()
