"""A table around PokerKit, which knows only hands: who sits where, with how many chips, and the marker."""

from __future__ import annotations

from dataclasses import dataclass, field

from vistoria.model.request import Open

from .pokerkit_hand import HandInPlay


@dataclass
class Table:
    """Seats, stacks and marker between hands; none of them is PokerKit's, so none is shown by this adapter.

    The marker stands where the test hook puts it. From the second hand it goes to the next seat clockwise
    that has chips; that movement is the adapter's too, and each `marker` event says `forced`.
    """

    opened: Open
    players: dict[str, int] = field(default_factory=dict)
    """Seat by player."""
    stacks: dict[int, int] = field(default_factory=dict)
    """Chips by seat."""
    marker: int | None = None
    hands: int = 0
    hand: HandInPlay | None = None
    """The hand that started last, over or not."""

    @property
    def running(self) -> HandInPlay | None:
        """The hand that is not over."""
        return self.hand if self.hand is not None and self.hand.state.status else None

    def next_marker(self) -> int | None:
        """Where the marker stands in the next hand, None when the hook never said."""
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
        """Take the stacks over from PokerKit."""
        if self.hand is not None:
            self.stacks.update(self.hand.stacks())

    def _steps_from(self, marker: int) -> _Steps:
        return _Steps(marker, self.opened.seats)


@dataclass(frozen=True)
class _Steps:
    """Steps clockwise from the marker to a seat, its own seat being a whole circle away."""

    marker: int
    seats: int

    def __call__(self, seat: int) -> int:
        return (seat - self.marker - 1) % self.seats
