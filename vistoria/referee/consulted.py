"""What was asked of the law while a table was followed: put again to another law, it shows where the two differ.

Most ways of play change nothing at most tables. To ask the law along a way the same questions costs a small part of
following the table along it, and equal answers make an equal following.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple, cast

from .model import Model

STANDS = frozenset({"anchored", "called", "given", "grown", "without_extra_time"})
"""Questions of which the answer is the table as it stands then."""
WITH_MORE = frozenset({"open", "play", "asking"})
"""Those of which it may be the table, and what happened."""


class _Question(NamedTuple):
    """One question and its answer; positions by number, the law itself is 0."""

    of: int
    name: str
    given: tuple[Any, ...]
    named: Mapping[str, Any]
    answer: object
    """But for the table."""
    stands: bool
    """Whether there is one; it has the number of the question, counted from 1."""


class Consulted:
    """The questions of one following."""

    def __init__(self) -> None:
        self.questions: list[_Question] = []

    def law(self, model: Model) -> Model:
        """The law, of which every question is kept."""
        return cast(Model, _Kept(model, 0, self))

    def agrees(self, law: Model) -> bool:
        """Whether another law gives the same answers, so that the table is followed along it in the same way."""
        stands: dict[int, Any] = {0: law}
        for number, each in enumerate(self.questions, start=1):
            said = getattr(stands[each.of], each.name)
            answer = said(*each.given, **each.named) if callable(said) else said
            stands[number], rest = _parted(each.name, answer)
            if rest != each.answer or (stands[number] is not None) is not each.stands:
                return False
        return True


class _Kept:
    """A law, or a table as it stands by it, whose answers are kept."""

    def __init__(self, of: Any, number: int, kept: Consulted) -> None:
        self._of, self._number, self._kept = of, number, kept

    def __getattr__(self, name: str) -> Any:
        said = getattr(self._of, name)
        return partial(self._asked, name, said) if callable(said) else self._answered(name, (), {}, said)

    def _asked(self, name: str, ask: Callable[..., Any], *given: Any, **named: Any) -> Any:
        return self._answered(name, given, named, ask(*given, **named))

    def _answered(self, name: str, given: tuple[Any, ...], named: Mapping[str, Any], answer: Any) -> Any:
        stands, rest = _parted(name, answer)
        asked = self._kept.questions
        asked.append(_Question(self._number, name, given, named, rest, stands is not None))
        if stands is None:
            return answer
        kept = _Kept(stands, len(asked), self._kept)
        return kept if name in STANDS else (kept, rest)


def _parted(name: str, answer: Any) -> tuple[Any, object]:
    """The table as it stands then, None where the answer has none; and the rest of the answer."""
    if name in STANDS:
        return answer, None
    if name in WITH_MORE and isinstance(answer, tuple):
        stands, rest = answer
        return stands, rest
    return None, answer
