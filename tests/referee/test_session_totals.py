"""Portugal's 67 has players told what a session came to: the event that ends it may say more, or leave it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from played import drawn, model, retold

from vistoria.model.event import Event, SessionEvent
from vistoria.referee.freely import follow_freely
from vistoria.reference_engine.adapter import Reference

LAW = "pt-omaha-online"


def telling(change: Callable[[dict[str, int]], dict[str, int] | None]) -> Callable[[Event], Event]:
    """The totals of each session changed."""

    def tells(event: Event) -> Event:
        has_totals = isinstance(event, SessionEvent) and event.totals
        return replace(event, totals=change(event.totals)) if has_totals else event

    return tells


@pytest.mark.parametrize(
    ("change", "breaks"),
    [
        (lambda totals: None, False),
        (lambda totals: {"net": totals["net"]}, False),
        (lambda totals: {**totals, "hands": 12}, False),
        (lambda totals: {**totals, "net": totals["net"] + 1}, True),
        (lambda totals: {"staked": totals["staked"] - 1}, True),
    ],
    ids=["none", "one", "more", "another net", "another sum of bets"],
)
def test_totals_are_told_as_they_are_whichever_a_product_tells(change: Any, breaks: bool) -> None:
    table = retold(drawn(Reference(), LAW, 1, 12), telling(change))
    found = {clause for each in follow_freely(model(LAW), table).disagreements for clause in each.clauses}
    assert found == ({f"{LAW}/67"} if breaks else set())
