"""A stored conversation said again: equal, or different at one named place."""

from __future__ import annotations

from typing import cast

import pytest

from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.client.replay import NotReplayable, replay
from vistoria.client.reply_difference import ABSENT, ReplyDifference, first_difference
from vistoria.client.transcript import Transcript

OPEN = {"table": "t-1", "regulation": "toy", "seats": 2}
JOIN = {"do": "join", "player": "p7", "seat": 1, "buy_in": 500}
REQUESTS: list[tuple[str, dict[str, object]]] = [
    ("open", OPEN),
    ("open", {**OPEN, "table": "t-2"}),
    ("play", {"table": "t-1", "commands": [JOIN, JOIN]}),
    ("look", {"table": "t-2", "as": "public"}),
    ("ask", {"table": "t-1", "what": "rules"}),
    ("ask", {"table": "t-1", "what": "crash"}),
]


def toy() -> EngineLink:
    """A fresh link to the toy, in this process."""
    return EngineLink(InProcessLaunch("toy_adapter:Toy", {}))


def recorded() -> Transcript:
    """What the toy answers; its last answer is a fault."""
    messages: list[dict[str, object]] = []
    with toy() as link:
        for method, params in REQUESTS[:-1]:
            messages += [{"method": method, "params": params}, {"result": link.call(method, params)}]
    method, params = REQUESTS[-1]
    messages += [
        {"method": method, "params": params},
        {"fault": {"reason": "engine-crash", "text": "other words"}},
    ]
    return Transcript({}, tuple(messages))


def altered(n: int, message: dict[str, object]) -> Transcript:
    """The recording with another message in place of number `n`."""
    messages = list(recorded().messages)
    messages[n - 1] = message
    return Transcript({}, tuple(messages))


def test_the_same_engine_answers_the_same_under_other_table_names() -> None:
    with toy() as link:
        assert replay(recorded(), link) is None


def test_tables_still_open_do_not_disturb_a_replay() -> None:
    with toy() as link:
        link.call("open", OPEN)
        assert replay(recorded(), link) is None


def test_another_answer_is_named_by_message_and_path() -> None:
    play = cast(dict[str, object], recorded().messages[5]["result"])
    first = cast(list[dict[str, object]], play["results"])[0]
    events = [{**cast(list[dict[str, object]], first["events"])[0], "stack": 501}]
    wrong = {"results": [{**first, "events": events}, cast(list[object], play["results"])[1]]}
    with toy() as link:
        found = replay(altered(6, {"result": wrong}), link)
    assert found == ReplyDifference(6, "result.results[0].events[0].stack", 501, 500)
    assert str(found) == "message 6, result.results[0].events[0].stack: expected 501, got 500"


def test_an_engine_that_fails_where_it_answered_is_a_difference() -> None:
    with toy() as link:
        found = replay(altered(12, {"result": {}}), link)
    assert found is not None
    assert (found.n, found.path, found.expected) == (12, "fault", ABSENT)


def test_an_engine_that_answers_where_it_failed_is_a_difference() -> None:
    with toy() as link:
        found = replay(altered(8, {"fault": {"reason": "engine-timeout", "text": ""}}), link)
    assert found is not None
    assert (found.n, found.path, found.got) == (8, "fault", ABSENT)


def test_another_fault_is_a_difference() -> None:
    with toy() as link:
        found = replay(altered(12, {"fault": {"reason": "engine-timeout", "text": ""}}), link)
    assert found == ReplyDifference(12, "fault.reason", "engine-timeout", "engine-crash")


def test_a_request_that_was_never_answered_is_left_out() -> None:
    with toy() as link:
        assert replay(Transcript({}, recorded().messages[:-1]), link) is None


def test_messages_out_of_turn_cannot_be_replayed() -> None:
    with toy() as link, pytest.raises(NotReplayable, match="message 1 is no request"):
        replay(Transcript({}, recorded().messages[1:]), link)


@pytest.mark.parametrize(
    ("expected", "got", "path"),
    [
        ({"a": 1}, {"a": 2}, "a"),
        ({"a": 1}, {}, "a"),
        ({}, {"a": None}, "a"),
        ({"a": [1, 2]}, {"a": [1]}, "a[1]"),
        ({"a": [1]}, {"a": [1, {"b": 2}]}, "a[1]"),
        ({"a": {"b": [{"c": "x"}]}}, {"a": {"b": [{"c": "y"}]}}, "a.b[0].c"),
        (1, True, ""),
        (1, 1.0, ""),
        ({}, [], ""),
        (None, 0, ""),
    ],
)
def test_the_first_difference_has_a_path(expected: object, got: object, path: str) -> None:
    found = first_difference(expected, got)
    assert found is not None
    assert found.path == path


@pytest.mark.parametrize("value", [None, 1, "x", [], {}, {"a": [1, {"b": None}]}])
def test_a_value_does_not_differ_from_itself(value: object) -> None:
    assert first_difference(value, value) is None
