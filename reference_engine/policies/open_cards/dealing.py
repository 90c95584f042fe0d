"""Which card goes where: the box card, open and closed cards, where each further card starts; and who sees what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from vistoria.model.place import Seat

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


@dataclass(frozen=True)
class OpenViews:
    """Open cards for all, the key card for its player; bets where all see them."""

    closed: Cites
    """A key card is its player's until he has to show it."""

    grows: Cites = ()
    """The pot grows with every bet, before all."""

    def sees_key(self, viewer: int | str, seat: int) -> bool:
        """Whether a seat, public or house sees the key card of a seat that is in the hand."""
        return viewer in (seat, "house")

    def sees_folded(self) -> bool:
        """Whether the cards of those who folded are seen: nobody sees them."""
        return False

    def tells(self, viewer: Seat | str, act: str, round: int) -> bool:
        """Whether a viewer is told of a decision and what goes in by it: everybody is."""
        return True

    def sees_bets(self, viewer: int | str, bets: Sequence[int]) -> Sequence[int] | None:
        """Chips of this round that the viewer sees in the pot, by position: all; None where he sees no pot."""
        return bets
