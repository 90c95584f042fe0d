"""The page on PokerKit's report shows what a run of PokerKit finds, and why each clause stays open."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from reading_a_report import COMMAND, DECIDES, LAWS, PAGE, NotRead, blocks, refreshed, results

ROW = re.compile(
    r"^\| (?P<label>[\w.]+) <!-- (?P<scenario>\S+) -->[^|]*\| (?P<expected>.*?) \| (?P<observed>.*?) \|"
)
NAMED = re.compile(r"\b[Ss]eats? \d+(, \d+)*( and \d+)?|\b[2-9TJQKA][shdc]\b")
"""Seats and cards of hands that PokerKit dealt itself: others in each run."""


def _scenario(outcome: str, said: str | None, **more: object) -> dict[str, Any]:
    no = {"reason": "no-ability", "detail": said, "observed": None, "expected": None}
    return {"id": "toy/4#s", "outcome": outcome, **no, **more}


def _clause(outcome: str, said: str | None, **more: object) -> dict[str, Any]:
    scenarios = [_scenario("passed", None), _scenario(outcome, said, **more)]
    return {"engine_part": outcome, "scenarios": scenarios, "elsewhere": [], "in_play": None}


def _run(law: str, **clauses: dict[str, Any]) -> dict[str, Any]:
    of = {f"{law}/{label}": clause for label, clause in clauses.items()}
    counts = {"passed": 1, "failed": 0, "cantTell": 1, "untested": 2, "inapplicable": 0}
    return {"regulations": {law: {"clauses": of, "counts": counts}}}


OPEN = _run(
    "toy",
    **{
        "1": _clause("untested", "no marker: {1}"),
        "2": _clause("passed", ""),
        "3": _clause("untested", "no marker: {2}"),
        "4": _clause("cantTell", "lost | found"),
    },
)


def test_open_clauses_stand_together_by_what_was_said() -> None:
    shown = blocks(OPEN)["open-clauses"]
    assert "| 1, 3 | [no-ability](reasons.md#no-ability) | no marker: … |" in shown
    assert "| 4 | [no-ability](reasons.md#no-ability) | lost \\| found |" in shown


def test_the_page_has_room_for_each_list_and_is_refreshed_twice_alike() -> None:
    once = refreshed(PAGE.read_text(encoding="utf-8"), OPEN)
    assert "- `toy`: 1 passed, 0 failed, 1 inconclusive, 2 untested" in once
    assert refreshed(once, OPEN) == once


def test_a_failure_that_nobody_has_read_beside_the_law_stops_the_page() -> None:
    with pytest.raises(NotRead, match="toy/4 failed: read it beside the law"):
        blocks(_run("toy", **{"4": _clause("failed", None)}))


def _rows(text: str) -> dict[str, tuple[str, str]]:
    """Expected and observed by scenario, whatever seats and cards there were."""
    found = filter(None, map(ROW.match, text.splitlines()))
    return {
        row["scenario"]: tuple(NAMED.sub("…", row[each]) for each in ("expected", "observed"))
        for row in found
    }  # type: ignore[misc]


def _played(room: Path, *more: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "vistoria", *COMMAND, "--out", str(room / "run"), *more]
    subprocess.run([each for each in command if each], check=False, capture_output=True)
    return dict(results(room / "run"))


def test_each_failure_of_the_page_is_what_the_scenario_finds(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    shown = _rows(page)
    assert len(shown) >= 10
    scenarios = (part for each in shown for part in ("--scenario", each))
    run = _played(tmp_path, "--hands", "0", *scenarios)
    of = [s for law in LAWS for c in run["regulations"][law]["clauses"].values() for s in c["scenarios"]]
    found = {s["id"]: s for s in of if s["outcome"] == "failed"}
    again = {
        name: tuple(
            NAMED.sub("…", found[name][each]) if name in found else "" for each in ("expected", "observed")
        )
        for name in shown
    }
    assert again == shown, "run `python tests/engines/reading_a_report.py docs/reading-a-report.md`"


def test_every_reading_of_a_failure_is_shown() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [why for law in LAWS for why in DECIDES[law].values() if why not in page] == []


@pytest.mark.complete
def test_the_page_is_what_the_whole_run_finds(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert NAMED.sub("…", refreshed(page, _played(tmp_path))) == NAMED.sub("…", page)
