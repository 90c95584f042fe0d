"""Regulations as a run needs them, each parsed once in a process."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from gherkin.parser_types import Scenario

from vistoria.law.catalogue import LawFolder, built, read_folder
from vistoria.law.document import line_of
from vistoria.model.clause import Regulation
from vistoria.referee.model import Model, models

from .plan import RunPlan


@cache
def folder_of(folder: Path) -> LawFolder:
    """What the files of a folder say."""
    return read_folder(folder)


@cache
def regulation_in(folder: Path) -> Regulation:
    """The regulation of a folder; raises LawError."""
    return built(folder_of(folder))


def models_of(plan: RunPlan) -> Mapping[str, Model]:
    """The model of each law of a plan under its readings, where one is installed."""
    laws = {name: regulation_in(Path(folder)) for name, folder in plan.folders.items()}
    return models(plan.request.readings, laws)


@cache
def scenario_nodes(folder: Path, file: str) -> dict[int, Scenario]:
    """The scenarios of a feature file by line."""
    documents = (document for document in folder_of(folder).documents if document.file == file)
    return {line_of(s): s for document in documents for clause in document.clauses for s in clause.scenarios}
