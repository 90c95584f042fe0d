"""Checks by name, so that a stored history can be judged again by the name its evidence gives."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeVar

from vistoria.model.finding import Finding
from vistoria.model.history import History

Check = Callable[..., Finding]
"""`(history, **literals) -> Finding`; literals are JSON values."""


class Nothing(Exception):
    """The history has no hand to look at."""


C = TypeVar("C", bound=Check)

CHECKS: dict[str, Check] = {}


class UnknownCheck(KeyError):
    """No check has this name, or it does not take these literals."""

    def __str__(self) -> str:
        return str(self.args[0])


def check(function: C) -> C:
    """Register a check under its function's name, with hyphens for underscores."""
    name = function.__name__.replace("_", "-")
    if name in CHECKS:
        raise ValueError(f"two checks are named {name}")
    CHECKS[name] = function
    return function


@cache
def _signature(function: Check) -> inspect.Signature:
    return inspect.signature(function)


def apply_check(name: str, literals: Mapping[str, object], history: History) -> Finding:
    """Judge a history; raise UnknownCheck for a name or literals that no check has."""
    function = CHECKS.get(name)
    if function is None:
        raise UnknownCheck(f"no check is named {name!r}")
    try:
        _signature(function).bind(history, **literals)
    except TypeError as error:
        raise UnknownCheck(f"check {name!r}: {error}") from None
    try:
        return function(history, **literals)
    except Nothing:
        return Finding("failed", "a hand in which this can be seen", "the engine reported no hand")
