"""Follows the scenarios with a failed check again: what they rest on excuses them only if it was really not so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from vistoria.model.answer import MalformedAnswer
from vistoria.model.clause import Regulation
from vistoria.model.disagreement import Disagreement
from vistoria.model.errors import unless_ours
from vistoria.model.evidence import Evidence
from vistoria.model.history import read_history
from vistoria.play.premise import broken_premise
from vistoria.referee.model import Model

from .fault import BundleFault, Item
from .judged import kept_transcript


def premise_faults(
    folder: Path,
    regulations: Mapping[str, Regulation],
    evidence: Mapping[str, Evidence],
    law: Mapping[str, Model],
    *,
    same_harness: bool,
) -> Iterator[BundleFault]:
    """Scenarios of which the evidence says that they rest on another premise than their conversation shows, or on none.

    `law` is a model of it by regulation. Another version of the harness may follow a table further.
    """
    entries = (entry for each in regulations.values() for entry in each.scenarios if entry.id in evidence)
    for entry in entries:
        item, name = evidence[entry.id], str(evidence[entry.id].transcript)
        if item.premise is None and all(made.finding.verdict != "failed" for made in item.checks):
            continue
        transcript, model = kept_transcript(folder, item), law.get(entry.id.partition("/")[0])
        if isinstance(transcript, BundleFault):
            continue  # told already
        if model is None and item.premise is None:
            continue  # nothing is excused
        if model is None:
            what = f"{entry.id}: no model of this law is installed: what it rests on is not followed again"
            yield BundleFault(name, what, Item.EVIDENCE, broken=False)
            continue
        hello = transcript.greeting
        offers = () if hello is None else hello.offered(entry.id.partition("/")[0])
        try:
            history = read_history(transcript.messages, item.scaled)
            again = broken_premise(entry.clause, item.checks, history, model, offers)
        except MalformedAnswer:
            continue  # told already
        except Exception as error:  # messages that no run writes
            unless_ours(error)
            what = f"{entry.id}: what it rests on cannot be followed again: {error!r}"
            yield BundleFault(name, what, Item.EVIDENCE, broken=same_harness)
            continue
        if again != item.premise:
            what = f"{entry.id} rests on {_told(again)}; the evidence has {_told(item.premise)}"
            yield BundleFault(name, what, Item.EVIDENCE, broken=same_harness)


def _told(premise: Disagreement | None) -> str:
    if premise is None:
        return "nothing that another clause forbids"
    return f"what was not kept of {', '.join(premise.clauses)} at message {premise.n} ({premise.seen})"
