"""What Gherkin or pytest-bdd would let pass in silence, found before anything runs."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path

from gherkin.parser_types import Scenario

from .document import ClauseNode, Document, line_of
from .errors import Finding
from .lint_scenario import GHERKIN, KEYWORD, scenario_faults
from .regulation import FILE, RegulationText
from .spoken import spoken
from .tags import Fault

_FILES = {FILE, "inspection.toml", "smoke.toml", "__init__.py"}
_FOLDERS = {"sources", "languages", "__pycache__"}
_UNSEEN = re.compile("[\x00-\x1f\u200b\ufeff\u00ad]")


def lint_folder(folder: Path) -> list[Finding]:
    """Files that would never be read: features with another suffix or in a folder below."""
    findings = []
    for path in sorted(folder.iterdir()):
        known = path.name in (_FOLDERS if path.is_dir() else _FILES) or (
            path.suffix == ".feature" and path.is_file()
        )
        if not known:
            findings.append(
                Finding(
                    path.name,
                    1,
                    "nothing reads this",
                    "name a feature *.feature beside the others, or remove it",
                )
            )
    return findings


def lint(document: Document, data: RegulationText) -> list[Finding]:
    """Every fault of one feature file that is about its form rather than about the law it quotes."""
    return [Finding(document.file, *fault) for fault in sorted(_faults(document, data))]


def _faults(document: Document, data: RegulationText) -> Iterator[Fault]:
    yield from _text(document)
    yield from _comments(document)
    for clause in document.clauses:
        yield from _clause(clause, data)
    yield from _names([s for c in document.clauses for s in c.scenarios])


def _text(document: Document) -> Iterator[Fault]:
    if document.language not in spoken():
        yield (
            1,
            f"the file is set to the language {document.language}",
            f"write in one of these: {', '.join(spoken())}",
        )
    for number, line in enumerate(document.text.split("\n"), 1):
        if unicodedata.normalize("NFC", line) != line:
            yield number, "the line is not in Unicode form NFC", "save the file in NFC"
        if _UNSEEN.search(line):
            yield (
                number,
                "the line holds a tab, carriage return or another invisible character",
                "remove it; indent with spaces",
            )


def _comments(document: Document) -> Iterator[Fault]:
    lines = document.text.split("\n")
    for comment in document.comments:
        number, said = line_of(comment), comment["text"].strip().lstrip("#").strip()
        near = [c for c in document.clauses if c.body and line_of(c.parsed) < number < c.body[-1].number + 2]
        later = any(b.number > number and b.text.strip() for c in near for b in c.body)
        touching = bool(near) and number > line_of(near[0].parsed) + 1 and bool(lines[number - 2].strip())
        if GHERKIN.match(said):
            yield (
                number,
                f"a line of Gherkin is commented out: {said[:60]!r}",
                "restore it or remove it",
            )
        elif later or touching:
            yield (
                number,
                "Gherkin drops this line of a description as a comment",
                "a quote may not have a line that begins with #: break the line elsewhere",
            )


def _clause(clause: ClauseNode, data: RegulationText) -> Iterator[Fault]:
    parsed = clause.parsed
    line, keyword, name = line_of(parsed), parsed["keyword"], parsed["name"]
    for background in clause.backgrounds:
        yield (
            line_of(background),
            "a Background hides steps from whoever reads one scenario",
            "write its steps in each scenario",
        )
    paths = [t["name"].partition("/")[2] for t in parsed["tags"] if t["name"].startswith(f"@{data.id}/")]
    if keyword == "Rule" and len(paths) == 1 and not re.match(rf"{re.escape(paths[0])} \S", name):
        yield (
            line,
            f"the Rule is tagged {paths[0]} and titled {name!r}",
            f"begin its title with {paths[0]!r} and a space",
        )
    if keyword == "Rule" and any("." not in p and p in data.binds for p in paths):
        yield line, f"the article {paths[0]} stands as a Rule", "give an article a Feature of its own"
    if keyword not in ("Feature", "Rule"):
        yield line, f"{keyword!r} in place of Feature", "write Feature"
    if not name.strip():
        yield line, f"a {keyword} without a title", "give it one"
    for row in clause.body:
        if KEYWORD.match(row.text.strip()):
            yield (
                row.number,
                f"a keyword inside a description: {row.text.strip()[:60]!r}",
                "break the line elsewhere",
            )
    for scenario in clause.scenarios:
        yield from scenario_faults(scenario)


def _names(scenarios: Sequence[Scenario]) -> Iterator[Fault]:
    seen: dict[str, int] = {}
    for scenario in scenarios:
        if scenario["name"] in seen:
            yield (
                line_of(scenario),
                f"two scenarios named {scenario['name']!r}, the first on line {seen[scenario['name']]}",
                "give each a name of its own: of two in one file the first would vanish",
            )
        seen.setdefault(scenario["name"], line_of(scenario))
