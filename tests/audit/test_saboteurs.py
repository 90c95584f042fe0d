"""Archives of engines that are wrong on purpose: each fault is found at its clause, in a hand that is named."""

from __future__ import annotations

from functools import cache

import pytest

from tests.audit.one_hand import judge, records
from tests.played import drawn
from vistoria.audit.judge import Broken, named
from vistoria.audit.record import NotThisHand, RecordedHand, formats
from vistoria.audit.written import recorded
from vistoria.validation.saboteurs import Sabotaged, saboteurs

TABLES, HANDS = range(1, 5), 20
WRONG = [
    "mo-97-2010/5.2:one-place-too-far",
    "mo-97-2010/6.3:five-players-from-the-small-blind",
    "mo-97-2010/7.1:flop-before-the-last-word-unforced",
    "mo-97-2010/8.4:fifth-round",
    "mo-97-2010/11.2.1:no-limit-with-three",
    "mo-97-2010/11.2.3:own-bet-counted-twice",
    "mo-97-2010/12.1:half-is-enough-last-rounds",
    "mo-97-2010/12.2:fourth-raise-last-rounds",
    "mo-97-2010/15:straight-above-flush",
]
NOT_RECORDED = {"mo-97-2010/15:straight-above-flush": "mo-97-2010/10.2"}
"""No record tells how a house ranks hands, but whom it pays: by 10.2 the best «ganha todas as apostas da mesa»."""


@cache
def played(name: str, number: int) -> tuple[RecordedHand, ...]:
    """The hands of a table of such an engine."""
    table = drawn(Sabotaged({"id": name}), saboteurs()[name].regulation, number, HANDS)
    return tuple(recorded("table", table, "omaha", "pot"))


@pytest.mark.parametrize("format_", ["ohh", "pokerstars"])
@pytest.mark.parametrize("name", WRONG)
def test_the_fault_of_an_archive_is_found_at_its_clause(name: str, format_: str) -> None:
    saboteur = saboteurs()[name]
    law, broken = judge(saboteur.regulation), list[Broken]()
    for number in TABLES:
        for hand in played(name, number):
            try:
                [record] = records(formats()[format_].write(hand), format_)  # type: ignore[misc]
            except NotThisHand:
                continue
            if not isinstance(record, RecordedHand):
                continue  # a flop in the middle of a round: the text has no words for it
            seen = law.hand(record).broken
            assert {(each.hand, each.origin.line) for each in seen} <= {(record.id, 1)}
            broken += seen
        if broken:
            break
    clauses = {clause for each in named(broken) for clause in each.clauses}
    assert clauses
    named_by = {saboteur.clause, *saboteur.corresponding_clauses}
    assert clauses <= ({NOT_RECORDED[name]} if name in NOT_RECORDED else named_by)
