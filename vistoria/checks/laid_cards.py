"""Where the cards of a hand lie: what is opened, seen, put right and named lies there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from vistoria.model.cards import Card
from vistoria.model.event import Corrected, Dealt, Deck, Exposed, HandStarted, Ranked, Shown, Voided
from vistoria.model.place import Place

from .contradiction import Contradiction


class LaidCards:
    """The cards of one table by where they lie; `unnamed` when some were dealt without saying which."""

    def __init__(self) -> None:
        self.place: dict[Card, Place] = {}
        self.unnamed = False

    def gathered(self, event: HandStarted | Deck | Voided) -> None:
        """The deck is whole again."""
        if type(event) is Voided and event.scope != "hand":
            return
        self.place.clear()
        self.unnamed = False

    def dealt(self, event: Dealt) -> None:
        """A card leaves the deck once."""
        card = event.card
        if card is None:
            self.unnamed = True
        elif card in self.place:
            raise Contradiction(f"{card} leaves the deck a second time in one hand")
        else:
            self.place[card] = event.to

    def corrected(self, event: Corrected) -> None:
        """A card goes on from where it lies; it may have been brought there already."""
        if self.place.get(event.card) != event.to:
            self._lies((event.card,), (event.source,))
        self.place[event.card] = event.to

    def exposed(self, event: Exposed) -> None:
        """A card is seen where it lies."""
        self._lies((event.card,), (event.place,))

    def shown(self, event: Shown) -> None:
        """Cards are opened where they lie."""
        self._lies(event.cards, (event.place,))

    def ranked(self, event: Ranked) -> None:
        """A hand is five cards of the place and the centre of the table."""
        five = event.five
        if five and (len(five) != 5 or len(set(five)) != 5):
            raise Contradiction(f"{' '.join(five)} are not five different cards")
        self._lies(five, (event.place, "common"))

    def _lies(self, cards: Iterable[Card], places: tuple[Place, ...]) -> None:
        for card in cards:
            lies = self.place.get(card)
            if lies not in places and not (lies is None and self.unnamed):
                where = "was not dealt" if lies is None else f"lies at {lies}"
                raise Contradiction(f"{card} is reported at {places[0]}, and {where}")


RULES: dict[type, Callable[[LaidCards, Any], None]] = {
    HandStarted: LaidCards.gathered,
    Deck: LaidCards.gathered,
    Voided: LaidCards.gathered,
    Dealt: LaidCards.dealt,
    Corrected: LaidCards.corrected,
    Exposed: LaidCards.exposed,
    Shown: LaidCards.shown,
    Ranked: LaidCards.ranked,
}
"""Each raises Contradiction."""
