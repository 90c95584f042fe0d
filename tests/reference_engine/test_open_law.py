"""Portaria 104/85/M: cites of the engine against the law as its features have it."""

from __future__ import annotations

from functools import cache
from random import Random

from open_table import LAW, seated

from vistoria.law.catalogue import installed
from vistoria.model.answer import Accepted, Refused
from vistoria.model.clause import Regulation
from vistoria.model.command import Act, Cut, Start, Wait
from vistoria.model.event import Event, Turn
from vistoria.model.table import ScheduledIncident
from vistoria.run.laws import regulation_in


@cache
def law() -> Regulation:
    """The regulation as its features have it."""
    return regulation_in(installed()[LAW])


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
    for command in (Act(other, "fold"), Act(turn.seat, "call"), Act(turn.seat, "bet", 99_999), Cut("p1", 9)):
        answer = playing.do(command)
        assert not isinstance(answer, Accepted)
        text = answer.reason.text  # type: ignore[union-attr]
        named = {word.strip("[],") for word in text.split() if LAW in word}
        assert named
        assert named <= known


def test_a_bet_below_the_minimum_of_the_house_names_no_clause() -> None:
    playing = seated((1, 2, 3))
    playing.must(Start())
    assert playing.turn is not None
    answer = playing.do(Act(playing.turn.seat, "bet", 1))
    assert isinstance(answer, Refused)
    assert LAW not in answer.reason.text
