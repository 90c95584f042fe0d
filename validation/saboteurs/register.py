"""How a saboteur is entered: a row for a change of the rules, a decorator over a function that decides wrongly."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from vistoria.reference_engine.policies.change import Change

from ..replaced import formula, replaced
from .condition import Condition
from .saboteur import Saboteur

P = ParamSpec("P")
R = TypeVar("R")

Within = Callable[[Change], Change]
"""A change of a part of the rules into a change of the rules."""

UNMET = (("unmet-hands", "compared"),)
"""The reading under which hands are compared that no deal brings together."""

REGISTER: dict[str, Saboteur] = {}
"""Every saboteur of the modules imported so far, by id."""


class TwoSaboteursOfOneName(ValueError):
    """Two entries with one id."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"two saboteurs are called {name!r}: rename one")


def saboteur(
    id: str,
    wrong: str,
    change: Change,
    *,
    corresponding: tuple[str, ...] = (),
    unclear: tuple[str, ...] = (),
    also: tuple[Condition, ...] = (),
    only: tuple[Condition, ...] = (),
    readings: tuple[tuple[str, str], ...] = (),
) -> None:
    """Enter a saboteur, and the same under each of the conditions, or under conditions alone where `only` has some.

    Raises TwoSaboteursOfOneName on a clash.
    """
    always = Saboteur(id, wrong, change, corresponding, unclear, readings=readings)
    for each in map(always.under, only) if only else (always, *map(always.under, also)):
        if each.id in REGISTER:
            raise TwoSaboteursOfOneName(each.id)
        REGISTER[each.id] = each


def replacing(
    method: Callable[P, R],
    id: str,
    *,
    within: Within = lambda change: change,
    corresponding: tuple[str, ...] = (),
    unclear: tuple[str, ...] = (),
    also: tuple[Condition, ...] = (),
    only: tuple[Condition, ...] = (),
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Enter the saboteur that decides by the decorated function instead of a policy's method.

    The function's docstring says what is wrong. `within` names the part of the rules that is changed.
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        change = within(replaced(method, function))
        wrong = " ".join((function.__doc__ or "").split())
        saboteur(id, wrong, change, corresponding=corresponding, unclear=unclear, also=also, only=only)
        return function

    return decorate


def deciding(
    method: Callable[P, R],
    id: str,
    wrong: str,
    decide: Callable[..., R],
    *,
    within: Within = lambda change: change,
    corresponding: tuple[str, ...] = (),
    unclear: tuple[str, ...] = (),
    also: tuple[Condition, ...] = (),
    only: tuple[Condition, ...] = (),
) -> None:
    """Enter the saboteur that decides by a formula instead of a policy's method; `decided` says what it may name."""
    change = within(formula(method, decide))
    saboteur(id, wrong, change, corresponding=corresponding, unclear=unclear, also=also, only=only)
