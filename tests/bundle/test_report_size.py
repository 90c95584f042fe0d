"""What a scenario adds to the report: a run of every regulation has 2,200 of them, and the page 6 MB."""

from __future__ import annotations

import re
from pathlib import Path
from statistics import mean

PASSED = re.compile(r"<details class=scenario id=.*?</noscript></details>", re.DOTALL)
MOST = 900
"""Bytes of a scenario that passed, with its finding."""


def test_a_scenario_that_passed_stays_small(stored: Path) -> None:
    shown = PASSED.findall((stored / "report.html").read_text(encoding="utf-8"))
    assert len(shown) >= 5
    assert all("data-row=" in each for each in shown), "what it has besides is data"
    assert mean(len(each.encode()) for each in shown) < MOST
