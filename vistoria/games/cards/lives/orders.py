"""Hands to be put in order, stratified: every kind, rank, place of a card, suit and split, each beside its neighbours.

A product that ranks hands outside play is asked for these before any table. All hands of a request are such as one
deal brings, from one pack and of one size. Where every card of a hand counts, every pattern of ranks comes, suited and
not; each stands beside the next better and the next worse one that it can meet, so that no single pattern can be
misjudged unseen. Where the best of own and community cards count, hands of a board stand in the board's own order.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from vistoria.model.request import HoleAndCommunity

from ..deal import DealPlan
from .chains import whole_hands
from .windows import composed_hands


def orders(rng: Random, deal: DealPlan) -> Iterator[tuple[HoleAndCommunity, ...]]:
    """The hands of each request, in an order by chance; they follow from `rng` alone."""
    found = [*(composed_hands(rng, deal) if deal.streets else whole_hands(rng, deal.ranks))]
    rng.shuffle(found)
    for hands in found:
        yield tuple(rng.sample(hands, len(hands)))
