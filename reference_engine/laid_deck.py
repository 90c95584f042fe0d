"""A deck laid so that, by the law's way of dealing, each card comes to the place that it really reached."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from vistoria.model.cards import Card
from vistoria.model.event import Dealt, Event
from vistoria.model.place import Place

from .procedures.protocol import Outcome


def with_deck(state: Any, places: Sequence[Place], dealt: Sequence[tuple[Place, Card]]) -> Any:
    """The table with the rest of its deck laid for the cards that really came."""
    deck = laid_deck(state.hand.deck, state.hand.dealt, places, dealt)
    return replace(state, hand=replace(state.hand, deck=deck))


def pack_of(state: Any) -> tuple[Card, ...]:
    """The whole pack of a table, in one order."""
    return _in_order(state.rules.whole_pack)


@lru_cache(maxsize=8)
def _in_order(pack: frozenset[Card]) -> tuple[Card, ...]:
    return tuple(sorted(pack))


def places_of(outcome: Outcome) -> list[Place]:
    """Where cards go by the law, in order."""
    events: Sequence[Event] = outcome[1] if type(outcome) is tuple else ()
    return [event.to for event in events if type(event) is Dealt]


def laid_deck(
    deck: Sequence[Card], gone: int, places: Sequence[Place], dealt: Sequence[tuple[Place, Card]]
) -> tuple[Card, ...]:
    """The deck with each card where the law's way of dealing brings it to the place that it really reached."""
    waiting: dict[Place, list[Card]] = {}
    for place, card in dealt:
        waiting.setdefault(place, []).append(card)
    known = {card for _, card in dealt}.union(deck[:gone])
    others = [card for card in deck[gone:] if card not in known]
    taken: list[Card | None] = [waiting[place].pop(0) if waiting.get(place) else None for place in places]
    missing = [card for cards in waiting.values() for card in cards]
    pool = iter((*others, *missing))
    laid = [card if card is not None else next(pool) for card in taken]
    used = set(laid)
    return (*deck[:gone], *laid, *(card for card in pool if card not in used))
