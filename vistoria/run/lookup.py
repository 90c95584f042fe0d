"""Spares pytest-bdd what it would work out anew at every step of every run.

It would look at every fixture there is for a step's definition, twice a step; inspect the signature of the
step's function, twice a step; and copy every table of a step deeply. The collector has matched every text with
its definitions already, the whole vocabulary is seen from everywhere, and nothing changes a table.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import Any
from unittest import mock

from pytest_bdd import utils
from pytest_bdd.parser import Step
from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

Find = Callable[..., StepFunctionContext | None]

SCENARIO = sys.modules["pytest_bdd.scenario"]
"""The package hides this module behind a function of the same name."""
_find: Find = SCENARIO.get_step_function
_required = utils.get_required_args
_copied = Step.render_datatable

signature = cache(inspect.signature)
required = cache(_required)


@cache
def definitions(kind: str, text: str) -> tuple[StepFunctionContext, ...]:
    """The step definitions that match a text."""
    return tuple(
        context
        for context in step_function_context_registry.values()
        if context.type in (None, kind) and context.parser.is_matching(text)
    )


def found(request: Any, step: Step) -> StepFunctionContext | None:
    """The only definition that matches the step; pytest-bdd's own answer where there is none, or several."""
    matching = definitions(step.type, step.name)
    return matching[0] if len(matching) == 1 else _find(request=request, step=step)


def filled(datatable: Any, context: Mapping[str, object]) -> Any:
    """A step's table with the values of a row; itself where it has no place for them."""
    empty = not any("<" in cell.value for row in datatable.rows for cell in row.cells)
    return datatable if empty else _copied(datatable, context)


@contextmanager
def direct() -> Iterator[None]:
    """While this lasts pytest-bdd asks `found`, `filled`, and for each signature once."""
    with ExitStack() as stack:
        for name, way in (
            ("get_step_function", found),
            ("signature", signature),
            ("get_required_args", required),
        ):
            stack.enter_context(mock.patch.object(SCENARIO, name, way))
        stack.enter_context(mock.patch.object(Step, "render_datatable", staticmethod(filled)))
        yield
