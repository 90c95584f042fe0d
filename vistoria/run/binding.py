"""Whether a regulation's features can be run: sound, and one definition for every step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from gherkin.parser_types import Scenario
from pytest_bdd.steps import StepFunctionContext

from vistoria.checks.registry import with_table
from vistoria.law import LawError
from vistoria.law.check import checked
from vistoria.law.document import is_outline, line_of, table_of
from vistoria.law.scenarios import filled, rows_of

from .laws import folder_of, regulation_in
from .vocabulary import definitions

KINDS = {"Context": "given", "Action": "when", "Outcome": "then"}


ScenarioPlace = tuple[str, int]
"""File and line of a scenario."""


@cache
def folder_faults(folder: Path, only: frozenset[ScenarioPlace] | None = None) -> tuple[str, ...]:
    """Why the features of a folder cannot be run, found without running anything.

    The steps of all scenarios are looked up, or of those that stand at these places `only`.
    """
    try:
        game = regulation_in(folder).game
    except LawError as error:
        return (str(error),)
    faults = [*_findings(folder)]
    for document in folder_of(folder).documents:
        for clause in document.clauses:
            for scenario in clause.scenarios:
                if only is None or (document.file, line_of(scenario)) in only:
                    faults += step_faults(str(folder / document.file), scenario, game)
    return tuple(faults)


@cache
def _findings(folder: Path) -> tuple[str, ...]:
    return tuple(str(finding) for finding in checked(folder_of(folder)))


def step_faults(file: str, scenario: Scenario, game: str) -> list[str]:
    """Steps without exactly one definition, or with a literal that cannot be meant."""
    faults: dict[int, str] = {}
    kind = ""
    rows = rows_of(scenario) if is_outline(scenario) else [{}]
    for step in scenario["steps"]:
        line, table = line_of(step), table_of(step)
        kind = KINDS.get(step["keywordType"], kind)
        for row in rows:
            text = filled(step["text"], row)
            found = definitions(kind, text, game)
            fault = _literal_fault(found[0], text, table) if len(found) == 1 else _unknown(len(found))
            if fault is not None:
                faults.setdefault(line, f"{file}:{line}: '{step['keyword'].strip()} {text}': {fault}")
    return [*faults.values()]


def _unknown(found: int) -> str:
    how_many = f"{found} definitions" if found else "no definition"
    return f"{how_many}; write it as a step that is in steps/, or as a sentence of a check, or add one there"


def _literal_fault(definition: StepFunctionContext, text: str, table: Sequence[Sequence[str]]) -> str | None:
    """Why a literal of a step, or its table, cannot be meant."""
    try:
        found = definition.parser.parse_arguments(text) or {}
        if "check" in found:
            with_table(found["check"], found["literals"], table or None)
    except ValueError as error:
        return str(error)
    return None
