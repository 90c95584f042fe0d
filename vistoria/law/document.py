"""A feature file as it was parsed: clauses, scenarios and lines, before anything is made of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gherkin.errors import CompositeParserException, ParserError
from gherkin.parser import Parser

from .errors import LawError
from .tomlfile import read_text

Node = Mapping[str, Any]


@dataclass(frozen=True)
class Line:
    """A numbered line or name."""

    number: int
    text: str


@dataclass(frozen=True)
class Step:
    """A step with its data table or doc string."""

    line: int
    keyword: str
    kind: str
    """Gherkin's keyword type: Context, Action, Outcome, Conjunction, Unknown."""
    text: str
    table: tuple[tuple[str, ...], ...] = ()
    doc: str | None = None


@dataclass(frozen=True)
class Examples:
    """One table of an outline."""

    line: int
    name: str
    tags: tuple[Line, ...]
    description: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class ScenarioNode:
    """A scenario or outline as written."""

    line: int
    keyword: str
    name: str
    tags: tuple[Line, ...]
    description: str
    steps: tuple[Step, ...]
    examples: tuple[Examples, ...]

    @property
    def is_outline(self) -> bool:
        """Whether it is meant to run once a row."""
        return bool(self.examples) or self.keyword in ("Scenario Outline", "Scenario Template")


@dataclass(frozen=True)
class ClauseNode:
    """A Feature or a Rule: what stands for a clause."""

    line: int
    keyword: str
    name: str
    tags: tuple[Line, ...]
    body: tuple[Line, ...]
    """The lines of its description, comments left out, blank lines kept."""
    scenarios: tuple[ScenarioNode, ...]
    backgrounds: tuple[int, ...]


@dataclass(frozen=True)
class Document:
    """One feature file."""

    file: str
    text: str
    language: str
    clauses: tuple[ClauseNode, ...]
    """The Feature, then its Rules, in the order of the file."""
    comments: tuple[Line, ...]


def read_document(path: Path) -> Document:
    """Parse one feature file; LawError in place of a parser's traceback."""
    return parse_document(path.name, read_text(path))


def parse_document(file: str, text: str) -> Document:
    """Parse the text of a feature file; LawError where Gherkin cannot."""
    try:
        parsed: Node = Parser().parse(text)
    except CompositeParserException as error:
        raise _unparsable(file, error.errors[0]) from None
    except ParserError as error:
        raise _unparsable(file, error) from None
    feature: Node | None = parsed.get("feature")
    if feature is None:
        raise LawError(file, 1, "no Feature in the file", "begin with the article's tag and a Feature line")
    comments = tuple(Line(c["location"]["line"], c["text"].strip()) for c in parsed.get("comments", ()))
    dropped = {c.number for c in comments}
    lines = text.split("\n")
    nodes: list[Node] = [feature, *(c["rule"] for c in feature["children"] if "rule" in c)]
    ends = [_first_line(node) for node in nodes[1:]] + [len(lines) + 1]
    clauses = tuple(_clause(node, lines, end, dropped) for node, end in zip(nodes, ends, strict=True))
    return Document(file, text, feature["language"], clauses, comments)


def _unparsable(file: str, error: Exception) -> LawError:
    location = getattr(error, "location", None) or {}
    said = str(error).split(": ", 1)[-1].split("\n")[0]
    return LawError(
        file,
        int(location.get("line") or 1),
        f"Gherkin cannot read this line: {said}",
        "look for a misspelt keyword, a lost line above it, or a stray character",
    )


def _first_line(node: Node) -> int:
    return int(min([node["location"]["line"], *(t["location"]["line"] for t in node.get("tags", ()))]))


def _clause(node: Node, lines: Sequence[str], end: int, dropped: set[int]) -> ClauseNode:
    children: list[Node] = [
        c[kind] for c in node["children"] for kind in ("background", "scenario") if kind in c
    ]
    start = node["location"]["line"]
    stop = min([end, *(_first_line(c) for c in children)])
    return ClauseNode(
        start,
        node["keyword"],
        node["name"],
        _tags(node),
        tuple(Line(n, lines[n - 1]) for n in range(start + 1, stop) if n not in dropped),
        tuple(_scenario(c["scenario"]) for c in node["children"] if "scenario" in c),
        tuple(c["background"]["location"]["line"] for c in node["children"] if "background" in c),
    )


def _tags(node: Node) -> tuple[Line, ...]:
    return tuple(Line(t["location"]["line"], t["name"]) for t in node.get("tags", ()))


def _scenario(node: Node) -> ScenarioNode:
    return ScenarioNode(
        node["location"]["line"],
        node["keyword"],
        node["name"],
        _tags(node),
        node["description"],
        tuple(_step(s) for s in node["steps"]),
        tuple(_examples(e) for e in node["examples"]),
    )


def _step(node: Node) -> Step:
    table, doc = node.get("dataTable"), node.get("docString")
    return Step(
        node["location"]["line"],
        node["keyword"].strip(),
        node["keywordType"],
        node["text"],
        tuple(_cells(row) for row in table["rows"]) if table else (),
        doc["content"] if doc else None,
    )


def _examples(node: Node) -> Examples:
    header = node.get("tableHeader")
    return Examples(
        node["location"]["line"],
        node["name"],
        _tags(node),
        node["description"],
        _cells(header) if header else (),
        tuple(_cells(row) for row in node.get("tableBody", ())),
    )


def _cells(row: Node) -> tuple[str, ...]:
    return tuple(cell["value"] for cell in row["cells"])
