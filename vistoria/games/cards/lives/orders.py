"""Hands to be put in order, stratified: every kind, rank, place of a card, suit and split, each beside its neighbours.

A product that ranks hands outside play is asked for these before any table. All hands of a request are such as one
deal brings, from one pack and of one size. Where every card of a hand counts, every pattern of ranks comes, suited and
not; each stands beside the next better and the next worse one that it can meet, so that no single pattern can be
misjudged unseen. Where the best of own and community cards count, hands of a board stand in the board's own order.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from vistoria.model.request import HoleAndCommunity

from ..deal import DealPlan
from .chains import whole_hands
from .windows import composed_hands


def orders(salt: str | int, deal: DealPlan) -> tuple[tuple[HoleAndCommunity, ...], ...]:
    """The hands of each request, in an order by chance; they follow from `salt` and the deal alone."""
    return _orders(salt, deal.ranks, deal.own, sum(opened for _, opened in deal.streets))


@lru_cache(maxsize=2)  # who verifies a run, or tries many engines, asks again
def _orders(salt: str | int, ranks: str, own: int, board: int) -> tuple[tuple[HoleAndCommunity, ...], ...]:
    rng = Random(salt)
    found = [*(composed_hands(rng, ranks, own, board - 3) if board else whole_hands(rng, ranks))]
    rng.shuffle(found)
    return tuple(tuple(rng.sample(hands, len(hands))) for hands in found)
