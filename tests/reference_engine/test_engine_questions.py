"""What players and the house may ask of a table, its hands on record, and its end."""

from __future__ import annotations

from typing import Any

import pytest
from reference_table import LAW, four_handed

from vistoria.model.answer import NotProvided, Provided, Unsupported
from vistoria.model.command import (
    Join,
    Leave,
    Rest,
    Start,
)
from vistoria.model.event import Dealt
from vistoria.model.place import Seat
from vistoria.model.request import Ask, Look, Record
from vistoria.reference_engine.adapter import NoSuchTable


def ask(playing: Any, what: str, player: str | None = None) -> Any:
    answer = playing.engine.ask(Ask("t", what, player))
    return answer.content if isinstance(answer, Provided) else answer


def test_questions_about_the_table_are_answered() -> None:
    playing = four_handed()
    assert ask(playing, "stakes") == {"small": 10, "big": 20, "minimum": 20, "limit": "pot"}
    assert ask(playing, "notices") == {"notices": {"blinds": {"minimum": 10, "maximum": 20}}}
    assert ask(playing, "rules")["regulation"] == LAW
    assert not {"agree", "renounce", "retract"} & set(ask(playing, "operations")["operations"])
    assert ask(playing, "choices") == {"choices": {}}
    assert ask(playing, "complaints") == NotProvided()
    assert ask(playing, "jackpot") == Unsupported("information jackpot")
    playing.must(Start())
    assert set(ask(playing, "choices")["choices"]) == {"fold", "call", "raise"}


def test_last_hand_is_the_one_the_player_took_part_in() -> None:
    playing = four_handed()
    assert ask(playing, "last-hand", "p1") == NotProvided()
    playing.must(Start())
    playing.down()
    playing.must(Rest("p4", True))
    playing.must(Start())
    playing.down()
    assert ask(playing, "last-hand", "p4")["hand"] == 1
    assert ask(playing, "last-hand", "p1")["hand"] == 2
    assert ask(playing, "last-hand", "stranger") == NotProvided()


def test_last_hand_belongs_to_the_player_and_not_to_the_seat() -> None:
    playing = four_handed()
    playing.must(Start())
    own = [event.card for event in playing.all(Dealt) if event.to == Seat(4)]
    playing.acts("4 fold; down")
    playing.must(Leave("p4"))
    playing.must(Join("newcomer", 4, 1_000))
    assert ask(playing, "last-hand", "newcomer") == NotProvided()
    seen = [
        event.get("card") for event in ask(playing, "last-hand", "p4")["events"] if event["type"] == "dealt"
    ]
    assert [card for card in seen if card in own] == own
    others = ask(playing, "last-hand", "p1")["events"]
    assert not [event for event in others if event["type"] == "dealt" and event.get("card") in own]


def test_looking_back_over_ended_hands_gives_every_event_once() -> None:
    playing = four_handed()
    for _ in range(3):
        playing.must(Start())
        playing.down()
    playing.must(Start())
    everything = playing.engine.look(Look("t", "house")).events
    assert [event.n for event in everything] == list(range(1, len(playing.events) + 2))  # type: ignore[union-attr]
    for since in (0, 1, 5, 80, len(everything) - 1, len(everything), len(everything) + 9):
        assert playing.engine.look(Look("t", "house", since=since)).events == everything[since:]


def test_running_hand_is_not_on_record() -> None:
    playing = four_handed()
    playing.must(Start())
    assert playing.engine.record(Record("t", 1)) == NotProvided()
    playing.down()
    assert isinstance(playing.engine.record(Record("t", 1)), Provided)
    assert playing.engine.record(Record("t", 2)) == NotProvided()


def test_closed_table_is_gone() -> None:
    playing = four_handed()
    playing.engine.close("t")
    with pytest.raises(NoSuchTable, match="open it first"):
        playing.do(Start())
