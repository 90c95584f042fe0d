"""The tables of words and scenarios in `docs/words/`: every quote is the law's, and every scenario exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest
from law_held import Held, held

FOLDER = Path(__file__).parents[2] / "docs" / "words"
HEADER = ["clause", "words", "shown by"]
LEAST_REASON = 4
"""Words of a reason why nothing shows a half-sentence."""


def _folded(text: str) -> str:
    return " ".join(text.split())


@dataclass(frozen=True)
class Row:
    """Words of a clause, and the scenarios that show them, or why nothing can."""

    clause: str
    words: str
    shown: str

    @property
    def reason(self) -> str | None:
        """Why nothing shows the words, where the row says so."""
        return self.shown.partition(":")[2].strip() if self.shown.startswith("nothing:") else None

    @property
    def scenarios(self) -> list[str]:
        """The titles of the scenarios, as the features have them."""
        return [] if self.reason is not None else [each.strip() for each in self.shown.split("<br>")]


@dataclass(frozen=True)
class Table:
    """One file of the folder, beside the law that it is about."""

    path: Path

    @property
    def law(self) -> Held:
        """The regulation whose id is the file's name."""
        return held(self.path.stem)

    @cached_property
    def rows(self) -> list[Row]:
        """The rows below the header."""
        lines = [line for line in self.path.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
        header, _, *rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines)
        assert header == HEADER
        assert [row for row in rows if len(row) != len(HEADER)] == []
        return [Row(*row) for row in rows]

    @cached_property
    def titles(self) -> set[str]:
        """The titles of all scenarios of the law; an outline is named by its title with placeholders."""
        features = sorted(self.law.folder.glob("*.feature"))
        text = "\n".join(path.read_text(encoding="utf-8") for path in features)
        return set(re.findall(r"^\s*Scenario(?: Outline)?: (.+?)\s*$", text, re.MULTILINE))

    def quotes(self, clause: str) -> Iterator[str]:
        """The texts of a clause without breaks of lines; none where there is no such clause."""
        found = self.law.regulation.clause(f"{self.law.id}/{clause}")
        yield from (_folded(quote.text) for quote in found.quotes) if found is not None else ()


@pytest.fixture(params=sorted(path.name for path in FOLDER.glob("*.md")))
def table(request: pytest.FixtureRequest) -> Table:
    """One of the tables."""
    return Table(FOLDER / str(request.param))


def test_every_row_quotes_its_clause(table: Table) -> None:
    strange = [r for r in table.rows if not any(_folded(r.words) in text for text in table.quotes(r.clause))]
    assert [f"{row.clause}: {row.words}" for row in strange] == []


def test_every_scenario_that_a_row_names_exists(table: Table) -> None:
    named = [(row.clause, title) for row in table.rows for title in row.scenarios]
    assert named
    assert [(clause, title) for clause, title in named if title not in table.titles] == []


def test_every_scenario_of_the_law_is_in_the_table(table: Table) -> None:
    named = {title for row in table.rows for title in row.scenarios}
    assert sorted(table.titles - named) == []


def test_every_clause_that_binds_the_engine_has_a_row(table: Table) -> None:
    rows = {f"{table.law.id}/{row.clause}" for row in table.rows}
    assert [clause.id for clause in table.law.clauses if clause.binds_engine and clause.id not in rows] == []


def test_where_nothing_shows_the_words_the_row_says_why(table: Table) -> None:
    bare = [row for row in table.rows if row.reason is not None and len(row.reason.split()) < LEAST_REASON]
    assert [f"{row.clause}: {row.shown}" for row in bare] == []
