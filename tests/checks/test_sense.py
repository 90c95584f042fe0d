"""What an engine reports has to be possible and to add up: worked transcripts do, changed ones do not."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from vistoria.checks.sense import nonsense
from vistoria.model.history import read_history
from vistoria.model.outcome import Reason

PATHS = sorted((Path(__file__).parents[1] / "protocol" / "transcripts").glob("*.json"))
BETS = {"posted": "amount", "acted": "put", "paid": "amount", "returned": "amount"}


def _messages(path: Path) -> list[dict[str, Any]]:
    messages: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["messages"]
    return messages


def _events(messages: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for message in messages:
        result = message.get("result", {})
        for answer in result.get("results", [result]):
            yield from answer.get("events", [])


def _changed(path: Path, kind: str, **values: object) -> list[dict[str, Any]] | None:
    """The messages with the first event of this kind changed; None where there is none."""
    messages = copy.deepcopy(_messages(path))
    found = next((event for event in _events(messages) if event["type"] == kind), None)
    if found is None:
        return None
    found.update(values)
    return messages


def _reason(messages: list[dict[str, Any]]) -> Reason | None:
    fault = nonsense(read_history(messages))
    return fault.reason if fault else None


each = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
WITH_HANDS = [path for path in PATHS if any(e["type"] == "hand-ended" for e in _events(_messages(path)))]


@each
def test_what_was_worked_by_hand_makes_sense(path: Path) -> None:
    assert nonsense(read_history(_messages(path))) is None


@pytest.mark.parametrize("path", WITH_HANDS, ids=lambda path: path.stem)
def test_a_chip_more_in_any_move_of_a_whole_hand_is_found(path: Path) -> None:
    count = 0
    for i, event in enumerate(_events(_messages(path))):
        key = BETS.get(event["type"])
        if key is None or key not in event:
            continue
        messages = copy.deepcopy(_messages(path))
        list(_events(messages))[i][key] += 1
        assert _reason(messages) in (Reason.MONEY_LOST, Reason.CONTRADICTION), event
        count += 1
    assert count


@each
@pytest.mark.parametrize("seat", [0, -1, 99])
def test_a_seat_that_the_table_has_not_is_found(path: Path, seat: int) -> None:
    tried = [_changed(path, kind, seat=seat) for kind in ("posted", "acted", "seated", "turn", "marker")]
    tried.append(_changed(path, "dealt", to={"seat": seat}))
    assert any(tried) is (path in WITH_HANDS)
    for messages in filter(None, tried):
        assert _reason(messages) is Reason.CONTRADICTION


@each
def test_an_amount_below_nothing_is_found(path: Path) -> None:
    for kind, key in BETS.items():
        messages = _changed(path, kind, **{key: -1})
        if messages is not None:
            assert _reason(messages) is Reason.CONTRADICTION


@each
def test_a_card_that_leaves_the_deck_twice_is_found(path: Path) -> None:
    messages = copy.deepcopy(_messages(path))
    named = [event for event in _events(messages) if event["type"] == "dealt" and "card" in event]
    if len(named) < 2:
        return
    named[1]["card"] = named[0]["card"]
    fault = nonsense(read_history(messages))
    assert fault is not None
    assert fault.reason is Reason.CONTRADICTION
    assert f"{named[0]['card']} leaves the deck a second time" in fault.detail


@pytest.mark.parametrize(
    ("events", "words"),
    [
        ([{"type": "posted", "seat": 3, "what": "big", "amount": 20}], "nobody was reported to sit"),
        ([{"type": "seated", "player": "p2", "seat": 1, "stack": 5}], "somebody sits already"),
        ([{"type": "seated", "player": "p1", "seat": 2, "stack": 101}], "who moves to seat 2"),
        ([{"type": "left", "player": "p1", "seat": 1, "stack": 101}], "reported as 101, and 100"),
        ([{"type": "posted", "seat": 1, "what": "big", "amount": 101}], "gives 101 chips and had 100"),
        ([{"type": "paid", "seat": 1, "amount": 1, "for": "pot"}], "1 chips leave the bets, where 0 lie"),
        ([{"type": "bought", "seat": 1, "amount": 10, "charged": 1, "stack": 110}], "110, and 109"),
        ([{"type": "hand-started", "hand": 1, "stacks": {"1": 99}}], "seat 1 at the start is reported as 99"),
    ],
)
def test_a_fault_says_which_figure_and_what_would_follow(events: list[dict[str, Any]], words: str) -> None:
    fault = nonsense(_table({"type": "seated", "player": "p1", "seat": 1, "stack": 100}, *events))
    assert fault is not None
    assert fault.reason is Reason.MONEY_LOST
    assert words in fault.detail
    assert fault.message == 2


def test_what_an_adapter_leaves_out_is_no_fault() -> None:
    fault = nonsense(
        _table(
            {"type": "seated", "player": "p1", "seat": 1, "stack": 100},
            {"type": "hand-started", "hand": 1},
            {"type": "acted", "seat": 1, "act": "bet", "put": 10, "to": 10},
            {"type": "dealt", "to": {"seat": 1}, "face": "down"},
            {"type": "dealt", "to": {"seat": 1}, "face": "down"},
            {"type": "a-word-of-its-own", "seat": 99, "amount": -5},
        )
    )
    assert fault is None


GOES_MID_HAND: tuple[dict[str, Any], ...] = (
    {"type": "seated", "player": "p1", "seat": 1, "stack": 100},
    {"type": "seated", "player": "p2", "seat": 2, "stack": 100},
    {"type": "hand-started", "hand": 1},
    {"type": "posted", "seat": 1, "what": "small", "amount": 10},
    {"type": "acted", "seat": 1, "act": "fold", "why": "left"},
    {"type": "left", "player": "p1", "seat": 1, "stack": 90},
    {"type": "voided", "scope": "hand", "why": "system-failure"},
    {"type": "returned", "seat": 1, "amount": 10, "why": "void"},
)
"""A player goes with what lies before him, and the hand in which he has bet 10 becomes null."""
ENDED: dict[str, Any] = {"type": "hand-ended", "stacks": {"2": 100}}


def test_bets_come_back_to_a_player_who_has_gone() -> None:
    assert nonsense(_table(*GOES_MID_HAND, ENDED)) is None


def test_what_comes_back_to_a_player_who_has_gone_goes_with_him() -> None:
    again = {"type": "left", "player": "p1", "seat": 1, "stack": 10}
    next_hand = {"type": "hand-started", "hand": 2, "stacks": {"2": 100}}
    joined = {"type": "seated", "player": "p3", "seat": 1, "stack": 50}
    assert nonsense(_table(*GOES_MID_HAND, again, ENDED, joined, next_hand)) is None
    assert _fault(*GOES_MID_HAND, again | {"stack": 11}) == "the stack of seat 1 is reported as 11, and 10"


def test_nothing_comes_back_in_the_next_hand_to_a_player_who_has_gone() -> None:
    posted = {"type": "posted", "seat": 2, "what": "big", "amount": 20}
    late = {"type": "returned", "seat": 1, "amount": 10, "why": "void"}
    next_hand = {"type": "hand-started", "hand": 2, "stacks": {"2": 100}}
    assert _fault(*GOES_MID_HAND, ENDED, next_hand, posted, late) == "chips move at seat 1, where nobody was"


def _fault(*events: dict[str, Any]) -> str:
    """What the last of these events contradicts, as far as the test names it."""
    fault = nonsense(_table(*events))
    assert fault is not None
    words = fault.detail.split(": ", 1)[1]
    return words.split(" by ")[0].split(" reported to")[0]


@pytest.mark.parametrize(
    ("small", "contradicts"), [(20, False), (10, True)], ids=["as it is now", "as it was before"]
)
def test_stakes_that_the_house_changed_are_those_told(small: int, contradicts: bool) -> None:
    def stakes(small: int) -> dict[str, Any]:
        return {"stakes": {"small": small, "big": 2 * small}}

    opened = {"table": "t", "regulation": "toy", "seats": 6, "settings": stakes(10)}
    change = {"do": "set", "settings": stakes(20)}
    content = {"small": small, "big": 2 * small}
    messages = [
        {"method": "open", "params": opened},
        {"result": {"answer": "accepted", "events": []}},
        {"method": "play", "params": {"table": "t", "commands": [change]}},
        {"result": {"results": [{"answer": "accepted", "events": []}]}},
        {"method": "ask", "params": {"table": "t", "what": "stakes"}},
        {"result": {"answer": "provided", "content": content}},
    ]
    assert (nonsense(read_history(messages)) is not None) is contradicts


def _table(*events: dict[str, Any]) -> Any:
    opened = {"method": "open", "params": {"table": "t", "regulation": "toy", "seats": 6}}
    return read_history([opened, {"result": {"answer": "accepted", "events": list(events)}}])
