"""Cards leaving the pack, and faults that strike while they do."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vistoria.model.cards import Card
from vistoria.model.event import Corrected, Dealt, Event, Exposed, Returned, Voided
from vistoria.model.place import Place, Seat
from vistoria.model.table import ScheduledIncident

from ...policies.cites import Cites
from ...policies.open_cards.dealing import Face
from ...policies.open_cards.open_rules import OpenRules
from ..change import put
from ..places import SEATS, place_of
from .state import Hand

KEY = 2
"""The card of each player that lies closed is his second."""


def deal_first(rules: OpenRules, hand: Hand, events: list[Event]) -> Hand:
    """The box card, and the first two cards of each player."""
    dealing, players = rules.dealing, len(hand.order)
    for _ in range(dealing.aside):
        hand, card, _ = _drawn(rules, hand, "aside", "down", dealing.aside_cites, 0, events)
        hand = _exposures(rules, msgspec.structs.replace(hand, aside=(*hand.aside, card)), events)
    for number in (1, 2):
        cites = dealing.own_cites[number - 1]
        hand = _pass(rules, hand, number, dealing.own(number, players), cites, events)
    return hand


def deal_further(rules: OpenRules, hand: Hand, number: int, events: list[Event]) -> Hand:
    """One more open card to each who is still in; cards of a player count from 1."""
    dealing, players = rules.dealing, len(hand.order)
    first = hand.spoke_first
    gone = first is not None and not hand.live[first]
    start = dealing.start(number, hand.shown(), first, rules.speaking, players)
    cites = dealing.later_cites[number - 3] + (dealing.first_gone if gone and number > 3 else ())
    hand = _pass(rules, hand, number, dealing.later(start, hand.live), cites, events)
    return msgspec.structs.replace(hand, undecided=True)


def expose(rules: OpenRules, hand: Hand, i: int, events: list[Event]) -> Hand:
    """A key card was seen: the hand of that position is dead, and its entry goes back."""
    law, seat, key = rules.faults, hand.order[i], hand.keys[i]
    assert key is not None, f"seat {seat} has a key card"
    events.append(Exposed(place=SEATS[seat], card=key, cites=law.exposed))
    if not law.kills(i):
        return hand
    back = rules.entry.given_back(hand.entries[i])
    events.append(Voided(scope="seat", why="key-exposed", seat=seat, cites=law.exposed))
    if back:
        events.append(Returned(seat=seat, amount=back, why="entry", cites=law.exposed))
    return msgspec.structs.replace(
        hand,
        live=put(hand.live, i, False),
        stacks=put(hand.stacks, i, hand.stacks[i] + back),
        totals=put(hand.totals, i, hand.totals[i] - back),
        entries=put(hand.entries, i, 0),
        pending=tuple(j for j in hand.pending if j != i),
    )


def _pass(
    rules: OpenRules, hand: Hand, number: int, positions: Sequence[int], cites: Cites, events: list[Event]
) -> Hand:
    """One card to each position in turn, to those only whose hand is not dead."""
    crossed: dict[int, int] = {}
    for position in positions:
        if not hand.live[position]:
            continue
        i = crossed.get(position, position)
        face = rules.dealing.face(number)
        hand, card, place = _drawn(rules, hand, SEATS[hand.order[i]], face, cites, number, events)
        if place != SEATS[hand.order[i]] and isinstance(place, Seat):
            wrong = hand.order.index(place.seat)
            crossed[wrong], i = i, wrong
        hand = _exposures(rules, laid(hand, i, number, card), events)
    return hand


def laid(hand: Hand, i: int, number: int, card: Card) -> Hand:
    """The hand with a card of that number at a position."""
    if number == KEY:
        return msgspec.structs.replace(hand, keys=put(hand.keys, i, card))
    return msgspec.structs.replace(hand, opened=put(hand.opened, i, (*hand.opened[i], card)))


def _drawn(
    rules: OpenRules, hand: Hand, due: Place, face: Face, cites: Cites, number: int, events: list[Event]
) -> tuple[Hand, Card, Place]:
    """The next card and where it stays: where it was due, once a wrong deal is put right."""
    card = hand.deck[hand.dealt]
    hand = msgspec.structs.replace(hand, dealt=hand.dealt + 1)
    fault = next((f for f in hand.incidents if f.kind == "misdealt" and f.at == hand.dealt), None)
    to = due if fault is None else place_of(fault.to) or due
    events.append(Dealt(to=to, face=face, card=card, cites=cites))
    if to == due:
        return hand, card, due
    crossable = isinstance(to, Seat) and not _has(hand, to, number)
    if crossable and not rules.faults.puts_right(number):
        return hand, card, to
    events.append(Corrected(card=card, to=due, source=to, cites=rules.faults.corrected))
    return hand, card, due


def _has(hand: Hand, place: Seat, number: int) -> bool:
    """Whether a seat has its card of that number, or gets none any more: no other can go its way instead."""
    i = hand.order.index(place.seat)
    if not hand.live[i] or not number:
        return True
    return hand.keys[i] is not None if number == KEY else len(hand.own(i)) >= number


def _exposures(rules: OpenRules, hand: Hand, events: list[Event]) -> Hand:
    """The hand after the faults that strike with the card just dealt; who alone is left has won already."""
    for fault in hand.incidents:
        if fault.kind == "key-exposed" and fault.at == hand.dealt and isinstance(fault.to, int):
            i = hand.order.index(fault.to)
            if hand.live[i] and hand.keys[i] is not None and hand.live.count(True) > 1:
                hand = expose(rules, hand, i, events)
    return hand


def faults_that_fit(
    rules: OpenRules, order: Sequence[int], faults: Sequence[ScheduledIncident]
) -> str | None:
    """What is wrong with incidents scheduled for a hand; None when nothing is."""
    dealing, players = rules.dealing, len(order)
    first: list[Place] = ["aside"] * dealing.aside
    first += [SEATS[order[i]] for number in (1, 2) for i in dealing.own(number, players)]
    for fault in faults:
        to = place_of(fault.to)
        if not 1 <= fault.at <= dealing.aside + 5 * players:
            return f"at {fault.at}: the hand has no such card"
        if to is None or (isinstance(to, Seat) and to.seat not in order):
            return f"at {fault.at}: name a place of this hand, not {fault.to!r}"
        if fault.kind == "key-exposed":
            if not isinstance(to, Seat):
                return f"at {fault.at}: a key card lies before a player, not at {fault.to!r}"
            if to in first[fault.at :]:
                return f"at {fault.at}: seat {to.seat} has no key card yet"
        elif fault.due is not None and fault.at <= len(first) and place_of(fault.due) != first[fault.at - 1]:
            return f"at {fault.at}: that card is due to {first[fault.at - 1]}, not {fault.due!r}"
    return None
