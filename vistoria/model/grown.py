"""An immutable sequence that can be extended cheaply: longer ones share the members of shorter ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

T = TypeVar("T")


class Grown(Sequence[T]):
    """The first members of a list that longer ones share with it, so that growth costs what is added."""

    __slots__ = ("_length", "_shared")

    def __init__(self, members: Iterable[T] = ()) -> None:
        self._shared = list(members)
        self._length = len(self._shared)

    def plus(self, more: Sequence[T]) -> Grown[T]:
        """These members and more; a second continuation of the same members gets a list of its own."""
        if not more:
            return self
        longer = Grown[T]()
        longer._shared = self._shared if len(self._shared) == self._length else [*self]
        longer._shared.extend(more)
        longer._length = self._length + len(more)
        return longer

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...
    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        if isinstance(at, slice):
            return tuple([self._shared[i] for i in range(*at.indices(self._length))])
        if not -self._length <= at < self._length:
            raise IndexError(at)
        return self._shared[at % self._length]

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self._shared, self._length)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grown | tuple):
            return NotImplemented
        return len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))

    def __hash__(self) -> int:
        return hash(tuple(self))
