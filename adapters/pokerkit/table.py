"""A table around PokerKit, which knows hands only: seats, stacks and the marker."""

from __future__ import annotations

from dataclasses import dataclass, field

from vistoria.model.request import Open

from .hand import HandInPlay


@dataclass
class PokerKitTable:
    """Seats, stacks and marker between hands; PokerKit does not keep them, so the adapter's views do not show them.

    The test hook sets the marker. From the second hand the adapter moves it to the next seat clockwise with
    chips; each `marker` event says `forced`.
    """

    opened: Open
    players: dict[str, int] = field(default_factory=dict)
    """Seat by player."""
    stacks: dict[int, int] = field(default_factory=dict)
    """Chips by seat."""
    marker: int | None = None
    hands: int = 0
    hand: HandInPlay | None = None
    """The latest hand, finished or not."""

    @property
    def running(self) -> HandInPlay | None:
        """The hand in progress, if any."""
        return self.hand if self.hand is not None and self.hand.state.status else None

    def next_marker(self) -> int | None:
        """The marker's seat in the next hand; None if the hook did not set it."""
        if self.marker is None:
            return self.opened.force.marker
        return min(self.with_chips(), key=self._steps_from(self.marker), default=None)

    def order(self, marker: int) -> tuple[int, ...]:
        """Seats with chips in the order of PokerKit's indices: from the marker's left, the marker last."""
        return tuple(sorted(self.with_chips(), key=self._steps_from(marker)))

    def with_chips(self) -> list[int]:
        """Seats that can be dealt in: PokerKit takes positive stacks only."""
        return [seat for seat, stack in self.stacks.items() if stack > 0]

    def settle(self) -> None:
        """Copy the stacks from PokerKit."""
        if self.hand is not None:
            self.stacks.update(self.hand.stacks())

    def _steps_from(self, marker: int) -> _Steps:
        return _Steps(marker, self.opened.seats)


@dataclass(frozen=True)
class _Steps:
    """Steps clockwise from the marker to a seat; its own seat is a full circle away."""

    marker: int
    seats: int

    def __call__(self, seat: int) -> int:
        return (seat - self.marker - 1) % self.seats
