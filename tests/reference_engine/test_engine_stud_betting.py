"""Articles 2, 5, 6, 7 and 10 of the stud against the croupier: what is refused, dealt, seen and told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from stud_table import LAW, PLAYS, laid, opened, start

from vistoria.model.answer import Provided, Refused, Staked
from vistoria.model.command import Decline, Join, Leave, Move, Start, TopUp, Wager
from vistoria.model.event import Acted, Collected, Dealt, Posted, Shown, Turn
from vistoria.model.place import Seat
from vistoria.model.request import Ask, Open
from vistoria.model.table import Force, Settings
from vistoria.reference_engine.adapter import Reference

HANDS = ("7d 5c 4c 3d 2h", "8d 6c 5h 4d 3h", "Qs Qd Jh 7c 3s")


def opening(settings: dict[str, object], seats: int = 7, force: Force | None = None) -> Any:
    return Reference().open(Open("t", LAW, seats, msgspec.convert(settings, Settings), force or Force()))


@pytest.mark.parametrize(
    ("settings", "seats", "code", "clause"),
    [
        ({}, 6, "unlawful-setting", "2.1"),
        ({}, 8, "unlawful-setting", "2.1"),
        ({"dealing": "hand"}, 7, "unlawful-setting", "3"),
        ({"dealing": "software"}, 7, "unlawful-setting", "3"),
        ({"payouts": {"royal": 49}}, 7, "unlawful-setting", "9.5.9"),
        ({"payouts": {"royal": 101}}, 7, "unlawful-setting", "9.5.9"),
        ({"stakes": {"big": 20}}, 7, "unknown-setting", ""),
        ({"limit": "pot"}, 7, "unknown-setting", ""),
    ],
    ids=str,
)
def test_settings_outside_the_law_are_refused_with_the_clause(
    settings: dict[str, object], seats: int, code: str, clause: str
) -> None:
    answer = opening(settings, seats)
    assert isinstance(answer, Refused)
    assert answer.reason.code == code
    assert not clause or f"{LAW}/{clause}" in answer.reason.text


def test_a_marker_that_the_game_does_not_have_is_not_forced() -> None:
    assert isinstance(opening({}, force=Force(marker=1)), Refused)


@pytest.mark.parametrize("royal", [50, 100])
def test_bounds_of_the_royal_odds_are_lawful(royal: int) -> None:
    assert not isinstance(opening({"payouts": {"royal": royal}}), Refused)


def test_pool_starts_at_its_minimum_where_it_is_not_forced() -> None:
    stud = opened(pool=None)
    assert stud.state.pool == 200_000
    assert stud.look("public").state.displays == {"pool": 200_000}


@pytest.mark.parametrize(
    ("commands", "code", "clause"),
    [
        ([Wager("p1", 2, "ante", 100)], "not-your-hand", "6.1"),
        ([Wager("p1", 5, "ante", 100)], "not-your-hand", "6.1"),
        ([Wager("p9", 1, "ante", 100)], "unknown-player", ""),
        ([Wager("p1", 1, "ante", 99)], "illegal-amount", ""),
        ([Wager("p1", 1, "ante", 1001)], "illegal-amount", ""),
        ([Wager("p1", 1, "ante", 0)], "illegal-amount", ""),
        ([Wager("p1", 1, "jackpot", 10)], "not-now", "10.1"),
        ([Wager("p1", 1, "ante", 100), Wager("p1", 1, "ante", 100)], "already-bet", ""),
        ([Wager("p1", 1, "ante", 100), Wager("p1", 1, "jackpot", 20)], "illegal-amount", ""),
        ([Wager("p1", 1, "ante", 100), Wager("p1", 1, "additional", 200)], "too-early", "6.5"),
        ([Wager("p1", 1, "ante", 100), Leave("p1")], "bets-lie", ""),
        ([Wager("p1", 1, "ante", 100), TopUp("p1", 100)], "bets-lie", ""),
        ([Decline("p1")], "too-early", "6.5"),
        ([Start()], "no-bets", "6.2"),
        ([Wager("p1", 1, "ante", 100), Start(laid(HANDS)[:-1])], "illegal-deck", "1.1"),
        ([Join("p8", 8, 100)], "no-such-seat", "2.1"),
        ([Join("p1", 4, 100)], "already-seated", "6.1"),
        ([Move("p1", 8)], "no-such-seat", "2.1"),
        ([Move("p1", 2)], "seat-taken", ""),
        ([Wager("p1", 1, "ante", 100), Move("p1", 4)], "bets-lie", ""),
        ([Wager("p2", 2, "ante", 100), Start(), Move("p1", 4)], "hand-running", ""),
        ([Join("p4", 2, 100)], "seat-taken", ""),
        ([Leave("p4")], "unknown-player", ""),
    ],
    ids=str,
)
def test_bets_outside_the_law_are_refused_before_the_deal(
    commands: list[Any], code: str, clause: str
) -> None:
    stud = opened()
    stud.must(*commands[:-1])
    got, text = stud.refused(commands[-1])
    assert got == code
    assert not clause or f"{LAW}/{clause}" in text


def test_between_hands_a_player_changes_to_a_free_place_with_his_chips() -> None:
    stud = opened()
    before = stud.state.stacks()[1]
    stud.must(Move("p1", 7))
    assert stud.state.seat_of("p1") == 7
    assert stud.state.stacks()[7] == before
    assert 1 not in stud.state.stacks()


@pytest.mark.parametrize(
    ("command", "code", "clause"),
    [
        (Wager("p1", 1, "additional", 199), "illegal-amount", "6.6"),
        (Wager("p1", 1, "additional", 201), "illegal-amount", "6.6"),
        (Wager("p1", 1, "additional", 100), "illegal-amount", "6.6"),
        (Wager("p2", 2, "additional", 200), "out-of-turn", ""),
        (Wager("p1", 2, "additional", 200), "not-your-hand", "6.1"),
        (Decline("p2"), "out-of-turn", ""),
        (Wager("p1", 1, "jackpot", 10), "not-now", "6.3"),
        (Wager("p1", 1, "ante", 100), "too-late", "6.2"),
        (Wager("p3", 3, "ante", 100), "too-late", "6.2"),
        (Decline("p3"), "not-asked", "6.5"),
        (Start(), "hand-running", ""),
        (Leave("p1"), "bets-lie", ""),
    ],
    ids=str,
)
def test_bets_outside_the_law_are_refused_in_a_hand(command: Any, code: str, clause: str) -> None:
    stud = opened()
    stud.bet((1, 2))
    start(stud, HANDS[:2])
    got, text = stud.refused(command)
    assert got == code
    assert not clause or f"{LAW}/{clause}" in text


def test_additional_bet_needs_chips() -> None:
    stud = opened()
    stud.must(Join("p4", 4, 250), Wager("p4", 4, "ante", 100))
    start(stud, HANDS[:1])
    turn = stud.events[-1]
    assert isinstance(turn, Turn)
    assert turn.choices == {"decline": None}
    assert stud.refused(Wager("p4", 4, "additional", 200))[0] == "not-enough-chips"
    assert stud.refused(Wager("p4", 4, "additional", 150))[0] == "illegal-amount"


def test_three_spaces_hold_three_bets() -> None:
    stud = opened()
    stud.bet((1, 2), jackpot=(1,))
    start(stud, HANDS[:2])
    stud.must(Wager("p1", 1, "additional", 200))
    assert stud.look("public").state.bets == (
        Staked(1, "ante", 100), Staked(1, "jackpot", 10), Staked(1, "additional", 200), Staked(2, "ante", 100)
    )  # fmt: skip
    assert [(event.seat, event.what) for event in stud.all(Posted)] == [
        (1, "ante"), (2, "ante"), (1, "jackpot"), (1, "additional")
    ]  # fmt: skip


def test_shoe_deals_one_card_at_a_time_to_who_has_bet_and_the_croupier_last() -> None:
    stud = opened()
    stud.bet((1, 3))
    start(stud, HANDS[:2])
    dealt = stud.all(Dealt)
    assert [event.to for event in dealt] == [Seat(1), Seat(3), "croupier"] * 5
    assert [event.face for event in dealt] == ["down"] * 14 + ["up"]


@pytest.mark.parametrize(("option", "up"), [("any-one", 12), ("last", 14), ("first", 10)])
def test_shuffler_deals_five_at_a_time_and_one_card_of_the_croupier_lies_open(option: str, up: int) -> None:
    stud = opened(settings={"dealing": "shuffler"}, readings={"shuffler-top-card": option})
    stud.bet((1, 3))
    start(stud, HANDS[:2], dealing="shuffler")
    dealt = stud.all(Dealt)
    assert [event.to for event in dealt] == [Seat(1)] * 5 + [Seat(3)] * 5 + ["croupier"] * 5
    assert [i for i, event in enumerate(dealt) if event.face == "up"] == [up]


def test_each_sees_his_hole_cards_before_he_decides_and_the_croupiers_open_one() -> None:
    stud = opened()
    stud.bet((1, 2))
    start(stud, HANDS[:2])
    own, open_card, all_of_his = HANDS[0].split(), PLAYS.split()[-1], PLAYS.split()
    assert {str(seen.place): list(seen.cards) for seen in stud.look(1).state.cards} == {
        "seat 1": own, "croupier": [open_card]
    }  # fmt: skip
    assert {str(seen.place): list(seen.cards) for seen in stud.look("public").state.cards} == {
        "croupier": [open_card]
    }
    assert {str(seen.place): list(seen.cards) for seen in stud.look("house").state.cards} == {
        "seat 1": own, "seat 2": HANDS[1].split(), "croupier": all_of_his
    }  # fmt: skip
    named = [event.card for event in stud.look(1).events if isinstance(event, Dealt) and event.card]
    assert named == [*own, open_card]


def test_declined_hands_are_collected_unseen() -> None:
    stud = opened()
    stud.bet((1, 2))
    start(stud, HANDS[:2])
    stud.must(Decline("p1"))
    assert [(event.seat, event.act) for event in stud.all(Acted)] == [(1, "decline")]
    assert [(event.seat, event.amount, event.source) for event in stud.all(Collected)] == [(1, 100, "ante")]
    assert Seat(1) not in [seen.place for seen in stud.look("house").state.cards]


def test_croupier_waits_for_the_last_decision() -> None:
    stud = opened()
    stud.bet((1, 2, 3))
    start(stud, HANDS)
    stud.must(Wager("p1", 1, "additional", 200), Decline("p2"))
    assert stud.all(Shown) == []
    stud.must(Wager("p3", 3, "additional", 200))
    assert stud.all(Shown)[0].place == "croupier"


def test_questions_are_answered() -> None:
    stud = opened(settings={"payouts": {"royal": 75, "maximum": 100_000}})

    def ask(what: str) -> Any:
        answer = stud.engine.ask(Ask("t", what, "p1"))
        assert isinstance(answer, Provided), what
        return answer.content

    fixed = {
        "royal": 500_000,
        "straight-flush": 50_000,
        "quads": 20_000,
        "full-house": 10_000,
        "flush": 5_000,
    }
    assert ask("fixed-sums") == {"sums": fixed}
    assert ask("jackpot") == {"pool": 1_000_000, "minimum": 200_000}
    assert ask("stakes") == {"minimum": 100, "maximum": 1000, "jackpot": 10}
    assert ask("notices")["notices"]["fixed-sums"] == fixed
    assert ask("notices")["notices"]["payouts"] == {"royal": 75, "maximum": 100_000}
    assert ask("rules")["regulation"] == LAW
    assert {"place", "decline", "device"} <= set(ask("operations")["operations"])
    assert ask("choices") == {"seat": None, "choices": {}}
    stud.bet((2,))
    start(stud, HANDS[:1])
    assert ask("choices") == {"seat": 2, "choices": {"place": (200, 200), "decline": None}}


def test_whoever_comes_during_a_hand_waits_and_the_turn_is_said_again() -> None:
    stud = opened()
    stud.bet((1,))
    start(stud, HANDS[:1])
    events = stud.must(Join("p4", 4, 1_000))
    assert isinstance(events[-1], Turn)
    assert events[-1].seat == 1
    stud.decide()
    assert stud.stacks[4] == 1_000
