"""The hands that a record leaves open: cards that decide a showdown and that it does not name.

A hand is judged only by what every completion breaks or keeps. One completion is looked for in which the payments of
the record are right: if there is one, the record breaks nothing by them; if none is met, they are not judged. Another
is drawn beside it: what is found must be found on both.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from vistoria.model.cards import Card
from vistoria.model.event import Acted, Dealt, Event, Paid, Posted, Shown
from vistoria.model.place import Seat
from vistoria.model.request import HoleAndCommunity, Rank
from vistoria.referee.model import Model

from .record import RecordedHand

DRAWN = 400
"""Sets of cards that are tried for each unknown hand before the payments count as unexplained."""

CROUPIER = "croupier"
Cards = tuple[Card, ...]


class Completions(NamedTuple):
    """Hands without unknown cards where those count."""

    hands: tuple[RecordedHand, ...]
    decided: bool = True
    """Whether one of them fits the payments; if none was met, nothing is said of the end of the hand."""


def completions(model: Model, regulation: str, hand: RecordedHand, pack: frozenset[Card]) -> Completions:
    """The record itself where nothing that counts is unknown, else completions of it; the first fits the payments."""
    unknown = _unknown(hand)
    if not unknown:
        return Completions((hand,))
    if hand.is_banked:  # what was paid says too little of two unknown hands
        return Completions((hand,), decided=False)
    draw = random.Random(f"{hand.origin}/{hand.id}")
    rest = sorted(pack - {e.card for e in hand.events if isinstance(e, Dealt)})
    fitting = _fitting(model, regulation, hand, unknown, rest, draw)
    draw.shuffle(rest)
    cards = iter(rest)
    other = _with(hand, {seat: [next(cards) for _ in range(count)] for seat, count in unknown.items()})
    return (
        Completions((other,), decided=False)
        if fitting is None
        else Completions((_with(hand, fitting), other))
    )


def with_marker(hand: RecordedHand) -> Iterator[RecordedHand]:
    """The hand with its marker; at each seat where the record tells of blinds and not of the marker."""
    small = next((e.seat for e in hand.events if isinstance(e, Posted) and e.what == "small"), None)
    if hand.marker is not None or small is None:
        yield hand
        return
    seats = [player.seat for player in hand.players]
    for seat in sorted(
        seats, key=lambda seat: (seat >= small, -seat)
    ):  # first the one before the small blind
        yield msgspec.structs.replace(hand, marker=seat)


def given(hand: RecordedHand, complete: RecordedHand) -> frozenset[str]:
    """The cards that a completion names and the record does not."""
    cards = ({e.card for e in each.events if isinstance(e, Dealt) and e.card} for each in (complete, hand))
    return frozenset(next(cards) - next(cards))


def _unknown(hand: RecordedHand) -> dict[int, int]:
    """How many cards are unknown of each seat that comes to a showdown with others, or with the croupier."""
    folded = {e.seat for e in hand.events if isinstance(e, Acted) and e.act in ("fold", "decline")}
    live = {player.seat for player in hand.players} - folded
    if (
        hand.is_banked
        and live
        and any(isinstance(e, Dealt) and e.to == CROUPIER and not e.card for e in hand.events)
    ):
        return dict.fromkeys(live, 0)
    found: dict[int, int] = {}
    for event in hand.events:
        if isinstance(event, Dealt) and isinstance(event.to, Seat) and event.to.seat in live:
            found[event.to.seat] = found.get(event.to.seat, 0) + (event.card is None)
    return {seat: count for seat, count in found.items() if count and (len(live) > 1 or hand.is_banked)}


def _with(hand: RecordedHand, cards: Mapping[int, Sequence[Card]]) -> RecordedHand:
    """The record with these cards in the places of those that it does not name."""
    left = {seat: list(each) for seat, each in cards.items()}
    events: list[Event] = []
    for event in hand.events:
        if isinstance(event, Dealt) and isinstance(event.to, Seat) and event.card is None:
            own = left.get(event.to.seat)
            event = msgspec.structs.replace(event, card=own.pop(0)) if own else event
        events.append(event)
    return msgspec.structs.replace(hand, events=tuple(events))


def _fitting(
    model: Model,
    regulation: str,
    hand: RecordedHand,
    unknown: Mapping[int, int],
    rest: Sequence[Card],
    draw: random.Random,
) -> dict[int, list[Card]] | None:
    """Cards with which every unknown hand is as good as those that were paid, or worse where it was not paid."""
    paid = {e.seat for e in hand.events if isinstance(e, Paid)}
    shown = {e.place.seat for e in hand.events if isinstance(e, Shown) and isinstance(e.place, Seat)}
    won = paid or shown
    board = tuple(e.card for e in hand.events if isinstance(e, Dealt) and e.to == "community" and e.card)
    holes = _holes(hand)
    known = {seat: tuple(own) for seat, own in holes.items() if seat not in unknown and own}
    folded = {e.seat for e in hand.events if isinstance(e, Acted) and e.act == "fold"}
    known = {seat: own for seat, own in known.items() if seat not in folded}
    found: dict[int, list[Card]] = {}
    free = list(rest)
    for seat in sorted(unknown, key=lambda each: (each not in won, each)):
        beaten = [own for other, own in known.items() if (other in won) != (seat in won)]
        level = [own for other, own in known.items() if other in won and seat in won]
        for _ in range(DRAWN):
            drawn = draw.sample(free, unknown[seat])
            own = (*holes.get(seat, ()), *drawn)
            if all(_better(model, regulation, own, other, board) == (seat in won) for other in beaten) and (
                len(won) == 1
                or not level
                or all(_equal(model, regulation, own, other, board) for other in level)
            ):
                break
        else:
            return None
        known[seat] = own
        found[seat] = drawn
        free = [card for card in free if card not in drawn]
    return found


def _holes(hand: RecordedHand) -> dict[int, Cards]:
    found: dict[int, Cards] = {}
    for event in hand.events:
        if isinstance(event, Dealt) and isinstance(event.to, Seat):
            own = found.get(event.to.seat, ())
            found[event.to.seat] = (*own, event.card) if event.card else own
    return found


def _order(
    model: Model, regulation: str, hands: Sequence[Cards], board: Cards
) -> tuple[tuple[int, ...], ...]:
    ranked = tuple(
        HoleAndCommunity(hole=own, community=board) if board else HoleAndCommunity(cards=own) for own in hands
    )
    return model.order(Rank(regulation, "showdown", ranked)) or ()


def _better(model: Model, regulation: str, one: Cards, other: Cards, board: Cards) -> bool:
    return _order(model, regulation, (one, other), board) == ((0,), (1,))


def _equal(model: Model, regulation: str, one: Cards, other: Cards, board: Cards) -> bool:
    return _order(model, regulation, (one, other), board) == ((0, 1),)
