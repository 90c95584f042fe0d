"""Places at a table against the house, its spaces for bets, and who sees what («tabuleiro de jogo»)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from .cites import Cites

Space = Literal["ante", "jackpot", "additional"]
SPACES: tuple[Space, ...] = get_args(Space)


@dataclass(frozen=True)
class Cloth:
    """The layout and the displays."""

    places: int
    """For players, the croupier's apart."""
    places_cites: Cites
    spaces: Cites
    jackpot_display: Cites
    hole_cards: Cites
    """A player sees his hole cards before he decides."""

    def lawful(self, seats: int) -> bool:
        """Whether a table may have so many places for players."""
        return seats == self.places

    def chairs(self, seats: int) -> int:
        """Places at which players find a seat, at a table declared with so many."""
        return seats

    def may_change_to(self, seat: int, places: int) -> bool:
        """Whether a player who changes his place may come to this one, where there are so many for players."""
        return seat <= places

    def space(self, space: Space) -> Space:
        """The space on which such a bet lies."""
        return space

    def sees(self, viewer: int | str, seat: int) -> bool:
        """Whether a seat, public or house sees the closed cards of a seat."""
        return viewer in (seat, "house")

    def sees_lost(self) -> bool:
        """Whether the cards of a hand that was lost are seen by all."""
        return False

    def displays(self, pool: int) -> dict[str, int | str]:
        """What the table's displays say."""
        return {"pool": pool}

    def notices(self, notices: dict[str, object]) -> dict[str, object]:
        """What is announced at the table."""
        return notices
