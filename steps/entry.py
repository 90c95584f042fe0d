"""The entry: what each puts in before the cards, what the house takes then, and where it goes back."""

from __future__ import annotations

from dataclasses import replace

from pytest_bdd import given, parsers, then, when

from vistoria.client.scene import Scene
from vistoria.generate import play
from vistoria.generate.table import TablePlan
from vistoria.model.table import ScheduledIncident

from . import words

MOST_PLACES = 7


@given(parsers.parse("a table with an entry of {entry:d}"), target_fixture="plan")
def entry(plan: TablePlan, entry: int) -> TablePlan:
    return replace(plan, seats=MOST_PLACES).with_entry(entry)


@given("a table with an entry that the house offers", target_fixture="plan")
def offered_entry(plan: TablePlan, scene: Scene) -> TablePlan:
    """The least entry that the engine declares, where the scenario's sums do not hang on it."""
    entries = [int(e.removeprefix("entry-")) for e in scene.offers if e.removeprefix("entry-").isdecimal()]
    return replace(plan, seats=MOST_PLACES).with_entry(min(entries, default=20))


@when(
    parsers.re(
        rf"a hand is dealt in which, with card (?P<at>\d+), the closed cards? of (?P<who>{words.SEATS}) "
        "(?:is|are) seen$"
    )
)
def exposed(scene: Scene, plan: TablePlan, at: str, who: str) -> None:
    """Closed cards seen while that card is dealt; cards count from 1 as they leave the deck."""
    scene.need_incident("key-exposed")
    seen = words.seats(who)
    faults = tuple(ScheduledIncident(at=int(at), kind="key-exposed", to=seat) for seat in seen)
    play.deal(scene, plan, incidents=faults)


@then(parsers.re(rf"(?P<who>{words.SEATS}) put in (?P<amount>\d+) each before the first card$"))
def posted(scene: Scene, who: str, amount: str) -> None:
    scene.judge("entries-posted", seats=words.seats(who), amount=int(amount))


@then(parsers.parse("the house takes {amount:d} in all before the first card"))
def house_takes(scene: Scene, amount: int) -> None:
    scene.judge("house-takes-first", amount=amount)


@then(
    parsers.re(rf"the house takes (?P<amount>\d+) from each of (?P<who>{words.SEATS}) before the first card$")
)
def house_takes_each(scene: Scene, amount: str, who: str) -> None:
    scene.judge("house-takes-each", seats=words.seats(who), amount=int(amount))


@then(parsers.parse("the hand of seat {seat:d} is dead, its {amount:d} come back, and the others play on"))
def entry_back(scene: Scene, seat: int, amount: int) -> None:
    scene.judge("entry-back", seat=seat, amount=amount)
