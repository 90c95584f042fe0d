"""Lack of time: the seat in turn is taken to have decided, as the law says and no otherwise."""

from __future__ import annotations

import pytest
from told import TABLE, Told

from vistoria.checks import apply_check
from vistoria.model.answer import Accepted
from vistoria.model.command import Act, Wait
from vistoria.model.event import Acted, Event, Turn
from vistoria.model.request import Play


def waited(*events: Event) -> Told:
    """A hand in which time passes while seat 4 is asked."""
    told = Told().hand(Turn(seat=4, round=1), ends=False)
    return told._add(Play(TABLE, (Wait(31_000),)), (Accepted(events),))


FOLD, CHECK = (Acted(seat=4, act=act, why="timeout") for act in ("fold", "check"))


@pytest.mark.parametrize(
    ("told", "wanted"),
    [
        (waited(FOLD, Turn(seat=1, round=1)), "passed"),
        (waited(CHECK), "failed"),
        (waited(), "failed"),
        (waited(Acted(seat=1, act="fold")), "failed"),
        (waited(FOLD, Acted(seat=1, act="fold")), "failed"),
        (Told().hand(FOLD), "inconclusive"),
    ],
)
def test_who_lets_his_time_run_out_folds_alone(told: Told, wanted: str) -> None:
    assert apply_check("timed-out", {"seat": 4, "act": "fold"}, told.history).verdict == wanted


def test_an_act_after_the_time_is_not_taken_for_one_for_lack_of_it() -> None:
    told = waited()._add(Play(TABLE, (Act(4, "fold"),)), (Accepted((FOLD,)),))
    assert apply_check("timed-out", {"seat": 4, "act": "fold"}, told.history).verdict == "failed"
