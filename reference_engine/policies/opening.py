"""What comes before the first card: marker and forced bets; and who speaks first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from .cites import Cites


@dataclass(frozen=True)
class Opening:
    """Marker («marcador») and blinds («apostas prévias»)."""

    first_marker: Cites
    """In front of the first player at the croupier's left."""
    next_marker: Cites
    blinds: Cites
    small: Cites
    big: Cites
    usual_small: Fraction
    """Small blind as a part of the big blind where the house declares none."""
    first_round: Cites
    last_to_speak: Cites
    """The big blind decides last in the first round."""
    last_choices: Cites = ()
    """What he may do then."""
    seats_cites: Cites = ()
    """Who posts which blind; empty: the clause on the blind says so."""
    marker_posts_small_heads_up: bool = False

    stops_at_resting: bool = False
    """Whether the marker stops at every place that is taken, also where nobody is dealt in."""
    says_next: bool = False
    """Whether the end of a hand tells where the marker goes, beside the beginning of the next."""
    stays_after_null: bool = False
    """Whether the marker stays where it is after a hand that was null."""
    before_cards: bool = True
    """Whether the blinds are posted before the first card."""
    usual_big: int = 20
    """Big blind where the house declares none, in smallest chips."""
    notice: Cites = ()
    """The limits of the blinds are posted at the table."""
    by_lot: bool = False
    """Whether the first marker is drawn by lot, not placed."""
    big_is_minimum: Cites = ()
    """The big blind is the least bet of the table; empty: the house declares both."""
    big_has_option: bool = True
    """Whether the big blind decides again when nobody has raised."""

    def first_at(self, seats: Sequence[int]) -> int:
        """The player before whom the first marker stands; seats count from the croupier's left."""
        return min(seats)

    def drawn_at(self, seats: Sequence[int], lot: str) -> int:
        """The player who draws the marker; equal lots give equal players."""
        return Random(lot).choice(seats)

    def next_at(self, before: int, seats: Sequence[int]) -> int:
        """The player before whom the marker stands after `before`; the seats in order."""
        return next((seat for seat in seats if seat > before), seats[0])

    def noticed(self, small: int, big: int) -> dict[str, int] | None:
        """Least and highest blind as the notice says them; None where there is no notice."""
        return {"minimum": small, "maximum": big}

    def blinds_at(self, order: Sequence[int]) -> tuple[int, int]:
        """Positions of small and big blind in the seats from the marker's left; the marker's is the last."""
        if len(order) == 2 and self.marker_posts_small_heads_up:
            return 1, 0
        return 0, 1

    def amounts(self, small: int, big: int) -> tuple[int, int]:
        """The blinds as they are posted, of those declared."""
        return small, big

    def posted(self, blind: int, stack: int) -> int:
        """The chips that a stack posts for a blind; the whole stack if it is smaller."""
        return min(blind, stack)

    def others(self, order: Sequence[int], small: int) -> dict[int, int]:
        """Forced bets of positions beside the blinds, in chips: none."""
        return {}

    def speakers(self, order: Sequence[int], big: int) -> list[int]:
        """Positions in the order of the first round: from the left of the big blind, which is last."""
        others = [*range(big + 1, len(order)), *range(big)]
        return [*others, big] if self.big_has_option else others

    def later_speakers(self, round: int, order: Sequence[int], live: Sequence[bool]) -> Sequence[int]:
        """Positions in the order of a later round: from the marker's left, the marker's player last."""
        return range(len(order))
