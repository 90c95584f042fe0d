"""Changes of a table of rules: a policy with other values, or one that decides otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

Change = Callable[[Any], Any]
"""A table of policies into another of the same kind."""


def as_kind(old: Any, kind: type[Any], **values: object) -> Any:
    """The same policy decided by another class, which has the same fields."""
    return kind(**{**{field.name: getattr(old, field.name) for field in fields(old)}, **values})


def part(path: str, change: Change) -> Change:
    """Change a part of the rules: the policy of that name, or with a dot one of its fields."""
    name, _, rest = path.partition(".")
    within = part(rest, change) if rest else change
    return lambda rules: replace(rules, **{name: within(getattr(rules, name))})


def some(which: Callable[[Any], bool], change: Change) -> Change:
    """Change those elements of a tuple."""
    return lambda old: tuple(change(each) if which(each) else each for each in old)


def values(**new: object) -> Change:
    """Give a policy other values."""
    return lambda old: replace(old, **new)


def policy(path: str, kind: type[Any] | None = None, **new: object) -> Change:
    """Change the policy there, as `part` names it: its class, some of its values, or both."""
    return part(path, lambda old: as_kind(old, kind or type(old), **new))


def granting(command: type, handler: Callable[[Any, Any], Any]) -> Change:
    """Carry out a command in another way; the handler is one as the procedure has them."""
    return lambda rules: replace(rules, granted={**rules.granted, command: handler})


def both(*changes: Change) -> Change:
    """One change after another."""

    def change(rules: Any) -> Any:
        for each in changes:
            rules = each(rules)
        return rules

    return change
