"""Closed cards seen by accident."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from vistoria.model.cards import Card
from vistoria.model.event import Event, Exposed
from vistoria.model.place import Place

from ...policies.banked_rules import BankedRules
from .state import Hand


def held(hand: Hand, place: Place) -> tuple[Card, ...]:
    """The cards that lie at a place."""
    return hand.cards.get(place, ())


def closed(hand: Hand, place: Place) -> list[Card]:
    """Those of them that not everybody sees."""
    return [card for card in held(hand, place) if card not in hand.open]


def expose(rules: BankedRules, hand: Hand, place: Place, cards: Sequence[Card], events: list[Event]) -> Hand:
    """The hand with those closed cards of a place seen."""
    law = rules.irregularities
    cites = law.croupier_exposed if place == "croupier" else law.exposed
    events.extend(Exposed(place=place, card=card, cites=cites) for card in cards)
    return replace(hand, open=hand.open.union(cards), seen=hand.seen.union(cards))
