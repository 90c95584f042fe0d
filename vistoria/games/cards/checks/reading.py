"""How checks of games of cards read a hand: its pots and the cards in the centre."""

from __future__ import annotations

from collections.abc import Mapping

from vistoria.checks.reading import cards_at
from vistoria.model.hand import Hand
from vistoria.table import table_of

OUT_OF_PLAY = ("aside", "burn")
"""Cards that lie there are dealt to nobody."""


def paid_from_pot(hand: Hand) -> dict[int, int]:
    """What each seat was paid out of the pots."""
    return table_of(hand).won_from_pots


def paid_alike(some: Mapping[int, int], others: Mapping[int, int]) -> bool:
    """Whether two hands of one pot, all in it for the same chips, are paid alike, by seat.

    Who of equal hands has the odd chips need not follow from the cards, and a house may charge one hand otherwise.
    """
    same = sum(some.values()) == sum(others.values())
    return some.keys() == others.keys() and (not same or sorted(some.values()) == sorted(others.values()))


def community_cards(hand: Hand) -> tuple[str, ...]:
    """The cards in the centre of the table."""
    return cards_at(hand, "community")
