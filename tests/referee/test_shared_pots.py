"""Pots that several win: an equal part of each, and some of what pots that are put together leave, is what is due."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from played import MODELS, drawn, with_rules

from vistoria.model.event import Paid
from vistoria.referee.freely import follow_freely
from vistoria.referee.pots import odd_chips
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.change import policy
from vistoria.reference_engine.policies.pots import Pots


def paid(*pots: dict[int, int]) -> list[Paid]:
    return [
        Paid(seat=seat, amount=amount, what="pot", pot=number)
        for number, shares in enumerate(pots)
        for seat, amount in shares.items()
    ]


LAWFUL = paid({3: 130, 6: 128, 8: 128}, {3: 62, 6: 60, 8: 60})
"""386 in three parts leaves 2, 182 leaves 2; the model gives both to the first."""


@pytest.mark.parametrize(
    ("shares", "is_due"),
    [
        ({3: 189, 6: 189, 8: 190}, True),  # 568 in one pot leaves 1
        ({3: 188, 6: 188, 8: 192}, True),
        ({3: 190, 6: 190, 8: 188}, True),
        ({3: 187, 6: 189, 8: 192}, False),  # less than 128 and 60
        ({3: 188, 6: 187, 8: 193}, False),
    ],
)
def test_of_two_pots_put_together(shares: dict[int, int], is_due: bool) -> None:
    assert odd_chips(dict(shares), LAWFUL, paid(shares)) is is_due


def test_of_pots_told_apart_nobody_has_less_than_an_equal_part_of_any() -> None:
    apart = paid({3: 127, 6: 129, 8: 130}, {3: 63, 6: 60, 8: 59})
    assert not odd_chips({3: 190, 6: 189, 8: 189}, LAWFUL, apart)


class TheFirstTakesAll(Pots):
    """Of those who win a pot together the first takes all of it."""

    def shares(
        self, net: int, tied: Sequence[int], live: Sequence[int], unit: int
    ) -> dict[int, tuple[int, int]]:
        return {tied[0]: (net, 0)}


FIRST = 2
"""A drawn table; at the one before, of 104/85/M, who shares the main pot wins a side pot too: his hand is marked."""


@pytest.mark.parametrize(
    ("regulation", "divided"),
    [("mo-97-2010", "10.4"), ("pt-omaha-online", "33"), ("mo-104-85-m", "4.s3")],
)
def test_a_tied_pot_that_one_takes_is_named_by_its_division_and_not_by_its_pots(
    regulation: str, divided: str
) -> None:
    engine = with_rules(Reference(), regulation, policy("pots", TheFirstTakesAll))
    tables = (drawn(engine, regulation, number, 8) for number in range(FIRST, 40))
    found = (follow_freely(MODELS[regulation], table).disagreements for table in tables)
    shared = next(each for each in found if each)
    assert {each.clauses[0] for each in shared} == {f"{regulation}/{divided}"}
