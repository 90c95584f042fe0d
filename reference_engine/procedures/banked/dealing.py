"""Cards leaving the deck, and faults that strike while they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from vistoria.model.event import Corrected, Dealt, Event, Voided
from vistoria.model.place import Place, Seat
from vistoria.model.table import ScheduledIncident

from ...policies.banked_rules import BankedRules
from ...policies.distribution import Device
from ..places import SEATS, place_of
from .exposure import closed, expose, held
from .state import Hand

EXTRA = "dealt-to-empty"
"""The fault that brings a card more to where nobody bet."""
Struck = Mapping[str, ScheduledIncident]
"""Faults of one card, by kind."""


@dataclass(frozen=True)
class Deal:
    """A hand as dealt; `why` names the fault that makes it null, None while it stands."""

    hand: Hand
    why: str | None = None


def deal(
    rules: BankedRules, hand: Hand, device: Device, faults: Sequence[ScheduledIncident], events: list[Event]
) -> Deal:
    """All cards of a hand, up to the fault that makes it null where that is declared at once."""
    law = rules.irregularities
    waiting: dict[int, dict[str, ScheduledIncident]] = {}
    for fault in faults:
        waiting.setdefault(fault.at, {})[fault.kind] = fault
    queue = rules.distribution.places([SEATS[seat] for seat in hand.order], device)
    why: str | None = None
    while queue:
        struck = waiting.get(hand.dealt + 1, {})
        if law.miscounts() and "wrong-count" in struck:
            queue = _miscounted(queue, struck["wrong-count"], rules.distribution.own)
            if not queue:
                return Deal(hand, why or _why_null(rules, hand, struck))
        due = _named(struck, EXTRA) or queue.pop(0)
        place = _named(struck, "misdealt") or due
        hand = _dealt(rules, hand, device, place, events)
        if "exposed" in struck:
            hand = expose(rules, hand, place, closed(hand, place)[-1:], events)
        why = why or _why_null(rules, hand, struck)
        if why and law.at_once():
            break
        if "exposed" in struck and place == "croupier" and law.sets_aside():
            hand, queue = _put_aside(hand, events), ["croupier", *queue]
        if "misdealt" in struck and not why:
            hand = _put_right(hand, place, due, events)
    if why:
        return Deal(hand, why)
    strays = [to.seat for to in hand.cards if isinstance(to, Seat) and to.seat not in hand.order]
    events.extend(Voided(scope="seat", why=EXTRA, seat=seat, cites=law.empty) for seat in strays)
    return Deal(hand)


def _miscounted(queue: list[Place], fault: ScheduledIncident, due: int) -> list[Place]:
    """Where the next cards go, with one more now to the place that gets too many, or its last left out."""
    place = place_of(fault.to)
    if place is None or (fault.count or 0) > due:
        return queue if place is None else [place, *queue]
    last = max((i for i, each in enumerate(queue) if each == place), default=len(queue))
    return queue[:last] + queue[last + 1 :]


def _named(struck: Struck, kind: str) -> Place | None:
    """The place that a fault of that kind names, if this card has one."""
    return place_of(struck[kind].to) if kind in struck else None


def _dealt(rules: BankedRules, hand: Hand, device: Device, place: Place, events: list[Event]) -> Hand:
    """The next card at that place, open if it is the croupier's card that is shown."""
    card, law = hand.deck[hand.dealt], rules.distribution
    unseen = hand.seen.isdisjoint((*held(hand, "croupier"), *held(hand, "aside")))
    due = place == "croupier" and law.opens(len(held(hand, place)), device)
    up = due and (unseen or not rules.irregularities.rest_closed())
    cites = law.dealt[device] if up or not due else rules.irregularities.croupier_exposed
    events.append(Dealt(to=place, face="up" if up else "down", card=card, cites=cites))
    return replace(
        hand,
        dealt=hand.dealt + 1,
        cards={**hand.cards, place: (*held(hand, place), card)},
        open=hand.open | {card} if up else hand.open,
    )


def _why_null(rules: BankedRules, hand: Hand, struck: Struck) -> str | None:
    """The fault that makes the hand null, now that it struck."""
    law = rules.irregularities
    if law.voids_exposed(len(hand.seen)):
        return "exposed"
    return next((kind for kind in struck if law.voids(kind, dealing=True)), None)


def _put_aside(hand: Hand, events: list[Event]) -> Hand:
    """The croupier's last card, that was seen, out of his hand."""
    *rest, card = held(hand, "croupier")
    events.append(Corrected(card=card, to="aside", source="croupier"))
    cards = {**hand.cards, "croupier": tuple(rest), "aside": (*held(hand, "aside"), card)}
    return replace(hand, cards=cards)


def _put_right(hand: Hand, wrong: Place, due: Place, events: list[Event]) -> Hand:
    """The last card of the wrong place brought to where it was due."""
    *rest, card = held(hand, wrong)
    events.append(Corrected(card=card, to=due, source=wrong))
    cards = {**hand.cards, wrong: tuple(rest), due: (*held(hand, due), card)}
    return replace(hand, cards=cards)
