"""Requests that are no table and no command under any law: no engine has to expect them."""

from __future__ import annotations

from typing import Any

from jsonschema_rs import Draft202012Validator

from vistoria.model.answer import MalformedAnswer
from vistoria.model.history import read_request
from vistoria.protocol.schemas import documents

OPEN: dict[str, Any] = {"table": "t", "regulation": "x", "seats": 7}
SETTINGS: list[dict[str, Any]] = [
    {"smallest": 0},
    {"raises": 0},
    {"minimum_bet": 0},
    {"stakes": {"small": 0}},
    {"stakes": {"big": -20}},
    {"stakes": {"entry": 0}},
    {"stakes": {"ante": [0, 10]}},
    {"stakes": {"jackpot": 0}},
    {"capital": {"start": [0, None]}},
    {"capital": {"floor": 0}},
    {"commission": {"on": "pot", "rate": [1, 20], "cap": -1}},
    {"commission": {"on": "pot", "rate": [1, 0]}},
    {"commission": {"on": "pot", "rate": [-1, 20]}},
    {"payouts": {"royal": 0}},
    {"payouts": {"maximum": 0}},
    {"jackpot": {"minimum": 0}},
    {"jackpot": {"fixed": {"flush": 0}}},
    {"jackpot": {"fixed": {"straight": 100}}},
    {"clock": {"decision_ms": 0}},
    {"clock": {"extra_ms": -1}},
]
COMMANDS: list[dict[str, Any]] = [
    {"do": "join", "player": "p1", "seat": 0, "buy_in": 100},
    {"do": "join", "player": "p1", "seat": 1, "buy_in": 0},
    {"do": "move", "player": "p1", "seat": 0},
    {"do": "top-up", "player": "p1", "amount": 0},
    {"do": "take-off", "player": "p1", "amount": -1},
    {"do": "act", "seat": 0, "act": "fold"},
    {"do": "place", "player": "p1", "seat": 0, "space": "ante", "amount": 100},
    {"do": "cut", "player": "p1", "cards": 0},
    {"do": "wait", "ms": -1},
    {"do": "start", "incidents": [{"at": 0, "kind": "misdealt"}]},
    {"do": "start", "deck": ["As", "As"]},
]
SAID: list[tuple[str, dict[str, Any]]] = [
    *(("open", {**OPEN, "settings": settings}) for settings in SETTINGS),
    ("open", {**OPEN, "seats": 0}),
    ("open", {**OPEN, "force": {"marker": 0}}),
    ("open", {**OPEN, "force": {"pool": -1}}),
    ("open", {**OPEN, "force": {"stacks": {"p1": 0}}}),
    *(("play", {"table": "t", "commands": [command]}) for command in COMMANDS),
    ("look", {"table": "t", "as": "public", "since": -1}),
    ("record", {"table": "t", "hand": 0}),
]
"""By method, parameters that the schemas refuse too."""
TWO_FIELDS: list[tuple[str, dict[str, Any]]] = [
    ("open", {**OPEN, "settings": {"stakes": {"small": 21, "big": 20}}}),
    ("open", {**OPEN, "settings": {"stakes": {"ante": [20, 10]}}}),
    ("open", {**OPEN, "settings": {"capital": {"start": [3000, 2000]}}}),
    ("open", {**OPEN, "settings": {"stakes": {"small": 10, "big": 20}, "smallest": 20}}),
    ("open", {**OPEN, "settings": {"stakes": {"big": 25}, "smallest": 10}}),
    ("open", {**OPEN, "settings": {"stakes": {"entry": 20}, "smallest": 50}}),
    ("open", {**OPEN, "settings": {"stakes": {"ante": [100, 150]}, "smallest": 100}}),
    ("open", {**OPEN, "settings": {"stakes": {"jackpot": 10}, "smallest": 100}}),
    ("open", {**OPEN, "settings": {"minimum_bet": 15, "smallest": 10}}),
    ("open", {**OPEN, "force": {"marker": 8}}),
    ("play", {"table": "t", "commands": [{"do": "agree", "seats": [1, 2], "shares": [5]}]}),
    ("play", {"table": "t", "commands": [{"do": "agree", "seats": [1, 1], "shares": [5, 5]}]}),
]
"""Parameters of which two do not fit each other, which a schema does not say."""


def refusal(method: str, params: dict[str, Any]) -> str:
    """What is said of a request; nothing if it is read."""
    try:
        read_request(method, params)
    except MalformedAnswer as error:
        return str(error)
    return ""


def test_a_malformed_request_is_never_read() -> None:
    said = [(method, params, refusal(method, params)) for method, params in SAID + TWO_FIELDS]
    assert [each for each in said if not each[2].startswith(f"{each[0]}: ")] == []


def test_the_schemas_say_so_to_engines_in_other_languages() -> None:
    schemas = documents()
    of = {
        method: Draft202012Validator(schemas[f"{method}.params"]) for method in {method for method, _ in SAID}
    }
    assert [(method, params) for method, params in SAID if of[method].is_valid(params)] == []


def test_a_wager_and_the_total_of_an_act_may_be_any_number_for_the_engine_to_refuse() -> None:
    place = {"do": "place", "player": "p1", "seat": 1, "space": "ante", "amount": 0}
    act = {"do": "act", "seat": 1, "act": "bet", "to": -5}
    read_request("play", {"table": "t", "commands": [place, act]})
