"""What the house may declare, what players may do with chips, what nobody may; refusals."""

from __future__ import annotations

from typing import Any

import pytest
from reference_table import LAW, four_handed, opened, opening

from vistoria.games.cards.commands import Agree, Renounce
from vistoria.model.answer import Accepted, Refused, Unsupported
from vistoria.model.command import (
    Act,
    Connection,
    Join,
    Leave,
    Move,
    Proceed,
    Rest,
    Retract,
    Show,
    Start,
    TakeOff,
    TopUp,
    Wait,
)
from vistoria.model.event import Acted, Dealt, HandStarted, Posted
from vistoria.model.place import Seat
from vistoria.model.request import Open
from vistoria.model.table import Force
from vistoria.reference_engine.adapter import Reference

COMMISSION = {"on": "pot", "rate": [1, 20]}


@pytest.mark.parametrize(
    ("settings", "clause"),
    [
        ({"commission": {"on": "pot", "rate": [1, 50]}}, "16"),
        ({"commission": {"on": "pot", "rate": [6, 100]}}, "16"),
        ({"commission": {"on": "buy-in", "rate": [1, 20]}}, "16"),
        ({"commission": {"on": "pot", "rate": [1, 20], "cap": 101}}, "16"),
        ({"commission": {"on": "pot", "rate": [0, 1], "cap": 101}}, "16"),
        ({"limit": "half-pot"}, "11.2"),
        ({"limit": "raises"}, "11.2"),
        ({"raises": 4}, "12.2"),
        ({"limit": "none", "raises": 3}, "12.3"),
    ],
    ids=str,
)
def test_unlawful_setting_is_refused_with_its_clause(settings: dict[str, Any], clause: str) -> None:
    answer = opening(settings)
    assert isinstance(answer, Refused)
    assert answer.reason.code == "unlawful-setting"
    assert f"{LAW}/{clause}" in answer.reason.text


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"commission": COMMISSION},
        {"commission": {"on": "pot", "rate": [3, 100]}},
        {"commission": {"on": "pot", "rate": [0, 100]}},
        {"commission": {"on": "pot", "rate": [1, 20], "cap": 100}},
        {"commission": {"on": "pot", "rate": [1, 20], "cap": 40}},
        {"stakes": {"small": 8, "big": 20}},
        {"stakes": {"big": 50}},
        {"stakes": {"small": 25}},
        {"limit": "none", "minimum_bet": 40},
        {"mode": "tournament"},
        {"raises": 3},
        {"dealing": "shuffler"},
    ],
    ids=str,
)
def test_lawful_setting_is_accepted(settings: dict[str, Any]) -> None:
    assert isinstance(opening(settings), Accepted)


@pytest.mark.parametrize(
    "settings",
    [
        {"payouts": {"royal": 75}},
        {"jackpot": {"minimum": 1}},
        {"capital": {"floor": 500}},
        {"clock": {"decision_ms": 30_000}},
        {"authorisation": {"ref": "x"}},
        {"mode": "session"},
        {"mode": "demonstration"},
        {"stakes": {"ante": [1, 2]}},
        {"stakes": {"entry": 20}},
    ],
    ids=str,
)
def test_setting_of_another_game_is_unknown(settings: dict[str, Any]) -> None:
    answer = opening(settings)
    assert isinstance(answer, Refused)
    assert answer.reason.code == "unknown-setting"


@pytest.mark.parametrize(("seats", "accepted"), [(9, False), (10, True), (11, True), (12, False)])
def test_layout_has_ten_places_or_more_up_to_one_deck(seats: int, accepted: bool) -> None:
    assert isinstance(opening({}, seats), Accepted) is accepted


def test_hand_shuffling_is_lawful_and_not_offered() -> None:
    answer = opening({"dealing": "hand"})
    assert isinstance(answer, Refused)
    assert answer.reason.code == "not-offered"


def test_waiving_the_commission_is_a_right_unless_charging_is_a_duty() -> None:
    duty = {"commission-waived": "duty"}
    assert isinstance(opening({}), Accepted)
    assert isinstance(opening({}, readings=duty), Accepted), "nothing declared: nothing is charged"
    assert isinstance(opening({"commission": {"on": "pot", "rate": [0, 1]}}, readings=duty), Refused)
    assert isinstance(opening({"commission": COMMISSION}, readings=duty), Accepted)


@pytest.mark.parametrize(("option", "taken"), [("engine-minimum", False), ("any", True)])
def test_minimum_bet_of_the_house_binds_players_only_where_it_may_set_one(option: str, taken: bool) -> None:
    playing = four_handed(settings={"minimum_bet": 20}, readings={"limit-minimum-bet": option})
    for command in (Start(), Act(4, "call"), Act(1, "call"), Act(2, "call"), Act(3, "check")):
        playing.must(command)
    assert isinstance(playing.do(Act(2, "bet", to=19)), Accepted) is taken


@pytest.mark.parametrize(
    ("stakes", "posted"),
    [
        ({"small": 8, "big": 20}, [8, 20]),
        ({"small": 20, "big": 20}, [20, 20]),
        ({"small": 25}, [25, 50]),
        ({"big": 50}, [25, 50]),
        ({"big": 1}, [1, 1]),
    ],
    ids=str,
)
def test_blinds_are_those_declared_and_one_alone_fixes_the_other(
    stakes: dict[str, int], posted: list[int]
) -> None:
    playing = four_handed(settings={"stakes": stakes})
    playing.must(Start())
    assert [event.amount for event in playing.all(Posted)] == posted


def test_unknown_regulation_and_a_pool_that_the_game_does_not_have_are_refused() -> None:
    engine = Reference()
    assert isinstance(engine.open(Open("t", "xx", 10)), Refused)
    assert isinstance(engine.open(Open("t", LAW, 10, force=Force(pool=5))), Refused)


def test_chips_in_a_tournament_stay_on_the_table() -> None:
    playing = opened({1: 1_500, 2: 1_500}, settings={"mode": "tournament"})
    assert playing.refused(TakeOff("p1", 500)) == "forbidden"
    answer = playing.do(TakeOff("p1", 500))
    assert isinstance(answer, Refused)
    assert f"{LAW}/4.2" in answer.reason.text


def test_no_clause_is_cited_for_chips_that_stay_on_a_cash_table() -> None:
    playing = opened({1: 1_500, 2: 1_500})
    answer = playing.do(TakeOff("p1", 500))
    assert isinstance(answer, Refused)
    assert (answer.reason.code, LAW in answer.reason.text) == ("not-offered", False)


def test_sums_that_the_chips_do_not_make_are_not_brought() -> None:
    playing = opened({1: 1_000}, settings={"smallest": 5})
    assert playing.refused(Join("x", 5, 1_003)) == "illegal-amount"
    assert playing.refused(TopUp("p1", 3)) == "illegal-amount"
    playing.must(Join("x", 5, 1_005))
    playing.must(TopUp("p1", 10))
    assert playing.stacks == {1: 1_010, 5: 1_005}


def test_players_come_go_rest_and_buy() -> None:
    playing = opened({1: 1_000, 2: 1_000, 3: 1_000})
    assert playing.refused(Join("p1", 5, 100)) == "already-seated"
    assert playing.refused(Join("x", 2, 100)) == "seat-taken"
    assert playing.refused(Join("x", 11, 100)) == "no-such-seat"
    assert playing.refused(Leave("nobody")) == "unknown-player"
    assert playing.refused(Rest("nobody", True)) == "unknown-player"
    assert isinstance(playing.do(Move("p1", 6)), Unsupported)
    playing.must(TopUp("p1", 500))
    assert playing.stacks == {1: 1_500, 2: 1_000, 3: 1_000}
    playing.must(Rest("p2", True))
    playing.must(Start())
    assert playing.all(HandStarted)[-1].stacks == {1: 1_500, 2: 1_000, 3: 1_000}
    assert {event.to for event in playing.all(Dealt)} == {Seat(1), Seat(3)}
    assert playing.refused(Leave("p3")) == "hand-running"
    assert playing.refused(TopUp("p3", 100)) == "hand-running"
    assert playing.refused(Start()) == "hand-running"
    playing.must(Leave("p2"))
    playing.down()
    playing.must(Leave("p3"))
    assert list(playing.stacks) == [1]


@pytest.mark.parametrize(
    ("wish", "clause"),
    [
        (Retract(4), "11.1.s2"),
        (Agree((1, 2), (20, 10)), "10.3"),
        (Renounce(3), "10.3"),
        (Show(3, 4), "6.2"),
        (Show(3, "all"), "13.2"),
    ],
    ids=str,
)
def test_barred_wish_is_refused_with_its_clause(wish: Any, clause: str) -> None:
    playing = four_handed()
    playing.must(Start())
    playing.acts("4 raise 40")
    assert playing.refused(wish) == "forbidden"
    answer = playing.do(wish)
    assert isinstance(answer, Refused)
    assert f"{LAW}/{clause}" in answer.reason.text


def test_spoken_bet_binds_as_chips_do() -> None:
    playing = four_handed()
    playing.must(Start())
    playing.must(Act(4, "raise", to=40, means="voice"))
    assert playing.all(Acted)[-1].to == 40
    assert f"{LAW}/11.1" in playing.all(Acted)[-1].cites
    assert playing.refused(Act(4, "call", to=20, means="voice")) == "out-of-turn"


def test_waiting_and_proceeding_change_nothing() -> None:
    playing = four_handed()
    assert playing.must(Wait(60_000)) == playing.must(Proceed()) == ()


def test_functions_of_other_games_are_not_reached() -> None:
    assert four_handed().do(Connection("p1", False)) == Unsupported("connection")


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (Act(4, "raise"), "illegal-amount"),
        (Act(4, "raise", to=-5), "illegal-amount"),
        (Act(4, "raise", to=10_001), "illegal-amount"),
        (Act(4, "bet", to=40), "not-a-choice"),
        (Act(4, "fold", to=20), "illegal-amount"),
        (Act(9, "fold"), "out-of-turn"),
    ],
    ids=str,
)
def test_act_that_is_not_lawful_now_is_refused(act: Act, code: str) -> None:
    playing = four_handed()
    playing.must(Start())
    assert playing.refused(act) == code


def test_act_without_a_hand_is_refused() -> None:
    playing = four_handed()
    assert playing.refused(Act(1, "fold")) == "no-hand"
