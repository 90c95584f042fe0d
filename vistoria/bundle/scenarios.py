"""Whether the scenarios of a folder are those of the law, and give their record when they are played again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vistoria.model.clause import Regulation
from vistoria.model.evidence import Evidence
from vistoria.referee.model import Model
from vistoria.run.replayed import Replay, Weight
from vistoria.verdict.facts import RunFacts

from .count import Count, uncounted
from .fault import BundleFault, Item
from .layout import EVIDENCE
from .stored_files import StoredFiles, transcript_faults


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
    files: StoredFiles,
    facts: RunFacts,
    regulations: Mapping[str, Regulation],
    evidence: Mapping[str, Evidence],
    law: Mapping[str, Model],
    *,
    same_harness: bool,
    count: Count = uncounted,
) -> Iterator[BundleFault]:
    """Where the record of a scenario parts from what its conversation gives; `law` is a model of it by regulation."""
    entries = [
        (law_of, each) for law_of in regulations.values() for each in law_of.scenarios if each.id in evidence
    ]
    replay = None if facts.seed is None else Replay(facts.request, facts.seed, law)
    for number, (regulation, entry) in enumerate(entries, start=1):
        count("scenarios played again", number, len(entries))
        item, name = evidence[entry.id], str(evidence[entry.id].transcript)
        transcript = files.conversation(item)
        if isinstance(transcript, BundleFault):
            yield transcript
            continue
        yield from transcript_faults(files, item, transcript)
        for found in () if replay is None else replay.partings(regulation, entry, item, transcript):
            broken = found.weight is Weight.ALWAYS or (found.weight is Weight.SAME_VERSION and same_harness)
            yield BundleFault(name, f"{entry.id}: {found.what}", Item.EVIDENCE, broken=broken)
