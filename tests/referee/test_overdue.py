"""What is decided for whoever lets his time pass."""

from __future__ import annotations

from vistoria.model.event import Acted, Event, Turn
from vistoria.referee.apart import decided_otherwise

FOLDED = Acted(seat=3, act="fold", why="timeout")
NEXT = Turn(seat=2, round=1)


def test_no_act_is_another_than_that_of_the_law() -> None:
    assert decided_otherwise((FOLDED, NEXT), ())


def test_a_check_is_another_act_than_a_fold() -> None:
    assert decided_otherwise((FOLDED, NEXT), (Acted(seat=3, act="check", why="timeout"), NEXT))


def test_the_same_act_is_not() -> None:
    told: tuple[Event, ...] = (FOLDED, NEXT)
    assert not decided_otherwise(told, told)


def test_nothing_is_decided_while_there_is_time() -> None:
    assert not decided_otherwise((), ())
