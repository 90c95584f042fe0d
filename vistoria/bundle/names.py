"""Whether the names that the engine heard, and the draws of a run, follow from the secret that it was committed to."""

from __future__ import annotations

from collections.abc import Iterator

from vistoria.client.aliases import false_name
from vistoria.client.transcript import Transcript
from vistoria.model.evidence import Evidence

from .fault import BundleFault, Item
from .layout import FACTS
from .store import StoredRun


def name_faults(run: StoredRun) -> Iterator[BundleFault]:
    """Secrets that are not those committed to, and names in transcripts that follow from none of them."""
    facts = run.facts
    if not facts.secrets:
        yield BundleFault(FACTS, "was committed to no secret: names and seed prove nothing", Item.IDENTITY)
        return
    if len({each.commitment for each in facts.secrets}) < len(facts.secrets):
        yield BundleFault(FACTS, "has a secret twice", Item.IDENTITY)
    hidden = [each for each in facts.secrets if not each.revealed]
    if hidden:
        what = f"the secret with the SHA-256 {hidden[0].commitment} was never told: names are not compared"
        yield BundleFault(FACTS, what, Item.IDENTITY, broken=not facts.interrupted)
    false = next((each for each in facts.secrets if each.revealed and not each.holds), None)
    if false is not None:
        yield BundleFault(FACTS, f"{false.commitment} is not the SHA-256 of its secret", Item.IDENTITY)
    if hidden or false is not None:
        return
    secrets = [each.revealed for each in facts.secrets]
    for record in run.records:
        transcript = run.conversation(record)
        if isinstance(transcript, BundleFault):
            continue  # told of the evidence
        scope = record.scenario if isinstance(record, Evidence) else record.id
        said = {scope: transcript}
        said |= {f"{scope.partition('/')[0]}/{name}": tried for name, tried in transcript.tried.items()}
        for each, told in said.items():
            for what in _of_conversation(each, told, secrets):
                yield BundleFault(str(record.transcript), what, Item.IDENTITY)


def _of_conversation(scope: str, transcript: Transcript, secrets: list[str]) -> Iterator[str]:
    names = transcript.header.get("names")
    if not isinstance(names, dict):
        yield "does not say which names the engine heard"
        return
    wrong = false_name(names, scope, secrets)
    if wrong is not None:
        yield f"the name {names[wrong]} of {wrong} does not follow from the secret of the run"
    for table in sorted(transcript.tables):
        if table not in names:
            yield f"does not say what the engine heard for {table}"
