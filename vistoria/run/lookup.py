"""Finds a step's definition at once: pytest-bdd would look at every fixture there is, twice a step.

That look took a third of a run's time and grew with the vocabulary. The collector has matched every text
with its definitions already; here the same answer is given again, by pytest's own rules of visibility.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import Any
from unittest import mock
from weakref import WeakKeyDictionary

from pytest_bdd.compat import get_fixture_names, getfixturedefs
from pytest_bdd.parser import Step
from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

Names = dict[int, str]
"""Name of the fixture that carries each definition, by the definition's identity."""

_NAMES: WeakKeyDictionary[Any, Names] = WeakKeyDictionary()


@cache
def definitions(kind: str, text: str) -> tuple[StepFunctionContext, ...]:
    """The step definitions that match a text."""
    return tuple(
        context
        for context in step_function_context_registry.values()
        if context.type in (None, kind) and context.parser.is_matching(text)
    )


def found(step: Step, fixturemanager: Any, node: Any) -> list[Any]:
    """The fixtures of the definitions that match the step and that the node sees."""
    names = _NAMES.get(fixturemanager)
    if names is None:
        names = _NAMES[fixturemanager] = _names(fixturemanager, node)
    return [
        fixture
        for context in definitions(step.type, step.name)
        for fixture in getfixturedefs(fixturemanager, names[id(context)], node) or ()
    ]


def _names(fixturemanager: Any, node: Any) -> Names:
    return {
        id(context): name
        for name in get_fixture_names(fixturemanager=fixturemanager)
        for fixture in getfixturedefs(fixturemanager, name, node) or ()
        if (context := step_function_context_registry.get(fixture.func)) is not None
    }


def direct() -> Any:
    """The patch that has pytest-bdd ask `found`, to be started and stopped around a run."""
    # The package hides this module behind a function of the same name.
    return mock.patch.object(sys.modules["pytest_bdd.scenario"], "find_fixturedefs_for_step", found)
