"""A fault of dealing that the croupier reports during a hand."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.model.answer import Unsupported
from vistoria.model.cards import Card
from vistoria.model.command import Incident
from vistoria.model.event import Corrected, Event
from vistoria.model.place import Place

from ..places import SEATS, place_of
from ..refusal import Refusal
from .rounds import advance, first_round, later_round
from .state import Hand, Result, Table

NO_HAND = Refusal("no-hand", "no hand is running: there is nothing to put right")


def incident(table: Table, command: Incident) -> Result:
    """Put a misdealt card right: it goes where it was due, for the card that was dealt there at the same time."""
    hand, cites = table.hand, table.rules.faults.corrected
    if command.kind != "misdealt":
        return Unsupported(f"incident {command.kind}")
    if hand is None:
        return NO_HAND
    playing = [i for i, live in enumerate(hand.live) if live]
    holders: dict[Card | None, int] = {card: i for i in playing for card in hand.own(i)}
    seats: dict[Place | None, int] = {SEATS[hand.order[i]]: i for i in playing}
    holder, due = holders.get(command.card), seats.get(place_of(command.due))
    if command.card is None or holder is None or due is None:
        text = f"{command.card} lies before nobody in this hand, or {command.due!r} has no hand in play"
        return Refusal("no-such-card", text, cites)
    if holder == due:
        return table, ()
    other = hand.own(due)[hand.own(holder).index(command.card)]
    source, to = SEATS[hand.order[holder]], SEATS[hand.order[due]]
    events: list[Event] = [
        Corrected(card=command.card, to=to, source=source, cites=cites),
        Corrected(card=other, to=source, source=to, cites=cites),
    ]
    hand = _exchanged(hand, command.card, other)
    if not hand.undecided:
        return replace(table, hand=hand), tuple(events)
    asked_anew = first_round(table.rules, hand) if hand.round == 1 else later_round(table.rules, hand)
    return advance(table, asked_anew, events), tuple(events)


def _exchanged(hand: Hand, one: Card, other: Card) -> Hand:
    """The hand with each of two cards where the other was."""
    new = {one: other, other: one}
    opened = tuple(tuple(new.get(card, card) for card in cards) for cards in hand.opened)
    keys = tuple(None if key is None else new.get(key, key) for key in hand.keys)
    return replace(hand, opened=opened, keys=keys)
