"""Whether the scenarios of a folder, played again with the answers stored, give the record that is stored."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from vistoria.model.clause import Regulation
from vistoria.model.evidence import Evidence
from vistoria.referee.model import Model
from vistoria.run.replayed import Replay, Weight
from vistoria.verdict.facts import RunFacts

from .count import Count, uncounted
from .fault import BundleFault, Item
from .judged import kept_transcript


def replay_faults(
    folder: Path,
    facts: RunFacts,
    regulations: Mapping[str, Regulation],
    evidence: Mapping[str, Evidence],
    law: Mapping[str, Model],
    *,
    same_harness: bool,
    count: Count = uncounted,
) -> Iterator[BundleFault]:
    """Where the record of a scenario parts from what its conversation gives; `law` is a model of it by regulation."""
    if facts.seed is None:
        return  # told of the run
    replay = Replay(facts.request, facts.seed, law)
    entries = ((each, entry) for each in regulations.values() for entry in each.scenarios)
    played = [(law_of, entry) for law_of, entry in entries if entry.id in evidence]
    for number, (regulation, entry) in enumerate(played, start=1):
        item = evidence[entry.id]
        transcript = kept_transcript(folder, item)
        if not isinstance(transcript, BundleFault):  # told already
            for found in replay.partings(regulation, entry, item, transcript):
                broken = found.weight is Weight.ALWAYS or (
                    found.weight is Weight.SAME_VERSION and same_harness
                )
                what = f"{entry.id}: {found.what}"
                yield BundleFault(str(item.transcript), what, Item.EVIDENCE, broken=broken)
        count("scenarios played again", number, len(played))
