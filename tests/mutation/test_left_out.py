"""What of the code is not changed: places where no run could judge a change."""

from __future__ import annotations

from pathlib import Path

import pytest

from .code_mutants import code_mutants

FUNCTION = """
from __future__ import annotations

def decided(table: Table, hand: Hand) -> Result:
    {line}
"""
SILENT = {
    "cites": "cites = law.first if hand.round == 1 else law.second",
    "cites added to": "cites += law.divided if hand.round > 1 else ()",
    "cites by type": "why: Cites = law.first if hand.round == 1 else law.second",
    "a condition for cites alone": "if hand.round > 1: cites += law.divided",
    "cites of an event": "events.append(Pots(pots=(), cites=law.first if hand.round == 1 else ()))",
    "wording of a refusal": "return Refusal('illegal-amount', hand.least + 1, law.cites if hand.round == 1 else ())",
    "wording of what is not reached": "return Unsupported(kinds[0])",
    "an assertion": "assert hand.round == 1",
    "lengths asserted": "pairs = zip(hand.order, hand.stacks, strict=True)",
}
CHANGED = {
    "a word": ("same = law.unit == 'chip'", {"ComparisonOperator_Eq_NotEq"}),
    "a condition for more than cites": (
        "if hand.round: cites, paid = law.first, 3",
        {"NumberReplacer", "AddNot"},
    ),
    "the code of a refusal": ("return Refusal(CODES[3], hand.least + 1)", {"NumberReplacer"}),
}


def operators(folder: Path, line: str) -> set[str]:
    """Names of the operators that change a function of this one line."""
    (folder / "policies").mkdir()
    (folder / "policies" / "one.py").write_text(FUNCTION.format(line=line))
    return {mutant.id.split()[-2] for mutant in code_mutants(folder)}


@pytest.mark.parametrize("line", SILENT.values(), ids=list(SILENT))
def test_what_only_says_why_is_left_alone(tmp_path: Path, line: str) -> None:
    assert operators(tmp_path, line) == set()


@pytest.mark.parametrize(("line", "expected"), CHANGED.values(), ids=list(CHANGED))
def test_what_play_depends_on_is_changed(tmp_path: Path, line: str, expected: set[str]) -> None:
    assert operators(tmp_path, line) == expected


def test_clauses_named_by_a_function_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "policies").mkdir()
    text = "def cites(hand: Hand) -> Cites:\n    return A if hand.round == 1 else B\n"
    (tmp_path / "policies" / "one.py").write_text(text)
    assert list(code_mutants(tmp_path)) == []
