"""What a drawn table shows where something in its answers cannot be."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from played import drawn, model

from vistoria.model.answer import Viewed
from vistoria.model.history import Exchange, History
from vistoria.model.outcome import Reason
from vistoria.model.request import Look
from vistoria.play.table import refereed
from vistoria.reference_engine.adapter import Reference
from vistoria.validation.hostile.lies import NoSuchSeat
from vistoria.validation.saboteurs import Sabotaged

LAW = "mo-104-85-m"


def test_a_view_that_cannot_be_is_judged_and_nothing_after_it() -> None:
    """A pot of one chip is not the one that grows with the bets (7.s2)."""
    shown = refereed(
        "table", History(tuple(_with_one_chip_in_view(drawn(Reference(), LAW, 2, 8)))), model(LAW)
    )
    assert shown.fault is not None
    assert shown.fault.reason is Reason.MONEY_LOST
    assert {(found.n, found.clauses) for found in shown.disagreements} == {
        (shown.fault.message, (f"{LAW}/7.s2",))
    }


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("pt-omaha-online/10:a-tenth-kept", 5),
        ("mo-97-2010/4.1:one-chip-on-credit", 3),
    ],
)
def test_what_an_answer_tells_outright_is_judged_though_it_cannot_be(name: str, number: int) -> None:
    """Who leaves takes less than he has; somebody is offered a chip more than he has."""
    regulation, clause = name.partition("/")[0], name.partition(":")[0]
    shown = refereed(
        "table", History(tuple(drawn(Sabotaged({"id": name}), regulation, number, 4))), model(regulation)
    )
    assert shown.fault is not None
    assert clause in {
        c for found in shown.disagreements if found.n == shown.fault.message for c in found.clauses
    }


def test_a_report_of_what_no_table_has_breaks_no_clause() -> None:
    """Cards go to seats that there are not."""
    liar = NoSuchSeat()
    shown = refereed("table", History(tuple(drawn(liar, "mo-97-2010", 2, 8))), model("mo-97-2010"))  # type: ignore[arg-type]
    assert shown.fault is not None
    assert shown.fault.reason is Reason.ENGINE_PROTOCOL
    assert not shown.disagreements


def _with_one_chip_in_view(exchanges: Sequence[Exchange]) -> list[Exchange]:
    """A table of which seats and public see pots of one chip."""
    return [
        replace(each, reply=replace(each.reply, state=_of_one_chip(each.reply)))
        if isinstance(each.request, Look)
        and isinstance(each.reply, Viewed)
        and each.request.viewer != "house"
        else each
        for each in exchanges
    ]


def _of_one_chip(viewed: Viewed) -> object:
    return replace(viewed.state, pots=tuple(replace(pot, amount=1) for pot in viewed.state.pots))
