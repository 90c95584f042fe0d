"""The table at one step of a hand: seats, marker, cards, bets, and what lies in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vistoria.model.cards import Card
from vistoria.model.game import game_of_table
from vistoria.model.place import Place, Seat
from vistoria.table import Table


class CardShown(NamedTuple):
    """A card at a place; `card` is None if the engine did not report which."""

    card: Card | None
    is_open: bool


class SeatShown(NamedTuple):
    """A seat: stack, bets in this round or on the layout, chips put in and won in this hand."""

    seat: int
    stack: int | None
    cards: tuple[CardShown, ...] = ()
    bets: tuple[tuple[str, int], ...] = ()
    """Space of the layout (empty in a betting round) and amount."""
    put: int = 0
    paid: int = 0
    is_out: bool = False
    """Whether it folded, declined or had its hand declared void."""
    marker: bool = False
    asked: bool = False
    """Whether it must decide."""


class TableShown(NamedTuple):
    """The table as the engine reported it."""

    seats: tuple[SeatShown, ...]
    rows: tuple[tuple[str, tuple[CardShown, ...]], ...] = ()
    """The places of the game whose cards are shown, in its order."""
    pots: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """Chips in each pot, be it empty by now, and the seats that can win it; no seats for all in the middle."""
    pool: int | None = None


def table_shown(table: Table) -> TableShown:
    """What a picture shows of a table."""
    cards: dict[Place, list[CardShown]] = {}
    for card, lies in table.cards.items():
        named = lies.copy if isinstance(card, int) else card
        cards.setdefault(lies.place, []).append(CardShown(named, lies.is_open))
    seats = {place.seat for place in cards if isinstance(place, Seat)} | (table.stacks.keys() - table.gone)
    return TableShown(
        seats=tuple(_seat(seat, table, cards.get(Seat(seat), ())) for seat in sorted(seats)),
        rows=tuple((row, tuple(cards.get(row, ()))) for row in game_of_table(table.settings.game).rows),
        pots=_pots(table),
        pool=table.forced if table.pool is None else table.pool,
    )


def _seat(seat: int, table: Table, cards: Sequence[CardShown]) -> SeatShown:
    bets = {} if _in_pots(table) else {"": table.own(seat) + table.entries.get(seat, 0)}
    bets |= {space: amount for (s, space), amount in table.laid.items() if s == seat}
    return SeatShown(
        seat=seat,
        stack=table.stacks.get(seat),
        cards=tuple(cards),
        bets=tuple((what, amount) for what, amount in bets.items() if amount),
        put=table.staked.get(seat, 0),
        paid=table.returned.get(seat, 0) + table.won.get(seat, 0),
        is_out=seat in table.out,
        marker=seat == table.marker,
        asked=table.asked is not None and table.asked.seat == seat,
    )


def _in_pots(table: Table) -> bool:
    """Whether all bets of the round are in the pots."""
    return bool(table.won_from_pots) or (table.pots is not None and not table.stale)


def _pots(table: Table) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The pots as they were reported, less what left them; else the chips in the middle as one pot."""
    if table.pots is not None and not table.stale and table.summed:
        taken = zip(table.pots, table.taken, strict=True)
        return tuple((max(pot.amount - gone, 0), pot.seats) for pot, gone in taken)
    inside = table.in_play - (
        0 if _in_pots(table) else sum(table.bets.values()) + sum(table.entries.values())
    )
    return () if table.laid or inside <= 0 else ((inside, ()),)
