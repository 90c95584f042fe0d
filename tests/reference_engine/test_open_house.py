"""Portaria 104/85/M: what a table may be opened with, capital, places, the pack, time."""

from __future__ import annotations

from typing import Any

import pytest
from open_table import DECK, LAW, RICH, opening, refused, seated, started

from vistoria.model.answer import Accepted
from vistoria.model.cards import Card
from vistoria.model.command import (
    Act,
    Cut,
    Join,
    Leave,
    Move,
    Start,
    TakeOff,
    TopUp,
    Wait,
)
from vistoria.model.event import Acted, Dealt, Deck, HandEnded, Posted
from vistoria.model.place import Seat

UNLAWFUL: list[tuple[dict[str, Any], str]] = [
    ({"stakes": {"entry": 50}}, "6.s1"),
    ({"capital": {"start": [1_000, None]}}, "6.s1"),
    ({"capital": {"start": [2_000, 100_000]}}, "6.s2"),
    ({"capital": {"floor": 400}}, "6.s3"),
    ({"capital": {"restore": 500}}, "6.s3"),
    ({"stakes": {"entry": 100}, "capital": {"start": [2_000, None]}}, "6.s1"),
    ({"commission": {"on": "pot", "rate": [5, 100]}}, "9"),
    ({"commission": {"on": "pot", "rate": [4, 100], "cap": 20}}, "9"),
    ({"commission": {"on": "hand", "rate": [4, 100]}}, "9"),
    ({"clock": {"decision_ms": 60_000}}, "11.b.s1"),
    ({"clock": {"decision_ms": 120_000, "extra_ms": 1_000}}, "11.b.s1"),
    ({"dealing": "hand"}, "1.b"),
]


@pytest.mark.parametrize(("settings", "clause"), UNLAWFUL)
def test_a_setting_outside_the_law_is_refused_with_its_clause(settings: dict[str, Any], clause: str) -> None:
    assert f"{LAW}/{clause}" in refused(settings)


def test_a_rate_other_than_the_one_named_is_refused_with_its_clause() -> None:
    four = {"commission": {"on": "pot", "rate": [4, 100]}}
    assert f"{LAW}/9" in refused(four, readings={"commission-rate": "declared:5%"})


@pytest.mark.parametrize("seats", [1, 8])
def test_a_table_has_two_to_seven_places(seats: int) -> None:
    assert f"{LAW}/3.s1" in refused({}, seats=seats)


@pytest.mark.parametrize(
    ("settings", "readings"),
    [
        ({"stakes": {"entry": 100}, "capital": {"start": [5_000, None], "floor": 1_000}}, {}),
        ({"commission": {"on": "pot", "rate": [5, 100]}}, {"commission-rate": "declared:5%"}),
        ({"capital": {"restore": 500}}, {"top-up-to": "floor"}),
        ({"clock": {"decision_ms": 120_000}, "dealing": "box", "mode": "cash"}, {}),
        ({"stakes": {"entry": 50}}, {"capital-other-entry": "free"}),
        ({"smallest": 5}, {}),
    ],
)
def test_a_lawful_setting_is_taken(settings: dict[str, Any], readings: dict[str, str]) -> None:
    _, answer = opening(settings, readings=readings)
    assert isinstance(answer, Accepted)


@pytest.mark.parametrize(("entry", "least"), [(20, 2_000), (100, 5_000)])
def test_a_player_starts_with_the_least_capital_or_any_more(entry: int, least: int) -> None:
    playing = seated({}, {"stakes": {"entry": entry}})
    assert playing.refused(Join("p1", 1, least - 1)) == "illegal-amount"
    playing.must(Join("p1", 1, least))
    playing.must(Join("p2", 2, 1_000_000))


def test_sums_that_the_chips_do_not_make_are_not_brought() -> None:
    playing = seated((1,), {"smallest": 20})
    assert playing.refused(Join("p2", 2, 2_010)) == "illegal-amount"
    assert playing.refused(TopUp("p1", 10)) == "illegal-amount"
    playing.must(Join("p2", 2, 2_020))
    playing.must(TopUp("p1", 20))


@pytest.mark.parametrize(("option", "offered"), [("only-these", False), ("free", True)])
def test_other_entries_are_offered_only_where_they_are_read_as_free(option: str, offered: bool) -> None:
    engine, _ = opening(readings={"capital-other-entry": option})
    assert ("other-entry" in engine.hello().offers[LAW]) is offered


def test_a_player_has_one_place_and_keeps_it_during_a_hand() -> None:
    playing = seated((1, 2))
    assert playing.refused(Join("p1", 3, RICH)) == "already-seated"
    playing.must(Move("p1", 3))
    playing.must(Start())
    assert playing.refused(Move("p1", 1)) == "hand-running"


def test_capital_is_neither_raised_nor_lowered_during_a_hand_nor_taken_off_at_all() -> None:
    playing = seated((1, 2))
    assert playing.refused(TakeOff("p1", 100)) == "forbidden"
    playing.must(TopUp("p1", 100))
    playing.must(Start())
    for wish in (TopUp("p1", 100), Leave("p1")):
        assert playing.refused(wish) == "hand-running"
    assert playing.refused(TakeOff("p1", 100)) == "forbidden"


@pytest.mark.parametrize(
    ("stack", "reading", "owes", "needed"),
    [
        (500, {}, False, 0),
        (499, {}, True, 1_501),
        (499, {"top-up-to": "floor"}, True, 1),
    ],
)
def test_who_falls_below_the_floor_is_dealt_in_again_once_he_has_topped_up(
    stack: int, reading: dict[str, str], owes: bool, needed: int
) -> None:
    own = {2: "As 5s Kh", 1: "9s 5h 7h"}
    stacks = {2: RICH, 1: stack + 130}
    playing = started(own, starts=[[2, 1]], stacks=stacks, readings=reading)
    playing.acts("2 bet 100; 1 call; 2 bet 20; 1 fold")  # entry 20, commission 10, bet 100
    assert playing.stacks[1] == stack
    assert (playing.do(Start()).__class__ is not Accepted) is owes
    if owes:
        if needed > 1:
            playing.must(TopUp("p1", needed - 1))
        playing.refused(Start())
        playing.must(TopUp("p1", 1))
        playing.must(Start())


def test_a_dip_that_is_made_good_counts_only_where_it_is_read_so() -> None:
    own = {2: "Ks", 1: "As"}
    for option, owes in (("at-end", False), ("any-time", True)):
        playing = started(own, stacks={2: RICH, 1: 600}, readings={"capital-dip": option})
        playing.acts("1 bet 200; 2 fold")
        assert playing.stacks[1] == 601  # 370 and the pot of 240 less 9
        assert (playing.do(Start()).__class__ is not Accepted) is owes


def test_who_leaves_takes_all_his_chips() -> None:
    playing = seated((1, 2))
    (left,) = playing.must(Leave("p1"))
    assert left.stack == RICH


def test_entry_and_commission_come_before_the_box_card_and_that_before_all_others() -> None:
    playing = started({3: "", 2: "", 1: ""}, aside="Ac")
    kinds = [type(event).__name__ for event in playing.events if type(event).__name__ != "Turn"][3:]
    assert kinds == ["HandStarted"] + ["Posted"] * 3 + ["Charged"] * 3 + ["Dealt"] * 7
    dealt = playing.all(Dealt)
    assert (dealt[0].to, dealt[0].card) == ("aside", "Ac")
    assert [(event.to, event.face) for event in dealt[1:]] == [
        (Seat(seat), face) for face in ("up", "down") for seat in (3, 2, 1)
    ]
    assert [event.seat for event in playing.all(Posted)] == [3, 2, 1]


def test_a_deck_is_forty_cards_from_five_up() -> None:
    playing = seated((1, 2))
    wrong = (Card("4s"), *DECK[1:])
    assert playing.refused(Start(deck=wrong)) == "illegal-deck"
    assert playing.refused(Start(deck=DECK[:39])) == "illegal-deck"


def test_each_hand_has_a_pack_of_its_own_that_stands_in_another_order() -> None:
    playing, orders = seated((1, 2)), set[tuple[Card, ...]]()
    for _ in range(4):
        playing.must(Start())
        orders.add(playing.engine.tables["t"].state.hand.deck)  # type: ignore[attr-defined]
        while (turn := playing.turn) is not None:
            playing.must(Act(turn.seat, "fold"))
    assert [event.do for event in playing.all(Deck)] == ["shuffled", "boxed"] * 4
    assert len(orders) == 4
    assert all(sorted(order) == sorted(DECK) for order in orders)


def test_two_players_cut_six_cards_or_more() -> None:
    playing = seated((1, 2, 3))
    assert playing.refused(Cut("p1", 5)) == "illegal-cut"
    playing.must(Cut("p1", 6))
    playing.must(Cut("p1", 20))
    playing.must(Cut("p2", 6))
    assert playing.refused(Cut("p3", 6)) == "illegal-cut"
    playing.must(Start())
    assert playing.refused(Cut("p1", 6)) == "hand-running"


def test_a_cut_brings_the_lower_cards_to_the_top() -> None:
    orders = []
    for cuts in ((), (10,)):
        playing = seated((1, 2))
        for cards in cuts:
            playing.must(Cut("p1", cards))
        playing.must(Start())
        state = playing.engine.tables["t"].state
        orders.append(state.hand.deck)  # type: ignore[attr-defined]
    assert orders[1] == orders[0][10:] + orders[0][:10]


@pytest.mark.parametrize(("ms", "acts"), [(119_000, []), (120_000, []), (121_000, ["fold"])])
def test_two_minutes_and_then_the_hand_is_folded_though_passing_was_free(ms: int, acts: list[str]) -> None:
    playing = started({3: "9c 5d Jd", 2: "Kd 5h Th", 1: "Ac 6d 5s"}, starts=[[1, 3, 2]])
    playing.acts("1 bet 100; 3 call; 2 call; ?3")
    events = playing.must(Wait(ms))
    assert [event.act for event in events if isinstance(event, Acted)] == acts
    assert [event.why for event in events if isinstance(event, Acted)] == ["timeout"] * len(acts)
    playing.acts("?2" if acts else "3 check")


def test_the_time_of_the_next_runs_from_the_moment_at_which_that_of_the_last_was_over() -> None:
    playing = started({3: "9c", 2: "Kd", 1: "Ac"})
    events = playing.must(Wait(241_000))
    assert [(event.seat, event.why) for event in events if isinstance(event, Acted)] == [
        (1, "timeout"),
        (2, "timeout"),
    ]
    assert isinstance(events[-1], HandEnded)
