"""The entry: what each puts in before the cards, what the house takes then, and where it goes back."""

from __future__ import annotations

from dataclasses import replace

from pytest_bdd import given, when

from vistoria.client.scene import Scene
from vistoria.games.cards.staging import play
from vistoria.games.cards.staging.table import TablePlan
from vistoria.model.table import ScheduledIncident

from .words import Words

MOST_PLACES = 7


@given(Words("a table with an entry of {entry:d}"), target_fixture="plan")
def entry(plan: TablePlan, entry: int) -> TablePlan:
    return replace(plan, seats=MOST_PLACES).with_entry(entry)


@given("a table with an entry that the house offers", target_fixture="plan")
def offered_entry(plan: TablePlan, scene: Scene) -> TablePlan:
    """The least entry that the engine declares, or its own, where the scenario's sums do not hang on it."""
    entries = [int(e.removeprefix("entry-")) for e in scene.offers if e.removeprefix("entry-").isdecimal()]
    table = replace(plan, seats=MOST_PLACES)
    return table.with_entry(min(entries)) if entries else table


@when(Words("a hand is dealt in which, with card {at:d}, the closed card of {who:seats} is seen"))
@when(Words("a hand is dealt in which, with card {at:d}, the closed cards of {who:seats} are seen"))
def exposed(scene: Scene, plan: TablePlan, at: int, who: list[int]) -> None:
    """Closed cards seen while that card is dealt; cards count from 1 as they leave the deck."""
    scene.need("incidents", "key-exposed")
    faults = tuple(ScheduledIncident(at=at, kind="key-exposed", to=seat) for seat in who)
    play.deal(scene, plan, incidents=faults)
