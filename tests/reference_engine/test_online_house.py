"""Settings, seats, chips between hands, commission on the buy-in: what the Portuguese rules let and refuse."""

from __future__ import annotations

from typing import Any

import pytest
from online_table import LAW, deal, four_handed, opened, opening

from vistoria.games.cards.commands import Agree, Renounce
from vistoria.games.cards.events import Marker
from vistoria.model.answer import Accepted, Refused, Unsupported
from vistoria.model.command import Join, Leave, Move, Register, Rest, Show, Start, TakeOff, TopUp
from vistoria.model.event import Acted, Bought, Charged, Dealt, Left, Posted, Registered, Seated, TableState
from vistoria.model.place import Seat

LAWFUL: list[dict[str, Any]] = [
    {},
    {"limit": "half-pot"},
    {"limit": "raises", "raises": 5},
    {"limit": "pot", "raises": 2},
    {"limit": "none"},
    {"mode": "session"},
    {"mode": "demonstration"},
    {"stakes": {"small": 5}, "minimum_bet": 20},
    {"commission": {"on": "pot", "rate": [1, 100]}},
    {"commission": {"on": "pot", "rate": [5, 100]}},
    {"commission": {"on": "buy-in", "rate": [5, 100]}},
    {"commission": {"on": "buy-in", "rate": [20, 100]}},
    {"capital": {"start": [2000, None], "restore": 500}},
    {"clock": {"decision_ms": 1, "extra_ms": 0}},
]
UNLAWFUL: list[tuple[dict[str, Any], str]] = [
    ({"stakes": {"big": 20}, "minimum_bet": 30}, "22"),
    ({"stakes": {"small": 15}, "minimum_bet": 10}, "22"),
    ({"commission": {"on": "pot", "rate": [5, 100], "cap": 1}}, "17.a"),
    ({"commission": {"on": "buy-in", "rate": [5, 100], "cap": 1}}, "17.b"),
    ({"commission": {"on": "pot", "rate": [0, 1]}}, "16"),
    ({"commission": {"on": "pot", "rate": [9, 1000]}}, "17.a"),
    ({"commission": {"on": "pot", "rate": [6, 100]}}, "17.a"),
    ({"commission": {"on": "buy-in", "rate": [0, 1]}}, "16"),
    ({"commission": {"on": "buy-in", "rate": [4, 100]}}, "17.b"),
    ({"commission": {"on": "buy-in", "rate": [21, 100]}}, "17.b"),
    ({"commission": {"on": "hand", "rate": [5, 100]}}, "17"),
    ({"capital": {"start": [2000, 3000]}}, "14"),
]
UNKNOWN: list[dict[str, Any]] = [
    {"stakes": {"ante": [1, 2]}},
    {"capital": {"floor": 20}},
    {"jackpot": {"minimum": 1}},
    {"mode": "cash"},
]


@pytest.mark.parametrize("settings", LAWFUL, ids=str)
def test_a_lawful_table_opens_and_waits_for_two_players(settings: dict[str, Any]) -> None:
    answer = opening(settings)
    assert isinstance(answer, Accepted)
    assert TableState(state="waiting", cites=answer.events[0].cites) == answer.events[0]  # type: ignore[union-attr]


@pytest.mark.parametrize(("settings", "path"), UNLAWFUL, ids=str)
def test_an_unlawful_setting_is_refused_with_its_clause(settings: dict[str, Any], path: str) -> None:
    answer = opening(settings)
    assert isinstance(answer, Refused)
    assert answer.by == "engine"
    assert f"{LAW}/{path}" in answer.reason.text.replace("]", ",").replace(",", " ").split("[")[1].split()


@pytest.mark.parametrize("settings", UNKNOWN, ids=str)
def test_a_setting_that_the_game_does_not_have_is_refused(settings: dict[str, Any]) -> None:
    answer = opening(settings)
    assert isinstance(answer, Refused)
    assert answer.reason.code == "unknown-setting"


@pytest.mark.parametrize(("seats", "lawful"), [(1, False), (2, True), (10, True), (11, False)])
def test_a_table_has_two_to_ten_places(seats: int, lawful: bool) -> None:
    assert isinstance(opening({}, seats), Accepted if lawful else Refused)


def test_a_demonstration_takes_no_commission() -> None:
    playing = four_handed(settings={"mode": "demonstration"})
    deal(playing)
    playing.down()
    assert playing.house == 0
    assert sum(playing.paid().values()) == 80


def test_a_table_works_while_two_play_and_draws_the_button_again_when_it_restarts() -> None:
    playing = opened({1: 1_000, 2: 1_000, 3: 1_000}, marker=2)
    assert [event.state for event in playing.all(TableState)] == ["waiting", "open"]
    playing.must(Start())
    playing.down()
    playing.must(Leave("p1"))
    playing.must(Rest("p2", True))
    assert playing.all(TableState)[-1].state == "waiting"
    assert playing.refused(Start()) == "not-enough-players"
    playing.must(Rest("p2", False))
    assert playing.all(TableState)[-1].state == "open"
    playing.must(Start())
    assert [event.by for event in playing.all(Marker)] == ["forced", "lot"]


def test_the_lot_reaches_every_seat_about_as_often() -> None:
    found = dict.fromkeys((1, 4, 7), 0)
    playing = opened(dict.fromkeys(found, 1_000))
    for _ in range(120):
        playing.must(Start())
        found[playing.all(Marker)[-1].seat] += 1
        playing.acts(" ; ".join(f"{seat} fold" for seat in _speakers(playing)))
        for player in ("p1", "p4"):
            playing.must(Leave(player))
            playing.must(Join(player, int(player[1:]), 1_000))
    assert min(found.values()) > 20, found


def _speakers(playing: Any) -> list[int]:
    order = sorted((1, 4, 7), key=lambda seat: (seat <= playing.all(Marker)[-1].seat, seat))
    return [order[2], order[0]]


def test_a_session_is_for_those_who_are_enrolled() -> None:
    playing = opened({1: 1_000, 2: 1_000}, settings={"mode": "session"})
    assert playing.refused(Join("x", 3, 1_000)) == "not-registered"
    playing.must(Register("x"))
    assert [event.player for event in playing.all(Registered)][-1] == "x"
    playing.must(Join("x", 3, 1_000))
    assert opened({1: 1_000}).refused(Register("x")) == "no-enrolment"


@pytest.mark.parametrize(
    ("reading", "amount", "lawful"),
    [
        ("at-least", 1_999, False), ("at-least", 2_000, True), ("at-least", 2_001, True),
        ("exact", 1_999, False), ("exact", 2_000, True), ("exact", 2_001, False),
    ],
)  # fmt: skip
def test_buy_in_is_the_declared_one(reading: str, amount: int, lawful: bool) -> None:
    playing = opened({}, settings={"capital": {"start": [2000, None]}}, readings={"buy-in": reading})
    if lawful:
        playing.must(Join("p1", 1, amount))
    else:
        assert playing.refused(Join("p1", 1, amount)) == "illegal-buy-in"


def test_one_place_for_each_player() -> None:
    playing = four_handed()
    assert playing.refused(Join("p1", 6, 1_000)) == "already-seated"
    assert isinstance(playing.do(Move("p1", 6)), Unsupported)
    assert playing.refused(Join("p9", 1, 1_000)) == "seat-taken"


def test_chips_come_between_hands_and_go_with_their_player_only() -> None:
    playing = four_handed()
    assert playing.refused(TakeOff("p1", 100)) == "forbidden"
    deal(playing)
    assert playing.refused(TopUp("p1", 100)) == "hand-running"
    playing.acts("4 fold")
    assert playing.refused(TopUp("p4", 100)) == "hand-running"
    playing.acts("1 fold; 2 fold")
    playing.must(TopUp("p1", 100))
    assert playing.stacks[1] == 10_100
    playing.must(Leave("p2"))
    assert playing.all(Left)[-1].stack == 9_990


def test_a_declared_top_up_is_the_only_one() -> None:
    playing = opened({1: 1_000, 2: 1_000}, settings={"capital": {"restore": 500}})
    assert playing.refused(TopUp("p1", 400)) == "illegal-amount"
    playing.must(TopUp("p1", 500))
    assert playing.stacks[1] == 1_500


def test_the_big_blind_is_the_minimum_bet_declared() -> None:
    playing = four_handed(settings={"stakes": {"small": 10}, "minimum_bet": 50})
    deal(playing)
    assert [event.amount for event in playing.all(Posted)] == [10, 50]


def test_who_goes_in_a_hand_folds_and_leaves_his_bets() -> None:
    playing = four_handed()
    deal(playing)
    playing.acts("4 call; 1 raise 60")
    playing.must(Leave("p1"))
    fold, gone = playing.all(Acted)[-1], playing.all(Left)[-1]
    assert (fold.seat, fold.act, fold.why) == (1, "fold", "left")
    assert gone.stack == 9_940
    playing.acts("?2")
    assert playing.refused(Join("new", 1, 1_000)) == "seat-taken"
    playing.must(Leave("p4"))
    playing.acts("?2; 2 call; 3 call; down")
    assert sum(playing.paid().values()) == 200 - 10
    assert set(playing.stacks) == {2, 3}


def test_the_last_but_one_who_goes_ends_the_hand() -> None:
    playing = opened({1: 1_000, 2: 1_000, 3: 1_000}, marker=1)
    deal(playing)
    playing.must(Leave("p2"))
    playing.must(Leave("p1"))
    assert playing.paid() == {3: 20}
    assert playing.all(TableState)[-1].state == "waiting"


def test_below_the_minimum_bet_nobody_is_dealt_in() -> None:
    playing = opened({1: 1_000, 2: 1_000, 3: 19, 4: 20}, marker=1)
    playing.must(Start())
    assert {event.to for event in playing.all(Dealt)} == {Seat(1), Seat(2), Seat(4)}
    assert {event.seat for event in playing.all(Posted)} == {2, 4}
    playing.down()
    playing.must(TopUp("p3", 1))
    playing.must(Start())
    assert Seat(3) in {event.to for event in playing.all(Dealt)}


@pytest.mark.parametrize(
    ("reading", "bought", "stack"), [("out-of", (2_000, 500), 2_250), ("on-top", (2_200, 550), 2_500)]
)
def test_commission_on_what_is_bought(reading: str, bought: tuple[int, int], stack: int) -> None:
    settings = {"commission": {"on": "buy-in", "rate": [1, 10]}}
    playing = opened({}, settings=settings, readings={"buy-in-fee": reading})
    playing.must(Join("p1", 1, 2_000))
    playing.must(Join("p2", 2, 2_000))
    playing.must(TopUp("p1", 500))
    assert playing.all(Seated)[0].stack == 0
    mine = [event for event in playing.all(Bought) if event.seat == 1]
    assert tuple(event.amount for event in mine) == bought
    assert [event.charged for event in mine] == [200, 50]
    assert mine[-1].stack == stack
    assert [event.amount for event in playing.all(Charged)] == [200, 200, 50]
    assert playing.house == 450
    playing.must(Start())
    playing.down()
    assert sum(playing.paid().values()) == 40


def test_wishes_that_the_rules_bar_are_refused() -> None:
    playing = four_handed()
    deal(playing)
    assert playing.refused(Show(4, "all")) == "forbidden"
    assert playing.refused(Agree((1, 2), (15, 15))) == "forbidden"
    assert playing.refused(Renounce(1)) == "forbidden"
