"""What a drawn table shows where something in its answers cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from msgspec.structs import replace
from played import drawn, model

from vistoria.model.answer import Accepted, Viewed
from vistoria.model.event import HandEnded, Paid, Shown
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


@pytest.mark.parametrize("closes_so", [True, False])
def test_chips_that_went_astray_by_the_product_s_own_books_break_a_clause_and_a_slip_breaks_none(
    closes_so: bool,
) -> None:
    """A payment is told as ten chips less; the stacks that close the hand bear it out, or do not."""
    law = "mo-97-2010"
    short = tuple(_paid_less(drawn(Reference(), law, 1, 8), closes_so))
    shown = refereed("table", History(short), model(law))
    assert shown.fault is not None
    assert (shown.fault.reason, shown.fault.agreed) == (Reason.MONEY_LOST, closes_so)
    named = {clause for found in shown.disagreements for clause in found.clauses}
    assert (f"{law}/10.2" in named) == bool(named) == closes_so


def _paid_less(said: list[Exchange], closes_so: bool) -> Iterator[Exchange]:
    """The first hand that is shown down pays ten chips less of its pot."""
    done = False
    for each in said:
        answer = each.reply[0] if isinstance(each.reply, tuple) else None
        events = answer.events if isinstance(answer, Accepted) else ()
        paid = next((e for e in events if isinstance(e, Paid)), None)
        if done or paid is None or answer is None or not any(isinstance(e, Shown) for e in events):
            yield each
            continue
        done = True
        ended = next(e for e in events if isinstance(e, HandEnded))
        stacks = {**ended.stacks, paid.seat: ended.stacks[paid.seat] - (10 if closes_so else 0)}
        new = {id(paid): replace(paid, amount=paid.amount - 10), id(ended): replace(ended, stacks=stacks)}
        reply = replace(answer, events=tuple(new.get(id(e), e) for e in events))
        yield Exchange(each.n, each.request, (reply,))


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
