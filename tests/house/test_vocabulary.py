"""The step vocabulary: nothing in it without use, every Then a sentence of a check, every check asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from pytest_bdd.feature import get_feature
from pytest_bdd.parser import render_string
from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

import vistoria.steps
from vistoria.checks import all_checks
from vistoria.law.catalogue import feature_paths, installed
from vistoria.model.game import load_package
from vistoria.steps.judgement import Asked

MOST_DEFINITIONS = 320
"""A person learns them; a run looks each up once a text."""

load_package("vistoria.steps")

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
            for step in template.steps:
                yield step.type, render_string(step.name, row), step.line_number


@cache
def matching(kind: str, text: str) -> tuple[StepFunctionContext, ...]:
    """Definitions for a step."""
    return tuple(d for d in DEFINITIONS if d.type in (None, kind) and d.parser.is_matching(text))


def test_every_step_has_exactly_one_definition_and_every_definition_a_step() -> None:
    faults, used = set[str](), set[str]()
    for path in FEATURES:
        for kind, text, line in steps_of(path):
            found = matching(kind, text)
            used.update(map(text_of, found))
            if len(found) != 1:
                faults.add(f"{path.name}:{line}: {len(found)} definitions for '{kind} {text}'")
    assert sorted(faults) == []
    assert sorted(set(map(text_of, DEFINITIONS)) - used) == [], "no scenario says these: use or remove them"


def test_definitions_stay_few() -> None:
    assert 0 < len(DEFINITIONS) < MOST_DEFINITIONS


def test_no_two_definitions_have_one_text() -> None:
    texts = [(definition.type, text_of(definition)) for definition in DEFINITIONS]
    assert len(set(texts)) == len(texts)


def test_every_check_is_asked_for() -> None:
    called = "".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    unasked = [
        name for name, check in all_checks().items() if not check.sentences and f'"{name}"' not in called
    ]
    assert unasked == [], "no sentence asks for these checks, and no step calls them: use them or remove them"


def test_then_steps_come_from_checks_but_for_those_that_do_more() -> None:
    """Those written by hand play a sample, or take the rate that a reading names."""
    by_hand = [d for d in DEFINITIONS if d.type == "then" and not isinstance(d.parser, Asked)]
    assert Counter(d.step_func.__module__.rpartition(".")[2] for d in by_hand) == {"sample": 12, "rate": 1}
