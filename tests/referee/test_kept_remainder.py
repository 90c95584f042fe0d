"""A house that keeps what equal hands cannot divide, and calls it its commission."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from played import drawn, model

from vistoria.model.answer import Accepted, Answer
from vistoria.model.command import Command
from vistoria.model.event import Charged, Event, HandEnded, Paid
from vistoria.referee.freely import follow_freely
from vistoria.reference_engine.adapter import Reference

LAW = "mo-97-2010"


class KeepsRemainders(Reference):
    """Pays equal shares, and takes the rest itself (10.5 gives it to the first of them)."""

    def do(self, table: str, command: Command) -> Answer:
        """The answer, the stacks and the payments without what could not be divided."""
        answer = super().do(table, command)
        events = answer.events if isinstance(answer, Accepted) else ()
        kept = {e.seat: e.remainder for e in events if isinstance(e, Paid) and e.remainder}
        if not kept:
            return answer
        running: Any = self.tables[table]
        chairs = running.state.chairs
        less = {seat: replace(chair, stack=chair.stack - kept.get(seat, 0)) for seat, chair in chairs.items()}
        running.state = replace(running.state, chairs=less)
        return Accepted(tuple(told for e in events for told in _without(e, kept)))


def _without(event: Any, kept: dict[int, int]) -> tuple[Event, ...]:
    match event:
        case Paid(remainder=int(rest)) if rest:
            paid = replace(event, amount=event.amount - rest, remainder=None)
            return Charged(amount=rest, of="pot", pot=event.pot), paid
        case HandEnded(stacks=stacks):
            return (replace(event, stacks={seat: has - kept.get(seat, 0) for seat, has in stacks.items()}),)
    return (event,)


@pytest.mark.parametrize("number", [5, 12, 16])
def test_a_remainder_that_the_house_keeps_is_no_commission_of_its_own(number: int) -> None:
    """No rate with a low cap, taken of some hands alone, explains it: 10.5 gives it to a player («acresce à mão»)."""
    followed = follow_freely(model(LAW), drawn(KeepsRemainders(), LAW, number, 8))
    assert followed.ways == ()
    assert {clause for each in followed.disagreements for clause in each.clauses} == {f"{LAW}/10.5"}
