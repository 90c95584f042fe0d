"""Test hooks of the whole engine: those that all tables have, and what its procedures and rules add."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain

from .information import COMMON
from .registry import Entry


@dataclass(frozen=True)
class Hooked:
    """What some regulation of the engine reaches; words in the order in which they are found."""

    forced_marker: bool
    forced_pool: bool
    voice: bool
    clock: bool
    connection: bool
    incidents: tuple[str, ...]
    information: tuple[str, ...]
    rank: tuple[str, ...]


def hooked(entries: Iterable[Entry]) -> Hooked:
    """The hooks of all these regulations together."""
    entries = tuple(entries)
    hooks = [entry.procedure.HOOKS for entry in entries]
    return Hooked(
        forced_marker=any(each.forced_marker for each in hooks),
        forced_pool=any(each.forced_pool for each in hooks),
        voice=any(each.voice for each in hooks),
        clock=any(each.clock for each in hooks),
        connection=any(each.connection for each in hooks),
        incidents=_words(each.incidents for each in hooks),
        information=_words((COMMON, *(entry.procedure.QUESTIONS for entry in entries))),
        rank=_words(entry.rules.purposes for entry in entries),
    )


def _words(lists: Iterable[Iterable[str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(chain.from_iterable(lists)))
