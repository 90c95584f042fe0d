"""Hands that no deal brings together, ranked outside play in an order of the product's own."""

from __future__ import annotations

from ..policies.change import Change, both, part, some
from ..policies.hands import By, Hand, Key
from .variation import Variation


def _further(hand: Hand, key: Key) -> Change:
    """Equals of a kind are compared by more than the law has."""
    return part(
        "ranking.rows", some(lambda row: row.hand is hand, part("keys", lambda of: (*of, By(key, ""))))
    )


FOURS = _further(Hand.FOUR_OF_A_KIND, Key.ODD_CARDS)
TRIOS = _further(Hand.THREE_OF_A_KIND, Key.ODD_CARDS)
APART = {
    "mo-97-2010": FOURS,
    "mo-61-2004": both(FOURS, TRIOS),
    "mo-104-85-m": both(FOURS, TRIOS, _further(Hand.FULL_HOUSE, Key.SECOND_GROUP)),
}
"""By law, what such a product compares where the law has equals that never meet."""
VARIATIONS = tuple(
    Variation(
        "unmet-hands-apart",
        "Where it ranks hands, those that are equal by the law and never meet in a deal have an order of its own.",
        law,
        plays=change,
        is_read=True,
    )
    for law, change in APART.items()
)
