"""The house: what it keeps, and the tables it opens."""

from __future__ import annotations

from pytest_bdd import parsers, then, when

from vistoria.client.scene import Scene
from vistoria.generate import play
from vistoria.generate.table import TablePlan


@when("the house opens the table")
def open_table(scene: Scene, plan: TablePlan) -> None:
    """The control: such a table is opened with lawful settings."""
    scene.must_open(play.opening(scene, plan))
    scene.close()


@when(
    parsers.parse(
        "the house tries to open it with a commission of {rate:d} %, and a hand is called down if it may"
    )
)
def try_to_open(scene: Scene, plan: TablePlan, rate: int) -> None:
    other = plan.with_commission(rate, 100)
    if play.opened(scene, other):
        scene.must_play(play.start_command(scene, other))
        play.call_down(scene)


@then(parsers.parse("the house charges {amount:d}"))
def charged(scene: Scene, amount: int) -> None:
    scene.judge("charged", amount=amount)


@then(parsers.parse("the house charges nothing, or from {least:d} to {most:d} % of the pot"))
def charged_nothing_or_within(scene: Scene, least: int, most: int) -> None:
    scene.judge("charged-nothing-or-within", least=[least, 100], most=[most, 100])


@then("the table is refused")
def table_refused(scene: Scene) -> None:
    scene.judge("table-refused")


@then(parsers.parse("the table is refused, or the house charges from {least:d} to {most:d} % of the pot"))
def refused_or_within(scene: Scene, least: int, most: int) -> None:
    scene.judge("table-refused-or-charged-within", least=[least, 100], most=[most, 100])
