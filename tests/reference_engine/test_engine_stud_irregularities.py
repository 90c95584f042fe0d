"""Article 11 of the stud against the croupier: what makes a hand null, and what does not."""

from __future__ import annotations

from typing import Any

import pytest
from stud_table import LAW, PLAYS, POOL, STACK, Stud, opened, start

from vistoria.games.cards.commands import Device
from vistoria.games.cards.events import Carried
from vistoria.model.answer import Staked, Unsupported
from vistoria.model.command import Decline, Incident, Leave, Start, Wager
from vistoria.model.event import (
    Collected,
    Corrected,
    Dealt,
    Exposed,
    HandEnded,
    Paid,
    Posted,
    Returned,
    Turn,
    Voided,
)
from vistoria.model.place import Seat
from vistoria.model.table import ScheduledIncident

HANDS = ("5d 5h 9c 8h 7s", "8d 6c 5s 4d 3h")
ROYAL = "Ah Kh Qh Jh Th"


def fault(at: int, kind: str, **details: Any) -> ScheduledIncident:
    return ScheduledIncident(at, kind, **details)  # type: ignore[arg-type]


def ready(**changes: Any) -> Stud:
    """Seats 1 and 2 of three with antes, seat 1 with a jackpot bet."""
    stud = opened(**changes)
    stud.bet((1, 2), jackpot=(1,))
    return stud


NULL = [
    (fault(3, "misdealt", to=1), 3, "11.1"),
    (fault(3, "misdealt", to=1, due="croupier", correctable=True), 3, "11.1"),
    (fault(4, "misdealt", to=3, correctable=False), 4, "11.1"),
    (fault(15, "wrong-count", to=2, count=6), 15, "11.1"),
    (fault(1, "wrong-count", places=(2,), count=2), 1, "11.1"),
]


@pytest.mark.parametrize(("incident", "dealt", "clause"), NULL, ids=str)
def test_faults_of_dealing_make_the_hand_null(incident: ScheduledIncident, dealt: int, clause: str) -> None:
    stud = ready()
    start(stud, HANDS, PLAYS, incident)
    assert len(stud.all(Dealt)) == dealt
    (null,) = stud.all(Voided)
    assert (null.scope, null.why) == ("hand", incident.kind)
    assert null.cites == (f"{LAW}/{clause}",)
    assert [(event.seat, event.amount, event.why) for event in stud.all(Returned)] == [
        (1, 100, "void"), (2, 100, "void")
    ]  # fmt: skip
    assert [(event.seat, event.amount) for event in stud.all(Carried)] == [(1, 10)]
    assert isinstance(stud.events[-1], HandEnded)
    assert stud.stacks == {1: STACK - 10, 2: STACK, 3: STACK}


def test_shuffler_that_fails_makes_the_hand_null_and_the_shoe_may_take_its_place() -> None:
    stud = ready(settings={"dealing": "shuffler"})
    start(stud, HANDS, PLAYS, fault(7, "device-fault", device="shuffler"), dealing="shuffler")
    assert stud.all(Voided)[0].cites == (f"{LAW}/11.4",)
    (changed,) = stud.must(Device("shoe"))
    assert (changed.use, changed.cites) == ("shoe", (f"{LAW}/11.4",))
    stud.bet((1, 2))
    start(stud, HANDS)
    assert stud.all(Dealt)[-1].to == "croupier"
    assert [event.to for event in stud.all(Dealt)[-15:-12]] == [Seat(1), Seat(2), "croupier"]


def test_carried_jackpot_bet_is_in_play_once_more_and_counted_once() -> None:
    stud = ready()
    start(stud, HANDS, PLAYS, fault(3, "misdealt", to=1))
    assert stud.look("public").state.bets == (Staked(1, "jackpot", 10),)
    stud.bet((1, 2))
    assert stud.refused(Wager("p1", 1, "jackpot", 10))[0] == "already-bet"
    start(stud, (ROYAL, HANDS[1]))
    stud.decide()
    assert stud.prizes() == [[1, POOL]]
    assert [event.what for event in stud.all(Posted) if event.seat == 1] == [
        "ante", "jackpot", "ante", "additional"
    ]  # fmt: skip
    assert [(e.seat, e.amount) for e in stud.all(Collected) if e.source == "jackpot"] == [(1, 10)]


def test_null_hand_wins_no_jackpot() -> None:
    stud = ready()
    start(stud, (ROYAL, HANDS[1]))
    stud.must(Incident("misdealt"))
    assert stud.all(Paid) == []
    assert stud.state.pool == POOL


def test_carried_bet_stands_on_while_its_player_sits_out() -> None:
    stud = ready()
    start(stud, HANDS, PLAYS, fault(3, "misdealt", to=1))
    assert stud.refused(Leave("p1"))[0] == "bets-lie"
    stud.bet((2,))
    start(stud, HANDS[:1])
    stud.decide()
    assert [(event.seat, event.amount) for event in stud.all(Carried)] == [(1, 10), (1, 10)]
    assert stud.look("public").state.bets == (Staked(1, "jackpot", 10),)


def test_one_card_seen_changes_nothing() -> None:
    stud = ready()
    start(stud, HANDS, PLAYS, fault(4, "exposed"))
    assert [(event.place, event.card) for event in stud.all(Exposed)] == [(Seat(1), "5h")]
    assert stud.all(Voided) == []
    assert stud.all(Dealt)[-1].face == "up"
    assert ["5h"] in [list(seen.cards) for seen in stud.look(2).state.cards]
    stud.decide(declines=(2,))
    assert stud.stacks == {1: STACK + 290, 2: STACK - 100, 3: STACK}


@pytest.mark.parametrize("second", [fault(9, "exposed"), fault(5, "exposed")], ids=str)
def test_two_cards_seen_one_after_the_other_make_the_hand_null(second: ScheduledIncident) -> None:
    stud = ready()
    start(stud, HANDS, PLAYS, fault(4, "exposed"), second)
    assert len(stud.all(Exposed)) == 2
    assert stud.all(Voided)[0].why == "exposed"


def test_card_of_the_croupier_seen_stays_and_all_his_others_are_closed() -> None:
    stud = ready()
    start(stud, HANDS, PLAYS, fault(6, "exposed", places=("croupier",)))
    (seen,) = stud.all(Exposed)
    assert (seen.place, seen.card, seen.cites) == ("croupier", "Kd", (f"{LAW}/11.2.s2",))
    assert {event.face for event in stud.all(Dealt)} == {"down"}
    assert [list(each.cards) for each in stud.look("public").state.cards] == [["Kd"]]
    stud.decide()
    assert stud.stacks[1] == STACK + 290


def test_shuffler_shows_no_top_card_after_one_was_seen() -> None:
    stud = ready(settings={"dealing": "shuffler"})
    start(stud, HANDS, PLAYS, fault(11, "exposed"), dealing="shuffler")
    assert {event.face for event in stud.all(Dealt)} == {"down"}


def test_card_of_the_croupier_seen_may_be_put_aside_and_replaced() -> None:
    stud = ready(readings={"exposed-croupier-card": "set-aside"})
    start(stud, HANDS, PLAYS, fault(6, "exposed", places=("croupier",)))
    (away,) = stud.all(Corrected)
    assert (away.card, away.source, away.to) == ("Kd", "croupier", "aside")
    dealt = stud.all(Dealt)
    assert len(dealt) == 16
    assert [event.to for event in dealt[5:8]] == ["croupier", "croupier", Seat(1)]
    assert {event.face for event in dealt} == {"down"}
    stud.decide()
    assert isinstance(stud.events[-1], HandEnded)


def test_hand_dealt_where_nobody_bet_is_null_and_the_others_play() -> None:
    stud = opened(seats=(1, 2, 4))
    stud.bet((1, 2))
    five = tuple(fault(at, "dealt-to-empty", to=4) for at in (3, 7, 11, 15, 19))
    start(stud, (*HANDS, ROYAL), PLAYS, *five)
    assert [event.to for event in stud.all(Dealt)] == [Seat(1), Seat(2), Seat(4), "croupier"] * 5
    (null,) = stud.all(Voided)
    assert (null.scope, null.seat, null.cites) == ("seat", 4, (f"{LAW}/11.3",))
    stud.decide()
    assert stud.stacks == {1: STACK + 300, 2: STACK - 300, 4: STACK}


def test_one_card_dealt_where_nobody_bet_is_spent() -> None:
    stud = ready()
    start(stud, ("5d 5h 9c 8h 7s", "8d 6c 5s 4d 3h"), PLAYS, fault(1, "dealt-to-empty", to=3))
    assert [event.to for event in stud.all(Dealt)][:4] == [Seat(3), Seat(1), Seat(2), "croupier"]
    assert len(stud.all(Dealt)) == 16
    assert isinstance(stud.events[-1], Turn)


@pytest.mark.parametrize("place", [1, "croupier"])
def test_a_place_that_gets_a_hand_is_no_empty_one(place: int | str) -> None:
    stud = ready()
    assert stud.refused(Start(incidents=(fault(1, "dealt-to-empty", to=place),)))[0] == "not-empty"


@pytest.mark.parametrize("kind", ["misdealt", "wrong-count"])
def test_fault_found_later_makes_the_hand_null_and_undoes_what_was_collected(kind: str) -> None:
    stud = ready()
    start(stud, HANDS)
    stud.must(Decline("p1"), Incident(kind))  # type: ignore[arg-type]
    assert [(event.seat, event.amount) for event in stud.all(Collected)] == [(1, 100), (1, -100)]
    assert stud.stacks == {1: STACK - 10, 2: STACK, 3: STACK}


def test_ante_of_who_declined_stays_lost_in_a_null_hand_where_that_is_read() -> None:
    stud = ready(readings={"declined-then-null": "stays-lost"})
    start(stud, HANDS)
    stud.must(Decline("p1"), Incident("misdealt"))
    assert [(event.seat, event.amount) for event in stud.all(Collected)] == [(1, 100)]
    assert [(event.seat, event.amount) for event in stud.all(Returned)] == [(2, 100)]
    assert [(event.seat, event.amount) for event in stud.all(Carried)] == [(1, 10)]
    assert stud.stacks == {1: STACK - 110, 2: STACK, 3: STACK}


def test_additional_bets_of_a_null_hand_go_back_with_the_ante() -> None:
    stud = ready()
    start(stud, HANDS)
    stud.must(Wager("p1", 1, "additional", 200), Incident("misdealt"))
    assert [(event.seat, event.amount) for event in stud.all(Returned)] == [(1, 300), (2, 100)]


def test_shuffler_that_fails_after_the_deal_changes_nothing() -> None:
    stud = ready(settings={"dealing": "shuffler"})
    start(stud, HANDS, dealing="shuffler")
    stud.must(Incident("device-fault", device="shuffler"))
    assert stud.all(Voided) == []
    stud.decide()
    assert stud.stacks[1] == STACK + 290


def test_cards_seen_after_the_deal_count_too() -> None:
    stud = ready()
    start(stud, HANDS)
    events = stud.must(Incident("exposed", places=(1,)))
    assert [type(event) for event in events] == [Exposed, Turn]
    events = stud.must(Incident("exposed", places=("croupier",)))
    assert [type(event) for event in events[:2]] == [Exposed, Voided]


@pytest.mark.parametrize(
    "incident",
    [
        Incident("exposed"),
        Incident("exposed", places=(3,)),
        Incident("exposed", places=("box",)),
    ],
    ids=str,
)
def test_reports_of_faults_that_cannot_be_are_refused(incident: Incident) -> None:
    stud = ready()
    start(stud, HANDS)
    assert stud.refused(incident)[0] == "no-such-card"


def test_faults_of_other_games_are_not_reached() -> None:
    stud = ready()
    assert isinstance(stud.do(Start(None, (fault(1, "key-exposed"),))), Unsupported)
    assert stud.refused(Incident("misdealt"))[0] == "no-hand"
    start(stud, HANDS)
    assert isinstance(stud.do(Incident("system-failure")), Unsupported)
