"""Cards leaving the pack, and faults that strike while they do."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from vistoria.model.cards import Card
from vistoria.model.event import Corrected, Dealt, Event, Exposed, Returned, Voided
from vistoria.model.place import Place

from ...policies.cites import Cites
from ...policies.open_cards.dealing import Face
from ...policies.open_cards.open_rules import OpenRules
from ..change import put
from ..places import SEATS, place_of
from .state import Hand

KEY = 2
"""The card of each player that lies closed is his second."""


def put_aside(rules: OpenRules, hand: Hand, events: list[Event]) -> Hand:
    """The card of the box that nobody gets."""
    return _put_aside(rules, hand, rules.dealing.aside, events)


def _put_aside(rules: OpenRules, hand: Hand, cards: int, events: list[Event]) -> Hand:
    dealing = rules.dealing
    for _ in range(cards):
        hand, card = _drawn(rules, hand, "aside", dealing.aside_face, dealing.aside_cites, events)
        hand = replace(hand, aside=(*hand.aside, card))
    return hand


def deal_first(rules: OpenRules, hand: Hand, events: list[Event]) -> Hand:
    """The first two cards of each player."""
    dealing, players = rules.dealing, len(hand.order)
    for number in (1, 2):
        cites = dealing.own_cites[number - 1]
        hand = _pass(rules, hand, number, dealing.own(number, players), cites, events)
    return hand


def deal_further(rules: OpenRules, hand: Hand, number: int, events: list[Event]) -> Hand:
    """One more open card to each who is still in; cards of a player count from 1."""
    dealing, shown = rules.dealing, hand.shown()
    start = dealing.start(number, shown, hand.spoke_first, rules.speaking, len(hand.order))
    cites = dealing.later_cites[number - 3] + (
        dealing.first_gone if number > 3 and hand.spoke_first not in shown else ()
    )
    hand = _put_aside(rules, hand, dealing.aside_later, events)
    hand = _pass(rules, hand, number, dealing.later(start, len(hand.order)), cites, events)
    return replace(hand, undecided=True)


def _pass(
    rules: OpenRules, hand: Hand, number: int, positions: Sequence[int], cites: Cites, events: list[Event]
) -> Hand:
    """One card to each position in turn, to those only whose hand is not dead."""
    for i in positions:
        if hand.live[i]:
            due, face = SEATS[hand.order[i]], rules.dealing.face(number)
            hand, card = _drawn(rules, hand, due, face, cites, events)
            hand = _exposures(rules, _laid(hand, i, number, card), events)
    return hand


def _laid(hand: Hand, i: int, number: int, card: Card) -> Hand:
    """The hand with a card of that number at a position."""
    if number == KEY:
        return replace(hand, keys=put(hand.keys, i, card))
    return replace(hand, opened=put(hand.opened, i, (*hand.opened[i], card)))


def _drawn(
    rules: OpenRules, hand: Hand, due: Place, face: Face, cites: Cites, events: list[Event]
) -> tuple[Hand, Card]:
    """The next card, which stays where it was due: if it went elsewhere that is put right."""
    card = hand.deck[hand.dealt]
    hand = replace(hand, dealt=hand.dealt + 1)
    astray = (place_of(f.to) for f in hand.incidents if f.kind == "misdealt" and f.at == hand.dealt)
    to = next(astray, due)
    assert to is not None, "faults name places"
    events.append(Dealt(to=to, face=face, card=card, cites=cites))
    if to != due and rules.faults.puts_right():
        events.append(Corrected(card=card, to=due, source=to, cites=rules.faults.corrected))
    return hand, card


def _exposures(rules: OpenRules, hand: Hand, events: list[Event]) -> Hand:
    """The hand after the faults that strike with the card just dealt; who alone is left has won already."""
    for fault in hand.incidents:
        if fault.kind == "key-exposed" and fault.at == hand.dealt:
            i = next((i for i, seat in enumerate(hand.order) if seat == fault.to), None)
            key = None if i is None else hand.keys[i]
            if i is not None and key is not None and hand.live[i] and hand.live.count(True) > 1:
                hand = _expose(rules, hand, i, key, events)
    return hand


def _expose(rules: OpenRules, hand: Hand, i: int, key: Card, events: list[Event]) -> Hand:
    """A key card was seen: the hand of that position is dead, and its entry goes back."""
    law, seat = rules.faults, hand.order[i]
    events.append(Exposed(place=SEATS[seat], card=key, cites=law.exposed))
    if not law.kills(1 if max(map(len, hand.opened)) == 1 else 2):
        return hand
    back = rules.entry.given_back(hand.entries[i])
    events.append(Voided(scope="seat", why="key-exposed", seat=seat, cites=law.exposed))
    if back:
        events.append(Returned(seat=seat, amount=back, why="entry", cites=law.exposed))
    return replace(
        hand,
        live=put(hand.live, i, False),
        stacks=put(hand.stacks, i, hand.stacks[i] + back),
        totals=put(hand.totals, i, hand.totals[i] - back),
        entries=put(hand.entries, i, 0),
    )
