"""Cards leaving the deck, and faults that strike while they do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from vistoria.model.event import Corrected, Dealt, Event, Voided
from vistoria.model.place import Place, Seat
from vistoria.model.table import ScheduledIncident

from ...policies.banked_rules import BankedRules
from ...policies.distribution import Device
from ..places import SEATS, place_of
from ..refusal import Refusal
from .exposure import expose, held, last_dealt
from .state import Hand

EXTRA = "dealt-to-empty"
"""The fault that brings a card more to where nobody bet."""


@dataclass(frozen=True)
class Deal:
    """A hand as dealt; `why` names the fault that makes it null, None while it stands."""

    hand: Hand
    why: str | None = None


def deal(
    rules: BankedRules, hand: Hand, device: Device, faults: Sequence[ScheduledIncident], events: list[Event]
) -> Deal | Refusal:
    """All cards of a hand, up to the fault that makes it null; refused when an incident fits no card."""
    queue = rules.distribution.places([SEATS[seat] for seat in hand.order], device)
    extra: set[Place] = set()
    for fault in sorted(faults, key=lambda fault: fault.at):
        place = place_of(fault.to)
        if misfit := _misfit(hand, device, fault, len(queue)):
            return Refusal("no-such-card", f"incident at {fault.at}: {misfit}", rules.irregularities.null)
        if fault.kind == EXTRA and place is not None:
            queue.insert(fault.at - 1, place)
            extra.add(place)
    while queue:
        due, struck = queue.pop(0), [each for each in faults if each.at == hand.dealt + 1]
        hand = _dealt(rules, hand, device, _goes_to(struck, due), events)
        if due in extra and due not in queue:
            events.append(_null(rules, due))
            if rules.irregularities.voids(EXTRA, dealing=True):
                return Deal(hand, EXTRA)
        aside = len(held(hand, "aside"))
        for fault in struck:
            struck_by = _strike(rules, hand, fault, due, events)
            if isinstance(struck_by, Refusal) or struck_by.why is not None:
                return struck_by
            hand = struck_by.hand
        if len(held(hand, "aside")) > aside:
            queue.insert(0, "croupier")
    return Deal(hand)


def _misfit(hand: Hand, device: Device, fault: ScheduledIncident, cards: int) -> str | None:
    """What is wrong with an incident scheduled for a hand of so many cards; None when nothing is."""
    place = place_of(fault.to)
    if not 1 <= fault.at <= cards:
        return f"the hand has {cards} cards"
    if fault.kind == EXTRA and (not isinstance(place, Seat) or place.seat in hand.order):
        return f"name a seat where nobody bet, not {fault.to!r}"
    if fault.kind == "misdealt" and place is None:
        return "name the place that the card wrongly went to (to)"
    if fault.kind == "device-fault" and fault.device not in (None, device):
        return f"cards come from the {device}, not from the {fault.device}"
    if fault.kind == "device-fault" and device != "shuffler":
        return "no shuffler is in use"
    return None


def _goes_to(struck: Sequence[ScheduledIncident], due: Place) -> Place:
    wrong = next((fault.to for fault in struck if fault.kind == "misdealt"), None)
    return place_of(wrong) or due


def _dealt(rules: BankedRules, hand: Hand, device: Device, place: Place, events: list[Event]) -> Hand:
    """The next card at that place, open if it is the croupier's card that is shown."""
    card, law = hand.deck[hand.dealt], rules.distribution
    up = place == "croupier" and law.opens(len(held(hand, place)), device)
    if up and rules.irregularities.rest_closed():
        up = not any(each in hand.seen for each in held(hand, "croupier") + held(hand, "aside"))
    events.append(Dealt(to=place, face="up" if up else "down", card=card, cites=law.dealt[device]))
    return msgspec.structs.replace(
        hand,
        dealt=hand.dealt + 1,
        cards={**hand.cards, place: (*held(hand, place), card)},
        open=hand.open | {card} if up else hand.open,
    )


def _null(rules: BankedRules, place: Place) -> Voided:
    assert isinstance(place, Seat), place
    return Voided(scope="seat", why=EXTRA, seat=place.seat, cites=rules.irregularities.empty)


def _strike(
    rules: BankedRules, hand: Hand, fault: ScheduledIncident, due: Place, events: list[Event]
) -> Deal | Refusal:
    """What the fault does to the hand, the card having been dealt."""
    law = rules.irregularities
    if fault.kind == "exposed":
        found = last_dealt(hand, fault, due)
        if isinstance(found, Refusal):
            return found
        hand = expose(rules, hand, found, events)
        if law.voids_exposed(len(hand.seen)):
            return Deal(hand, fault.kind)
        return Deal(hand)
    if fault.kind == "misdealt":
        wrong = place_of(fault.to)
        if wrong == due or (fault.due is not None and place_of(fault.due) != due):
            text = f"incident at {fault.at}: that card is due to {due}, it must go elsewhere"
            return Refusal("no-such-card", text, law.null)
        if not law.voids(fault.kind, dealing=True) and wrong is not None:
            return Deal(_put_right(hand, wrong, due, events))
    if fault.kind == "wrong-count" and fault.count == rules.distribution.own:
        return Refusal("no-such-card", f"{fault.count} cards are the right number", law.null)
    return Deal(hand, fault.kind if law.voids(fault.kind, dealing=True) else None)


def _put_right(hand: Hand, wrong: Place, due: Place, events: list[Event]) -> Hand:
    """The last card of the wrong place brought to where it was due."""
    *rest, card = held(hand, wrong)
    events.append(Corrected(card=card, to=due, source=wrong))
    cards = {**hand.cards, wrong: tuple(rest), due: (*held(hand, due), card)}
    return msgspec.structs.replace(hand, cards=cards)
