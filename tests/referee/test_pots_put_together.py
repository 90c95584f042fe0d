"""Pots that are told as the law makes them, then put together for the one who wins them all: they were made."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from played import drawn, model

from vistoria.games.cards.events import Pots
from vistoria.model.answer import Accepted, Answer
from vistoria.model.command import Command
from vistoria.model.event import Charged, Event, HandEnded, Paid
from vistoria.model.pot import Pot
from vistoria.referee.freely import follow_freely
from vistoria.reference_engine.adapter import Reference

LAW = "pt-omaha-online"


class PutTogether(Reference):
    """Pays who wins several pots out of one, less a commission that is rounded up."""

    def do(self, table: str, command: Command) -> Answer:
        answer = super().do(table, command)
        events = answer.events if isinstance(answer, Accepted) else ()
        won = [e for e in events if isinstance(e, Paid) and e.what == "pot"]
        taken = [e.amount for e in events if isinstance(e, Charged) and e.of == "pot"]
        if len(won) < 2 or len({e.seat for e in won}) > 1 or not taken:
            return answer
        seat, whole = won[0].seat, sum(e.amount for e in won) + sum(taken)
        more = -(-whole * 5 // 100) - sum(taken)
        running: Any = self.tables[table]
        chairs = running.state.chairs
        chairs = {**chairs, seat: replace(chairs[seat], stack=chairs[seat].stack - more)}
        running.state = replace(running.state, chairs=chairs)
        told = [e for e in events if not isinstance(e, Charged | Paid | HandEnded)]
        ended = next(e for e in events if isinstance(e, HandEnded))
        paid: list[Event] = [
            Pots(pots=(Pot(whole, (seat,)),)),
            Charged(amount=sum(taken) + more, of="pot", pot=0),
            Paid(seat=seat, amount=whole - sum(taken) - more, what="pot", pot=0),
            replace(ended, stacks={**ended.stacks, seat: ended.stacks[seat] - more}),
        ]
        return Accepted((*told, *paid))


@pytest.mark.parametrize("number", [5, 24, 40])
def test_what_is_taken_above_the_highest_rate_breaks_that_clause_alone(number: int) -> None:
    """Side pots were made (41, 42), and the one payment bore its commission (19): five per cent were passed (17.a)."""
    followed = follow_freely(model(LAW), drawn(PutTogether(), LAW, number, 8))
    assert {clause for each in followed.disagreements for clause in each.clauses} == {f"{LAW}/17.a"}
