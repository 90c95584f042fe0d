"""The table at one moment of a transcript: seats, marker, cards, bets, pot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vistoria.model.answer import MalformedAnswer
from vistoria.model.cards import Card
from vistoria.model.event import HandEnded
from vistoria.model.hand import Hand
from vistoria.model.history import History, read_history
from vistoria.model.place import Place, Seat
from vistoria.table import Table, after_all, table_before


@dataclass(frozen=True)
class CardShown:
    """A card at a place; `card` is None if the engine did not report which."""

    card: Card | None
    is_open: bool


@dataclass(frozen=True)
class SeatShown:
    """A seat: stack, bets in this round or on the layout, chips won."""

    seat: int
    stack: int | None
    cards: tuple[CardShown, ...]
    bets: tuple[tuple[str, int], ...]
    """Space of the layout (empty in a betting round) and amount."""
    paid: int
    is_out: bool
    """Whether it folded, declined or had its hand declared void."""
    marker: bool


@dataclass(frozen=True)
class TableShown:
    """The table after message `n`, as reported by the engine."""

    n: int
    seats: tuple[SeatShown, ...]
    community: tuple[CardShown, ...]
    croupier: tuple[CardShown, ...]
    pot: int | None
    pool: int | None


@dataclass(frozen=True)
class Moment:
    """The hand of a finding, and the number of the message at which it was judged."""

    hand: Hand
    n: int


def moment(messages: Sequence[Mapping[str, object]], named: Sequence[int]) -> Moment | None:
    """The moment after the last named message; None if no hand had started or none can be read.

    `messages` are `{"n": 1, "message": {…}}` in order; a request stands for its reply.
    """
    history = _history(messages)
    hands = history.hands if history else ()
    if not hands:
        return None
    last = max(named, default=0) or hands[-1].last_message
    last += last % 2
    begun = [hand for hand in hands if hand.events[0].n <= last]
    return Moment(begun[-1], last) if begun else None


def table_shown(at: Moment) -> TableShown:
    """The table at a moment."""
    table = table_at(at)
    seats = {lies.place.seat for lies in table.cards.values() if isinstance(lies.place, Seat)}
    seats |= table.stacks.keys() - table.gone
    return TableShown(
        n=at.n,
        seats=tuple(_seat(seat, table) for seat in sorted(seats)),
        community=_cards(table, "community"),
        croupier=_cards(table, "croupier"),
        pot=_pot(table),
        pool=table.forced if table.pool is None else table.pool,
    )


def table_at(at: Moment) -> Table:
    """The table at a moment; after the end of the hand, with the bets at its end."""
    told = [h.event for h in at.hand.events if h.n <= at.n]
    end = next((i for i, event in enumerate(told) if isinstance(event, HandEnded)), len(told))
    table = after_all(table_before(at.hand), told[:end])
    over = after_all(table, told[end:])
    return table.but(stacks=over.stacks, gone=over.gone, pool=over.pool)


def _seat(seat: int, table: Table) -> SeatShown:
    bets = {} if _in_pots(table) else {"": table.own(seat) + table.entries.get(seat, 0)}
    bets |= {space: amount for (s, space), amount in table.laid.items() if s == seat}
    return SeatShown(
        seat=seat,
        stack=table.stacks.get(seat),
        cards=_cards(table, Seat(seat)),
        bets=tuple((what, amount) for what, amount in bets.items() if amount),
        paid=table.returned.get(seat, 0) + table.won.get(seat, 0),
        is_out=seat in table.out,
        marker=seat == table.marker,
    )


def _cards(table: Table, place: Place) -> tuple[CardShown, ...]:
    return tuple(CardShown(card, is_open) for card, is_open in table.cards_at(place))


def _in_pots(table: Table) -> bool:
    """Whether all bets of the round are in the pots."""
    return bool(table.won_from_pots) or (table.pots is not None and not table.stale)


def _pot(table: Table) -> int | None:
    """The chips in the pots, as reported if they were; bets on the layout are not in a pot."""
    if table.pots is not None and not table.stale:
        return sum(pot.amount for pot in table.pots)
    inside = sum(table.staked.values()) - sum(table.returned.values())
    inside -= 0 if _in_pots(table) else sum(table.bets.values()) + sum(table.entries.values())
    return None if table.laid or inside <= 0 else inside


def _history(messages: Sequence[Mapping[str, object]]) -> History | None:
    """The history; None if it cannot be read: then there is no picture, only quotes."""
    said = [m["message"] for m in messages]
    try:
        return read_history([m for m in said if isinstance(m, Mapping)])
    except (MalformedAnswer, KeyError):
        return None
