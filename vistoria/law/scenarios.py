"""Scenarios of a feature as catalogue entries: one for each scenario, one for each row of an outline."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping

from gherkin.parser_types import Scenario, Step

from vistoria.model.clause import ClauseId, ScenarioEntry, ScenarioId

from .document import cells, is_outline, line_of, table_of
from .regulation import RegulationText
from .tags import ScenarioTags

_PLACEHOLDER = re.compile(r"<([^<>]+)>")


def slug(name: str) -> str:
    """A scenario's name in small ASCII letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii").lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def scenario_id(clause: str, name: str, row: int | None = None) -> ScenarioId:
    """The id of a scenario, by its name as written; of an outline, with the row counted from 1."""
    return ScenarioId(f"{clause}#{slug(name)}" + (f"~{row}" if row is not None else ""))


def placeholders(text: str) -> set[str]:
    """The names between angle brackets."""
    return set(_PLACEHOLDER.findall(text))


def step_text(step: Step) -> str:
    """Everything of a step that a row may fill: its line, table and doc string."""
    table = "".join("\n| " + " | ".join(row) + " |" for row in table_of(step))
    doc = f'\n"""\n{step["docString"]["content"]}\n"""' if "docString" in step else ""
    return f"{step['keyword'].strip()} {step['text']}{table}{doc}"


def rows_of(node: Scenario) -> list[dict[str, str]]:
    """The rows of all tables of an outline, each by column."""
    return [
        dict(zip(cells(table["tableHeader"]), cells(row), strict=True))
        for table in node["examples"]
        for row in table["tableBody"]
    ]


def filled(text: str, row: Mapping[str, str]) -> str:
    """A text with the values of a row in their places."""
    return _PLACEHOLDER.sub(lambda m: row.get(m[1], m[0]), text)


def entries(
    node: Scenario, clause: ClauseId, tags: ScenarioTags, data: RegulationText, file: str
) -> Iterator[ScenarioEntry]:
    """The entries of one scenario; an outline without rows has none."""
    rows: list[tuple[int | None, Mapping[str, str]]] = [(None, {})]
    if is_outline(node):
        rows = list(enumerate(rows_of(node), 1))
    for number, values in rows:
        yield ScenarioEntry(
            id=scenario_id(clause, node["name"], number),
            name=filled(node["name"], values),
            clause=clause,
            feature=file,
            line=line_of(node),
            steps=tuple(filled(step_text(s), values) for s in node["steps"]),
            readings=tuple((f"{data.id}/{name}", option) for name, option in tags.readings),
            offers=tags.offers,
            unless=tags.unless,
            unreachable=tags.unreachable,
            is_ranked=tags.is_ranked,
            row=number,
        )
