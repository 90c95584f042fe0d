"""Records that tell no stakes, no payments and no rate: the commission of a lawful hand fits a lawful rate."""

from __future__ import annotations

from functools import cache

import pytest

from tests.audit.one_hand import ONLINE, found
from tests.played import drawn
from vistoria.audit.record import formats
from vistoria.audit.written import recorded
from vistoria.reference_engine.adapter import Reference

HANDS = 28


@cache
def written(table: int) -> dict[int, str]:
    """The hands of a drawn table by their number, in a format that tells stacks and no payments."""
    write = formats()["phh"].write
    assert write is not None
    played = recorded("table", drawn(Reference(), ONLINE, table, HANDS), "omaha", "pot")
    return {each.origin.line: write(each) for each in played if each.origin.line in (2, 13, 28)}


@pytest.mark.parametrize(
    ("table", "hand"),
    [
        pytest.param(208, 2, id="both blinds are all that two players had"),
        pytest.param(348, 13, id="the same, and several pots"),
        pytest.param(348, 28, id="several pots, one of them shared, each rounded"),
    ],
)
def test_a_commission_by_an_untold_rate_breaks_no_clause(table: int, hand: int) -> None:
    assert found(written(table)[hand], ONLINE) == []
