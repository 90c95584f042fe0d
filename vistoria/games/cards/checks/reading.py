"""How checks of games of cards read a hand: its pots and the cards in the centre."""

from __future__ import annotations

from vistoria.checks.reading import cards_at
from vistoria.model.hand import Hand
from vistoria.table import table_of

OUT_OF_PLAY = ("aside", "burn")
"""Cards that lie there are dealt to nobody."""


def paid_from_pot(hand: Hand) -> dict[int, int]:
    """What each seat was paid out of the pots."""
    return table_of(hand).won_from_pots


def community_cards(hand: Hand) -> tuple[str, ...]:
    """The cards in the centre of the table."""
    return cards_at(hand, "community")
