"""A sequence whose items are made when they are asked for, where all of them at once would fill the memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, overload

Source = TypeVar("Source")
Item = TypeVar("Item")


class Lazily(Sequence[Item], Generic[Source, Item]):
    """Item number i is `make(of[i])`, made anew each time."""

    def __init__(self, of: Sequence[Source], make: Callable[[Source], Item]) -> None:
        self._of = of
        self._make = make

    def __len__(self) -> int:
        return len(self._of)

    @overload
    def __getitem__(self, at: int) -> Item: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[Item]: ...

    def __getitem__(self, at: int | slice) -> Item | Sequence[Item]:
        return Lazily(self._of[at], self._make) if isinstance(at, slice) else self._make(self._of[at])
