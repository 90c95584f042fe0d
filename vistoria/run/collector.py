"""Collects feature files: refuses what pytest-bdd would let through in silence, then hands over its scenarios."""

from __future__ import annotations

import importlib
import pkgutil
import types
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from pytest_bdd import scenario as bdd_scenario
from pytest_bdd.feature import get_feature
from pytest_bdd.parser import Feature, Step
from pytest_bdd.steps import StepFunctionContext

from vistoria.checks.registry import with_table
from vistoria.law import LawError, findings, load
from vistoria.model.clause import Regulation, ScenarioEntry

from .lookup import definitions

STEPS = "vistoria.steps"


@cache
def regulation_in(folder: Path) -> Regulation:
    """The regulation of a folder, parsed once a process."""
    return load(folder)


@cache
def law_findings(folder: Path) -> tuple[tuple[str, str], ...]:
    """File name and text of each finding about a folder: form, completeness, whom each clause binds."""
    return tuple((finding.file, str(finding)) for finding in findings(folder))


def import_steps() -> list[str]:
    """Import the whole vocabulary; the names of its modules."""
    package = importlib.import_module(STEPS)
    names = [f"{STEPS}.{module.name}" for module in pkgutil.iter_modules(package.__path__)]
    for name in names:
        importlib.import_module(name)
    return names


def folder_faults(folder: Path) -> list[str]:
    """Why the features of a folder cannot be run as they stand, found without running anything."""
    import_steps()
    try:
        regulation_in(folder)
        faults = [text for _, text in law_findings(folder)]
    except LawError as error:
        return [str(error)]
    for path in sorted(folder.glob("*.feature")):
        try:
            faults += step_faults(get_feature(str(folder), path.name))
        except Exception as error:  # pytest-bdd's own complaint about a file that the law's parser has read
            faults.append(f"{path}: {error}")
    return faults


class FeatureFaults(Exception):
    """Why a feature file cannot be run as it stands."""


@cache
def module_of(path: Path) -> types.ModuleType:
    """The scenarios of a feature file as test functions, made once a process; raises FeatureFaults."""
    try:
        regulation_in(path.parent)
        faults = [text for file, text in law_findings(path.parent) if Path(file).name == path.name]
        feature = get_feature(str(path.parent), path.name)
    except LawError as error:
        raise FeatureFaults(str(error)) from None
    except Exception as error:  # a parser's own complaint, without its traceback
        raise FeatureFaults(f"{path}: {error}") from None
    faults += step_faults(feature)
    if faults:
        raise FeatureFaults("\n".join(faults))
    module = types.ModuleType(path.stem)
    module.__file__ = str(path)
    for index, (name, template) in enumerate(feature.scenarios.items()):
        function = bdd_scenario(path.name, name, features_base_dir=str(path.parent))(_nothing)
        function.vistoria_line = template.line_number  # type: ignore[attr-defined]
        setattr(module, f"scenario_{index}", function)
    return module


class FeatureFile(pytest.Module):
    """One feature file; its items are the scenarios, bound to the entries of the catalogue."""

    def _getobj(self) -> types.ModuleType:
        try:
            module = module_of(self.path)
        except FeatureFaults as faults:
            raise self.CollectError(str(faults)) from None
        self.entries = entries_by_row(regulation_in(self.path.parent), self.path.name)
        return module

    def istestfunction(self, obj: object, name: str) -> bool:
        """Scenarios and nothing else."""
        return name.startswith("scenario_")

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        """The scenarios; a file without any is whole too (its clauses are untested)."""
        return list(super().collect())


def _nothing() -> None:
    """A scenario's body: all is in its steps."""


def entries_by_row(regulation: Regulation, file: str) -> dict[tuple[int, int | None], ScenarioEntry]:
    """Catalogue entries of a file by line and row."""
    return {(s.line, s.row): s for s in regulation.scenarios if s.feature == file}


def entry_of(item: pytest.Item) -> ScenarioEntry | None:
    """The catalogue's entry for a collected scenario."""
    if not isinstance(item, pytest.Function) or not isinstance(item.parent, FeatureFile):
        return None
    line = item.obj.vistoria_line
    callspec = getattr(item, "callspec", None)
    row = callspec.indices["_pytest_bdd_example"] + 1 if callspec is not None else None
    return item.parent.entries.get((line, row))


def step_faults(feature: Feature) -> list[str]:
    """Steps of a feature without exactly one definition, or with a literal that cannot be meant."""
    faults: list[str] = []
    for template in feature.scenarios.values():
        rows = [row for table in template.examples for row in table.as_contexts()] or [{}]
        seen: set[int] = set()
        for row in rows:
            for step in template.render(row).steps:
                found = definitions(step.type, step.name)
                fault = _literal_fault(found[0], step) if len(found) == 1 else _unknown(len(found), step)
                if fault is not None and step.line_number not in seen:
                    seen.add(step.line_number)
                    faults.append(f"{feature.filename}:{step.line_number}: {fault}")
    return faults


def _unknown(found: int, step: Step) -> str:
    how_many = f"{found} definitions" if found else "no definition"
    return (
        f"{how_many} for the step '{step.keyword} {step.name}'; write it as one of the steps in steps/, "
        "or as a sentence of a check, or add one there"
    )


def _literal_fault(definition: StepFunctionContext, step: Step) -> str | None:
    """Why a literal of a step, or its table, cannot be meant."""
    try:
        found = definition.parser.parse_arguments(step.name) or {}
        if "check" in found:
            with_table(found["check"], found["literals"], step.datatable.raw() if step.datatable else None)
    except ValueError as error:
        return f"'{step.keyword} {step.name}': {error}"
    return None
