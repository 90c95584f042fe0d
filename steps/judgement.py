"""Then: what checks are asked, by the sentences that they carry, of what was said or of drawn hands.

Six Then steps are written elsewhere by hand, since they do more than ask: those that play a sample (`sample`),
and those that take the rate named with a reading (`rate`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from pytest_bdd import parsers, then

from vistoria.checks import all_checks
from vistoria.checks.registry import Check, with_table
from vistoria.checks.sentence import MINIMUM, TABLE, Sentence
from vistoria.client.scene import Scene

Literals = dict[str, object]


class Draw(Protocol):
    """What hands a scenario wants drawn, as a Given step of its game says it."""

    def explore(self, scene: Scene, minimum: int, check: str, **literals: object) -> None:
        """Draw them, and judge each by a check."""


class Asked(parsers.StepParser):
    """A sentence as the steps of a scenario say it: the check's name, its literals, how many hands it needs."""

    def __init__(self, check: Check, sentence: Sentence) -> None:
        super().__init__(sentence.text)
        self.check = check
        self.sentence = sentence

    def is_matching(self, name: str) -> bool:
        """Whether the step has these words."""
        return self.sentence.says(name)

    def parse_arguments(self, name: str) -> dict[str, object]:
        """What the step functions below take; raises ValueError for a literal that cannot be meant."""
        literals = self.sentence.read(name)
        return {MINIMUM: literals.pop(MINIMUM, 0), "check": self.check.name, "literals": literals}


def of_what_was_said(scene: Scene, check: str, literals: Literals) -> None:
    """The history so far is judged."""
    scene.judge(check, **literals)


def with_its_table(scene: Scene, check: str, literals: Literals, datatable: list[list[str]]) -> None:
    """The history so far is judged, with the literals of a table."""
    scene.judge(check, **with_table(check, literals, datatable))


def of_drawn_hands(scene: Scene, draw: Draw, minimum: int, check: str, literals: Literals) -> None:
    """Hands are drawn, and each is judged."""
    draw.explore(scene, minimum, check, **literals)


def _step(check: Check, sentence: Sentence) -> Callable[..., None]:
    if sentence.drawn:
        return of_drawn_hands
    return with_its_table if TABLE in check.literals else of_what_was_said


for _check in all_checks().values():
    for _sentence in _check.sentences:
        then(Asked(_check, _sentence))(_step(_check, _sentence))
