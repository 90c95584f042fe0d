"""Checks by name, each with the sentences that ask for it, so that stored evidence can be judged again."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

from vistoria.model.finding import Finding
from vistoria.model.game import owner
from vistoria.model.history import History
from vistoria.model.sentences import did, must

from .literals import column
from .sentence import TABLE, Sentence, literals_of, misfit

Judge = Callable[..., Finding]
"""`(history, **literals) -> Finding`; literals are JSON values, and each has its type."""


class Nothing(Exception):
    """The history has nothing to look at."""

    def __init__(self, expected: str = "", observed: str = "") -> None:
        super().__init__()
        self.finding = Finding("inconclusive", expected or must("a-hand"), observed or did("no-hand"))


@dataclass(frozen=True)
class Check:
    """A judgement under the name that evidence gives it, and the sentences of scenarios that ask for it."""

    name: str
    judge: Judge
    literals: Mapping[str, Any]
    """Types by name."""
    sentences: list[Sentence] = field(default_factory=list)


J = TypeVar("J", bound=Judge)

CHECKS: dict[str, Check] = {}


class UnknownCheck(KeyError):
    """No check has this name, or it does not take these literals."""

    def __str__(self) -> str:
        return str(self.args[0])


def check(*sentences: str, **fixed: object) -> Callable[[J], J]:
    """Register a check under its function's name, with hyphens for underscores, and what scenarios say to ask for it.

    The check of a game that another package brings has the game's id before its own name.

    `fixed` are literals that the sentences imply; where others imply others, decorate once more. A check without
    a sentence is one that a step calls by its name. Raises ValueError for a sentence that the function cannot take.
    """
    asking = [Sentence(text, fixed) for text in sentences]

    def register(function: J) -> J:
        name = name_of(function)
        faults = [f"{s.text!r}: {fault}" for s in asking for fault in s.faults(function)]
        if faults:
            raise ValueError(f"check {name}: {'; '.join(faults)}")
        made = CHECKS.setdefault(name, Check(name, function, literals_of(function)))
        if made.judge is not function:
            raise ValueError(f"two checks are named {name}")
        made.sentences.extend(asking)
        return function

    return register


def name_of(function: Judge) -> str:
    """The name under which evidence knows a check."""
    name, game = function.__name__.replace("_", "-"), owner(function.__module__)
    return name if game is None or function.__module__.startswith("vistoria.") else f"{game}/{name}"


def with_table(
    check: str, literals: Mapping[str, object], rows: Sequence[Sequence[object]] | None
) -> dict[str, object]:
    """The literals of a step and of its table; raises ValueError for a table that is not wanted, or not there."""
    wanted = TABLE in CHECKS[check].literals
    if wanted == (rows is None):
        raise ValueError("its table is missing" if wanted else "it takes no table")
    return {**literals, TABLE: column(rows)} if rows is not None else dict(literals)


@cache
def _signature(judge: Judge) -> inspect.Signature:
    return inspect.signature(judge)


def apply_check(name: str, literals: Mapping[str, object], history: History) -> Finding:
    """Judge a history; raise UnknownCheck for a name, or for literals, that no check has."""
    found = CHECKS.get(name)
    if found is None:
        raise UnknownCheck(f"no check is named {name!r}")
    try:
        _signature(found.judge).bind(history, **literals)
    except TypeError as error:
        raise UnknownCheck(f"check {name!r}: {error}") from None
    for literal, value in literals.items():
        if why := misfit(value, found.literals[literal]):
            raise UnknownCheck(f"check {name!r}, literal {literal!r}: {why}")
    try:
        return found.judge(history, **literals)
    except Nothing as nothing:
        return nothing.finding
