"""The page that lays the laws of ring games beside each other is made of the rules, and fresh."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tools.side_by_side import main, page, ring_laws
from vistoria.law import installed
from vistoria.reference_engine.policies.ring_rules import RingRules
from vistoria.run.laws import regulation_in

DOCS = Path(__file__).parents[2] / "docs"


def rows(text: str) -> dict[str, list[str]]:
    """Cells by label."""
    cells = [
        [c.strip() for c in line.strip("|").split(" | ")] for line in text.splitlines() if line[:1] == "|"
    ]
    return {label.strip("| "): found for label, *found in cells}


def test_the_page_in_the_documents_is_the_one_that_the_rules_make(tmp_path: Path) -> None:
    main([str(tmp_path / "page.md")])
    made = (tmp_path / "page.md").read_text(encoding="utf-8")
    held = (DOCS / "side-by-side.md").read_text(encoding="utf-8")
    assert held == made, "python -m tools.side_by_side docs/side-by-side.md"


def test_what_is_no_page_is_wrong_usage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert [main(words) for words in ([], ["--help"], ["one.md", "two.md"])] == [4, 4, 4]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("law", ring_laws(), ids=lambda law: law.regulation)
def test_every_clause_named_is_a_clause_of_that_law(law: RingRules) -> None:
    known = {c.id.partition("/")[2] for c in regulation_in(installed()[law.regulation]).clauses}
    column = [law.regulation for law in ring_laws()].index(law.regulation)
    cited = [
        re.findall(r"\(([^)]*)\)$", cells[column].strip())
        for cells in list(rows(page(ring_laws())).values())[2:]
    ]
    named = {path for found in cited for text in found for path in text.split(", ")}
    assert len(named) > 30
    assert named <= known


def test_a_figure_that_changes_in_the_rules_changes_on_the_page() -> None:
    law = ring_laws()[0]
    wrong = replace(law, seating=replace(law.seating, least_players=3))
    assert rows(page((law,)))["Players for a hand"] != rows(page((wrong,)))["Players for a hand"]
