"""What a scenario says when it asks for a check: a sentence with typed literals, and how it is read."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from string import Formatter
from types import UnionType
from typing import Any, get_args, get_type_hints

import msgspec
import parse

from .literals import KINDS, column

TABLE = "table"
"""The literal that a step's table stands for."""

_BUILT_IN: dict[str, object] = {"d": int, "w": str, "S": str}


@dataclass(frozen=True)
class Sentence:
    """A sentence of a check; `fixed` are the literals that it implies without naming them."""

    text: str
    fixed: Mapping[str, object]

    @cached_property
    def _parser(self) -> parse.Parser:
        return parse.compile(self.text, KINDS, case_sensitive=True)

    @cached_property
    def _words(self) -> tuple[str, ...]:
        """What stands between its literals."""
        return tuple(words for words, *_ in Formatter().parse(self.text))

    def says(self, text: str) -> bool:
        """Whether a step has these words, whatever its literals are worth.

        Most sentences lack a word of theirs in the text, and their parser, which is slow to make, is not needed.
        """
        if not all(words in text for words in self._words):
            return False
        return self._parser.parse(text, evaluate_result=False) is not None

    def read(self, text: str) -> dict[str, object]:
        """The literals of a step; raises ValueError for one that cannot be meant, or other words."""
        found = self._parser.parse(text)
        if not isinstance(found, parse.Result):
            raise ValueError(f"it does not say {self.text!r}")
        return {**found.named, **self.fixed}

    def faults(self, function: Callable[..., object]) -> list[str]:
        """Why the sentence cannot be one of this check: its literals are not the parameters of the function."""
        taken = literals_of(function)
        named = {name: kind for _, name, kind, _ in Formatter().parse(self.text) if name}
        faults = [f"{name} is no parameter" for name in {**named, **self.fixed} if name not in taken]
        for name, kind in named.items():
            if kind not in _BUILT_IN and kind not in KINDS:
                faults.append(f"{name}: there is no kind of literal {kind!r}")
            elif name in taken and not _alike(_type_of(kind), taken[name]):
                faults.append(f"{name}: the kind {kind} is {_type_of(kind)}, and the parameter {taken[name]}")
        for name in self.fixed.keys() & taken.keys():
            faults += [f"{name}: {why}" for why in [misfit(self.fixed[name], taken[name])] if why]
        given = {*named, *self.fixed, TABLE}
        faults += [f"{name} is not said" for name in sorted(_required(function) - given)]
        if TABLE in taken and not _alike(_returned(column), taken[TABLE]):
            faults.append(f"{TABLE}: a table is {_returned(column)}, and the parameter {taken[TABLE]}")
        return faults


def literals_of(function: Callable[..., object]) -> dict[str, Any]:
    """The types of the literals that a check takes, by name: its parameters but the first, the history."""
    hints = get_type_hints(function)
    return {name: hints[name] for name in list(inspect.signature(function).parameters)[1:]}


def misfit(value: object, wanted: Any) -> str | None:
    """Why a JSON value is not of a type, or None."""
    try:
        msgspec.convert(value, wanted)
    except msgspec.ValidationError as error:
        return str(error)
    return None


def _required(function: Callable[..., object]) -> set[str]:
    parameters = list(inspect.signature(function).parameters.values())[1:]
    return {p.name for p in parameters if p.default is p.empty}


def _type_of(kind: str | None) -> Any:
    return _BUILT_IN[kind] if kind in _BUILT_IN else _returned(KINDS[kind or ""])


def _returned(function: Callable[..., object]) -> Any:
    return get_type_hints(function)["return"]


def _alike(given: Any, taken: Any) -> bool:
    """Whether all values of the one type are values of the other, which may be a union with it."""
    return given == taken or (isinstance(taken, UnionType) and given in get_args(taken))
