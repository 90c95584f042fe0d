"""Every value of a table of rules, changed in turn: a walk over frozen dataclasses by their annotations.

Clause ids are left alone: they say where, and not what. So are the table's own names, and the order of a pack
that is going to be shuffled.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from .leaves import leaf, shown

NAMES = frozenset({"regulation", "readings", "procedure"})
"""What a table calls itself."""
CLAUSE = re.compile(r"[a-z0-9-]+/[\w.]+")


@dataclass(frozen=True)
class Change:
    """The whole after one change; `path` is empty where the whole itself is what was changed."""

    path: str
    what: str
    value: Any
    cites: tuple[str, ...] = ()
    """Clause ids, those next to the change first."""

    @property
    def name(self) -> str:
        """Path and change."""
        return f"{self.path} {self.what}"


def changes(table: Any) -> Iterator[Change]:
    """Every change of one value in a frozen dataclass."""
    hints = get_type_hints(type(table))
    for field in fields(table):
        old = getattr(table, field.name)
        if field.name in NAMES or _says_where(old):
            continue
        for change in _of(old, hints[field.name], str(field.type)):
            whole = replace(table, **{field.name: change.value})
            beside = (*change.cites, *_beside(table, field.name))
            yield Change(_joined(field.name, change.path), change.what, whole, beside)


def _of(old: Any, hint: Any, written: str) -> Iterator[Change]:
    """Changes of a value of this type, whose annotation is `written` so."""
    if get_origin(hint) in (Union, UnionType):
        inner = next(each for each in get_args(hint) if each is not NoneType)
        if old is not None:
            yield Change("", f"{shown(old)} -> none", None, clauses_in(old))
        yield from _of(old, inner, written)
    elif is_dataclass(old) and not isinstance(old, type):
        yield from changes(old)
    elif isinstance(old, Mapping):
        yield from _of_mapping(old, hint, written)
    elif isinstance(old, frozenset):
        for each in sorted(old):
            yield Change("", f"without {shown(each)}", old - {each})
    elif isinstance(old, tuple):
        if "Cites" not in written:
            yield from _of_tuple(old, hint, written)
    else:
        for new in leaf(old, hint):
            yield Change("", f"{shown(old)} -> {shown(new)}", new)


def _of_mapping(old: Mapping[Any, Any], hint: Any, written: str) -> Iterator[Change]:
    """A key left out; a value changed."""
    for key, value in old.items():
        rest = {k: v for k, v in old.items() if k != key}
        yield Change("", f"without {shown(key)}", rest, clauses_in(value))
        if not _says_where(value):
            for change in _of(value, get_args(hint)[1], written):
                path = _joined(f"[{shown(key)}]", change.path)
                yield Change(path, change.what, {**old, key: change.value}, change.cites)


def _of_tuple(old: tuple[Any, ...], hint: Any, written: str) -> Iterator[Change]:
    """An element left out, where their number is free; two neighbours exchanged; an element changed."""
    kinds = get_args(hint)
    free, pack = Ellipsis in kinds, "Card" in written
    for i, each in enumerate(old):
        if free:
            name = f" {each}" if pack else ""
            yield Change(f"[{i}]", f"left out{name}", (*old[:i], *old[i + 1 :]), clauses_in(each))
        if not pack and i + 1 < len(old) and each != old[i + 1]:
            swapped = (*old[:i], old[i + 1], each, *old[i + 2 :])
            yield Change(f"[{i}]", "after the next", swapped, clauses_in((each, old[i + 1])))
        if not isinstance(each, str):
            for change in _of(each, kinds[0 if free else i], written):
                whole = (*old[:i], change.value, *old[i + 1 :])
                yield Change(_joined(f"[{i}]", change.path), change.what, whole, change.cites)


def clauses_in(value: Any) -> tuple[str, ...]:
    """Clause ids anywhere in a value."""
    if isinstance(value, str):
        return (value,) if CLAUSE.fullmatch(value) else ()
    if is_dataclass(value) and not isinstance(value, type):
        return clauses_in(tuple(getattr(value, field.name) for field in fields(value)))
    if isinstance(value, Mapping):
        return clauses_in(tuple(value.values()))
    return tuple(id_ for each in value for id_ in clauses_in(each)) if isinstance(value, tuple) else ()


def _says_where(value: Any) -> bool:
    """Whether it consists of clause ids alone."""
    if isinstance(value, tuple):
        return bool(value) and all(_says_where(each) for each in value)
    return isinstance(value, str) and CLAUSE.fullmatch(value) is not None


def _beside(table: Any, name: str) -> tuple[str, ...]:
    """Clause ids in the same dataclass, those of the field's own first."""
    own = clauses_in(getattr(table, f"{name}_cites", ()))
    flat = (getattr(table, field.name) for field in fields(table))
    near = tuple(id_ for each in flat if not is_dataclass(each) for id_ in clauses_in(each))
    return (*own, *near)


def _joined(first: str, second: str) -> str:
    return f"{first}{second}" if second.startswith("[") or not second else f"{first}.{second}"
