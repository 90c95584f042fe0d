"""Whether somebody has come to a seat is seen by who is reported there, and by what the product answered."""

from __future__ import annotations

import pytest

from vistoria.checks import apply_check
from vistoria.model.answer import Accepted, Answer, ReasonGiven, Refused, Unsupported
from vistoria.model.command import Command, Join, Move
from vistoria.model.event import Left, Seated
from vistoria.model.history import Exchange, History
from vistoria.model.request import Open, Play

OPENED = Exchange(1, Open("t", "xx", 7), Accepted())
COMES, MOVES = Join("p8", 8, 100), Move("p7", 8)
REFUSED = Refused("engine", ReasonGiven("no-such-seat", "there are seven"))
BY_THE_ADAPTER = Refused("adapter", ReasonGiven("no-such-seat", "there are seven"))
NOT_REACHED = Unsupported("move")
MOVED = Accepted((Left(player="p7", seat=7, stack=100), Seated(player="p7", seat=8, stack=100)))


@pytest.mark.parametrize(
    ("tries", "verdict"),
    [
        ([(COMES, REFUSED), (MOVES, REFUSED)], "passed"),
        ([(COMES, REFUSED), (MOVES, NOT_REACHED)], "passed"),
        ([(COMES, REFUSED), (MOVES, MOVED)], "failed"),
        ([(COMES, Accepted((Seated(player="p8", seat=8, stack=100),))), (MOVES, REFUSED)], "failed"),
        ([(COMES, BY_THE_ADAPTER), (MOVES, NOT_REACHED)], "unsupported"),
        ([(COMES, REFUSED), (MOVES, Accepted())], "inconclusive"),
        ([(Join("p7", 7, 100), REFUSED), (Move("p7", 6), REFUSED)], "inconclusive"),
    ],
    ids=str,
)
def test_nobody_has_come_to_a_seat(tries: list[tuple[Command, Answer]], verdict: str) -> None:
    said = [
        Exchange(2 * n + 3, Play("t", (command,)), (answer,)) for n, (command, answer) in enumerate(tries)
    ]
    assert apply_check("nobody-came", {"seat": 8}, History((OPENED, *said))).verdict == verdict
