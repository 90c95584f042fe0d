"""A fault of dealing that the croupier reports during a hand."""

from __future__ import annotations

import msgspec

from vistoria.model.answer import Unsupported
from vistoria.model.cards import Card
from vistoria.model.command import Incident
from vistoria.model.event import Corrected, Event
from vistoria.model.place import Seat

from ..change import put
from ..places import place_of
from ..refusal import Refusal
from .dealing import expose
from .rounds import advance, first_round, later_round
from .starting import INCIDENTS
from .state import Hand, Result, Table

NO_HAND = Refusal("no-hand", "no hand is running: there is nothing to put right")


def incident(table: Table, command: Incident) -> Result:
    """Put a misdealt card right, or take the exposed key card's hand out."""
    if command.kind not in INCIDENTS:
        return Unsupported(f"incident {command.kind}")
    if table.hand is None:
        return NO_HAND
    return _exposed(table, command) if command.kind == "key-exposed" else _corrected(table, command)


def _exposed(table: Table, command: Incident) -> Result:
    """A key card seen in the deal; once somebody has decided again the deal is over."""
    hand, law = table.hand, table.rules.faults
    assert hand is not None
    if not hand.undecided:
        return Refusal("too-late", "the key card was not seen while cards were dealt", law.exposed)
    place = place_of(command.to)
    if not isinstance(place, Seat) or place.seat not in hand.order:
        return Refusal("no-such-card", "say whose key card was seen (to)", law.exposed)
    i = hand.order.index(place.seat)
    if not hand.live[i]:
        return Refusal("no-such-card", f"seat {place.seat} has no hand in play", law.exposed)
    events: list[Event] = []
    hand = expose(table.rules, hand, i, events)
    return advance(table, _asked_anew(table, hand), events), tuple(events)


def _corrected(table: Table, command: Incident) -> Result:
    """Exchange the card with the one dealt at the same time where it was due; none moves if it lies there."""
    hand, cites = table.hand, table.rules.faults.corrected
    assert hand is not None
    to, due = place_of(command.to), place_of(command.due)
    if command.card is None or not isinstance(to, Seat) or not isinstance(due, Seat):
        return Refusal("no-such-card", "say which card, where it went (to) and where it was due (due)", cites)
    cell = _cell(hand, command.card)
    if cell is None:
        return Refusal("no-such-card", f"{command.card} lies before nobody in this hand", cites)
    events: list[Event] = [Corrected(card=command.card, to=due, source=to, cites=cites)]
    i, number = cell
    if hand.order[i] == due.seat:
        return table, tuple(events)
    other = hand.order.index(due.seat) if due.seat in hand.order else None
    theirs = None if other is None or not hand.live[other] else _at(hand, other, number)
    if hand.order[i] != to.seat or other is None or theirs is None:
        text = f"{command.card} lies before seat {hand.order[i]}, or seat {due.seat} has no card to exchange"
        return Refusal("no-such-card", text, cites)
    events.append(Corrected(card=theirs, to=to, source=due, cites=cites))
    hand = _placed(_placed(hand, i, number, theirs), other, number, command.card)
    if not hand.undecided:
        return msgspec.structs.replace(table, hand=hand), tuple(events)
    return advance(table, _asked_anew(table, hand), events), tuple(events)


def _asked_anew(table: Table, hand: Hand) -> Hand:
    """The hand with its round before it: nobody has decided since the cards were dealt."""
    return first_round(table.rules, hand) if hand.round == 1 else later_round(table.rules, hand)


def _cell(hand: Hand, card: Card) -> tuple[int, int | None] | None:
    """Position and number among the open cards, None for the key card; None when it lies nowhere."""
    for i in range(len(hand.order)):
        if hand.live[i] and hand.keys[i] == card:
            return i, None
        if hand.live[i] and card in hand.opened[i]:
            return i, hand.opened[i].index(card)
    return None


def _at(hand: Hand, i: int, number: int | None) -> Card | None:
    if number is None:
        return hand.keys[i]
    return hand.opened[i][number] if number < len(hand.opened[i]) else None


def _placed(hand: Hand, i: int, number: int | None, card: Card) -> Hand:
    if number is None:
        return msgspec.structs.replace(hand, keys=put(hand.keys, i, card))
    return msgspec.structs.replace(hand, opened=put(hand.opened, i, put(hand.opened[i], number, card)))
