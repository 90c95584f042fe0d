"""What a drawn table shows where something in its answers cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from played import drawn, model, retold

from vistoria.games.cards.events import Marker, Pots
from vistoria.model.answer import Accepted, Answer, Viewed
from vistoria.model.command import Act, Command
from vistoria.model.event import Acted, Event, HandEnded, HandStarted, Left, Paid, Posted, Shown
from vistoria.model.history import Exchange, History
from vistoria.model.outcome import Reason
from vistoria.model.request import Look
from vistoria.play.table import refereed
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.opening import Opening
from vistoria.reference_engine.procedures.ring import seating
from vistoria.reference_engine.procedures.ring.state import Table
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
        ("pt-omaha-online/10:a-tenth-kept", 6),
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


@pytest.mark.parametrize(
    ("closing", "later", "agreed"),
    [
        ("less", "whole", True),
        ("less", "less", True),
        ("whole", "less", True),
        ("", "less", True),
        ("whole", "whole", False),
        ("", "whole", False),
    ],
)
def test_chips_that_went_astray_by_two_of_the_product_s_own_sources_break_a_clause_and_a_slip_breaks_none(
    closing: str, later: str, agreed: bool
) -> None:
    """Ten chips less are paid; the stacks that close the hand, and those told next, bear it out or not."""
    law = "mo-97-2010"
    short = tuple(_paid_less(drawn(Reference(), law, 1, 8), closing, later))
    shown = refereed("table", History(short), model(law))
    assert shown.fault is not None
    assert (shown.fault.reason, shown.fault.agreed) == (Reason.MONEY_LOST, agreed)
    named = {clause for found in shown.disagreements for clause in found.clauses}
    assert (f"{law}/10.2" in named) == bool(named) == agreed


def test_a_blind_of_more_than_its_player_has_breaks_its_clause_where_the_stacks_bear_it_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """He has nine chips fewer than none then, and the stacks that close the hand say so too."""
    law = "mo-97-2010"
    with monkeypatch.context() as wrong:
        wrong.setattr(Opening, "posted", lambda self, blind, stack: blind)
        table = tuple(drawn(Reference(), law, 4, 8))
    shown = refereed("table", History(table), model(law))
    assert shown.fault is not None
    assert "gives 20 chips and had 11" in shown.fault.detail
    assert shown.fault.agreed
    assert {clause for found in shown.disagreements for clause in found.clauses} == {f"{law}/5.2"}


def test_a_blind_that_is_only_told_too_high_breaks_no_clause() -> None:
    """The stacks that close the hand are those of a blind of the chips that he has."""
    law = "mo-97-2010"
    told = retold(drawn(Reference(), law, 4, 8), _higher)
    shown = refereed("table", History(tuple(told)), model(law))
    assert shown.fault is not None
    assert "gives 20 chips and had 11" in shown.fault.detail
    assert not shown.fault.agreed
    assert not shown.disagreements


def _higher(event: Event) -> Event:
    return replace(event, amount=20) if isinstance(event, Posted) and event.amount == 11 else event


@pytest.mark.parametrize(("number", "told"), [(4, "is seen with"), (3, "hand-started")])
def test_chips_added_twice_break_the_clause_on_adding_them_where_two_tellings_bear_it_out(
    monkeypatch: pytest.MonkeyPatch, number: int, told: str
) -> None:
    """Who has lost all pays once for them; what is seen or offered then follows, and breaks no clause of its own."""
    law, right = "pt-omaha-online", seating._bought

    def twice(table: Table, seat: int, amount: int, *more: Any) -> Any:
        answer = right(table, seat, amount, *more)
        if table.stacks()[seat] or not table.hands or not isinstance(answer, tuple):
            return answer
        return seating.with_stack(answer[0], seat, answer[0].stacks()[seat] + amount), answer[1]

    with monkeypatch.context() as wrong:
        wrong.setattr(seating, "_bought", twice)
        table = tuple(drawn(Reference(), law, number, 12))
    shown = refereed("table", History(table), model(law))
    assert shown.fault is not None
    assert told in shown.fault.detail
    assert [(found.aspect, found.clauses) for found in shown.disagreements] == [
        ("chips bought", (f"{law}/12",))
    ]


def test_a_view_that_alone_has_other_stacks_breaks_the_clause_on_what_is_seen() -> None:
    law = "pt-omaha-online"
    table = [_with_ten_more_in_view(each) for each in drawn(Reference(), law, 4, 12)]
    shown = refereed("table", History(tuple(table)), model(law))
    assert shown.fault is not None
    assert {clause for found in shown.disagreements for clause in found.clauses} == {f"{law}/4.d"}


def _with_ten_more_in_view(exchange: Exchange) -> Exchange:
    if not isinstance(exchange.reply, Viewed) or not exchange.reply.state.stacks:
        return exchange
    seat = min(exchange.reply.state.stacks)
    stacks = {**exchange.reply.state.stacks, seat: exchange.reply.state.stacks[seat] + 10}
    state = replace(exchange.reply.state, stacks=stacks)
    return Exchange(exchange.n, exchange.request, replace(exchange.reply, state=state))


class Obliging(Sabotaged):
    """Takes the fold of who may check as a check, and keeps a remainder for the seat at the marker."""

    def __init__(self) -> None:
        super().__init__({"id": "mo-97-2010/10.5:remainder-by-marker"})

    def do(self, table: str, command: Command) -> Answer:
        if isinstance(command, Act) and command.act == "fold":
            answer = super().do(table, Act(command.seat, "check"))
            if isinstance(answer, Accepted):
                return answer
        return super().do(table, command)


def test_an_act_that_is_taken_in_another_way_breaks_no_clause_and_ends_no_table() -> None:
    law = "mo-97-2010"
    shown = refereed("table", History(tuple(drawn(Obliging(), law, 12, 10))), model(law))
    assert shown.fault is not None
    assert "reported as check" in shown.fault.detail
    assert {(found.clauses, found.n > (shown.fault.message or 0)) for found in shown.disagreements} == {
        ((f"{law}/10.5",), True)
    }


def test_chips_that_a_pot_lacks_before_its_hand_ends_break_the_clause_on_its_division() -> None:
    """The pots told after a round lack ten chips already; the hand goes on, and pays as much less in the end."""
    law = "mo-97-2010"
    whole = drawn(Reference(), law, 1, 8)
    short = list(_paid_less(whole, "less", "less"))
    end = next(i for i, each in enumerate(short) if each != whole[i])
    start = max(i for i in range(end) if any(isinstance(e, HandStarted) for e in _events(whole[i])))
    short[start:end] = retold(whole[start:end], _smaller)
    shown = refereed("table", History(tuple(short)), model(law))
    assert shown.fault is not None
    assert shown.fault.agreed
    assert (shown.fault.message or 0) < short[end].n
    assert {clause for found in shown.disagreements for clause in found.clauses} == {f"{law}/10.2"}


@pytest.mark.parametrize(("closing", "sooner"), [("less", False), ("less", True), ("whole", False)])
def test_chips_that_vanish_from_a_hand_that_is_followed_no_more_break_the_clause_on_who_wins_it(
    closing: str, sooner: bool
) -> None:
    """The marker lies one place further in the hand in which ten chips less are paid, or told to be.

    Where it shows `sooner`, the pots that are told after a round lack them already.
    """
    law = "mo-97-2010"
    whole = drawn(Reference(), law, 1, 8)
    short = list(_paid_less(whole, closing, closing))
    end = next(i for i, each in enumerate(short) if each != whole[i])
    start = max(i for i in range(end) if any(isinstance(e, HandStarted) for e in _events(whole[i])))
    short[start : start + 1] = retold(short[start : start + 1], _marker_further)
    if sooner:
        short[start:end] = retold(short[start:end], _smaller)
    shown = refereed("table", History(tuple(short)), model(law))
    assert shown.fault is not None
    assert shown.fault.agreed == (closing == "less")
    assert any(found.aspect == "marker" and found.n == short[start].n + 1 for found in shown.disagreements)
    lost = [found for found in shown.disagreements if found.clauses == (f"{law}/10.2",)]
    assert [found.n for found in lost] == ([short[end].n + 1] if closing == "less" else [])
    assert ((shown.fault.message or 0) < short[end].n) == sooner


def _marker_further(event: Event) -> Event:
    return replace(event, seat=event.seat % 10 + 1) if isinstance(event, Marker) else event


def _events(each: Exchange) -> tuple[Event, ...]:
    answers = each.reply if isinstance(each.reply, tuple) else ()
    return tuple(e for answer in answers if isinstance(answer, Accepted) for e in answer.events)


def _smaller(event: Event) -> Event:
    """Pots with ten chips less in the first."""
    if not isinstance(event, Pots):
        return event
    first, *others = event.pots
    return replace(event, pots=(replace(first, amount=first.amount - 10), *others))


def _paid_less(said: list[Exchange], closing: str, later: str) -> Iterator[Exchange]:
    """The first hand that is shown down pays ten chips less of its pot, and what is told later says so, or does not."""
    robbed: int | None = None
    for each in said:
        if robbed is not None:
            yield _with_less(each, robbed) if later == "less" else each
            continue
        answer = each.reply[0] if isinstance(each.reply, tuple) else None
        events = answer.events if isinstance(answer, Accepted) else ()
        paid = next((e for e in events if isinstance(e, Paid)), None)
        if paid is None or answer is None or not any(isinstance(e, Shown) for e in events):
            yield each
            continue
        robbed = paid.seat
        ended = next(e for e in events if isinstance(e, HandEnded))
        stacks = {"whole": ended.stacks, "less": _less(ended.stacks, robbed), "": {}}[closing]
        new = {id(paid): replace(paid, amount=paid.amount - 10), id(ended): replace(ended, stacks=stacks)}
        reply = replace(answer, events=tuple(new.get(id(e), e) for e in events))
        yield Exchange(each.n, each.request, (reply,))


def _with_less(each: Exchange, seat: int) -> Exchange:
    """The exchange with ten chips less at a seat where its stack is told."""
    reply = each.reply
    if isinstance(reply, Viewed):
        state = replace(reply.state, stacks=_less(reply.state.stacks, seat))
        return Exchange(each.n, each.request, replace(reply, state=state))
    answers = reply if isinstance(reply, tuple) else ()
    told = tuple(
        replace(answer, events=tuple(_starting_with_less(e, seat) for e in answer.events))
        if isinstance(answer, Accepted)
        else answer
        for answer in answers
    )
    return Exchange(each.n, each.request, told or reply)


def _starting_with_less(event: object, seat: int) -> object:
    if isinstance(event, Left) and event.seat == seat:
        return replace(event, stack=event.stack - 10)
    return replace(event, stacks=_less(event.stacks, seat)) if isinstance(event, HandStarted) else event


def _less(stacks: dict[int, int], seat: int) -> dict[int, int]:
    return {**stacks, seat: stacks[seat] - 10} if seat in stacks else stacks


@pytest.mark.parametrize("closes_so", [True, False])
def test_a_pot_that_who_folded_has_by_the_closing_stacks_too_was_paid_to_the_wrong_hand(
    closes_so: bool,
) -> None:
    """Told of the payment alone it may be a slip."""
    law = "mo-97-2010"
    shown = refereed(
        "table", History(tuple(_to_the_folded(drawn(Reference(), law, 2, 12), closes_so))), model(law)
    )
    assert shown.fault is not None
    assert (shown.fault.reason, shown.fault.agreed) == (Reason.CONTRADICTION, closes_so)
    named = {clause for found in shown.disagreements for clause in found.clauses}
    assert (f"{law}/10.2" in named) == bool(named) == closes_so


def _to_the_folded(said: list[Exchange], closes_so: bool) -> Iterator[Exchange]:
    """The first pot that is won by the fold of another goes to him."""
    done = False
    for each in said:
        answer = each.reply[0] if isinstance(each.reply, tuple) else None
        events = answer.events if isinstance(answer, Accepted) else ()
        paid = next((e for e in events if isinstance(e, Paid)), None)
        folded = next((e.seat for e in events if isinstance(e, Acted) and e.act == "fold"), None)
        if done or paid is None or folded is None or answer is None:
            yield each
            continue
        done = True
        ended = next(e for e in events if isinstance(e, HandEnded))
        moved = {paid.seat: ended.stacks[paid.seat] - paid.amount, folded: ended.stacks[folded] + paid.amount}
        stacks = ended.stacks | (moved if closes_so else {})
        new = {id(paid): replace(paid, seat=folded), id(ended): replace(ended, stacks=stacks)}
        reply = replace(answer, events=tuple(new.get(id(e), e) for e in events))
        yield Exchange(each.n, each.request, (reply,))


def test_a_report_of_what_no_table_has_breaks_no_clause() -> None:
    """Cards go to seats that there are not."""
    liar = NoSuchSeat()
    shown = refereed("table", History(tuple(drawn(liar, "mo-97-2010", 2, 8))), model("mo-97-2010"))  # type: ignore[arg-type]
    assert shown.fault is not None
    assert shown.fault.reason is Reason.CONTRADICTION
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
