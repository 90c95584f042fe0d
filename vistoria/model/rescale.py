"""The same message with every sum of chips multiplied by a factor."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from .answer import MalformedAnswer, Provided, TableView, read_event
from .event import Notice, UnknownEvent
from .evidence import Scaled
from .figures import IN_CHIPS

T = TypeVar("T")
Change = Callable[[int], int]

BY_KEY: dict[type, str] = {Provided: "content", TableView: "displays", Notice: "values"}
"""Fields whose sums are known by the keys under which they stand."""
KEYS = frozenset({
    "small", "big", "minimum", "maximum", "pool", "staked", "won", "net", "sums", "fixed-sums", "choices",
})  # fmt: skip
"""Keys under which a product tells sums."""


UNCHANGED = Fraction(1)


class DoesNotScale(ValueError):
    """A sum that would not be a whole number of chips."""

    def __init__(self, amount: int, factor: Fraction) -> None:
        self.amount, self.factor = amount, factor
        super().__init__(f"{amount} chips times {factor} are no whole chips")


def factor_at(scaled: Sequence[Scaled], n: int) -> Fraction:
    """By what the sums of message `n` are multiplied."""
    last = next((each for each in reversed(scaled) if each.since <= n), None)
    return UNCHANGED if last is None else Fraction(*last.factor)


def multiplied(message: T, factor: Fraction) -> T:
    """The message with all its sums times `factor`; raises DoesNotScale."""

    if factor is UNCHANGED or factor == 1:
        return message

    def times(amount: int) -> int:
        product = amount * factor
        if product.denominator != 1:
            raise DoesNotScale(amount, factor)
        return product.numerator

    return _changed(message, times)  # type: ignore[no-any-return]


def _changed(value: Any, change: Change) -> Any:
    """A struct, or several in a tuple."""
    if isinstance(value, tuple):
        return tuple(_changed(item, change) for item in value)
    if not isinstance(value, msgspec.Struct):
        return value
    new = {name: _of(hint, getattr(value, name), change) for name, hint in _fields(type(value))}
    by_key = BY_KEY.get(type(value))
    if by_key is not None:
        new[by_key] = _by_key(getattr(value, by_key), change)
    return msgspec.structs.replace(value, **new) if new else value


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields that may hold sums or structs, with their types."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        (name, hints[name]) for name in kind.__struct_fields__ if hints[name] not in (int, str, bool)
    )


def _of(hint: Any, value: Any, change: Change) -> Any:
    """A value of this type, its sums changed."""
    match value:
        case None | str() | bool():
            return value
        case msgspec.Struct():
            return _changed(value, change)
        case int():
            return change(value) if _is_sum(hint) else value
        case UnknownEvent():
            return value
        case Mapping():
            held = _held(hint, dict)
            return {key: _of(held[1], each, change) for key, each in value.items()} if held else value
        case Sequence():
            held = _held(hint, tuple)
            each_of = held[:1] * len(value) if held[1:] == (...,) else held
            return tuple(map(lambda kind, each: _of(kind, each, change), each_of, value)) if held else value
    return value


def _is_sum(hint: Any) -> bool:
    """Whether a whole number of this type, which may be one of several, is a sum."""
    metas = getattr(hint, "__metadata__", None)
    if metas is None:
        return any(_is_sum(each) for each in get_args(hint))
    return any(isinstance(meta, Meta) and meta.extra == IN_CHIPS for meta in metas)


def _held(hint: Any, kind: type) -> tuple[Any, ...]:
    """What a container of this kind holds, by a type that may be one of several."""
    if get_origin(hint) is kind:
        return get_args(hint)
    return next(filter(None, (_held(each, kind) for each in get_args(hint))), ())


def _by_key(value: Any, change: Change, *, is_sum: bool = False) -> Any:
    """What a product tells in words of its own, with the sums and events in it."""
    match value:
        case bool():
            return value
        case int():
            return change(value) if is_sum else value
        case Mapping():
            return {
                key: [_event(each, change) for each in held]
                if key == "events" and isinstance(held, Sequence) and not isinstance(held, str)
                else _by_key(held, change, is_sum=is_sum or key in KEYS)
                for key, held in value.items()
            }
        case list() | tuple():
            return [_by_key(each, change, is_sum=is_sum) for each in value]
    return value


def _event(raw: object, change: Change) -> object:
    try:
        event = read_event(raw)
    except MalformedAnswer:
        return raw
    if isinstance(event, UnknownEvent):
        return raw
    return msgspec.to_builtins(_changed(event, change), str_keys=True)
