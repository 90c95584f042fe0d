"""Shrinks a counter-example: tries simpler numbers for as long as the hand still fails."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from vistoria.client.scene import SceneFault
from vistoria.model.outcome import Reason
from vistoria.protocol.errors import EngineError

from .choose import Source

TRIES = 500
"""Hands played at most; what is simplest by then stands."""


class Replay:
    """Numbers given before, in order; 0 after the last. A number that is too large becomes the largest that fits."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.given: list[int] = []
        self.groups: list[range] = []
        """Positions of numbers that were given together."""
        self._left = iter(numbers)

    def below(self, values: int) -> int:
        """The next number."""
        if values == 1:
            return 0
        number = min(next(self._left, 0), values - 1)
        self.given.append(number)
        return number

    def together(self, values: Iterable[int]) -> Iterable[int]:
        """The next numbers."""
        start = len(self.given)
        numbers = [self.below(each) for each in values]
        self.groups.append(range(start, len(self.given)))
        return numbers


def shrink(choices: Sequence[int], passes: Callable[[Source], bool]) -> None:
    """Play simpler and simpler hands that fail; the last hand that fails is the simplest.

    `choices` made the hand that failed. Fewer numbers are simpler, then smaller ones. A hand that cannot be
    played proves nothing and is skipped.
    Raises SceneFault (not-repeatable) where the same hand does not fail a second time.
    """
    shrinker = _Shrinker(passes)
    if not shrinker.fails(choices):
        raise _differs("it failed once")
    shrinker.run()
    if passes(Replay(shrinker.best.given)):
        raise _differs("it failed when it was shrunk")


def _differs(how: str) -> SceneFault:
    return SceneFault(Reason.NOT_REPEATABLE, f"the same hand was judged differently the second time: {how}")


class _Shrinker:
    """The simplest numbers so far."""

    def __init__(self, passes: Callable[[Source], bool]) -> None:
        self.best = Replay(())
        self._passes = passes
        self._tried: dict[tuple[int, ...], int] = {}
        """Numbers the hand used, by the numbers tried."""

    def run(self) -> None:
        """Every way of making it simpler, until none does or the tries are used up."""
        before: list[int] | None = None
        while before != self.best.given and len(self._tried) < TRIES:
            before = self.best.given
            self._plain_groups()
            self._lower_each()
            self._delete_each()
            self._shift()

    def fails(self, numbers: Sequence[int]) -> bool:
        """Whether the hand of these numbers fails and is simpler than the best so far, which it replaces."""
        key = tuple(numbers)
        if key in self._tried or len(self._tried) >= TRIES:
            return False
        source = Replay(numbers)
        try:
            failed = not self._passes(source)
        except (EngineError, SceneFault):
            failed = False
        self._tried[key] = len(source.given)
        if not failed or (self.best.given and _weight(source.given) >= _weight(self.best.given)):
            return False
        self.best = source
        return True

    def _plain_groups(self) -> None:
        """Make numbers given together 0: all of them, else each half by itself."""
        at = 0
        while at < len(self.best.groups):
            self._plain(self.best.groups[at])
            at += 1

    def _plain(self, span: range) -> None:
        numbers = self.best.given
        if len(span) < 2 or span.stop > len(numbers) or not any(numbers[span.start : span.stop]):
            return
        if not self.fails([*numbers[: span.start], *[0] * len(span), *numbers[span.stop :]]):
            middle = len(span) // 2
            self._plain(span[:middle])
            self._plain(span[middle:])

    def _lower_each(self) -> None:
        """Lower each number as far as it goes, by halves."""
        at = 0
        while at < len(self.best.given):
            least = 0
            while at < len(self.best.given) and least < (most := self.best.given[at]):
                lower = least if least == 0 else (least + most) // 2
                if not self._lowers(at, lower):
                    least = lower + 1
            at += 1

    def _lowers(self, at: int, lower: int) -> bool:
        """Lower one number; where the hand then uses fewer of them, also leave out some of those behind it."""
        numbers = self.best.given
        plain = [*numbers[:at], lower, *numbers[at + 1 :]]
        if self.fails(plain):
            return True
        spare = len(numbers) - self._tried.get(tuple(plain), len(numbers))
        return any(
            self.fails([*plain[:start], *plain[start + spare :]])
            for start in range(at + 1, len(plain) - spare + 1 if spare > 0 else 0)
        )

    def _delete_each(self) -> None:
        """Leave out each number."""
        for at in reversed(range(len(self.best.given))):
            numbers = self.best.given
            self.fails([*numbers[:at], *numbers[at + 1 :]])

    def _shift(self) -> None:
        """Take from one number what another, behind it, gets."""
        for first in range(len(self.best.given)):
            for second in range(first + 1, len(self.best.given)):
                part = self.best.given[first] if first < len(self.best.given) else 0
                while part and second < len(self.best.given):
                    numbers = [*self.best.given]
                    part = min(part, numbers[first])
                    numbers[first] -= part
                    numbers[second] += part
                    if not self.fails(numbers):
                        part //= 2


def _weight(numbers: Sequence[int]) -> tuple[int, list[int]]:
    return len(numbers), [*numbers]
