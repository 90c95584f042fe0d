"""Literals that cannot be meant: found in a feature before anything of it runs, with file and line."""

from __future__ import annotations

from pathlib import Path

from vistoria.law.document import read_document
from vistoria.run.binding import step_faults

TABLE = ("| seat | stack |", "| 1 | 100 |", "| 2 | 90 |")

UNMEANT = [
    ("Given", "a deck that begins As Kd As", (), "cards stand twice: As"),
    ("Given", "the community cards 2c 2c", (), "cards stand twice: 2c"),
    ("Then", "seat 1 is dealt As Kd As", (), "cards stand twice: As"),
    ("Then", "the pot pays 20 to seat 1 and 30 to seat 1", (), "a seat stands twice"),
    ("Then", "in the end seat 1 wins 20 and seat 1 loses 30", (), "a seat stands twice"),
    ("Then", "seat 1 sees these stacks:", (), "its table is missing"),
    ("Then", "seat 1 is asked", TABLE, "it takes no table"),
    ("Then", "seat 1 sees these stacks:", (*TABLE, "| 2 | 80 |"), "a seat stands twice"),
    ("Then", "seat 1 sees these stacks:", (*TABLE, "| 3 | few |"), "its table has two columns"),
    ("Then", "seat 1 sees these stacks:", ("| seat |", "| 1 |"), "its table has two columns"),
]
"""Steps with what is wrong about each."""

UNKNOWN = [
    ("Then", "seat one is asked", ()),
    ("Then", "seat 1 is dealt 1s", ()),
    ("Then", "the third cards go to seat 1 in this order, face sideways", ()),
    ("Then", "the sixth cards go to seat 1 in this order, face up", ()),
    ("Then", "Seat 1 is asked", ()),
]
"""Steps that are none, since a literal is not written as its kind is."""

MEANT = [
    ("Given", "a deck that begins As Kd", ()),
    ("Then", "seat 1 sees these stacks:", TABLE),
    ("Then", "hand by hand the marker stands at seats 1, 2 and 1", ()),
]


def faults(folder: Path, keyword: str, text: str, table: tuple[str, ...]) -> list[str]:
    """Faults of a feature with this step in its third line."""
    lines = ("Feature: one", "Scenario: one", f"{keyword} {text}", *table)
    path = folder / f"{abs(hash((text, table)))}.feature"
    path.write_text("\n".join(lines), encoding="utf-8")
    (scenario,) = read_document(path).clauses[0].scenarios
    return step_faults("f", scenario, "cards")


def test_a_literal_that_cannot_be_meant_is_a_fault_of_the_feature(tmp_path: Path) -> None:
    found = [faults(tmp_path, *step) for *step, _ in UNMEANT]
    wrong = [
        (text, fault)
        for (keyword, text, _, why), fault in zip(UNMEANT, found, strict=True)
        if len(fault) != 1 or not fault[0].startswith(f"f:3: '{keyword} {text}': {why}")
    ]
    assert wrong == []


def test_a_literal_that_is_not_of_its_kind_is_a_step_that_nobody_knows(tmp_path: Path) -> None:
    found = [faults(tmp_path, *step) for step in UNKNOWN]
    assert [fault for fault in found if len(fault) != 1 or "no definition" not in fault[0]] == []


def test_literals_that_can_be_meant_are_no_fault(tmp_path: Path) -> None:
    assert [faults(tmp_path, *step) for step in MEANT] == [[]] * len(MEANT)
