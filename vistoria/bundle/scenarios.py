"""Whether the scenarios of a folder are those of the law, and give their record when they are played again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from vistoria.model.clause import Regulation, ScenarioEntry
from vistoria.model.evidence import Evidence
from vistoria.referee.model import Model
from vistoria.run.replayed import Replay, Weight
from vistoria.verdict.facts import RunFacts

from .count import Count, uncounted
from .fault import BundleFault, Item
from .layout import EVIDENCE
from .spread import spread
from .store import StoredRun
from .stored_files import transcript_faults


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
        yield _unlisted("its scenarios do not stand in the order of the law")
    for name in evidence.keys() - due.keys():
        yield _unlisted(f"{name}: the features and the request of the run have no such scenario")
    if facts.interrupted or facts.own_faults:
        return  # what was not run is untested, and the results say why
    for name in due.keys() - evidence.keys():
        yield _unlisted(f"{name}: is missing; the features have it, and it was to be run")


def _unlisted(what: str) -> BundleFault:
    return BundleFault(EVIDENCE, what, Item.EVIDENCE)


def replay_faults(
    run: StoredRun,
    regulations: Mapping[str, Regulation],
    law: Mapping[str, Model],
    count: Count = uncounted,
) -> Iterator[BundleFault]:
    """Where the record of a scenario parts from what its conversation gives; `law` is a model of it by regulation."""
    facts = run.facts
    entries = [
        (each, entry) for each in regulations.values() for entry in each.scenarios if entry.id in run.evidence
    ]
    replay = Replay(facts.request, facts.seed, law)
    with spread(partial(_faults_of, run, replay), entries) as done:
        for number, found in enumerate(done, start=1):
            count("scenarios played again", number, len(entries))
            yield from found


def _faults_of(run: StoredRun, replay: Replay, due: tuple[Regulation, ScenarioEntry]) -> list[BundleFault]:
    """What is wrong with the record of one scenario."""
    regulation, entry = due
    item, name = run.evidence[entry.id], str(run.evidence[entry.id].transcript)
    transcript = run.conversation(item)
    if isinstance(transcript, BundleFault):
        return [transcript]
    faults = [*transcript_faults(run, item, transcript)]
    for found in replay.partings(regulation, entry, item, transcript):
        broken = found.weight is Weight.ALWAYS or (found.weight is Weight.SAME_VERSION and run.is_made_here)
        faults.append(BundleFault(name, f"{entry.id}: {found.what}", Item.EVIDENCE, broken=broken))
    return faults
