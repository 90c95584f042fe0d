"""Then: laws that show in many hands alone, which these steps play: one sample, or a second where it is not enough."""

from __future__ import annotations

from pytest_bdd import then

from vistoria.client.scene import Scene
from vistoria.games.cards.checks import lot, pack, sides
from vistoria.games.cards.staging import series
from vistoria.games.cards.staging.table import TablePlan

from .words import Words


@then(Words(pack.NO_PLACE))
def no_favoured_place(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "no-favoured-place", hands, [first, again])


@then(Words(pack.NO_PLACE_OF))
def no_favoured_place_of(
    scene: Scene, plan: TablePlan, hands: int, size: int, first: int, again: int
) -> None:
    series.sampled(scene, plan, "no-favoured-place", hands, [first, again], size=size)


@then(Words(pack.NO_ORDER))
def no_order_kept(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "no-order-kept", hands, [first, again])


@then(Words(pack.NO_ORDER_OF_TABLES))
def no_order_kept_at_tables(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "no-order-kept", hands, [first, again], way=series.new_tables)


@then(Words(pack.NO_TWO_ALIKE))
def no_two_tables_alike(scene: Scene, plan: TablePlan, hands: int, most: int) -> None:
    series.sampled(scene, plan, "no-two-alike", hands, [most], way=series.new_tables)


@then(Words(pack.NO_TWO_HANDS_ALIKE))
def no_two_hands_alike(scene: Scene, plan: TablePlan, hands: int, most: int) -> None:
    series.sampled(scene, plan, "no-two-alike", hands, [most])


@then(Words(pack.NO_WAY))
def no_place_leads_on(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "no-place-leads-on", hands, [first, again])


@then(Words(pack.NO_WAY_OF))
def no_place_leads_on_of(
    scene: Scene, plan: TablePlan, hands: int, size: int, first: int, again: int
) -> None:
    series.sampled(scene, plan, "no-place-leads-on", hands, [first, again], size=size)


@then(Words(sides.NO_SIDE))
def no_favoured_side(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "no-favoured-side", hands, [first, again])


@then(Words(lot.AT_NEW_TABLES))
def lot_at_new_tables(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "lot-at-new-tables", hands, [first, again], way=series.new_tables)


@then(Words(lot.AT_RESTARTS))
def lot_at_restarts(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "lot-at-restarts", hands, [first, again], way=series.restarts)


@then(Words(lot.AFTER_RESTS))
def lot_after_rests(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "lot-at-restarts", hands, [first, again], way=series.rests)
