"""Draws the life of a table of cards: among players, or against the croupier."""

from __future__ import annotations

from random import Random

from vistoria.generate.tables import Life, TableOrder
from vistoria.model.request import Close

from ..deal import DealPlan
from . import banked, ring
from .factors import Means
from .life import Scene
from .plan import table_plan


def life(order: TableOrder) -> Life:
    """The life of one table from its opening to its closing."""
    deal = order.regulation.deal
    assert isinstance(deal, DealPlan)
    rng = Random(f"{order.seed}/{order.regulation.id}/{order.number}")
    means = _means(order)
    plan = table_plan(order.seed, order.number, means, deal, order.hands)
    scene = Scene(rng, order.table, order.regulation.id, deal, means, plan)
    yield from (banked if deal.croupier else ring).life(scene, order.hands)
    if scene.seen.seats:
        yield Close(scene.table)


def _means(order: TableOrder) -> Means:
    """What the product and its adapter can do, without the hooks that this table leaves out.

    Those of an odd number use none: no laid deck, seed, pool nor clock, nor a marker but for a product that moves none
    itself. Half of the others send a seed.
    """
    can = order.hello.abilities
    plain = order.number % 2 == 1
    return Means(
        offers=frozenset(order.hello.offered(order.regulation.id)),
        forced_deck=can.forced_deck and not plain,
        forced_marker=can.forced_marker,
        seed=can.seed and order.number % 4 == 0,
        views=can.views,
        clock=can.clock and not plain,
        connection=can.connection,
        pool=can.forced_pool and not plain,
        voice=can.voice,
        incidents=frozenset(can.incidents),
        information=frozenset(can.information),
        rank=frozenset(can.rank),
        record=can.record,
        plain=plain,
    )
