"""Where no transcripts are kept, what a product burns is watched once, and nothing is judged otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from vistoria.client.launch import InProcessLaunch
from vistoria.games.cards.generate import play
from vistoria.law.catalogue import installed
from vistoria.model.evidence import Evidence
from vistoria.run.execute import execute
from vistoria.run.laws import regulation_in
from vistoria.run.plan import RunPlan
from vistoria.verdict.request import Examples, RunRequest

REGULATION = "pt-omaha-online"
BURNING = {"id": "burns", "regulation": REGULATION}


def run(transcripts: str) -> Mapping[str, Evidence]:
    """Evidence of two rules about community cards, from an engine that burns where the reference engine does not."""
    folder = installed()[REGULATION]
    plan = RunPlan(
        request=RunRequest(
            regulations=(REGULATION,),
            readings={reading.id: reading.default for reading in regulation_in(folder).readings},
            clauses=(f"{REGULATION}/26", f"{REGULATION}/62"),
            examples=Examples(2),
        ),
        launch=InProcessLaunch("vistoria.reference_engine.variations:Varied", BURNING),
        folders={REGULATION: str(folder)},
        transcripts=transcripts,
    )
    done = execute(plan, 1, lambda evidence: None)
    assert done.faults == ()
    return done.evidence


def test_burns_are_watched_once_where_no_transcripts_are_kept_and_judged_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    real = play.dealt_as

    def counted(*arguments: object) -> object:
        seen.append(1)
        return real(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(play, "dealt_as", counted)
    kept = run(str(tmp_path))
    each, seen[:] = len(seen), []
    short = run("")
    assert 0 < len(seen) < each
    assert {name: _told(one) for name, one in short.items()} == {
        name: _told(one) for name, one in kept.items()
    }


def _told(evidence: Evidence) -> object:
    """What a scenario came to, without the numbers of messages."""
    findings = [
        (made.finding.verdict, made.finding.expected, made.finding.observed) for made in evidence.checks
    ]
    return findings, evidence.fault, evidence.sample
