"""A fault of dealing that the croupier reports during a hand."""

from __future__ import annotations

import msgspec

from vistoria.model.answer import Unsupported
from vistoria.model.cards import Card
from vistoria.model.command import Incident
from vistoria.model.event import Corrected, Event
from vistoria.model.place import Place, Seat

from ..places import place_of
from ..refusal import Refusal
from .settlement import void
from .state import Hand, Result, Table

Cell = tuple[str, int, int]
"""Where a card lies: own, common or burnt; position; number within it."""


def incident(table: Table, command: Incident) -> Result:
    """Put a misdealt card right, or declare the hand null where that is impossible."""
    policy, hand = table.rules.incidents, table.hand
    if command.kind not in policy.kinds:
        return Unsupported(f"incident {command.kind}")
    if hand is None:
        return Refusal("no-hand", "no hand is running: there is nothing to put right")
    if command.kind != "misdealt":
        failed: list[Event] = []
        return void(table, hand, command.kind, failed), tuple(failed)
    if policy.until_next_decision and not hand.undecided:
        text = "the fault was found after somebody had decided again: cards lie as dealt"
        return Refusal("too-late", text, policy.corrected)
    if command.correctable is False:
        voided: list[Event] = []
        return void(table, hand, "misdealt", voided), tuple(voided)
    return _correct(table, hand, command)


def _correct(table: Table, hand: Hand, command: Incident) -> Result:
    """Exchange the card with the one that lies where it was due; nothing moves if it lies there already."""
    cites = table.rules.incidents.corrected
    to, due = place_of(command.to), place_of(command.due)
    if command.card is None or to is None or due is None:
        return Refusal("no-such-card", "say which card, where it went (to) and where it was due (due)", cites)
    cell = _cell(hand, command.card)
    if cell is None:
        return Refusal("no-such-card", f"{command.card} has not been dealt in this hand", cites)
    events: list[Event] = [Corrected(card=command.card, to=due, source=to, cites=cites)]
    if _place(hand, cell) == due:
        return table, tuple(events)
    other = _counterpart(hand, cell, due)
    if _place(hand, cell) != to or other is None:
        text = f"{command.card} lies at {_place(hand, cell)}, not at {to}, or {due} has no card to exchange"
        return Refusal("no-such-card", text, cites)
    swapped = _card(hand, other)
    events.append(Corrected(card=swapped, to=to, source=due, cites=cites))
    hand = _laid(_laid(hand, cell, swapped), other, command.card)
    return msgspec.structs.replace(table, hand=hand), tuple(events)


def _cell(hand: Hand, card: Card) -> Cell | None:
    for i, cards in enumerate(hand.own):
        if card in cards and hand.live[i]:
            return "own", i, cards.index(card)
    for name, cards in (("common", hand.common), ("burnt", hand.burnt)):
        if card in cards:
            return name, 0, cards.index(card)
    return None


def _place(hand: Hand, cell: Cell) -> Place:
    kind, i, _ = cell
    if kind == "own":
        return Seat(hand.order[i])
    return "common" if kind == "common" else "burn"


def _counterpart(hand: Hand, cell: Cell, due: Place) -> Cell | None:
    """The card dealt at the same time to the place that was due; the last one of the table's cards."""
    if isinstance(due, Seat):
        if due.seat not in hand.order or not hand.live[hand.order.index(due.seat)]:
            return None
        number = cell[2] if cell[0] == "own" else len(hand.own[0]) - 1
        return "own", hand.order.index(due.seat), number
    cards = {"common": hand.common, "burn": hand.burnt}.get(due, ())
    return ("common" if due == "common" else "burnt", 0, len(cards) - 1) if cards else None


def _cards(hand: Hand, cell: Cell) -> tuple[Card, ...]:
    if cell[0] == "own":
        return hand.own[cell[1]]
    return hand.common if cell[0] == "common" else hand.burnt


def _card(hand: Hand, cell: Cell) -> Card:
    return _cards(hand, cell)[cell[2]]


def _laid(hand: Hand, cell: Cell, card: Card) -> Hand:
    kind, i, number = cell
    cards = _cards(hand, cell)
    cards = (*cards[:number], card, *cards[number + 1 :])
    if kind == "own":
        return msgspec.structs.replace(hand, own=(*hand.own[:i], cards, *hand.own[i + 1 :]))
    if kind == "common":
        return msgspec.structs.replace(hand, common=cards)
    return msgspec.structs.replace(hand, burnt=cards)
