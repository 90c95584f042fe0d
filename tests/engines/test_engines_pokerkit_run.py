"""PokerKit under inspection: how it deals is seen at a table apart, so the hands that are laid are its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from verdicts import recorded

LAID = {
    "pt-omaha-online": ("29.f", "29.e", "32.d"),
    "mo-97-2010": ("15.5", "15.6", "10.1"),
}
"""Clauses on the rank of hands, which each laid hand must show."""


@pytest.mark.parametrize("regulation", LAID)
def test_a_product_that_has_no_marker_of_its_own_is_dealt_the_cards_that_are_laid(
    regulation: str, tmp_path: Path
) -> None:
    clauses = [f"{regulation}/{path}" for path in LAID[regulation]]
    recorded(tmp_path / "out", "pokerkit", regulation, clauses=clauses, examples=5, hands=0)
    results = json.loads((tmp_path / "out/results.json").read_text(encoding="utf-8"))
    parts = results["regulations"][regulation]["clauses"]
    assert {clause: parts[clause]["engine_part"] for clause in clauses} == dict.fromkeys(clauses, "passed")
