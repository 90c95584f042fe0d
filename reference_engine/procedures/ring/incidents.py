"""A fault of dealing that the croupier reports during a hand."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from vistoria.model.answer import Unsupported
from vistoria.model.cards import Card
from vistoria.model.command import Incident
from vistoria.model.event import Corrected, Event
from vistoria.model.place import Place, Seat

from ..places import SEATS, place_of
from ..refusal import Refusal
from .settlement import void
from .state import Hand, Result, Table


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
    cites, lies = table.rules.incidents.corrected, _lies(hand)
    card, to, due = command.card, place_of(command.to), place_of(command.due)
    here, there = lies.get(to, ()), lies.get(due, ())
    if card in there:
        return table, ()
    if card not in here or not there:
        text = f"{card} does not lie at {to}, or nothing lies at {due} to exchange: say card, to and due"
        return Refusal("no-such-card", text, cites)
    assert to, "cards lie at places"
    assert due, "cards lie at places"
    at_once = isinstance(to, Seat) and isinstance(due, Seat)
    other = there[here.index(card)] if at_once else there[-1]
    events = (
        Corrected(card=card, to=due, source=to, cites=cites),
        Corrected(card=other, to=to, source=due, cites=cites),
    )
    return replace(table, hand=_exchanged(hand, {card: other, other: card})), events


def _lies(hand: Hand) -> Mapping[Place | None, tuple[Card, ...]]:
    """The cards that lie at each place, as they were dealt; folded hands lie nowhere."""
    own = zip(hand.order, hand.own, hand.live, strict=True)
    lies: dict[Place | None, tuple[Card, ...]] = {"community": hand.community, "burn": hand.burnt}
    lies.update((SEATS[seat], cards) for seat, cards, alive in own if alive)
    return lies


def _exchanged(hand: Hand, instead: Mapping[Card, Card]) -> Hand:
    """The hand with other cards where these lay."""

    def laid(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(instead.get(card, card) for card in cards)

    return replace(
        hand, own=tuple(map(laid, hand.own)), community=laid(hand.community), burnt=laid(hand.burnt)
    )
