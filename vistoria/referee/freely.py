"""Follows a table with every freedom that the law leaves: no lawful way of play disagrees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from vistoria.model.disagreement import Disagreement
from vistoria.model.history import Exchange
from vistoria.model.situation import Situation

from .follow import follow
from .model import Model
from .watch import Watch


@dataclass(frozen=True)
class Followed:
    """What remains once the product's own lawful ways of play are taken up."""

    disagreements: tuple[Disagreement, ...]
    ways: tuple[str, ...]
    """The ways that explain the rest, each a sentence."""
    situations: Mapping[str, tuple[Situation, ...]]
    """Where the law acted and the table agreed, by clause."""


def follow_freely(model: Model, exchanges: Sequence[Exchange]) -> Followed:
    """The disagreements of a table that no lawful way of play explains.

    A way is taken up where the first disagreement comes later with it, or not at all.
    """
    ways: list[str] = []
    while True:
        watch = Watch()
        found = tuple(follow(model, exchanges, watch))
        name, later = _best(model, exchanges) if found else ("", 0.0)
        if not found or later <= found[0].n:
            return Followed(found, tuple(ways), watch.situations)
        ways.append(model.ways[name])
        model = model.along(name)


def _best(model: Model, exchanges: Sequence[Exchange]) -> tuple[str, float]:
    """The way along which a table is lawful for longest, and the message at which it parts from the law."""
    parts = [(name, _first(follow(model.along(name), exchanges))) for name in model.ways]
    return max(parts, key=lambda each: each[1], default=("", 0.0))


def _first(found: Iterable[Disagreement]) -> float:
    """The message of the first disagreement; beyond all messages where there is none."""
    return next((float(each.n) for each in found), float("inf"))
