"""Draws the life of a table of cards: among players, or against the croupier."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from vistoria.generate.tables import Life, TableOrder
from vistoria.model.request import Close

from ..deal import DealPlan
from . import banked, ring
from .factors import Means
from .life import Scene
from .plan import table_plan

NO_HOOKS = 3
"""What is left over of the numbers of tables without hooks."""


def life(order: TableOrder) -> Life:
    """The life of one table from its opening to its closing."""
    deal = order.regulation.deal
    assert isinstance(deal, DealPlan)
    rng = Random(f"{order.seed}/{order.regulation.id}/{order.number}")
    means = _means(order)
    plan = table_plan(order.seed, order.number, means, deal)
    scene = Scene(rng, order.table, order.regulation.id, deal, means, plan)
    yield from (banked if deal.croupier else ring).life(scene, order.hands)
    if scene.seen.seats:
        yield Close(scene.table)


def _means(order: TableOrder) -> Means:
    """What the product and its adapter can do, without the hooks that this table leaves out.

    One table in four uses no hook, the long one among them: no laid deck, seed, pool nor clock. Of the others half send
    a seed. Faults and lost lines come about at every second of those without hooks.
    """
    can = order.hello.abilities
    plain = order.number % 4 == NO_HOOKS
    means = Means(
        offers=frozenset(order.hello.offered(order.regulation.id)),
        forced_deck=can.forced_deck and not plain,
        forced_marker=can.forced_marker,
        seed=can.seed and order.number % 2 == 0,
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
    if plain and order.number % 8 == NO_HOOKS:
        return replace(means, connection=False, incidents=frozenset())
    return means
