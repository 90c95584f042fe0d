"""Then: laws that show in many hands alone, which these steps play: one sample, or a second where it is not enough."""

from __future__ import annotations

from pytest_bdd import then

from vistoria.client.scene import Scene
from vistoria.games.cards.staging import series
from vistoria.games.cards.staging.table import TablePlan

from .words import Words

CHI_SQUARE = ": chi-square at most {first:d}"
HANDS_AGAIN = ", or {again:d} in as many hands again"
TABLES_AGAIN = ", or {again:d} in as many again"


@then(Words("in {hands:d} hands no card prefers a place" + CHI_SQUARE + HANDS_AGAIN))
def no_favoured_place(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "no-favoured-place", hands, [first, again])


@then(Words("in {hands:d} hands of {size:d} cards no card prefers a place" + CHI_SQUARE + HANDS_AGAIN))
def no_favoured_place_of(
    scene: Scene, plan: TablePlan, hands: int, size: int, first: int, again: int
) -> None:
    series.sampled(scene, plan, "no-favoured-place", hands, [first, again], size=size)


@then(Words("in {hands:d} hands at most {first:d} neighbours are kept from hand to hand" + HANDS_AGAIN))
def no_order_kept(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "no-order-kept", hands, [first, again])


@then(
    Words("in {hands:d} new tables at most {first:d} neighbours are kept from table to table" + TABLES_AGAIN)
)
def no_order_kept_at_tables(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "no-order-kept", hands, [first, again], way=series.new_tables)


@then(Words("of {hands:d} new tables no two keep more than {most:d} neighbours"))
def no_two_tables_alike(scene: Scene, plan: TablePlan, hands: int, most: int) -> None:
    series.sampled(scene, plan, "no-two-alike", hands, [most], way=series.new_tables)


@then(Words("of {hands:d} hands no two keep more than {most:d} neighbours"))
def no_two_hands_alike(scene: Scene, plan: TablePlan, hands: int, most: int) -> None:
    series.sampled(scene, plan, "no-two-alike", hands, [most])


@then(Words("in {hands:d} hands no place leads to a place of the next" + CHI_SQUARE + HANDS_AGAIN))
def no_place_leads_on(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "no-place-leads-on", hands, [first, again])


@then(
    Words(
        "in {hands:d} hands of {size:d} cards no place leads to a place of the next"
        + CHI_SQUARE
        + HANDS_AGAIN
    )
)
def no_place_leads_on_of(
    scene: Scene, plan: TablePlan, hands: int, size: int, first: int, again: int
) -> None:
    series.sampled(scene, plan, "no-place-leads-on", hands, [first, again], size=size)


@then(Words("in {hands:d} hands no side has the best cards too often" + CHI_SQUARE + HANDS_AGAIN))
def no_favoured_side(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "no-favoured-side", hands, [first, again])


@then(Words("in {hands:d} new tables the lot of the marker prefers no place" + CHI_SQUARE + TABLES_AGAIN))
def lot_at_new_tables(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "lot-at-new-tables", hands, [first, again], way=series.new_tables)


@then(Words("in {hands:d} restarts the lot of the marker prefers no place" + CHI_SQUARE + TABLES_AGAIN))
def lot_at_restarts(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "lot-at-restarts", hands, [first, again], way=series.restarts)


@then(
    Words(
        "in {hands:d} restarts after a rest the lot of the marker prefers no place"
        + CHI_SQUARE
        + TABLES_AGAIN
    )
)
def lot_after_rests(scene: Scene, plan: TablePlan, hands: int, first: int, again: int) -> None:
    series.sampled(scene, plan, "lot-at-restarts", hands, [first, again], way=series.rests)
