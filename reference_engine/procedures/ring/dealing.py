"""Cards leaving the deck, and faults that strike while they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from vistoria.model.event import Corrected, Dealt, Event
from vistoria.model.place import Place

from ...policies.cites import Cites
from ...policies.ring_rules import RingRules
from ...policies.streets import Street
from ..places import SEATS, place_of
from .state import Hand

Face = Literal["up", "down"]
_BURN: tuple[Place, ...] = ("burn",)
_CENTRE: tuple[Place, ...] = ("community",)


def deal_own(rules: RingRules, hand: Hand, events: list[Event]) -> Hand:
    """Closed cards to every hand."""
    streets = rules.streets
    places = [SEATS[seat] for seat in streets.deal(hand.order)]
    hand = _deal(rules, hand, places, "down", streets.own_cites, events)
    return replace(hand, own=streets.hands(hand.deck, hand.order))


def deal_street(rules: RingRules, hand: Hand, street: Street, events: list[Event]) -> Hand:
    """The burnt cards and the community cards of a street."""
    first = hand.dealt
    hand = _deal(rules, hand, _BURN * street.burn, "down", street.dealt, events)
    hand = _deal(rules, hand, _CENTRE * street.community, "up", street.dealt, events)
    turned = first + street.burn
    return replace(
        hand,
        burnt=hand.burnt + hand.deck[first:turned],
        community=hand.community + hand.deck[turned : turned + street.community],
        undecided=True,
    )


def spoilt(hand: Hand) -> str | None:
    """The kind of the fault among the cards dealt so far that cannot be put right; None without one."""
    for fault in hand.incidents:
        hopeless = fault.correctable is False or fault.kind == "system-failure"
        if hopeless and fault.at <= hand.dealt:
            return fault.kind
    return None


def _deal(
    rules: RingRules, hand: Hand, places: Sequence[Place], face: Face, cites: Cites, events: list[Event]
) -> Hand:
    cards = hand.deck[hand.dealt : hand.dealt + len(places)]
    if not hand.incidents:
        events.extend(
            [
                Dealt(to=place, face=face, card=card, cites=cites)
                for place, card in zip(places, cards, strict=True)
            ]
        )
        return replace(hand, dealt=hand.dealt + len(places))
    for place, card in zip(places, cards, strict=True):
        if spoilt(hand):
            break
        hand = replace(hand, dealt=hand.dealt + 1)
        fault = next((each for each in hand.incidents if each.at == hand.dealt), None)
        wrong = place if fault is None else place_of(fault.to) or place
        events.append(Dealt(to=wrong, face=face, card=card, cites=cites))
        if fault is None or fault.kind != "misdealt":
            continue
        if fault.correctable is not False and rules.incidents.puts_right(place):
            events.append(Corrected(card=card, to=place, source=wrong, cites=rules.incidents.corrected))
    return hand
