"""Which seats fold so that equal hands share the pot: chance alone divides few pots."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations

from vistoria.model.cards import RANKS, Card
from vistoria.model.place import Seat
from vistoria.table.state import Table

from ..deal import DealPlan

Worth = tuple[tuple[int, ...], tuple[int, ...]]
"""How many cards of a rank a hand has, straights and flushes put between, and the ranks: the higher the better."""
WHEEL = (12, 3, 2, 1, 0)


def above_equals(table: Table, deal: DealPlan) -> frozenset[int]:
    """Seats whose hands beat two or more equal ones, once all community cards lie open; none where no two are equal.

    It only steers who folds: what is right is for the law.
    """
    board = _named(table, "community")
    if not board or len(board) < sum(opened for _, opened in deal.streets):
        return frozenset()
    worth = {
        seat: _best(own, board)
        for seat in table.started
        if seat not in table.out and len(own := _named(table, Seat(seat))) == deal.own
    }
    shared = [each for each, many in Counter(worth.values()).items() if many > 1]
    return frozenset(seat for seat, each in worth.items() if shared and each > max(shared))


def _named(table: Table, place: Seat | str) -> tuple[Card, ...]:
    return tuple(card for card, _ in table.cards_at(place) if card is not None)


@lru_cache(maxsize=64)
def _best(own: tuple[Card, ...], board: tuple[Card, ...]) -> Worth:
    """The best of two own cards and three in the middle."""
    fives = ((*two, *three) for two in combinations(own, 2) for three in combinations(board, 3))
    return max(
        worth("".join(card[0] for card in five), suited=len({card[1] for card in five}) == 1)
        for five in fives
    )


def worth(ranks: str, *, suited: bool) -> Worth:
    """What five cards of these ranks are worth, by kinds as most games of cards have them."""
    return _worth("".join(sorted(ranks)), suited)


@lru_cache(maxsize=16_384)
def _worth(held: str, flush: bool) -> Worth:
    groups = sorted(((many, RANKS.index(rank)) for rank, many in Counter(held).items()), reverse=True)
    many, ranks = tuple(m for m, _ in groups), tuple(rank for _, rank in groups)
    ranks = (3, 2, 1, 0, -1) if ranks == WHEEL else ranks
    straight = len(ranks) == 5 and ranks[0] - ranks[4] == 4
    if straight or flush:
        many = (5,) if straight and flush else (3, 1, 3) if flush else (3, 1, 2)
    return many, ranks
