"""What a product burns before each street, read from a hand that it dealt."""

from __future__ import annotations

from vistoria.model.event import Dealt
from vistoria.model.hand import Hand

Streets = tuple[tuple[int, int], ...]
"""Cards burnt, then community cards opened, street by street."""


def streets_seen(hand: Hand, streets: Streets) -> Streets:
    """The streets of the law with as many cards burnt before each as the hand shows."""
    left = [h.event.to for h in hand.of(Dealt) if isinstance(h.event, Dealt)]
    order = [place for place in left if place in ("burn", "community")]
    seen = []
    for _, opened in streets:
        burnt = next((i for i, place in enumerate(order) if place == "community"), 0)
        order = order[burnt + opened :]
        seen.append((burnt, opened))
    return tuple(seen)
