"""The hands of a stored conversation as records, so that any table that was played can be written in any format."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from vistoria.games.cards.events import Carried, Marker, Mucked, Qualified
from vistoria.games.cards.stakes import stakes_of
from vistoria.model.event import (
    Acted,
    Charged,
    Collected,
    Corrected,
    Dealt,
    Event,
    Exposed,
    HandEnded,
    Paid,
    Posted,
    Returned,
    Shown,
    Voided,
)
from vistoria.model.history import Exchange
from vistoria.model.place import Seat
from vistoria.play.hands import PlayedHand, played_hands
from vistoria.table import went_in
from vistoria.table.events import after_all

from .record import ENDING, IN_SIGHT, Origin, Player, RecordedHand

KEPT = (Posted, Dealt, Acted, Returned, Charged, Collected, Qualified, Shown, Mucked, Paid, HandEnded)
"""Kinds of events that a record has."""
NOT_RECORDED = (Voided, Corrected, Exposed, Carried)
"""What no format here has a word for: a hand with one of them is not written."""


def recorded(
    file: str, exchanges: Iterable[Exchange], game: str, limit: str | None = None
) -> Iterator[RecordedHand]:
    """Every hand that was played to its end without an incident; `line` of its origin is its number at the table.

    `limit` is that of tables where none is declared.
    """
    for hand in played_hands(exchanges):
        events = list(_whole(hand))
        plain = not hand.start.incidents and not any(isinstance(e, NOT_RECORDED) for e in events)
        is_named = all(e.card for e in events if isinstance(e, Dealt))
        if plain and is_named and len(hand.seats) > 1 and _stays(hand):
            yield _recorded(file, hand, events, game, limit)


def _whole(hand: PlayedHand) -> Iterator[Event]:
    """What happened, each decision with what went in and the total, of which a product may leave out one."""
    table = hand.before
    for event in hand.events:
        if isinstance(event, Acted) and (event.put or event.to):
            put = event.put or went_in(table, event)
            event = msgspec.structs.replace(event, put=put, to=event.to or table.own(event.seat) + put)
        yield event
        table = after_all(table, [event])


def _stays(hand: PlayedHand) -> bool:
    """Whether people and chips stayed the same while the hand ran, and no bet before: records tell of nothing else."""
    kinds = ("Seated", "Left", "Bought", "TakenOff")
    carried = {e.seat for e in hand.events if isinstance(e, Collected) and e.source == "jackpot"}
    laid = {bet.seat for bet in hand.bets if bet.space == "jackpot"}
    return carried <= laid and not any(type(event).__name__ in kinds for event in hand.events)


def _recorded(
    file: str, hand: PlayedHand, events: Sequence[Event], game: str, limit: str | None
) -> RecordedHand:
    names = {seat: player for player, seat in hand.people.items()}
    stakes = stakes_of(hand.before.settings)
    whole = (e for e in events if isinstance(e, Posted) and e.amount < hand.stacks.get(e.seat, 0))
    posted = {e.what: e.amount for e in whole}  # a bet of all that somebody had says nothing of the stakes
    marker = next((e.seat for e in events if isinstance(e, Marker)), hand.begun.marker)
    laid = (Posted(seat=bet.seat, what=bet.space, amount=bet.amount) for bet in hand.bets)
    kept = [*laid, *(_kept(e, hand.seats) for e in events if isinstance(e, KEPT) and not _is_burnt(e))]
    return RecordedHand(
        origin=Origin(file, hand.number),
        id=f"{hand.opening.table}-{hand.number}",
        game=game,
        players=tuple(Player(names[seat], seat, hand.stacks[seat]) for seat in hand.seats),
        events=tuple(kept),
        tells=ENDING,
        limit=hand.before.settings.limit or limit,
        small=stakes.small or posted.get("small"),
        big=stakes.big or posted.get("big"),
        entry=stakes.entry or posted.get("entry"),
        pool=hand.pool,
        marker=marker,
        places=hand.before.seats,
        table=hand.opening.table,
    )


def _is_burnt(event: Event) -> bool:
    return isinstance(event, Dealt) and not isinstance(event.to, Seat) and event.to not in IN_SIGHT


def _kept(event: Event, seats: Sequence[int]) -> Event:
    """An event as a record has it: of those who were dealt in."""
    if isinstance(event, HandEnded):
        return HandEnded(stacks={seat: stack for seat, stack in event.stacks.items() if seat in seats})
    return msgspec.structs.replace(event, n=0, cites=())
