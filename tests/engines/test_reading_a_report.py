"""The page on PokerKit's report shows what a run of PokerKit finds, and why each clause stays open."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from reading_a_report import COMMAND, DECIDES, LAWS, PAGES, NotRead, blocks, found, kept, refreshed, results
from warm import vistoria

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


def test_open_clauses_stand_together_by_reason_and_what_was_said() -> None:
    shown = blocks(found(OPEN))["open-clauses"]
    assert shown.count("([no-ability](reasons.md#no-ability))") == 1
    assert "| 1, 3 | no marker: … |" in shown
    assert "| 4 | lost \\| found |" in shown


@pytest.mark.parametrize("language", PAGES)
def test_each_page_has_room_for_each_list_and_is_refreshed_twice_alike(language: str) -> None:
    once = refreshed(PAGES[language].read_text(encoding="utf-8"), found(OPEN), language)
    assert "- `toy`" in once
    assert refreshed(once, found(OPEN), language) == once


@pytest.mark.parametrize("language", PAGES)
def test_each_page_says_what_the_kept_run_found(language: str) -> None:
    page = PAGES[language].read_text(encoding="utf-8")
    assert refreshed(page, kept(), language) == page, "run `python tests/engines/reading_a_report.py`"


def test_a_failure_that_nobody_has_read_beside_the_law_stops_the_page() -> None:
    with pytest.raises(NotRead, match="toy/4 failed: read it beside the law"):
        found(_run("toy", **{"4": _clause("failed", None)}))


TRIES = 4
"""How often a scenario is played where nothing of it failed: by the product's own cards everybody may have to show."""


def _same(text: str) -> str:
    """A text, whatever seats and cards the product's own hands have."""
    return NAMED.sub("…", text)


def _played(room: Path, *more: str) -> dict[str, Any]:
    vistoria(*COMMAND, "--out", str(room / "run"), *more, environment=os.environ)
    return dict(results(room / "run"))


def test_each_failure_of_the_page_is_what_the_scenario_finds(tmp_path: Path) -> None:
    shown = {
        each["scenario"]: each for law in kept().values() for each in law["failures"] if each["scenario"]
    }
    assert len(shown) >= 10
    failed = dict[str, Any]()
    for n in range(TRIES):
        left = [part for each in shown if each not in failed for part in ("--scenario", each)]
        run = _played(tmp_path / str(n), "--hands", "0", *left) if left else {"regulations": {}}
        of = [
            s for law in run["regulations"].values() for c in law["clauses"].values() for s in c["scenarios"]
        ]
        failed |= {s["id"]: s for s in of if s["outcome"] == "failed"}
    assert set(shown) <= set(failed)
    texts = ("expected", "observed")
    again, page = (
        {name: [_same(each[name][text]) for text in texts] for name in shown} for each in (failed, shown)
    )
    assert again == page, "run `python tests/engines/reading_a_report.py --run`"


@pytest.mark.parametrize("language", PAGES)
def test_every_reading_of_a_failure_is_shown(language: str) -> None:
    page = PAGES[language].read_text(encoding="utf-8")
    assert [why for law in LAWS for why in DECIDES[law].values() if why[language] not in page] == []


@pytest.mark.complete
def test_the_pages_are_what_the_whole_run_finds(tmp_path: Path) -> None:
    again, shown = (_same(str(each)) for each in (found(_played(tmp_path)), kept()))
    assert again == shown
