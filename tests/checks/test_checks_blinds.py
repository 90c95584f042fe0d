"""Blinds beside each other, at a table for which the house declares one of them."""

from __future__ import annotations

import pytest

from vistoria.checks import apply_check
from vistoria.model.answer import Accepted, ReasonGiven, Refused
from vistoria.model.command import Start
from vistoria.model.event import Dealt, Event, HandStarted, Posted
from vistoria.model.history import Exchange, History
from vistoria.model.place import Seat
from vistoria.model.request import Open, Play

OPENED = Open("t", "xx", 10)
NO = ReasonGiven("unknown-setting", "no blind alone")


def told(answer: object, *posted: Event) -> History:
    """A table asked for, and a hand dealt at it with these blinds, if any."""
    said = [Exchange(1, OPENED, answer)]
    if posted:
        hand = (HandStarted(hand=1, stacks={1: 100, 2: 100}), *posted, Dealt(to=Seat(1), face="down"))
        said.append(Exchange(3, Play("t", (Start(),)), (Accepted(hand),)))
    return History(tuple(said))


def small(amount: int) -> Posted:
    return Posted(seat=2, what="small", amount=amount)


def big(amount: int) -> Posted:
    return Posted(seat=1, what="big", amount=amount)


@pytest.mark.parametrize(
    ("history", "wanted"),
    [
        (told(Refused("engine", NO)), "passed"),
        (told(Refused("adapter", NO)), "unsupported"),
        (told(Accepted()), "inconclusive"),
        (told(Accepted(), small(50), big(100)), "passed"),
        (told(Accepted(), small(50), big(50)), "passed"),
        (told(Accepted(), small(50), big(49)), "failed"),
        (told(Accepted(), small(50)), "failed"),
        (told(Accepted(), big(50)), "failed"),
        (told(Accepted(), small(50), small(50), big(100)), "failed"),
    ],
)
def test_the_small_blind_is_not_above_the_big_one_where_the_table_is_opened(
    history: History, wanted: str
) -> None:
    assert apply_check("table-refused-or-small-not-above-big", {}, history).verdict == wanted
