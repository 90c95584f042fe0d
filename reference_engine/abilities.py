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
    names = _words(each.names for each in hooks)
    return Hooked(
        forced_marker="forced-marker" in names,
        forced_pool="forced-pool" in names,
        voice="voice" in names,
        clock="clock" in names,
        connection="connection" in names,
        incidents=_words(each.incidents for each in hooks),
        information=_words((COMMON, *(entry.procedure.QUESTIONS for entry in entries))),
        rank=_words(entry.rules.purposes for entry in entries),
    )


def _words(lists: Iterable[Iterable[str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(chain.from_iterable(lists)))
