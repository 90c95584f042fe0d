"""What a single value of a table may be changed into."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from fractions import Fraction
from typing import Any, Literal, get_args, get_origin

CARDS = frozenset("AKQJT98765432shcd")
"""A text of these is a row of ranks or of suits, in an order that means something."""
STEP = Fraction(1, 100)


def shown(value: Any) -> str:
    """A value in the name of a mutant."""
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, str):
        return "text" if len(value.split()) > 3 else repr(value)
    if isinstance(value, (bool, int, Fraction)):
        return str(value)
    return "none" if value is None else type(value).__name__.lower()


def leaf(old: Any, hint: Any) -> Iterator[Any]:
    """Other values: the next integers, a hundredth more or less, every other word that the type lists.

    Members of an enumeration become their neighbours there; a row of ranks loses one or exchanges two; any
    other text is emptied; an integer that was left open becomes 1.
    """
    if get_origin(hint) is Literal:
        yield from (word for word in get_args(hint) if word != old)
    elif isinstance(old, Enum):
        members = list(type(old))
        at = members.index(old)
        yield from members[max(at - 1, 0) : at] + members[at + 1 : at + 2]
    elif isinstance(old, bool):
        yield not old
    elif isinstance(old, int):
        yield from (old - 1, old + 1)
    elif isinstance(old, Fraction):
        yield from (old - STEP, old + STEP)
    elif isinstance(old, str) and len(old) > 1 and set(old) <= CARDS:
        yield from (old[:i] + old[i + 1 :] for i in range(len(old)))
        yield from (old[:i] + old[i + 1] + old[i] + old[i + 2 :] for i in range(len(old) - 1))
    elif isinstance(old, str) and old:
        yield ""
    elif old is None and hint is int:
        yield 1
