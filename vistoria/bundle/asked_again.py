"""Whether steps that are played again with the answers stored ask and show what the record of a scenario has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from vistoria.model.clause import Regulation
from vistoria.model.evidence import Evidence
from vistoria.verdict.facts import RunFacts

from .fault import BundleFault, Item
from .judged import kept_transcript
from .layout import TRANSCRIPTS


def asked_faults(
    folder: Path,
    facts: RunFacts,
    regulation: Regulation,
    evidence: Mapping[str, Evidence],
    *,
    same_harness: bool,
) -> Iterator[BundleFault]:
    """Where steps ask or show another thing than is stored. Another version of the harness may ask another thing."""
    try:
        from vistoria.run.steps_again import otherwise
    except ImportError as error:  # the rest of verifying needs no pytest
        what = f"the steps are not played again without {error.name}: what they asked is not compared"
        yield BundleFault(TRANSCRIPTS, what, Item.EVIDENCE, broken=False)
        return
    if facts.seed is None:
        return  # told of the run
    for entry in regulation.scenarios:
        item = evidence.get(entry.id)
        transcript = None if item is None else kept_transcript(folder, item)
        if item is None or transcript is None or isinstance(transcript, BundleFault):
            continue  # not played, or already told
        found = otherwise(regulation, entry, facts.request, facts.seed, item, transcript)
        if found is not None:
            what = f"{entry.id}: {found}"
            yield BundleFault(str(item.transcript), what, Item.EVIDENCE, broken=same_harness)
