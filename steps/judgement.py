"""Then: what checks are asked, by the sentences that they carry.

Some Then steps are written elsewhere by hand, since they do more than ask: those that play a sample (`sample`),
and those that take the rate named with a reading (`rate`).
"""

from __future__ import annotations

from collections.abc import Callable

from pytest_bdd import parsers, then

from vistoria.checks import all_checks
from vistoria.checks.registry import Check, with_table
from vistoria.checks.sentence import TABLE, Sentence
from vistoria.client.scene import Scene

Literals = dict[str, object]


class Asked(parsers.StepParser):
    """A sentence as the steps of a scenario say it: the check's name and its literals."""

    def __init__(self, check: Check, sentence: Sentence) -> None:
        super().__init__(sentence.text)
        self.check = check
        self.sentence = sentence

    def is_matching(self, name: str) -> bool:
        """Whether the step has these words."""
        return self.sentence.says(name)

    def parse_arguments(self, name: str) -> dict[str, object]:
        """What the step functions below take; raises ValueError for a literal that cannot be meant."""
        return {"check": self.check.name, "literals": self.sentence.read(name)}


def of_what_was_said(scene: Scene, check: str, literals: Literals) -> None:
    """The history so far is judged."""
    scene.judge(check, **literals)


def with_its_table(scene: Scene, check: str, literals: Literals, datatable: list[list[str]]) -> None:
    """The history so far is judged, with the literals of a table."""
    scene.judge(check, **with_table(check, literals, datatable))


def _step(check: Check) -> Callable[..., None]:
    return with_its_table if TABLE in check.literals else of_what_was_said


for _check in all_checks().values():
    for _sentence in _check.sentences:
        then(Asked(_check, _sentence))(_step(_check))
