"""A hand is told in the order in which it happened, and the deciding step is found."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from vistoria.model.event import event_types
from vistoria.model.history import read_history
from vistoria.telling import brief, tell
from vistoria.telling.lines import card_text, lines

sys.path.append(str(Path(__file__).parents[1] / "reports"))

from report_hands import BANKED, OPENED, RING, STUD, _then, acted, asked


def keys(messages: tuple[dict[str, object], ...], *named: int) -> list[str]:
    return [line.said.key for line in tell(read_history(messages), named).lines]


def test_every_event_of_the_protocol_has_a_line() -> None:
    assert set(lines()) == set(event_types().values())


def test_a_line_stands_for_each_event_in_its_order() -> None:
    assert keys(RING, 8) == [
        *("hand-started", "marker", "posted", "posted", *["dealt.down"] * 4),
        *("acted.fold", "acted.raises", "acted.call", "round-ended", *["dealt.up"] * 3),
        *("shown", "mucked", "charged", "paid.of-pot", "hand-ended"),
    ]


def test_bets_before_the_deal_come_first() -> None:
    assert keys(BANKED, 8)[:2] == ["posted", "hand-started"]


def test_the_deciding_step_is_the_last_of_the_message_before_the_end_of_the_hand() -> None:
    of = tell(read_history(RING), (8,))
    assert of.lines[of.deciding].said.key == "paid.of-pot"
    assert {line.n for line in of.lines if line.named} == {8}
    assert tell(read_history(RING), (6,)).lines[tell(read_history(RING), (6,)).deciding].n == 6


def test_the_parts_of_a_hand_are_its_rounds_its_showdown_and_its_payment() -> None:
    of = tell(read_history(RING), (8,))
    assert [(of.lines[step].said.key, name.key) for step, name in of.chapters] == [
        ("hand-started", "chapter.start"),
        ("acted.fold", "chapter.round"),
        ("dealt.up", "chapter.round"),
        ("shown", "chapter.showdown"),
        ("charged", "chapter.payment"),
    ]


def test_a_refused_act_stands_where_it_was_refused() -> None:
    refused = {"answer": "refused", "by": "engine", "reason": {"code": "illegal-amount", "text": "too much"}}
    messages = (
        *STUD,
        asked("play", commands=[{"do": "act", "seat": 1, "act": "raise", "to": 90}]),
        {"result": {"results": [refused]}},
    )
    of = tell(read_history(messages), (8,))
    assert of.lines[of.deciding].said.key == "refused"
    assert of.lines[of.deciding].said.slots["why"] == "too much"


def test_without_a_hand_the_conversation_is_told() -> None:
    of = tell(read_history(OPENED), (2,))
    assert (of.hand, of.steps) == (None, ())
    assert [line.said.key for line in of.lines] == ["opened"]


@pytest.mark.parametrize(("number", "first"), [(1, 6), (2, 8)])
def test_a_hand_can_be_chosen_by_its_number(number: int, first: int) -> None:
    start = {"type": "hand-started", "stacks": {"1": 100, "2": 100}}
    end = {"type": "hand-ended", "stacks": {"1": 100, "2": 100}}
    two = _then(({**start, "hand": 1}, end), {**start, "hand": 2}, end)
    of = tell(read_history(two), (), number)
    assert of.lines[0].n == first
    assert of.lines[0].said.slots == {"hand": number}


def test_in_brief_cards_dealt_in_a_row_are_one_line_with_closed_cards_in_brackets() -> None:
    lines = list(brief(tell(read_history(STUD), (6,)).lines))
    (dealt,) = [line for line in lines if line.said.key == "dealt.many"]
    assert (dealt.first, dealt.last) == (2, 5)
    assert dealt.said.slots["cards"] == (
        *((1, " ", "", "7♥", ""), " · ", (2, " ", "", "9♥", "")),
        *(" · ", (1, " ", "[", "8♥", "]"), " · ", (2, " ", "[", "?", "]")),
    )


def test_a_long_text_of_the_engine_is_cut() -> None:
    messages = _then((acted(1, "check"),), {"type": "x" * 5000})
    of = tell(read_history(messages), (8,))
    assert max(len(str(line.said.slots.get("what", ""))) for line in of.lines) <= 201


def test_ten_is_written_as_players_read_it() -> None:
    assert card_text("Th") == "10♥"
