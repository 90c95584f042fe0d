"""PokerKit's own evaluation of a hand, made once for the same cards: at a showdown PokerKit asks for it many times."""

from __future__ import annotations

from functools import lru_cache

from pokerkit.hands import Hand, OmahaHoldemHand
from pokerkit.utilities import Card, CardsLike

KEPT = 64
"""More than the hands of one table."""


class EvaluatedOnce(OmahaHoldemHand):
    """PokerKit's Omaha hand; what it makes of cards does not change."""

    @classmethod
    def from_game(cls, hole_cards: CardsLike, board_cards: CardsLike = ()) -> Hand:
        """The best hand, as PokerKit has it; raises ValueError where PokerKit does."""
        return _evaluated(Card.clean(hole_cards), Card.clean(board_cards))


@lru_cache(maxsize=KEPT)
def _evaluated(hole: tuple[Card, ...], board: tuple[Card, ...]) -> Hand:
    return OmahaHoldemHand.from_game(hole, board)
