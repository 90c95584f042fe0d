"""Drawn tables beside the scenarios of a run: played, followed, stored, judged again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import date
from pathlib import Path
from shutil import copytree
from typing import Any

import msgspec
import pytest
from whole_run import REGULATION, Ran, Run, vistoria

from vistoria.bundle.layout import EVIDENCE, RESULTS, TABLES, write_sums
from vistoria.bundle.store import concluded, read_facts, read_regulations, write_results
from vistoria.bundle.verify import verify
from vistoria.client.transcript import read_transcript, write_transcript
from vistoria.model.drawn_hands import HANDS
from vistoria.model.known import KnownFailure
from vistoria.reports.problems import problems
from vistoria.verdict.known import known_results
from vistoria.verdict.request import RunRequest
from vistoria.verdict.results import Results

FEW = ("--clause", f"{REGULATION}/6.1", "--hands", "48")
"""One clause by its scenarios, and five tables, the last of twenty hands."""
LAWFUL = (
    "--engine", "in-process:unranked:Unranked", "--engine-option", "shuffle=same",
)  # fmt: skip
WRONG = (
    "--engine", "in-process:unranked:UnrankedSaboteur", "--engine-option", "shuffle=same",
)  # fmt: skip

MOST_MESSAGES = 160
LATE = 15
"""A hand of the fifth table in which somebody is paid."""


@pytest.fixture(scope="module")
def lawful(kept: Callable[..., Ran]) -> Ran:
    return kept("drawn tables", *LAWFUL, *FEW, "--seed", "1")


@pytest.fixture
def folder(lawful: Ran, tmp_path: Path) -> Path:
    """A copy that may be changed."""
    return copytree(lawful.out, tmp_path / "out")


def tables_of(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / TABLES).read_bytes().splitlines()]


def test_tables_of_several_sizes_are_played_and_the_law_is_kept_at_all(lawful: Ran) -> None:
    tables = [table for table in tables_of(lawful.out) if "again" not in table]
    assert [table["id"] for table in tables] == [f"{REGULATION}/table-{n}" for n in range(1, 6)]
    assert 30 < sum(table["hands"] for table in tables) <= 48
    assert all(table["refereed"] and "disagreements" not in table for table in tables)


def test_a_clause_says_in_which_situations_play_looked_at_it(lawful: Ran) -> None:
    said = lawful.clauses["10.2"]["in_play"]
    assert said["hands"] > 10
    assert said["of_table"][1] > 10
    assert said["cards"] == ["laid", "no-hook", "own"]
    assert lawful.clauses["10.2"]["outcome"] == "untested", "its scenarios did not run"


def test_the_folder_verifies_and_two_workers_write_the_same_tables(lawful: Ran, run: Run) -> None:
    assert list(verify(lawful.out)) == []
    again = run(*LAWFUL, *FEW, "--seed", "1", "--workers", "2")
    for name in (TABLES, EVIDENCE, RESULTS):
        assert (again.out / name).read_bytes() == (lawful.out / name).read_bytes()


def test_a_clause_whose_scenarios_did_not_run_fails_for_what_play_found(run: Run) -> None:
    done = run(*WRONG, "--engine-option", f"id={REGULATION}/12.2:fourth-raise", *FEW)
    clause = done.clauses["12.2"]
    assert (clause["outcome"], clause["reason"]) == ("failed", "found-in-play")
    found = clause["in_play"]["found"][0]
    assert (found["aspect"], found["hand"]) == ("choices", 1), "the hand is played again, alone"
    assert len(read_transcript(done.out / found["transcript"]).messages) < MOST_MESSAGES
    assert done.code == 1
    said = vistoria("replay", str(done.out / found["transcript"]), "--show").stdout
    assert said.startswith(f"{REGULATION}/12.2: {found['table']}, hand {found['hand']}: ")
    assert re.search(r"^⚑ +\d+ .*must decide: ", said, re.MULTILINE), "the choices that were offered decide"
    page = (done.out / "report.html").read_text(encoding="utf-8")
    assert "At a drawn table, the engine did not follow this clause" in page
    hand, seen = f"{found['table'].partition('/')[2]}/{found['hand']}", found["seen"]
    assert _states(done, ("", seen), ("", "*"), (hand, seen), (hand, "another"), ("table-1/40", "*")) == [
        "another-observation", "seen", "seen", "another-observation", "passed",
    ]  # fmt: skip
    assert _states(done, ("table-9/1", "*")) == ["not-run"]
    [shown] = [each for each in problems(read_results(done)) if each.name == f"drawn {hand}"]
    assert (shown.outcome, shown.observed) == ("failed", seen)


def read_results(done: Ran) -> Results:
    return msgspec.json.decode((done.out / RESULTS).read_bytes(), type=Results)


def _states(done: Ran, *entries: tuple[str, str]) -> list[str]:
    """What the run saw of known failures of the clause, each a hand and an observation."""
    known = [
        KnownFailure(
            clause=f"{REGULATION}/12.2", hand=hand, observed=observed, reason="It is late.", ticket="FELT-9",
            owner="Ana", expires=date(2099, 1, 1),
        )
        for hand, observed in entries
    ]  # fmt: skip
    tables = [each["id"] for each in tables_of(done.out)]
    return [each.state.value for each in known_results(known, read_results(done).regulations, tables)]


def test_a_payment_changed_in_a_late_hand_of_a_table_is_found_though_every_digest_is_made_anew(
    folder: Path,
) -> None:
    record = tables_of(folder)[-1]
    path = folder / record["transcript"]
    before = read_transcript(path)
    messages = json.loads(json.dumps([*before.messages]))
    events = [event for m in messages for a in _answers(m) for event in a.get("events", [])]
    late = events[next(i for i, e in enumerate(events) if e.get("hand") == LATE) :]
    next(event for event in late if event["type"] == "paid")["amount"] += 1
    record["sha256"] = write_transcript(path, before.header, messages)
    lines = [*tables_of(folder)[:-1], record]
    (folder / TABLES).write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    law = read_regulations(folder, read_facts(folder).request.regulations)
    write_results(folder, concluded(folder, law))
    write_sums(folder)
    assert any("the referee finds other" in str(fault) for fault in verify(folder))


def _answers(message: dict[str, Any]) -> list[dict[str, Any]]:
    result = message.get("result")
    return result.get("results", [result]) if isinstance(result, dict) else []


@pytest.mark.parametrize(("hands", "filtered"), [(HANDS, False), (HANDS - 1, True), (0, True)])
def test_fewer_hands_than_a_conclusion_needs_are_a_filter(hands: int, filtered: bool) -> None:
    assert bool(RunRequest((REGULATION,), {}, hands=hands).filters) is filtered


def test_merged_shards_hold_the_same_tables_as_one_run_to_the_byte(
    lawful: Ran, run: Run, tmp_path: Path
) -> None:
    shards = [str(run(*LAWFUL, *FEW, "--seed", "1", "--shard", f"{n}/2").out) for n in (1, 2)]
    assert all((Path(shard) / TABLES).read_bytes() for shard in shards), "each plays some"
    merged = tmp_path / "merged"
    assert vistoria("merge", *reversed(shards), "--out", str(merged)).returncode == 2
    for name in (TABLES, EVIDENCE, RESULTS):
        assert (merged / name).read_bytes() == (lawful.out / name).read_bytes(), name
    kept = {path.name: path.read_bytes() for path in (lawful.out / "transcripts").rglob("*.jsonl")}
    assert kept == {path.name: path.read_bytes() for path in (merged / "transcripts").rglob("*.jsonl")}
    part = tmp_path / "part"
    done = vistoria("merge", shards[1], "--out", str(part))
    assert (done.returncode, "shard 1/2 is missing" in done.stderr) == (2, True)
    assert "Merged without shard 1/2" in (part / "report.html").read_text(encoding="utf-8")
