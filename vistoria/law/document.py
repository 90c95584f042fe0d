"""A feature file as Gherkin parsed it: its clauses, each with the lines of its description as they are written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypedDict, cast
from weakref import WeakValueDictionary

from gherkin.errors import CompositeParserException, ParserError
from gherkin.parser import Parser
from gherkin.parser_types import Background, Comment, Feature, Location, Rule, Scenario, Step, TableRow

from .errors import LawError
from .spoken import to_english
from .tomlfile import read_text


class Located(TypedDict):
    """Any part of what Gherkin parsed."""

    location: Location


@dataclass(frozen=True)
class Line:
    """A numbered line."""

    number: int
    text: str


@dataclass(frozen=True)
class ClauseNode:
    """A Feature or a Rule: what stands for a clause."""

    parsed: Feature | Rule
    body: tuple[Line, ...]
    """The lines of its description, comments left out, blank lines kept."""
    scenarios: tuple[Scenario, ...]
    backgrounds: tuple[Background, ...]


@dataclass(frozen=True)
class Document:
    """One feature file."""

    file: str
    text: str
    language: str
    clauses: tuple[ClauseNode, ...]
    """The Feature, then its Rules, in the order of the file."""
    comments: tuple[Comment, ...]


def line_of(part: Located) -> int:
    """The line where it begins, counted from 1."""
    return part["location"]["line"]


def table_of(step: Step) -> tuple[tuple[str, ...], ...]:
    """The cells of a step's data table, row by row; none where it has no table."""
    return tuple(cells(row) for row in step["dataTable"]["rows"]) if "dataTable" in step else ()


def cells(row: TableRow | None) -> tuple[str, ...]:
    """What stands in a row; nothing where Examples have no header."""
    return () if row is None else tuple([cell["value"] for cell in row["cells"]])


def is_outline(scenario: Scenario) -> bool:
    """Whether it is meant to run once a row."""
    return bool(scenario["examples"]) or scenario["keyword"] in ("Scenario Outline", "Scenario Template")


def read_document(path: Path) -> Document:
    """Parse one feature file; LawError in place of a parser's traceback."""
    return parse_document(path.name, read_text(path))


_held = WeakValueDictionary[tuple[str, str], Document]()
"""What was parsed and somebody still has, by name and text of the file."""


def parse_document(file: str, text: str) -> Document:
    """Parse the text of a feature file, once while somebody has it; LawError where Gherkin cannot."""
    document = _held.get((file, text))
    if document is None:
        document = _held[file, text] = _parsed(file, text)
    return document


def _parsed(file: str, text: str) -> Document:
    try:
        parsed = Parser().parse(text)
    except CompositeParserException as error:
        raise _unparsable(file, error.errors[0]) from None
    except ParserError as error:
        raise _unparsable(file, error) from None
    if "feature" not in parsed:
        raise LawError(file, 1, "no Feature in the file", "begin with the article's tag and a Feature line")
    feature, comments = parsed["feature"], parsed["comments"]
    to_english(feature, feature["language"])
    dropped = {line_of(comment) for comment in comments}
    lines = text.split("\n")
    rules: list[Rule] = _children(feature, "rule")
    ends = [_first_line(rule) for rule in rules] + [len(lines) + 1]
    nodes: list[Feature | Rule] = [feature, *rules]
    clauses = tuple(_clause(node, lines, end, dropped) for node, end in zip(nodes, ends, strict=True))
    return Document(file, text, feature["language"], clauses, tuple(comments))


def _unparsable(file: str, error: Exception) -> LawError:
    location = getattr(error, "location", None) or {}
    said = str(error).split(": ", 1)[-1].split("\n")[0]
    return LawError(
        file,
        int(location.get("line") or 1),
        f"Gherkin cannot read this line: {said}",
        "look for a misspelt keyword, a lost line above it, or a stray character",
    )


def _clause(node: Feature | Rule, lines: Sequence[str], end: int, dropped: set[int]) -> ClauseNode:
    scenarios: list[Scenario] = _children(node, "scenario")
    backgrounds: list[Background] = _children(node, "background")
    start = line_of(node)
    stop = min([end, *map(line_of, backgrounds), *map(_first_line, scenarios)])
    body = [Line(n, lines[n - 1]) for n in range(start + 1, stop) if n not in dropped]
    return ClauseNode(node, tuple(body), tuple(scenarios), tuple(backgrounds))


def _first_line(node: Rule | Scenario) -> int:
    return min([line_of(node), *map(line_of, node["tags"])])


def _children(node: Feature | Rule, kind: str) -> list[Any]:
    """The children of a kind, which stand under its name; Gherkin's types do not say so."""
    return [child[kind] for child in cast(Iterable[dict[str, Any]], node["children"]) if kind in child]
