"""`[deal]` of a regulation: how the law deals one hand, used only to stack a forced deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from vistoria.model.cards import RANKS
from vistoria.model.game import Deal


class DealPlan(Deal, frozen=True):
    """How cards come to the places of one hand."""

    own: int
    """Cards to each hand."""
    streets: tuple[tuple[int, int], ...]
    """After the hole cards: cards burnt, then community cards opened, street by street."""
    clauses: tuple[str, ...]
    begins: Literal["marker", "left", "right"] = "marker"
    """Whose is the first card: the next seat at the marker's left and so on clockwise; the first at the
    croupier's left, clockwise; the first at his right, counter-clockwise."""
    ranks: str = RANKS
    """Ranks of the pack, lowest first."""
    aside: int = 0
    """Cards put aside before the first is dealt."""
    croupier: bool = False
    """Whether the croupier has a hand, dealt after the seats; then only seats with a bet get cards."""
    at_once: dict[str, int] = msgspec.field(default_factory=dict)
    """Cards dealt together to one hand, by the house's choice of dealing; otherwise one at a time."""
    later: int = 0
    """Cards that each hand still in play gets after rounds of betting, one a round."""
    before_later: tuple[int, ...] = ()
    """Cards that a product puts away before each of these, round by round; no law here has any."""
    burns: Literal["said", "unsaid"] = "said"
    """Whether the law says how many cards are burnt; if not, those in `streets` are the engine's own."""

    places: int = 2
    """The least number of places of a table."""

    def fewer_places(self, seats: int) -> Sequence[int]:
        """Numbers of places below this one of tables among players, the most first; none where none is left free."""
        return () if self.croupier or self.later else range(seats - 1, self.places - 1, -1)

    def together(self, dealing: str | None) -> int:
        """How many cards a hand gets at once under this choice of dealing."""
        return self.at_once.get(dealing or "", 1)
