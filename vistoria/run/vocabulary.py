"""The step definitions of `vistoria/steps`, found by the text of a step instead of tried one after another.

For every step pytest-bdd walks through all fixtures of pytest, and each definition is a fixture: with the whole
vocabulary registered that takes longer than playing the scenarios. So pytest-bdd gets one definition for each
kind of step and target fixture; its parser looks the sentence up and its function calls the one that was meant.

This module is the only place that uses more of pytest-bdd than its documentation describes: the registry of
definitions, the prefix of their names in a module, the features that were parsed, and that a decorated scenario
takes the request and a row of its examples. `tests/run/test_step_lookup.py` fails when one of them changes.
"""

from __future__ import annotations

import inspect
import re
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

import pytest
from pytest_bdd import parsers, scenario, step
from pytest_bdd.feature import features
from pytest_bdd.gherkin_parser import Scenario
from pytest_bdd.parser import Feature, FeatureParser
from pytest_bdd.steps import StepFunctionContext, StepNamePrefix, step_function_context_registry

from vistoria.model.game import load_package, load_parts, owner

from .laws import scenario_nodes

STEPS = "vistoria.steps"
START = re.compile(r"[\w ,']*")
"""The words with which every sentence of a definition begins."""
LEFT_OUT = (StepNamePrefix.step_def.value, "__")

Kind = Literal["given", "when", "then"]

GAME: ContextVar[str] = ContextVar("GAME")
"""The game of the scenario that is played: pytest-bdd hands a parser the text of a step and nothing else."""


@cache
def vocabulary() -> ModuleType:
    """A plugin with the fixtures of all modules of steps, and few definitions in place of their many."""
    plugin = ModuleType("vistoria's vocabulary")
    for module in dict.fromkeys((*load_package(STEPS), *load_parts("steps"))):
        names = vars(module)
        vars(plugin).update((name, names[name]) for name in names if not name.startswith(LEFT_OUT))
    vars(plugin).update(_sentences())
    return plugin


def _sentences() -> dict[str, object]:
    kinds = {(each.type, each.target_fixture) for each in step_function_context_registry.values()}

    class Sentences:
        """pytest-bdd puts a definition into the namespace in which it is decorated."""

        for kind, target in sorted(kinds, key=str):
            step(Sentence(kind, target), kind, target_fixture=target)(perform)

    return {name: value for name, value in vars(Sentences).items() if not name.startswith("__")}


class Sentence(parsers.StepParser):
    """Matches every text of a kind whose only definition has this target fixture."""

    def __init__(self, kind: Kind | None, target: str | None) -> None:
        super().__init__(f"{kind} {target}")
        self.kind = kind
        self.target = target

    def is_matching(self, name: str) -> bool:
        """Whether there is such a definition."""
        found = definitions(self.kind, name, GAME.get())
        return len(found) == 1 and found[0].type == self.kind and found[0].target_fixture == self.target

    def parse_arguments(self, name: str) -> dict[str, Any]:
        """The definition, and what its own parser reads in the text."""
        [definition] = definitions(self.kind, name, GAME.get())
        return {"definition": definition, "literals": definition.parser.parse_arguments(name) or {}}


def perform(
    request: pytest.FixtureRequest,
    definition: StepFunctionContext,
    literals: Mapping[str, Any],
    datatable: list[list[str]] | None = None,
) -> object:
    """Call the definition's function with what it asks for: literals of the text, the table, fixtures."""
    given = {**literals} if datatable is None else {**literals, "datatable": datatable}
    wanted = parameters(definition.step_func)
    return definition.step_func(
        **{name: given[name] if name in given else request.getfixturevalue(name) for name in wanted}
    )


perform.__signature__ = inspect.signature(perform)  # type: ignore[attr-defined]  # for pytest-bdd, which asks for it twice a step


@cache
def parameters(function: Callable[..., object]) -> tuple[str, ...]:
    """Names of the parameters of a step's function."""
    return tuple(inspect.signature(function).parameters)


def fixture(name: str) -> object:
    """What a fixture of the steps gives that asks for no other."""
    return vars(vocabulary())[name].__wrapped__()


@cache
def definitions(kind: str | None, text: str, game: str) -> tuple[StepFunctionContext, ...]:
    """The definitions that match the text of a step in a scenario of a game: its own, and those of no game."""
    starts = [text[: len(start)] for start in index() if text.startswith(start)]
    return tuple(
        each
        for start in starts
        for each in index()[start]
        if each.type in (None, kind) and game_of(each) in (None, game) and each.parser.is_matching(text)
    )


def game_of(definition: StepFunctionContext) -> str | None:
    """The game that a definition belongs to, a Then by its check; None where it belongs to none."""
    check = getattr(definition.parser, "check", None)
    return owner(definition.step_func.__module__ if check is None else check.judge.__module__)


@cache
def index() -> Mapping[str, list[StepFunctionContext]]:
    """All definitions by the words they begin with."""
    vocabulary()
    found: dict[str, list[StepFunctionContext]] = defaultdict(list)
    for each in step_function_context_registry.values():
        if not isinstance(each.parser, Sentence):
            found[beginning(each.parser)].append(each)
    return found


def sentences() -> list[str]:
    """Every sentence that a scenario can use, as its pattern, each once."""
    parsers_ = (each.parser for definitions in index().values() for each in definitions)
    return list(dict.fromkeys(each.name for each in parsers_ if not isinstance(each, parsers.re)))


def beginning(parser: parsers.StepParser) -> str:
    """The words with which every text begins that the parser matches; few or none where that is not plain."""
    match = START.match(parser.name)
    words = match[0] if match else ""
    if isinstance(parser, parsers.re) and "|" in re.sub(r"\([^()]*\)|\[[^]]*\]", "", parser.name):
        return ""
    return words if words == parser.name else words[:-1]


@cache
def playable(file: Path, line: int) -> Callable[[pytest.FixtureRequest, Mapping[str, str]], object]:
    """pytest-bdd's test function for a scenario of the catalogue, called with the row of an outline.

    pytest-bdd looks for a feature among those that it has parsed. It finds one with this scenario alone, made from
    what the catalogue has parsed, and does not parse the file again. Whoever asks pytest-bdd for the feature later
    gets the whole of it.
    """
    node = scenario_nodes(file.parent, file.name)[line]
    feature = Feature(
        scenarios=OrderedDict(),
        filename=str(file),
        rel_filename=file.name,
        language="en",
        keyword="Feature",
        name=file.stem,
        tags=set(),
        background=None,
        line_number=1,
        description="",
    )
    parsed = FeatureParser(str(file.parent), file.name).parse_scenario(Scenario.from_dict({**node}), feature)
    feature.scenarios[parsed.name] = parsed
    name = str(file.absolute())
    features[name] = feature
    function: Any = scenario(file.name, parsed.name, features_base_dir=str(file.parent))(_nothing)
    del features[name]
    return function  # type: ignore[no-any-return]


def _nothing() -> None:
    """The body of a scenario; its steps are everything."""
