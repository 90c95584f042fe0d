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


def policy(name: str, kind: type[Any] | None = None, **values: object) -> Change:
    """Change the rules' policy of that name: its class, some of its values, or both."""

    def change(rules: Any) -> Any:
        old = getattr(rules, name)
        return replace(rules, **{name: as_kind(old, kind or type(old), **values)})

    return change


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
