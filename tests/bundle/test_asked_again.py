"""What is answered otherwise when it is asked again: it is kept, told on the first page, and needed by `verify`."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from forgery import records_of, write_records
from verdicts import recorded

from vistoria.bundle.layout import EVIDENCE, HTML, TABLES
from vistoria.bundle.verify import findings, verify
from vistoria.cli.publish import publish
from vistoria.client.transcript import read_transcript, write_transcript

LAW, CLAUSE = "mo-104-85-m", "mo-104-85-m/9"
LITERAL = "9--of-a-pot-of-1000-the-house-keeps-40.jsonl"
ALERT = "Behaved otherwise when asked again."
Record = dict[str, Any]
Messages = list[dict[str, Any]]
Once = Callable[[str, Callable[[Path], object]], Path]


@pytest.fixture(scope="session")
def once_only(once: Once) -> Path:
    """A run with an engine that breaks a clause in the first hand of each deck alone."""
    return once("errs the first time", lambda desk: _run(desk / "out", "ErrsTheFirstTime")) / "out"


@pytest.fixture(scope="session")
def from_hand_two(once: Once) -> Path:
    """A run with an engine that keeps the law in the first hand of each table."""
    return (
        once("errs from hand two", lambda desk: _run(desk / "out", "UnrankedSaboteur", "@from-hand-2"))
        / "out"
    )


def _run(out: Path, engine: str, condition: str = "") -> None:
    module = "once_only" if engine.startswith("Errs") else "unranked"
    options = {"id": f"{CLAUSE}:five-per-cent-of-large-pots{condition}"}
    done = recorded(
        out, f"in-process:{module}:{engine}", LAW, clauses=(CLAUSE,), examples=10, hands=10, options=options
    )
    assert done == 1
    publish(out)


def law_of(folder: Path) -> Record:
    return json.loads((folder / "results.json").read_text(encoding="utf-8"))["regulations"][LAW]  # type: ignore[no-any-return]


def test_a_scenario_that_fails_but_once_fails_and_what_was_answered_again_is_kept(
    once_only: Path,
) -> None:
    assert list(findings(once_only)) == []
    law = law_of(once_only)
    [shown] = [s for s in law["clauses"][CLAUSE]["scenarios"] if (s["transcript"] or "").endswith(LITERAL)]
    assert shown["outcome"] == "failed"
    [said] = [each for each in law["otherwise"] if each["transcript"].endswith(LITERAL)]
    assert "the same requests were answered differently the second time" in said["detail"]
    answers = [m["result"] for m in read_transcript(once_only / said["transcript"]).messages if "result" in m]
    assert len(answers) == len(read_transcript(once_only / said["transcript"]).messages) // 2
    assert ALERT in (once_only / HTML).read_text(encoding="utf-8")


def test_a_hand_in_which_the_mismatch_does_not_recur_is_kept_and_told(from_hand_two: Path) -> None:
    assert list(findings(from_hand_two)) == []
    law = law_of(from_hand_two)
    again = [each for each in records_of(from_hand_two, TABLES) if each["id"].endswith("-1-1")]
    assert ["disagreements" in each for each in again] == [False]
    assert again[0]["id"] in [each["id"] for each in law["otherwise"]]
    assert " Played again alone, the " in law["otherwise"][0]["detail"]
    assert law["clauses"][CLAUSE]["in_play"]["found"], "what the table showed counts all the same"
    page = (from_hand_two / HTML).read_text(encoding="utf-8")
    assert ALERT in page
    assert "Jogada de novo sozinha, a divergência não se repetiu." in page


def first_ends(record: Record, messages: Messages) -> int:
    """How many messages the first time took, with the table's closing."""
    taken: int = record["steps"][-1]["messages"]
    return taken + 2 * (messages[taken]["method"] == "close")


def second_removed(record: Record, messages: Messages) -> None:
    del messages[first_ends(record, messages) :]
    record["fault"]["message"] = len(messages)


def reason_removed(record: Record, messages: Messages) -> None:
    del record["fault"]


def called_a_time_out(record: Record, messages: Messages) -> None:
    record["fault"] = {"reason": "engine-timeout", "detail": "no answer within 5 s", "message": len(messages)}


def made_the_same(record: Record, messages: Messages) -> None:
    messages[-1] = messages[len(messages) - 1 - first_ends(record, messages)]


def other_words(record: Record, messages: Messages) -> None:
    record["fault"]["detail"] = record["fault"]["detail"].replace("expected", "got")


@pytest.mark.parametrize(
    "change", [second_removed, reason_removed, called_a_time_out, made_the_same, other_words]
)
def test_an_answer_of_the_second_time_that_is_changed_is_named(
    change: Callable[[Record, Messages], None], once_only: Path, tmp_path: Path
) -> None:
    folder = shutil.copytree(once_only, tmp_path / "out")
    records = records_of(folder, EVIDENCE)
    [record] = [each for each in records if each["transcript"].endswith(LITERAL)]
    path = folder / record["transcript"]
    before = read_transcript(path)
    messages = [*before.messages]
    change(record, messages)
    record["sha256"] = write_transcript(path, before.header, messages)
    write_records(folder, EVIDENCE, records)
    assert any(record["scenario"] in str(fault) for fault in verify(folder))


def removed(tables: list[Record]) -> None:
    tables[:] = [each for each in tables if not each["id"].endswith("-1-1")]


def emptied(tables: list[Record]) -> None:
    for each in tables:
        if each["id"].endswith("-1-1"):
            each |= {
                "hands": 0,
                "refereed": False,
                "fault": {"reason": "harness-fault", "detail": "KeyError: 0"},
            }
            each.pop("situations", None)


def another_hand(tables: list[Record]) -> None:
    for each in tables:
        if each["id"].endswith("-1-1"):
            each["id"] = each["id"].removesuffix("1") + "2"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (removed, "is missing; a hand of mo-104-85-m/table-1 was to be played again alone"),
        (emptied, "was not followed by the referee"),
        (another_hand, "is missing; a hand of mo-104-85-m/table-1 was to be played again alone"),
    ],
)
def test_a_hand_played_again_that_is_removed_or_emptied_is_named(
    change: Callable[[list[Record]], None], told: str, from_hand_two: Path, tmp_path: Path
) -> None:
    folder = shutil.copytree(from_hand_two, tmp_path / "out")
    tables = records_of(folder, TABLES)
    change(tables)
    for path in (folder / "transcripts" / LAW).glob("table-*"):
        if all(not each["transcript"].endswith(path.name) for each in tables):
            path.unlink()
    write_records(folder, TABLES, tables)
    assert any(told in str(fault) for fault in verify(folder))
