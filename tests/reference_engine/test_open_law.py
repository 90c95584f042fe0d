"""Portaria 104/85/M: readings and cites of the engine against the law as its features have it."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from open_table import LAW, seated

from vistoria.law.catalogue import installed, load
from vistoria.model.answer import Accepted
from vistoria.model.clause import Regulation
from vistoria.model.command import Act, Cut, Start, Wait
from vistoria.model.event import Event, Turn
from vistoria.model.table import ScheduledIncident
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.readings import NoSuchReading
from vistoria.reference_engine.rules.mo_104_85_m import READINGS, RULES, with_readings


@cache
def law() -> Regulation:
    """The regulation as its features have it."""
    return load(installed()[LAW])


def test_the_ledger_of_the_engine_is_that_of_the_law() -> None:
    ledger = {
        reading.id.removeprefix(f"{LAW}/"): [option.id for option in reading.options]
        for reading in law().readings
    }
    assert {name: [option.name for option in options] for name, options in READINGS.items()} == ledger
    assert len(ledger) == 18


@pytest.mark.parametrize(
    ("name", "option"),
    [
        (name, option.form.replace("RATE", "7%"))
        for name, options in READINGS.items()
        for option in options[1:]
    ],
)
def test_each_option_changes_the_rules_and_is_said(name: str, option: str) -> None:
    rules = with_readings({name: option})
    fields = [field for field in rules.__dataclass_fields__ if field not in ("readings", "procedure")]
    assert any(getattr(rules, field) != getattr(RULES, field) for field in fields)
    assert rules.readings[name] == option
    assert {other: chosen for other, chosen in rules.readings.items() if other != name} == {
        other: options[0].name for other, options in READINGS.items() if other != name
    }


@pytest.mark.parametrize("option", [f"{LAW}/no-such", f"{LAW}/open-tie"])
def test_an_unknown_reading_or_option_is_refused(option: str) -> None:
    with pytest.raises(NoSuchReading):
        Reference({option: "no-such"})


FAULTS = (None, ScheduledIncident(9, "misdealt", to=2), ScheduledIncident(9, "key-exposed", to=2))


def played(seed: int) -> list[Event]:
    """The events of a hand with acts drawn at random, a cut, perhaps a fault, and time running out."""
    rng = Random(seed)
    playing = seated({1: 10_000, 2: 10_000, 3: 900, 5: 700})
    playing.must(Cut("p1", 12))
    fault = FAULTS[seed % len(FAULTS)]
    playing.must(Start(incidents=() if fault is None else (fault,)))
    while isinstance(turn := playing.events[-1], Turn):
        act = rng.choice([name for name in turn.choices or {} for _ in range(1 if name == "fold" else 4)])
        bounds = (turn.choices or {})[act]
        if rng.random() < 0.05:
            playing.must(Wait(130_000))
        else:
            playing.must(Act(turn.seat, act, bounds and rng.choice(bounds)))  # type: ignore[arg-type]
    return playing.events


def test_every_clause_that_is_cited_is_one_and_most_that_bind_the_engine_are_cited() -> None:
    known = {clause.id for clause in law().clauses}
    cited = {clause for seed in range(60) for event in played(seed) for clause in event.cites}
    assert cited - known == set()
    assert len(cited) > 50


def test_a_refusal_names_clauses_of_the_law() -> None:
    known = {clause.id for clause in law().clauses}
    playing = seated((1, 2, 3))
    playing.must(Start())
    turn = playing.turn
    assert turn is not None
    other = next(seat for seat in (1, 2, 3) if seat != turn.seat)
    for command in (Act(other, "fold"), Act(turn.seat, "call"), Act(turn.seat, "bet", 1), Cut("p1", 9)):
        answer = playing.do(command)
        assert not isinstance(answer, Accepted)
        text = answer.reason.text  # type: ignore[union-attr]
        named = {word.strip("[],") for word in text.split() if LAW in word}
        assert named
        assert named <= known
