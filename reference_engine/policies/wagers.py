"""The table against the house («tabuleiro de jogo») and its bets («apostas»): on which hand, when, and how much."""

from __future__ import annotations

from collections.abc import Sequence
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


@dataclass(frozen=True)
class Wagers:
    """Ante, jackpot bet and additional bet; amounts in chips."""

    multiple: int
    """The additional bet, in antes."""
    own_hand: Cites
    """Bets are laid on one's own hand only."""
    ante: Cites
    jackpot: Cites
    jackpot_needs: Cites
    """A jackpot bet goes with an ante."""
    additional: Cites
    amount: Cites
    declined: Cites
    """Without an additional bet the hand is lost."""
    decided: Cites
    """The croupier's cards wait for the last decision."""
    waits: bool = False
    """Whether the hand begins only when all who sit at the table have laid an ante."""

    def takes(self, space: Space, seat: int) -> bool:
        """Whether there is a bet of that kind at that seat: each player may select each kind."""
        return True

    def may_bet_on(self, seat: int, own: int) -> bool:
        """Whether the player at `own` may lay a bet at `seat`."""
        return seat == own

    def dealt_in(self, ante: int) -> bool:
        """Whether a hand is dealt to a place with such an ante."""
        return bool(ante)

    def takes_jackpot(self, ante: int, dealing: bool) -> bool:
        """Whether a jackpot bet is taken beside this ante; `dealing` once the first card has left the deck."""
        return bool(ante) and not dealing

    def takes_additional(self, dealt: bool) -> bool:
        """Whether an additional bet is taken; `dealt` once the player has his cards."""
        return dealt

    def additional_to(self, ante: int) -> tuple[int, int]:
        """Least and highest additional bet beside this ante."""
        return self.multiple * ante, self.multiple * ante

    def asked(self, seats: Sequence[int]) -> Sequence[int]:
        """Seats in the order in which they decide; the law has none."""
        return seats

    def asks(self, *, able: bool) -> bool:
        """Whether a player is asked for his decision; `able`: he has the chips for the additional bet."""
        return True

    def lets_go(self) -> bool:
        """Whether a player who has still to decide may leave the table; the law does not say."""
        return False

    def back_to_who_goes(self, ante: int) -> int:
        """What of his ante goes back to him who leaves so: nothing, as he makes no additional bet."""
        return 0

    def goes_at_the_end(self) -> bool:
        """Whether who leaves so stays in his place until the hand is over."""
        return False

    def back_at_the_end(self, ante: int) -> int:
        """What of his ante goes back to him then: nothing either."""
        return 0

    def croupier_waits(self, undecided: int, declined: int) -> bool:
        """Whether the croupier's cards stay closed while so many have not decided and so many have declined."""
        return True
