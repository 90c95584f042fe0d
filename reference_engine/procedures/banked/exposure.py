"""Closed cards seen by accident."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vistoria.model.cards import Card
from vistoria.model.command import Incident
from vistoria.model.event import Corrected, Event, Exposed
from vistoria.model.place import Place
from vistoria.model.table import ScheduledIncident

from ...policies.banked_rules import BankedRules
from ..places import place_of
from ..refusal import Refusal
from .state import Hand

Lying = tuple[Place, Card]


def held(hand: Hand, place: Place) -> tuple[Card, ...]:
    """The cards that lie at a place."""
    return hand.cards.get(place, ())


def expose(rules: BankedRules, hand: Hand, found: Sequence[Lying], events: list[Event]) -> Hand:
    """The hand with those cards seen; while it is dealt, the croupier's may be put aside."""
    law = rules.irregularities
    for place, card in found:
        cites = law.croupier_exposed if place == "croupier" else law.exposed
        events.append(Exposed(place=place, card=card, cites=cites))
        hand = msgspec.structs.replace(hand, open=hand.open | {card}, seen=hand.seen | {card})
        dealing = not hand.undecided
        if place == "croupier" and dealing and law.sets_aside() and not law.voids_exposed(len(hand.seen)):
            events.append(Corrected(card=card, to="aside", source=place, cites=cites))
            rest = tuple(each for each in held(hand, place) if each != card)
            cards = {**hand.cards, place: rest, "aside": (*held(hand, "aside"), card)}
            hand = msgspec.structs.replace(hand, cards=cards)
    return hand


def last_dealt(hand: Hand, fault: ScheduledIncident, due: Place) -> list[Lying] | Refusal:
    """The cards that a scheduled incident names: by name, or the last `count` of each place."""
    if fault.cards:
        return _named(hand, fault.cards)
    places = fault.places or ((fault.to,) if fault.to is not None else None)
    found: list[Lying] = []
    for place in [due] if places is None else [place_of(each) for each in places]:
        cards = held(hand, place)[-(fault.count or 1) :] if place is not None else ()
        if place is None or not cards or hand.open & set(cards):
            text = f"incident at {fault.at}: no closed card lies at {place}"
            return Refusal("no-such-card", text)
        found += [(place, card) for card in cards]
    return found


def first_closed(hand: Hand, command: Incident) -> list[Lying] | Refusal:
    """The cards that are reported as seen: by name, or the first `count` closed ones of each place."""
    if command.card is not None:
        return _named(hand, (command.card,))
    places = command.places or ((command.to,) if command.to is not None else ())
    found: list[Lying] = []
    for place in [place_of(each) for each in places]:
        closed = [card for card in held(hand, place) if card not in hand.open] if place is not None else []
        if place is None or len(closed) < (command.count or 1):
            return Refusal("no-such-card", f"no such closed cards lie at {place}")
        found += [(place, card) for card in closed[: command.count or 1]]
    return found or Refusal("no-such-card", "say which card was seen (card), or where (places)")


def _named(hand: Hand, cards: Sequence[Card]) -> list[Lying] | Refusal:
    found = [(place, card) for place in hand.cards for card in hand.cards[place] if card in cards]
    if len(found) < len(cards) or hand.open & set(cards):
        return Refusal("no-such-card", f"{' '.join(cards)}: no such closed cards lie on the table")
    return found
