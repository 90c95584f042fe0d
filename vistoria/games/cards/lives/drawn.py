"""Draws the life of a table of cards: among players, or against the croupier."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from vistoria.client.aliases import table_label
from vistoria.games.order import Life, TableOrder
from vistoria.model.hooks import HOOKS, QUESTIONS
from vistoria.model.request import Close, Rank

from ..deal import DealPlan
from . import banked, ring
from .decks import makings
from .factors import Means
from .life import Scene
from .orders import orders
from .plan import table_plan


def life(order: TableOrder) -> Life:
    """The life of one table from its opening to its closing; with no hand to play, hands to be ranked outside play."""
    deal = order.regulation.deal
    assert isinstance(deal, DealPlan)
    salt = f"{order.seed}/{order.regulation.id}/{order.number}"
    means = _means(order)
    plan = table_plan(order.seed, order.number, means, deal, order.hands, order.before)
    decks = makings(deal, order.seed) if means.forced_deck else []
    scene = Scene(
        Random(salt), salt, table_label(1), order.regulation.id, deal, means, plan, order.number, decks
    )
    if not order.hands:
        if "showdown" in means.rank:
            alike = f"{order.seed}/{order.number}"  # laws with the same deal are asked the same
            yield from (Rank(order.regulation.id, "showdown", hands) for hands in orders(alike, deal))
        return
    yield from (banked if deal.croupier else ring).life(scene, order.hands)
    if scene.seen.seats:
        yield Close(scene.table)


def _means(order: TableOrder) -> Means:
    """What the product and its adapter can do, without what this table leaves out.

    The marker is laid all the same for a product that moves none itself.
    """
    can, left_out = order.hello.abilities, order.without

    def asked(ability: str, kinds: Iterable[str]) -> frozenset[str]:
        return frozenset() if ability in left_out else frozenset(kinds)

    return Means(
        offers=frozenset(order.hello.offered(order.regulation.id)),
        forced_deck=can.forced_deck and "forced-deck" not in left_out,
        forced_marker=can.forced_marker,
        seed=can.seed and "seed" not in left_out,
        views=can.views and "views" not in left_out,
        clock=can.clock and "clock" not in left_out,
        connection=can.connection,
        pool=can.forced_pool and "forced-pool" not in left_out,
        voice=can.voice,
        incidents=frozenset(can.incidents),
        information=asked("information", can.information),
        rank=asked("rank", can.rank),
        record=can.record and "record" not in left_out,
        plain=left_out >= HOOKS,
        ordinary=left_out >= HOOKS | QUESTIONS,
    )
