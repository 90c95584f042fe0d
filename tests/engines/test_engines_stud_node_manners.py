"""The manners of the stud engine in Node: what it refuses, what is an error, who is shown and told what."""

from __future__ import annotations

from typing import Any

import pytest
from stud_node_play import BUY_IN, REGULATION, Stud

from vistoria.client.link import EngineLink
from vistoria.protocol.errors import RefusedRequest

REFUSED = {
    "another's seat (6.1)": {"do": "place", "player": "p1", "seat": 2, "space": "ante", "amount": 100},
    "an additional bet before the cards (6.5)": {
        "do": "place", "player": "p1", "seat": 1, "space": "additional", "amount": 200,
    },
    "a jackpot bet of another sum": {"do": "place", "player": "p1", "seat": 1, "space": "jackpot", "amount": 11},
    "more than the greatest ante": {"do": "place", "player": "p2", "seat": 2, "space": "ante", "amount": 1001},
    "an act of another game": {"do": "act", "seat": 1, "act": "check"},
    "an eighth seat (2.1)": {"do": "join", "player": "p8", "seat": 8, "buy_in": 100},
    "a fault at a card that is not dealt": {"do": "start", "incidents": [{"at": 16, "kind": "exposed"}]},
}  # fmt: skip


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_refused_changes_nothing(what: str, stud: Stud) -> None:
    stud.open(pool=1000)
    stud.sit([1])
    stud.do(do="join", player="p2", seat=2, buy_in=BUY_IN)
    before = stud.link.call("look", {"table": "t", "as": "house"})
    answer = stud.answer(**REFUSED[what])
    assert (answer["answer"], answer["by"]) == ("refused", "engine")
    assert stud.link.call("look", {"table": "t", "as": "house"}) == before


def test_every_answer_while_a_hand_runs_says_whose_decision_is_awaited(stud: Stud) -> None:
    stud.open({"dealing": "shuffler"}, pool=1000)
    stud.sit([1, 2])
    stud.do(do="start")
    for command in (
        {"do": "incident", "kind": "device-fault", "device": "shuffler"},
        {"do": "incident", "kind": "exposed", "places": [2]},
        {"do": "join", "player": "p3", "seat": 3, "buy_in": BUY_IN},
    ):
        came = stud.do(**command)
        assert [event["type"] for event in came].count("turn") == 1
        assert (came[-1]["type"], came[-1]["seat"]) == ("turn", 1)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"payouts": {"royal": 49}}, "unlawful-setting"),
        ({"payouts": {"royal": 101}}, "unlawful-setting"),
        ({"dealing": "hand"}, "unlawful-setting"),
        ({"stakes": {"small": 10}}, "unknown-setting"),
        ({"commission": {"on": "pot", "rate": [1, 20]}}, "unknown-setting"),
    ],
)
def test_settings_outside_law_or_product_are_refused(
    settings: dict[str, Any], code: str, lawful: EngineLink
) -> None:
    answer = Stud(lawful).open(settings)
    assert (answer["answer"], answer["by"], answer["reason"]["code"]) == ("refused", "engine", code)
    with pytest.raises(RefusedRequest):
        lawful.call("close", {"table": "t"})


@pytest.mark.parametrize(
    "settings",
    [
        {"jackpot": {"fixed": {"straight": 1000}}},
        {"stakes": {"ante": [200, 100]}},
        {"stakes": {"jackpot": 0}},
        {"clock": {"extra_ms": -1}},
    ],
)
def test_settings_that_the_protocol_does_not_know_are_an_error(
    settings: dict[str, Any], lawful: EngineLink
) -> None:
    with pytest.raises(RefusedRequest, match="-32602"):
        Stud(lawful).open(settings)


@pytest.mark.parametrize("royal", [50, 100])
def test_the_royal_may_pay_from_50_to_100(royal: int, stud: Stud) -> None:
    assert stud.open({"payouts": {"royal": royal}})["answer"] == "accepted"


@pytest.mark.parametrize(
    ("method", "params", "code"),
    [
        ("play", {"table": "t", "commands": [{"do": "decline", "player": "p1", "why": "x"}]}, -32602),
        ("play", {"table": "t", "commands": [{"do": "dance"}]}, -32602),
        ("play", {"table": "t", "commands": [{"do": "start", "deck": ["As"]}]}, -32602),
        ("open", {"table": "u", "regulation": REGULATION, "seats": 7, "settings": {"stake": {}}}, -32602),
        ("look", {"table": "t", "as": {"seat": 1, "player": "p1"}}, -32602),
        ("look", {"table": "nowhere", "as": "public"}, -32602),
        ("rank", {"regulation": REGULATION, "for": "showdown", "hands": [{"cards": ["As"]}]}, -32602),
        ("shuffle", {}, -32601),
    ],
)
def test_a_request_that_makes_no_sense_is_an_error(method: str, params: Any, code: int, stud: Stud) -> None:
    stud.open()
    with pytest.raises(RefusedRequest, match=str(code)):
        stud.link.call(method, params)


def test_nobody_is_shown_another_s_closed_cards(stud: Stud) -> None:
    stud.open({"dealing": "shoe"})
    stud.sit([1, 6])
    stud.do(do="start")
    own = {seat: [e["card"] for e in stud.of("dealt") if e["to"] == {"seat": seat}] for seat in (1, 6)}
    [upcard] = [e["card"] for e in stud.of("dealt") if e["face"] == "up"]
    for viewer, sees in (({"seat": 1}, own[1]), ({"seat": 6}, own[6]), ("public", [])):
        view: Any = stud.link.call("look", {"table": "t", "as": viewer})
        assert sorted(card for place in view["state"]["cards"] for card in place["cards"]) == sorted(
            [*sees, upcard]
        )
        assert sorted(e["card"] for e in view["events"] if "card" in e) == sorted([*sees, upcard])


def test_the_log_of_a_hand_and_the_sums_announced_are_told(stud: Stud) -> None:
    stud.open({"jackpot": {"fixed": {"flush": 7000}}}, pool=123_456)
    stud.sit([2])
    stud.do(do="start")
    stud.decide([2])
    log: Any = stud.link.call("record", {"table": "t", "hand": 1})
    kinds = [event["type"] for event in log["content"]["events"]]
    assert (kinds[0], kinds[-1]) == ("hand-started", "hand-ended")
    assert stud.link.call("record", {"table": "t", "hand": 2}) == {"answer": "not-provided"}
    sums: Any = stud.link.call("ask", {"table": "t", "what": "fixed-sums"})
    assert sums["content"]["sums"]["flush"] == 7000
    assert stud.link.call("ask", {"table": "t", "what": "jackpot", "player": "p2"}) == {
        "answer": "provided",
        "content": {"pool": 123_456, "minimum": 200_000},
    }
