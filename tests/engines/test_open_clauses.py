"""The table of open clauses says of each clause why it is open, once for all that are so for the same reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from open_clauses import BEGIN, END, open_clauses, refreshed

PAGE = Path(__file__).parents[2] / "docs/reading-a-report.md"


def _clause(outcome: str, said: str) -> dict[str, Any]:
    scenarios = [
        {"outcome": "passed", "reason": None, "detail": None, "observed": "so"},
        {"outcome": outcome, "reason": "no-ability", "detail": said, "observed": None},
    ]
    return {"engine_part": outcome, "scenarios": scenarios}


RUN = {
    "regulations": {
        "toy": {
            "clauses": {
                "toy/1": _clause("untested", "no marker: {1}"),
                "toy/2": _clause("passed", ""),
                "toy/3": _clause("untested", "no marker: {2}"),
                "toy/4": _clause("cantTell", "lost | found"),
            }
        }
    }
}


def test_open_clauses_stand_together_by_what_was_said() -> None:
    assert list(open_clauses(RUN["regulations"]["toy"])) == [
        ("1, 3", "no-ability", "no marker: …"),
        ("4", "no-ability", "lost | found"),
    ]


def test_the_page_has_room_for_the_tables_and_is_refreshed_twice_alike() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page.count(BEGIN) == page.count(END) == 1
    once = refreshed(page, [RUN])
    assert "| 4 | no-ability | lost \\| found |" in once
    assert refreshed(once, [RUN]) == once
