"""Time-outs, lines that fail, null hands, sessions and what a player is told, under the Portuguese rules."""

from __future__ import annotations

from typing import Any

import pytest
from online_table import deal, four_handed, opened
from reference_table import Playing

from vistoria.games.cards.events import Marker
from vistoria.model.answer import NotProvided, Provided
from vistoria.model.command import Act, Connection, Incident, Join, Leave, Rest, Session, Start, TopUp, Wait
from vistoria.model.event import Acted, Charged, HandEnded, Left, Returned, SessionEvent, Time, Turn, Voided
from vistoria.model.request import Ask
from vistoria.model.table import ScheduledIncident

HALF_MINUTE = {"clock": {"decision_ms": 30_000}}
MORE = {"clock": {"decision_ms": 30_000, "extra_ms": 15_000}}


def told(playing: Playing, what: str, player: str = "p1") -> Any:
    answer = playing.engine.ask(Ask("t", what, player))
    return answer.content if isinstance(answer, Provided) else answer


def fold_out(playing: Playing, idle: int) -> None:
    """A hand in which the seat named bets nothing and the others check it down."""
    playing.must(Start())
    while (turn := playing.turn) is not None:
        choices = turn.choices or {}
        act = "check" if "check" in choices else "fold" if turn.seat == idle else "call"
        playing.must(Act(turn.seat, act))  # type: ignore[arg-type]


def test_a_decision_is_taken_up_to_the_end_of_the_time() -> None:
    playing = four_handed(settings=HALF_MINUTE)
    deal(playing)
    playing.must(Wait(29_999))
    playing.acts("4 call; ?1")
    playing.must(Wait(29_999))
    playing.acts("?1")
    playing.must(Wait(1))
    assert (playing.all(Acted)[-1].seat, playing.all(Acted)[-1].why) == (1, "timeout")


def test_silence_is_a_check_where_one_is_free_and_a_fold_elsewhere() -> None:
    playing = four_handed(settings=HALF_MINUTE)
    deal(playing)
    playing.acts("4 call; 1 call; 2 call")
    playing.must(Wait(30_000))
    playing.acts("?2; 2 bet 40")
    playing.must(Wait(30_000))
    assert [(e.seat, e.act) for e in playing.all(Acted) if e.why == "timeout"] == [(3, "check"), (3, "fold")]


def test_one_long_wait_times_out_one_after_the_other_each_with_his_own_time() -> None:
    playing = four_handed(settings=HALF_MINUTE)
    deal(playing)
    playing.must(Wait(70_000))
    assert [event.seat for event in playing.all(Acted)] == [4, 1]
    assert playing.turn is not None
    assert (playing.turn.seat, playing.turn.until) == (2, 90_000)


def test_extra_time_is_given_once_a_turn() -> None:
    playing = four_handed(settings=MORE)
    deal(playing)
    playing.must(Wait(44_999))
    assert [(event.seat, event.extended_ms) for event in playing.all(Time)] == [(4, 15_000)]
    playing.acts("?4")
    playing.must(Wait(1))
    assert playing.all(Acted)[-1].why == "timeout"
    assert [event.until for event in playing.all(Turn)][-1] == 75_000


def test_the_time_of_him_who_is_asked_runs_on_when_another_goes() -> None:
    playing = four_handed(settings=HALF_MINUTE)
    deal(playing)
    playing.must(Wait(20_000))
    playing.must(Leave("p2"))
    playing.must(Wait(10_000))
    assert (playing.all(Acted)[-1].seat, playing.all(Acted)[-1].why) == (4, "timeout")


def test_a_players_line_stops_nothing() -> None:
    playing = four_handed(settings=HALF_MINUTE)
    deal(playing)
    playing.must(Connection("p4", False))
    playing.must(Wait(30_000))
    assert (playing.all(Acted)[-1].act, playing.all(Acted)[-1].why) == ("fold", "timeout")
    playing.down()
    assert not playing.all(Voided)
    assert playing.paid()


def test_the_system_comes_back_and_the_hand_goes_on_with_the_time_that_was_left() -> None:
    playing = four_handed(settings=HALF_MINUTE)
    deal(playing)
    playing.must(Wait(20_000))
    playing.must(Connection("system", False))
    for command in (Act(4, "call"), Start(), Leave("p4"), Session("p4", "end"), Join("p9", 9, 1_000)):
        assert playing.refused(command) == "system-down"
    playing.must(Wait(60_000))
    playing.must(Connection("system", True))
    playing.must(Wait(9_999))
    playing.acts("4 call; down")
    assert not playing.all(Voided)


def test_a_failure_of_the_system_gives_every_bet_back_and_the_button_is_drawn_again() -> None:
    playing = four_handed()
    deal(playing)
    playing.acts("4 call; 1 fold; 2 call; 3 check; 2 bet 40; 3 call; 4 fold")
    playing.must(Incident("system-failure"))
    assert {event.seat: event.amount for event in playing.all(Returned)} == {2: 60, 3: 60, 4: 20}
    assert playing.stacks == dict.fromkeys((1, 2, 3, 4), 10_000)
    assert not playing.all(Charged)
    playing.must(Start())
    assert playing.all(Marker)[-1].by == "lot"


def test_a_failure_while_cards_are_dealt_makes_the_hand_null() -> None:
    playing = four_handed()
    playing.must(Start(incidents=(ScheduledIncident(7, "system-failure"),)))
    assert playing.all(Voided)[0].why == "system-failure"
    assert isinstance(playing.events[-1], HandEnded)
    assert playing.stacks == dict.fromkeys((1, 2, 3, 4), 10_000)


def test_who_has_gone_gets_his_bets_of_a_null_hand_too() -> None:
    playing = four_handed()
    deal(playing)
    playing.acts("4 call")
    playing.must(Leave("p4"))
    playing.must(Incident("system-failure"))
    assert [(event.player, event.stack) for event in playing.all(Left)] == [("p4", 9_980), ("p4", 20)]


def test_totals_of_a_session_are_over_its_hands() -> None:
    playing = four_handed()
    deal(playing, {1: "As Ah 7c 8d"}, "Ad 9h Jd 2d 3c")
    playing.acts(
        "4 call; 1 call; 2 call; 3 check; 2 check; 3 check; 4 check; 1 bet 40; 2 call; 3 fold; 4 fold"
    )
    playing.down()
    assert told(playing, "session") == {"staked": 60, "net": 152 - 60}
    assert told(playing, "results", "p2") == {"staked": 60, "net": -60}
    playing.must(Session("p2", "end"))
    ended = playing.all(SessionEvent)[-1]
    assert (ended.what, ended.totals) == ("ended", {"staked": 60, "net": -60})
    assert playing.all(Left)[-1].stack == 9_940
    assert told(playing, "session", "p2") == {"staked": 60, "net": -60}


def test_a_session_ended_in_a_hand_counts_what_lies_in_it() -> None:
    playing = four_handed()
    deal(playing)
    playing.acts("4 raise 60")
    playing.must(Session("p4", "end"))
    assert playing.all(SessionEvent)[-1].totals == {"staked": 60, "net": -60}
    playing.down()
    assert told(playing, "session", "p4") == {"staked": 60, "net": -60}


def test_a_session_begun_after_a_fold_leaves_the_hand_to_the_one_before() -> None:
    playing = four_handed()
    deal(playing)
    playing.acts("4 raise 60")
    playing.must(Session("p4", "end"))
    playing.must(Session("p4", "start"))
    playing.down()
    assert told(playing, "session", "p4") == {"staked": 0, "net": 0}
    playing.must(Join("p4", 5, 1_000))
    playing.must(Session("p4", "end"))
    assert playing.all(SessionEvent)[-1].totals == {"staked": 0, "net": 0}


def test_a_session_begun_in_a_hand_counts_it_as_long_as_the_player_is_in_it() -> None:
    playing = four_handed()
    deal(playing)
    playing.must(Session("p4", "start"))
    playing.acts("4 raise 60; 1 fold; 2 fold; 3 fold")
    assert told(playing, "session", "p4") == {"staked": 20, "net": 30}  # 40 of his 60 came back unmatched


def stages(playing: Playing) -> list[str]:
    return [event.what for event in playing.all(SessionEvent)]


@pytest.mark.parametrize(
    ("reading", "hands"), [("voluntary-only", 6), ("any-bet", 9)], ids=["bets of one's own", "any bet"]
)
def test_who_bets_nothing_is_invited_then_warned_then_ended(reading: str, hands: int) -> None:
    playing = opened(dict.fromkeys((1, 2, 3, 4), 10_000), marker=2, readings={"idle-hands": reading})
    playing.must(Session("p1", "start"))
    said: list[list[str]] = []
    for _ in range(hands + 2):
        fold_out(playing, idle=1)
        said.append(stages(playing))
    if reading == "any-bet":
        assert said[-1] == ["started"], "a blind in every fourth hand"
        return
    assert said[5] == ["started"]
    assert said[6] == ["started", "invited"]
    assert said[7] == ["started", "invited", "warned"]
    playing.must(Start())
    assert stages(playing)[-1] == "ended"
    assert playing.all(Left)[-1].player == "p1"


def test_a_bet_after_the_warning_keeps_the_session() -> None:
    playing = opened(dict.fromkeys((1, 2, 3, 4), 10_000), marker=2)
    playing.must(Session("p1", "start"))
    for _ in range(8):
        fold_out(playing, idle=1)
    playing.must(Start())
    assert stages(playing)[-1] == "ended"
    playing = opened(dict.fromkeys((1, 2, 3, 4), 10_000), marker=2)
    playing.must(Session("p1", "start"))
    for _ in range(7):
        fold_out(playing, idle=1)
    fold_out(playing, idle=0)
    assert stages(playing) == ["started", "invited", "warned"]
    for _ in range(6):
        fold_out(playing, idle=1)
    assert stages(playing) == ["started", "invited", "warned"]


def test_too_few_chips_lead_to_the_end_of_the_session_unless_others_are_bought() -> None:
    playing = opened({1: 1_000, 2: 1_000, 3: 1_000, 4: 19}, marker=1)
    playing.must(Session("p4", "start"))
    for wanted in ("invited", "warned"):
        playing.must(Start())
        playing.down()
        assert stages(playing)[-1] == wanted
    playing.must(TopUp("p4", 500))
    playing.must(Start())
    assert stages(playing)[-1] == "warned"
    assert 4 in playing.stacks


def test_who_rests_keeps_his_place_and_is_asked_for_nothing() -> None:
    playing = opened({1: 1_000, 2: 1_000, 3: 1_000}, marker=1)
    playing.must(Session("p3", "start"))
    playing.must(Rest("p3", True))
    for _ in range(9):
        playing.must(Start())
        playing.down()
    assert stages(playing) == ["started"]
    assert playing.stacks[3] == 1_000


def test_a_player_is_told_rules_stakes_complaints_and_his_last_hand() -> None:
    playing = four_handed(settings=MORE)
    assert told(playing, "last-hand") == NotProvided()
    assert told(playing, "rules")["text"]
    assert told(playing, "complaints")["text"]
    assert told(playing, "clock") == {"decision_ms": 30_000, "extra_ms": 15_000}
    deal(playing)
    playing.acts("4 call; 1 fold; 2 fold; 3 check; down")
    stakes = told(playing, "stakes")
    assert (stakes["small"], stakes["big"], stakes["minimum"]) == (10, 20, 20)
    last = told(playing, "last-hand", "p1")
    assert last["hand"] == 1
    assert last["staked"] == {"2": 10, "3": 20, "4": 20}
    assert sum(last["won"].values()) == 50 - 2
    cards = [event for event in last["events"] if event["type"] == "dealt" and "card" in event]
    assert len(cards) == 4 + 5
