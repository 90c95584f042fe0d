"""Collects garbage seldom while scenarios run: it took a third of their time and found little."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from .laws import folder_of, scenario_nodes
from .vocabulary import playable

OBJECTS = 200_000
"""So many more objects than were freed let the youngest be looked through."""


@contextmanager
def seldom_collecting() -> Iterator[None]:
    """While this lasts, garbage in cycles waits longer; it is still found, so that memory stays bounded."""
    before = gc.get_threshold()
    gc.set_threshold(OBJECTS, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


_is_settled = False
"""Whether what was there once is kept from the search for garbage; Python could only count it, object by object."""


@contextmanager
def shared() -> Iterator[None]:
    """While this lasts, what is there now is left alone, so that processes forked from this one go on sharing it."""
    global _is_settled
    if _is_settled:
        yield
        return
    settle()
    try:
        yield
    finally:
        gc.unfreeze()
        _is_settled = False


def settle() -> None:
    """Never again look for garbage among what is there now: for a process that runs the same features often."""
    global _is_settled
    gc.collect()
    gc.freeze()
    _is_settled = True


def forget_parsed() -> None:
    """Give up what was parsed to play scenarios: a report does not need it, but a process that has settled does."""
    if _is_settled:
        return
    for cached in (folder_of, scenario_nodes, playable):
        cached.cache_clear()
    gc.collect()
