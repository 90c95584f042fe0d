"""A rate that the law does not have: the table is refused, or the house keeps what the law has."""

from __future__ import annotations

import pytest
from told import Told, paid

from vistoria.checks import apply_check
from vistoria.model.answer import Accepted, ReasonGiven, Refused
from vistoria.model.event import Acted, Charged
from vistoria.model.request import Open

STACKS = {1: 1000, 2: 1000, 3: 1000}


def put(seat: int, amount: int) -> Acted:
    return Acted(seat=seat, act="call", put=amount, to=amount)


@pytest.mark.parametrize(("kept", "wanted"), [(4, "passed"), (5, "passed"), (8, "failed"), (0, "failed")])
def test_a_table_is_refused_or_the_rate_is_kept(kept: int, wanted: str) -> None:
    told = Told().hand(
        put(1, 55), put(2, 55), Charged(amount=kept, of="pot"), *paid(s1=110 - kept), stacks=STACKS
    )
    assert apply_check("table-refused-or-kept", {"rate": [4, 100]}, told.history).verdict == wanted


def test_a_table_that_is_refused_keeps_nothing() -> None:
    told = Told()._add(Open("other", "xx", 7), Refused("engine", ReasonGiven("rate")))
    assert apply_check("table-refused-or-kept", {"rate": [4, 100]}, told.history).verdict == "passed"
    unplayed = Told()._add(Open("other", "xx", 7), Accepted())
    assert (
        apply_check("table-refused-or-kept", {"rate": [4, 100]}, unplayed.history).verdict == "inconclusive"
    )
