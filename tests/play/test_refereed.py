"""What a drawn table shows where something in its answers cannot be."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from played import drawn, model

from vistoria.model.answer import Viewed
from vistoria.model.history import Exchange, History
from vistoria.model.outcome import Reason
from vistoria.model.request import Look
from vistoria.play.table import refereed
from vistoria.reference_engine.adapter import Reference

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
