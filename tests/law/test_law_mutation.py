"""A one-line edit of a feature ends in a finding or in as many scenarios: never silently in fewer."""

from __future__ import annotations

from functools import cache
from itertools import product
from pathlib import Path

import pytest
from amount import examples, part
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from vistoria.law.catalogue import build
from vistoria.law.completeness import check_completeness
from vistoria.law.document import Document, parse_document, read_document
from vistoria.law.errors import LawError
from vistoria.law.lint import lint
from vistoria.law.regulation import RegulationFile, read_regulation
from vistoria.law.table import check_table

TOY = Path(__file__).parent / "toy_law"
FILES = ("01_cards.feature", "02_prize.feature")
INSERTED = (
    '        """', "    # And so on", "    Scenario: Another", "  Rule: 9 Another", "    Examples: 1 row",
    "        | 7 | 7 |", "    Scenario Outline: Another", "Feature: Another", "    Then nothing",
    "    @ranked", "# language: pt", "    Background:", "    PT  Nada.", "    Given nothing", "",
)  # fmt: skip


@cache
def law() -> RegulationFile:
    return read_regulation(TOY)


@cache
def document(file: str) -> Document:
    return read_document(TOY / file)


@cache
def lines(file: str) -> tuple[str, ...]:
    return tuple((TOY / file).read_text(encoding="utf-8").split("\n"))


def outcome(file: str, text: str) -> tuple[bool, int]:
    """Whether anything is found in the toy with this file's text, and how many scenarios are left."""
    try:
        changed = parse_document(file, text)
    except LawError:
        return True, 0
    names = ("00_portaria.feature", *FILES)
    documents = [changed if name == file else document(name) for name in names]
    regulation, found = build(law().data, documents, {})
    spoilt = bool(
        found
        or lint(changed, law().data)
        or check_table(law(), regulation.clauses)
        or check_completeness(TOY, law(), regulation.clauses)
    )
    return spoilt, len(regulation.scenarios)


BEFORE = 8


def survives(file: str, rows: list[str]) -> bool:
    found, scenarios = outcome(file, "\n".join(rows))
    return found or scenarios >= BEFORE


def test_the_toy_has_eight_scenarios_and_no_finding() -> None:
    assert outcome(FILES[0], "\n".join(lines(FILES[0]))) == (False, BEFORE)


@pytest.mark.parametrize("file", FILES)
def test_no_line_can_be_deleted_doubled_or_commented_out_with_a_scenario_lost(file: str) -> None:
    changed = [
        (at, middle)
        for at, line in enumerate(lines(file))
        for middle in (
            [],
            [line, line],
            ["#" + line],
            ["    " + line],
            [line.strip()],
            [line[: len(line) // 2]],
        )
    ]
    for at, middle in part(changed):
        assert survives(file, [*lines(file)[:at], *middle, *lines(file)[at + 1 :]]), (at + 1, middle)


@pytest.mark.parametrize("file", FILES)
def test_no_line_can_be_put_in_with_a_scenario_lost(file: str) -> None:
    for at, new in part(list(product(range(len(lines(file)) + 1), INSERTED))):
        assert survives(file, [*lines(file)[:at], new, *lines(file)[at:]]), (at + 1, new)


@settings(max_examples=examples(400), suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_no_change_within_a_line_loses_a_scenario(data: st.DataObject) -> None:
    file = data.draw(st.sampled_from(FILES))
    at = data.draw(st.integers(0, len(lines(file)) - 1))
    line = lines(file)[at]
    start = data.draw(st.integers(0, len(line)))
    end = data.draw(st.integers(start, min(len(line), start + 3)))
    new = data.draw(st.text(st.sampled_from('#@|*:<>"` aGTS'), max_size=3))
    rows = [*lines(file)[:at], line[:start] + new + line[end:], *lines(file)[at + 1 :]]
    assert survives(file, rows), rows[at]


@pytest.mark.parametrize("file", FILES)
def test_no_clause_line_of_tags_or_law_can_be_lost_in_silence(file: str) -> None:
    for at, line in enumerate(lines(file)):
        law_or_tag = line.strip().startswith(("PT", "ZH", "@toy-law", "Rule", "Feature")) or "não tem" in line
        if law_or_tag:
            found, _ = outcome(file, "\n".join([*lines(file)[:at], *lines(file)[at + 1 :]]))
            assert found, line
