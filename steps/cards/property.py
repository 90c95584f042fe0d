"""Laws of every hand: drawn hands, judged one by one by a check that needs no oracle."""

from __future__ import annotations

from pytest_bdd import given

from vistoria.games.cards.generate.explore import Draw

from .words import Words


@given(Words("{examples:d} examples of {kind}"), target_fixture="draw")
def draw(examples: int, kind: str) -> Draw:
    return Draw(kind.replace(" ", "-"), examples)
