"""A method of a policy replaced by a function, wherever the rules have that policy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import wraps
from inspect import signature
from typing import Any, ParamSpec, TypeVar

from vistoria.reference_engine.policies.change import Change, as_kind

P = ParamSpec("P")
R = TypeVar("R")


class NoSuchPolicy(LookupError):
    """A method that no policy of the rules has."""

    def __init__(self, method: str) -> None:
        self.method = method
        super().__init__(f"no policy of these rules has {method}: another part of the rules decides it")


class NoSuchParameter(TypeError):
    """A formula that names what the method is not given."""

    def __init__(self, method: str, names: set[str]) -> None:
        super().__init__(f"{method} is not given {', '.join(sorted(names))}")


def decided(method: Callable[P, R], decide: Callable[..., R]) -> Callable[P, R]:
    """A method that decides by a formula, which names what it needs of the method's parameters.

    `lawful` is what the method decides, `by_law` asks it again with some parameters changed: `by_law(stack=0)`.
    Raises NoSuchParameter.
    """
    given, needs = tuple(signature(method).parameters), tuple(signature(decide).parameters)
    if strange := {*needs} - {*given, "lawful", "by_law"}:
        raise NoSuchParameter(method.__qualname__, strange)
    asked: Any = method

    @wraps(method)
    def wrong(*args: P.args, **kwargs: P.kwargs) -> R:
        known: dict[str, Any] = {**dict(zip(given, args, strict=False)), **kwargs}

        def by_law(**others: Any) -> Any:
            return asked(**known | others)

        known_of = {"by_law": by_law, **known}
        return decide(**{name: by_law() if name == "lawful" else known_of[name] for name in needs})

    return wrong


def replaced(method: Callable[P, R], function: Callable[P, R]) -> Change:
    """Decide by the function, which takes the policy first as the method does; raises NoSuchPolicy."""
    name = method.__name__

    def turned(value: Any) -> Any:
        kind = type(value)
        if getattr(kind, name, None) is method:
            return as_kind(value, type(function.__name__, (kind,), {name: function}))
        if isinstance(value, tuple):
            return _unless_same(value, tuple(map(turned, value)))
        if not is_dataclass(value):
            return value
        old = {field.name: getattr(value, field.name) for field in fields(value)}
        new = {field: turned(each) for field, each in old.items()}
        return value if all(new[field] is old[field] for field in old) else as_kind(value, kind, **new)

    def change(rules: Any) -> Any:
        wrong = turned(rules)
        if wrong is rules:
            raise NoSuchPolicy(method.__qualname__)
        return wrong

    return change


def formula(method: Callable[P, R], decide: Callable[..., R]) -> Change:
    """Decide by a formula, as `decided` has it; raises NoSuchParameter, and NoSuchPolicy where it is applied."""
    return replaced(method, decided(method, decide))


def _unless_same(old: tuple[Any, ...], new: tuple[Any, ...]) -> tuple[Any, ...]:
    return old if all(map(lambda a, b: a is b, old, new)) else new
