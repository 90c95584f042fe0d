"""Which card goes where: the box card, open and closed cards, and where each further card starts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from ..cites import Cites
from .speaking import Shown, Speaking

Face = Literal["up", "down"]


@dataclass(frozen=True)
class Dealing:
    """Five cards to each, one at a time and counter-clockwise."""

    aside: int
    """Cards set aside before the first."""
    aside_cites: Cites
    faces: tuple[Face, Face]
    """Of the first two cards to each player."""
    own_cites: tuple[Cites, Cites]
    later_cites: tuple[Cites, Cites, Cites]
    """Of the third card, the fourth and the fifth."""
    first_gone: Cites
    """The fourth card where he who spoke first in the round before has left the hand."""
    fifth: Literal["first-speaker-of-round-3", "best-showing"]
    aside_later: int = 0
    """Cards set aside before the third cards go round, the fourth and the fifth; the law sets aside none."""
    aside_face: Face = "down"
    """How a card that is set aside lies; the law does not say."""
    rounds: int = 4
    """Betting rounds; a further card to each stands between two."""

    def own(self, number: int, players: int) -> Sequence[int]:
        """Positions in the order in which they get their first or second card."""
        return range(players)

    def later(self, start: int, players: int) -> Sequence[int]:
        """Positions in the order in which they get a further card."""
        return [(start + step) % players for step in range(players)]

    def face(self, number: int) -> Face:
        """How the card of that number lies; cards count from 1 to 5."""
        return self.faces[number - 1] if number <= 2 else "up"

    def start(
        self, number: int, shown: Shown, spoke_first: int | None, speaking: Speaking, players: int
    ) -> int:
        """The position at which the third card, the fourth or the fifth starts.

        `shown` are the open cards before it, `spoke_first` who had the right to speak first on them; in the
        first round nobody has it.
        """
        round = number - 2
        if number == 5 and self.fifth == "best-showing":
            plain = speaking.ladder(round).plain()
            return min(shown, key=lambda i: (-plain.strength(shown[i]), i))
        if spoke_first is None:
            return speaking.ranked(round, shown)[0]
        if spoke_first in shown:
            return spoke_first
        return speaking.second(round, shown)
