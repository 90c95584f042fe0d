"""Hands that no deal brings together, ranked outside play in an order of the product's own."""

from __future__ import annotations

from vistoria.reference_engine.policies.change import Change, both, part, some
from vistoria.reference_engine.policies.hands import By, Hand, Key

from .variation import Variation


def _further(hand: Hand, key: Key) -> Change:
    """Equals of a kind are compared by more than the law has."""
    return part(
        "ranking.rows", some(lambda row: row.hand is hand, part("keys", lambda of: (*of, By(key, ""))))
    )


FOURS = _further(Hand.FOUR_OF_A_KIND, Key.ODD_CARDS)
TRIOS = _further(Hand.THREE_OF_A_KIND, Key.ODD_CARDS)
FULL_HOUSES = _further(Hand.FULL_HOUSE, Key.SECOND_GROUP)


def unmet_hands_apart(regulation: str, *changes: Change) -> Variation:
    """A product that compares further where the law has equals that never meet."""
    return Variation(
        "unmet-hands-apart",
        "Where it ranks hands, those that are equal by the law and never meet in a deal have an order of its own.",
        regulation,
        plays=both(*changes),
        is_read=True,
    )
