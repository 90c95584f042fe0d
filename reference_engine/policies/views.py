"""Who sees what while a hand is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .cites import Cites


@dataclass(frozen=True)
class Views:
    """A player sees no closed cards but his own; the marker stands where all see it."""

    own_only: Cites = ()
    folded: Cites = ()
    """Who folds gives his cards back unseen; empty: that is the same clause."""
    marker: Cites = ()
    chips: Cites = ()
    """Everybody sees the stacks and the pot."""

    def shows(
        self, viewer: int | str, i: int, order: Sequence[int], live: Sequence[bool], opened: bool
    ) -> bool:
        """Whether a seat, public or house sees the closed cards of position `i`; folded ones nobody does."""
        return live[i] and (viewer in (order[i], "house") or opened)

    def shows_after(self, viewer: int | str, i: int, order: Sequence[int], live: Sequence[bool]) -> bool:
        """Whether the closed cards of position `i` are seen once the hand is over: by nobody."""
        return False

    def stacks_for(self, viewer: int | str, stacks: dict[int, int]) -> dict[int, int]:
        """The stacks that the viewer sees, by seat: all of them."""
        return stacks

    def pot_for(self, viewer: int | str, amount: int, running: int) -> int:
        """What the viewer sees of a pot in which `running` chips are of the running round: all."""
        return amount

    def marker_for(self, viewer: int | str, marker: int | None) -> int | None:
        """Where the viewer sees the marker."""
        return marker
