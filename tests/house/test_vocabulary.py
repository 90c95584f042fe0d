"""The step vocabulary: nothing in it without use, every Then one call of a check, every check called."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from pytest_bdd.feature import get_feature
from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

import vistoria.steps
from vistoria.checks import CHECKS
from vistoria.law.catalogue import feature_paths, installed

MOST_DEFINITIONS = 250
"""A person learns them; a run looks each up once a text."""

for module in pkgutil.iter_modules(vistoria.steps.__path__):
    importlib.import_module(f"vistoria.steps.{module.name}")

JUDGING = ("scene.judge", "explore", "series.sampled")
"""What a Then step may call: a check on what was said, on drawn hands, or on a sample."""

DEFINITIONS: list[StepFunctionContext] = [
    context
    for context in step_function_context_registry.values()
    if context.step_func.__module__.startswith("vistoria.steps")
]
FEATURES = [path for folder in installed().values() for path in feature_paths(folder)]
FOLDER = Path(str(vistoria.steps.__path__[0]))


def text_of(definition: StepFunctionContext) -> str:
    """The text of a definition as it was written."""
    return str(definition.parser.name)


def steps_of(path: Path) -> Iterator[tuple[str, str, int]]:
    """Kind, text and line of every step of a feature, each row of its tables filled in."""
    feature = get_feature(str(path.parent), path.name)
    for template in feature.scenarios.values():
        rows = [row for table in template.examples for row in table.as_contexts()] or [{}]
        for row in rows:
            for step in template.render(row).steps:
                yield step.type, step.name, step.line_number


@cache
def matching(kind: str, text: str) -> tuple[StepFunctionContext, ...]:
    """Definitions for a step."""
    return tuple(d for d in DEFINITIONS if d.type in (None, kind) and d.parser.is_matching(text))


@pytest.fixture(scope="module")
def used() -> set[str]:
    """Texts of the definitions that some feature uses."""
    steps = {(kind, text) for path in FEATURES for kind, text, _ in steps_of(path)}
    return {text_of(d) for kind, text in steps for d in matching(kind, text)}


def test_every_step_has_exactly_one_definition() -> None:
    faults = [
        f"{path}:{line}: {len(matching(kind, text))} definitions for '{kind} {text}'"
        for path in FEATURES
        for kind, text, line in steps_of(path)
        if len(matching(kind, text)) != 1
    ]
    assert faults == []


def test_every_definition_is_used_by_a_feature(used: set[str]) -> None:
    assert {text_of(d) for d in DEFINITIONS} - used == set(), "no scenario says these: use or remove them"


def test_definitions_stay_few() -> None:
    assert 0 < len(DEFINITIONS) < MOST_DEFINITIONS


def test_no_two_definitions_have_one_text() -> None:
    texts = [(definition.type, text_of(definition)) for definition in DEFINITIONS]
    assert len(set(texts)) == len(texts)


def functions(kind: str) -> list[ast.FunctionDef]:
    """Step functions of a kind, found by their decorator."""
    return [
        node
        for path in sorted(FOLDER.glob("*.py"))
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(d, ast.Call) and getattr(d.func, "id", "") == kind for d in node.decorator_list)
    ]


def call_of(function: ast.FunctionDef) -> tuple[str, set[str]]:
    """Name of the check and names of the literals in a Then step's only statement; ValueError otherwise."""
    match function.body:
        case [ast.Expr(value=ast.Call() as call)]:
            called = ast.unparse(call.func)
        case _:
            raise ValueError("a Then step is one call of a check and nothing else")
    if called not in JUDGING:
        raise ValueError(f"a Then step calls one of {', '.join(JUDGING)}")
    names = [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    if len(names) != 1 or names[0] not in CHECKS:
        raise ValueError("a check is called by its name")
    if called == "series.sampled":
        return names[0], {"hands", "most"}
    return names[0], {str(keyword.arg) for keyword in call.keywords}


def test_every_then_step_is_one_call_of_a_check_with_its_literals() -> None:
    faults = []
    for function in functions("then"):
        try:
            name, literals = call_of(function)
            inspect.signature(CHECKS[name]).bind(None, **dict.fromkeys(literals))
        except (ValueError, TypeError) as error:
            faults.append(f"{function.name}: {error}")
    assert faults == []


def test_every_check_is_called_by_a_step() -> None:
    called = {call_of(function)[0] for function in functions("then")}
    assert set(CHECKS) - called == set(), "no step calls these checks: use or remove them"
