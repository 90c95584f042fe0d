"""Where the cards of a hand lie: what is opened, seen, put right and named lies there."""

from __future__ import annotations

from collections.abc import Iterable

from vistoria.model.cards import Card
from vistoria.model.event import Corrected, Dealt, Deck, Exposed, Shown
from vistoria.model.place import Place, Seat

from .meaning import Changes, Contradiction, Meaning, Wrong
from .state import Lying, Table


def _deck(t: Table, e: Deck, wrong: Wrong) -> Changes:
    """The deck is whole again."""
    return {"gathered": True}


def _dealt(t: Table, e: Dealt, wrong: Wrong) -> Changes:
    """A card leaves the deck once; the first after the deck was gathered finds no other on the table."""
    cards = {} if t.gathered else t.cards
    card = t.dealt if e.card is None else e.card
    copy = None
    if card in cards:
        if t.decks == 1 + sum(lies.copy == card for lies in cards.values()):
            often = "a second time" if t.decks == 1 else f"more than {t.decks} times"
            wrong.append(Contradiction(f"{card} leaves the deck {often} in one hand"))
        if t.decks > 1:
            card, copy = t.dealt, e.card
    changes: Changes = {"cards": {**cards, card: Lying(e.to, e.face == "up", copy)}, "dealt": t.dealt + 1}
    if t.gathered or e.card is None:
        changes |= {"gathered": False, "unnamed": e.card is None or (t.unnamed and not t.gathered)}
    return changes


def _corrected(t: Table, e: Corrected, wrong: Wrong) -> Changes:
    """A card goes on from where it lies; it may have been brought there already."""
    if t.where(e.card) == e.to:
        return {}
    elsewhere(t, (e.card,), (e.source,), wrong)
    cards = dict(t.cards)
    lies = cards.pop(e.card, None)
    return {"cards": {**cards, e.card: Lying(e.to, lies is not None and lies.is_open)}}


def _exposed(t: Table, e: Exposed, wrong: Wrong) -> Changes:
    """A card is seen where it lies."""
    elsewhere(t, (e.card,), (e.place,), wrong)
    return {}


def _shown(t: Table, e: Shown, wrong: Wrong) -> Changes:
    """Cards are opened where they lie; those of which the engine had not said which they are get their names."""
    elsewhere(t, e.cards, (e.place,), wrong)
    cards, lies = t.cards, Lying(e.place, True)
    if t.unnamed:
        new = [card for card in e.cards if t.where(card) != e.place]
        cards = {
            new.pop(0) if new and isinstance(card, int) and was.place == e.place else card: was
            for card, was in cards.items()
        }
    return {"cards": {**cards, **dict.fromkeys(e.cards, lies)}}


def elsewhere(t: Table, cards: Iterable[Card], places: tuple[Place, ...], wrong: Wrong) -> None:
    """Cards reported at the first of these places lie in one of them."""
    known = {} if t.gathered or t.decks > 1 else t.cards
    for card in cards:
        lies = known.get(card)
        if lies is None:
            if t.named:
                wrong.append(Contradiction(f"{card} is reported at {places[0]}, and was not dealt"))
        elif lies.place not in places:
            wrong.append(Contradiction(f"{card} is reported at {places[0]}, and lies at {lies.place}"))


def _both_places(e: Corrected) -> tuple[Iterable[int], Iterable[int]]:
    return [place.seat for place in (e.to, e.source) if isinstance(place, Seat)], ()


MEANINGS: dict[type, Meaning] = {
    Deck: Meaning(_deck, at=None),
    Dealt: Meaning(_dealt, at="to"),
    Corrected: Meaning(_corrected, at=None, many=_both_places),
    Exposed: Meaning(_exposed, at="place"),
    Shown: Meaning(_shown, at="place"),
}
