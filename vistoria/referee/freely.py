"""Follows a table with every freedom that the law leaves: no lawful way of play disagrees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vistoria.model.history import Exchange

from .disagreement import Disagreement
from .follow import follow
from .model import Model


@dataclass(frozen=True)
class Followed:
    """What remains once the product's own lawful ways of play are taken up."""

    disagreements: tuple[Disagreement, ...]
    ways: tuple[str, ...]
    """The ways that explain the rest, each a sentence."""


def follow_freely(model: Model, exchanges: Sequence[Exchange]) -> Followed:
    """The disagreements of a table that no lawful way of play explains.

    A way is taken up where the first disagreement comes later with it, or not at all.
    """
    found, ways = tuple(follow(model, exchanges)), list[str]()
    while found:
        better = [
            (name, along) for name in model.ways if _later(along := _along(model, name, exchanges), found)
        ]
        if not better:
            break
        name, found = max(better, key=lambda each: _first(each[1]))
        ways.append(model.ways[name])
        model = model.along(name)
    return Followed(found, tuple(ways))


def _along(model: Model, way: str, exchanges: Sequence[Exchange]) -> tuple[Disagreement, ...]:
    return tuple(follow(model.along(way), exchanges))


def _later(one: Sequence[Disagreement], other: Sequence[Disagreement]) -> bool:
    return _first(one) > _first(other)


def _first(found: Sequence[Disagreement]) -> float:
    """The message of the first disagreement; beyond all messages where there is none."""
    return found[0].n if found else float("inf")
