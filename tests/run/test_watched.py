"""What a product burns is watched once for tables alike, in a conversation that every transcript that needs it has."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from pathlib import Path

import msgspec
import pytest
from known_secret import SEED

from vistoria.client.launch import InProcessLaunch
from vistoria.client.scene import Scene, SceneFault
from vistoria.client.transcript import read_transcript
from vistoria.games.cards.staging import play
from vistoria.games.cards.staging.table import TablePlan
from vistoria.law.catalogue import installed
from vistoria.model.evidence import Evidence
from vistoria.model.outcome import Reason
from vistoria.run.execute import execute
from vistoria.run.laws import regulation_in
from vistoria.run.plan import RunPlan
from vistoria.verdict.request import Examples, RunRequest

REGULATION = "pt-omaha-online"


def run(
    transcripts: str, variation: str = "burns", law: str = REGULATION, rules: tuple[str, ...] = ("26", "62")
) -> Mapping[str, Evidence]:
    """Evidence of two rules about community cards, from an engine that does not burn as the reference engine does."""
    folder = installed()[law]
    plan = RunPlan(
        request=RunRequest(
            regulations=(law,),
            readings={reading.id: reading.default for reading in regulation_in(folder).readings},
            clauses=tuple(f"{law}/{rule}" for rule in rules),
            examples=Examples(2),
            seed=SEED,
        ),
        launch=InProcessLaunch("vistoria.validation.lawful:Varied", {"id": variation, "regulation": law}),
        folders={law: str(folder)},
        transcripts=transcripts,
    )
    done = execute(plan, 1, lambda evidence: None)
    assert done.faults == ()
    return done.evidence


def test_burns_are_watched_once_for_tables_alike_and_the_conversation_is_kept_with_each_scenario(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    real = play.dealt_as

    def counted(*arguments: object) -> object:
        seen.append(1)
        return real(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(play, "dealt_as", counted)
    run(str(tmp_path))
    kept = [read_transcript(path) for path in tmp_path.rglob("*.jsonl")]
    tried = [
        (name, bytes(msgspec.json.encode(one.messages))) for each in kept for name, one in each.tried.items()
    ]
    assert 0 < len(seen) == len({*tried}) < len(tried)


def test_a_table_that_is_refused_says_nothing_of_what_a_product_burns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seats, calls = play.seat_everybody, count()

    def refused_at_first(scene: Scene, plan: TablePlan) -> None:
        if next(calls) < 2:
            raise SceneFault(Reason.OWN_TERMS, "the product refused the table of the first scenario")
        seats(scene, plan)

    monkeypatch.setattr(play, "seat_everybody", refused_at_first)
    evidence = run("", "foreign-house", "mo-97-2010", ("14.2", "15.9"))
    verdicts = [made.finding.verdict for one in evidence.values() for made in one.checks]
    assert [one.fault.reason for one in evidence.values() if one.fault] == [Reason.OWN_TERMS]
    assert "passed" in verdicts
    assert "failed" not in verdicts
