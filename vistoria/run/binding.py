"""Whether a regulation's features can be run: sound, and one definition for every step."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from vistoria.law import LawError
from vistoria.law.check import checked
from vistoria.law.document import ScenarioNode
from vistoria.law.scenarios import filled, rows_of

from .laws import folder_of, regulation_in
from .vocabulary import definitions

KINDS = {"Context": "given", "Action": "when", "Outcome": "then"}


@cache
def folder_faults(folder: Path) -> tuple[str, ...]:
    """Why the features of a folder cannot be run, found without running anything."""
    try:
        regulation_in(folder)
    except LawError as error:
        return (str(error),)
    faults = [str(finding) for finding in checked(folder_of(folder))]
    for document in folder_of(folder).documents:
        for clause in document.clauses:
            for scenario in clause.scenarios:
                faults += _unbound(str(folder / document.file), scenario)
    return tuple(faults)


def _unbound(file: str, scenario: ScenarioNode) -> list[str]:
    """Steps without exactly one definition."""
    faults: dict[int, str] = {}
    kind = ""
    for step in scenario.steps:
        kind = KINDS.get(step.kind, kind)
        for row in rows_of(scenario) if scenario.is_outline else ({},):
            text = filled(step.text, row)
            found = len(definitions(kind, text))
            if found != 1:
                how_many = "no definition" if not found else f"{found} definitions"
                faults.setdefault(
                    step.line,
                    f"{file}:{step.line}: {how_many} for the step '{step.keyword} {text}'; "
                    "write it as one of the steps in steps/, or add one there",
                )
    return [*faults.values()]
