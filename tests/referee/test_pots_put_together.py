"""Pots that are told as the law makes them, then put together for those who win them all: they were made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
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


def move(engine: Reference, table: str, chips: Mapping[int, int]) -> None:
    """Put chips on stacks, or take them off."""
    running: Any = engine.tables[table]
    chairs = running.state.chairs
    moved = {seat: replace(chairs[seat], stack=chairs[seat].stack + more) for seat, more in chips.items()}
    running.state = replace(running.state, chairs={**chairs, **moved})


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
        move(self, table, {seat: -more})
        told = [e for e in events if not isinstance(e, Charged | Paid | HandEnded)]
        ended = next(e for e in events if isinstance(e, HandEnded))
        paid: list[Event] = [
            Pots(pots=(Pot(whole, (seat,)),)),
            Charged(amount=sum(taken) + more, of="pot", pot=0),
            Paid(seat=seat, amount=whole - sum(taken) - more, what="pot", pot=0),
            replace(ended, stacks={**ended.stacks, seat: ended.stacks[seat] - more}),
        ]
        return Accepted((*told, *paid))


class SharedTogether(Reference):
    """Shares pots that the same players win out of one; the lowest seat gets the chips that cannot be shared."""

    def do(self, table: str, command: Command) -> Answer:
        answer = super().do(table, command)
        events = answer.events if isinstance(answer, Accepted) else ()
        won = [e for e in events if isinstance(e, Paid) and e.what == "pot"]
        taken = Counter({e.pot: e.amount for e in events if isinstance(e, Charged) and e.of == "pot"})
        together: dict[tuple[int, ...], set[int | None]] = {}
        for pot in dict.fromkeys(e.pot for e in won):
            seats = tuple(sorted(e.seat for e in won if e.pot == pot))
            together.setdefault(seats, set()).add(pot)
        if len(together) == len(taken):
            return answer
        pots, charged, paid, more = list[Pot](), list[Event](), list[Event](), Counter[int]()
        for new, (seats, of) in enumerate(together.items()):
            charge, net = sum(taken[pot] for pot in of), sum(e.amount for e in won if e.pot in of)
            part, odd = divmod(net, len(seats))
            shares = {seat: part + (odd if seat == seats[0] else 0) for seat in seats}
            pots.append(Pot(net + charge, seats))
            charged.append(Charged(amount=charge, of="pot", pot=new))
            paid += [Paid(seat=seat, amount=shares[seat], what="pot", pot=new) for seat in seats]
            more.update(shares)
            for each in won:
                more[each.seat] -= each.amount if each.pot in of else 0
        move(self, table, more)
        told = [e for e in events if not isinstance(e, Charged | Paid | HandEnded)]
        ended = next(e for e in events if isinstance(e, HandEnded))
        stacks = {seat: stack + more[seat] for seat, stack in ended.stacks.items()}
        return Accepted((*told, Pots(pots=tuple(pots)), *charged, *paid, replace(ended, stacks=stacks)))


@pytest.mark.parametrize("number", [1, 2, 6])
def test_what_is_taken_above_the_highest_rate_breaks_that_clause_alone(number: int) -> None:
    """Side pots were made (41, 42), and the one payment bore its commission (19): five per cent were passed (17.a)."""
    followed = follow_freely(model(LAW), drawn(PutTogether(), LAW, number, 8))
    assert {clause for each in followed.disagreements for clause in each.clauses} == {f"{LAW}/17.a"}


@pytest.mark.parametrize("number", [5, 66, 384])
def test_chips_that_cannot_be_shared_fall_otherwise_where_pots_are_shared_together(number: int) -> None:
    """Equal parts (33) of all that the same players win: of one pot another chip is left than of each by itself.

    What it bore is told (19); a chip is not taken for commission because it went to another seat.
    """
    assert not follow_freely(model(LAW), drawn(SharedTogether(), LAW, number, 12)).disagreements
