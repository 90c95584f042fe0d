"""The engine of stud in Node: hands worked out by hand, its chips, its manners, and its own tests."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from stud_node_play import BUY_IN, FOLDER, NODE, REGULATION, Stud, cases, launch, lay

from vistoria.client.link import EngineLink
from vistoria.model.command import Wager
from vistoria.model.table import Settings
from vistoria.protocol.errors import RefusedRequest
from vistoria.smoke import Trial, smoke

TRANSCRIPTS = Path(__file__).parents[1] / "protocol/transcripts"
TRIAL = Trial(
    REGULATION,
    seats=7,
    settings=Settings(dealing="shuffler"),
    before=tuple(Wager(f"p{seat}", seat, "ante", 100) for seat in (1, 2, 3)),
)


@pytest.fixture(scope="module")
def lawful() -> Iterator[EngineLink]:
    with launch("--lawful") as link:
        yield link


@pytest.fixture(scope="module")
def delivered() -> Iterator[EngineLink]:
    with launch() as link:
        yield link


@pytest.fixture
def stud(lawful: EngineLink) -> Iterator[Stud]:
    yield Stud(lawful)
    lawful.call("close", {"table": "t"})


def test_its_own_tests_pass_every_hand_of_five_cards_counted() -> None:
    done = subprocess.run([str(NODE), "--test"], cwd=FOLDER, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout
    assert "all 2,598,960 hands" in done.stdout


@pytest.mark.parametrize("mode", ["lawful", "delivered"])
@pytest.mark.parametrize("case", cases(), ids=lambda case: case["name"])
def test_a_hand_goes_as_worked_out_by_hand(
    case: dict[str, Any], mode: str, request: pytest.FixtureRequest
) -> None:
    table = Stud(request.getfixturevalue(mode))
    dealing = case.get("dealing", "shoe")
    pool = case.get("pool", 100_000)
    table.open({"dealing": dealing, "payouts": {"maximum": case.get("maximum", 200_000)}}, pool=pool)
    seats = {int(seat): cards for seat, cards in case["seats"].items()}
    table.sit(sorted(seats))
    for seat in case.get("jackpot", []):
        table.place(seat, "jackpot", 10)
    spent = {int(at): card for at, card in case.get("spent", {}).items()}
    deck = lay(dealing, seats, case["croupier"], spent)
    table.do(do="start", deck=deck, incidents=case.get("incidents", []))
    dealt = table.of("dealt")
    assert [event["card"] for event in dealt] == deck[: len(dealt)]
    if "open" in case:
        seen: Any = table.link.call("look", {"table": "t", "as": "public"})
        assert seen["state"]["cards"] == [{"place": "croupier", "cards": case["open"]}]
    for command in case.get("reported", []):
        for seat in case.get("decline", []):
            table.do(do="decline", player=f"p{seat}")
        table.do(**command)
    table.decide(case.get("decline", []))
    table.link.call("close", {"table": "t"})
    due = {str(seat): stack for seat, stack in case.get(mode, case["lawful"]).items()}
    assert table.pool == due.pop("pool", pool)
    assert table.of("hand-ended")[-1]["stacks"] == due
    assert [event["scope"] for event in table.of("voided")].count("hand") == int(case.get("null", False))
    assert table.total == BUY_IN * len(seats) + pool


@pytest.mark.parametrize("name", ["c-jackpot-order", "d-shuffler-fault"])
def test_the_worked_transcripts_of_the_law_are_answered_event_by_event(name: str, lawful: EngineLink) -> None:
    messages = json.loads((TRANSCRIPTS / f"{name}.json").read_text(encoding="utf-8"))["messages"]
    for asked, answered in zip(messages[::2], messages[1::2], strict=True):
        came = lawful.call(asked["method"], asked["params"])
        assert plain(came) == plain(answered["result"])


def plain(value: Any) -> Any:
    """A reply without what is nobody's business: clauses cited, names of hands, words of refusals, no cards."""
    if isinstance(value, list):
        return [plain(one) for one in value]
    if not isinstance(value, dict):
        return value
    left_out = {"cites", "name", "reason"} | ({"cards"} if value.get("cards") == [] else set())
    return {key: plain(one) for key, one in value.items() if key not in left_out}


def test_every_ability_that_it_claims_works(lawful: EngineLink, delivered: EngineLink) -> None:
    for link in (lawful, delivered):
        results = list(smoke(link.call, link.hello, [TRIAL]))
        assert {result.ability: result.mend for result in results if not result.ok} == {}
        assert len(results) == 18


def test_the_two_products_say_which_they_are(lawful: EngineLink, delivered: EngineLink) -> None:
    assert lawful.hello.engine.version == f"{delivered.hello.engine.version}+lawful"


def test_random_hands_with_faults_end_and_keep_every_chip(delivered: EngineLink) -> None:
    kinds = [("misdealt", {}), ("wrong-count", {}), ("exposed", {}), ("exposed", {}), ("device-fault", {})]
    drawn = random.Random(61)
    ended = 0
    for hand in range(60):
        table = Stud(delivered, f"random-{hand}")
        table.open({"dealing": drawn.choice(["shoe", "shuffler"])}, pool=50_000, seed=str(hand))
        seats = drawn.sample(range(1, 8), drawn.randint(1, 7))
        table.sit(seats)
        for seat in drawn.sample(seats, drawn.randint(0, len(seats))):
            table.place(seat, "jackpot", 10)
        last = 5 * (len(seats) + 1)
        drawn_faults = [
            (drawn.randint(1, last), *drawn.choice(kinds)) for _ in range(drawn.choice([0, 0, 1, 2]))
        ]
        faults = [{"at": at, "kind": kind, **more} for at, kind, more in drawn_faults]
        table.do(do="start", incidents=faults)
        table.decide([seat for seat in seats if drawn.random() < 0.3])
        assert table.events[-1]["type"] == "hand-ended"
        assert table.total == BUY_IN * len(seats) + 50_000
        ended += 1
        delivered.call("close", {"table": table.table})
    assert ended == 60


def test_the_same_seed_deals_the_same_cards_hand_after_hand(lawful: EngineLink) -> None:
    def played(seed: str) -> list[list[str]]:
        table = Stud(lawful, f"seed-{seed}")
        table.open(seed=seed)
        table.sit([1, 4])
        for _ in range(2):
            table.do(do="start")
            table.decide([1, 4])
            for seat in (1, 4):
                table.place(seat, "ante", 100)
        lawful.call("close", {"table": table.table})
        cards = [event["card"] for event in table.of("dealt")]
        return [cards[:15], cards[15:]]

    first, second = played("one")
    assert [first, second] == played("one")
    assert first != second
    assert first != played("two")[0]


def test_a_carried_bet_is_in_play_again_and_not_made_twice(stud: Stud) -> None:
    stud.open({"dealing": "shuffler"}, pool=100_000)
    stud.sit([1, 2])
    stud.place(1, "jackpot", 10)
    stud.do(do="start", incidents=[{"at": 3, "kind": "device-fault", "device": "shuffler"}])
    assert [(e["seat"], e["amount"]) for e in stud.of("carried")] == [(1, 10)]
    assert stud.answer(do="leave", player="p1")["reason"]["code"] == "bet-carried"
    for seat in (1, 2):
        stud.place(seat, "ante", 100)
    twice = stud.answer(do="place", player="p1", seat=1, space="jackpot", amount=10)
    assert twice["reason"]["code"] == "placed-already"
    begun = stud.do(do="start")
    assert begun[0] == {"n": begun[0]["n"], "type": "device", "use": "shuffler", "cites": ["mo-61-2004/11.4"]}
    stud.decide([1, 2])
    assert [(e["seat"], e["from"]) for e in stud.of("collected")][-1] == (1, "jackpot")
    assert len(stud.of("carried")) == 1
    stud.place(2, "ante", 100)
    assert stud.do(do="start")[0]["type"] == "hand-started"  # the shuffler is replaced once


def test_a_carried_bet_waits_for_a_player_who_sits_out_the_next_hand(stud: Stud) -> None:
    stud.open({"dealing": "shoe"}, pool=100_000)
    stud.sit([1, 2])
    stud.place(1, "jackpot", 10)
    stud.do(do="start", incidents=[{"at": 4, "kind": "misdealt", "to": 1, "due": 2}])
    stud.place(2, "ante", 100)
    stud.do(do="start")
    stud.decide()
    assert [e["seat"] for e in stud.of("carried")] == [1, 1]
    assert stud.of("collected", "paid")[-1]["seat"] == 2
    stud.place(1, "ante", 100)
    stud.do(do="start")
    stud.decide([1])
    assert len(stud.of("carried")) == 2
    assert stud.of("collected")[-1] == {
        **stud.of("collected")[-1],
        "seat": 1,
        "amount": 10,
        "from": "jackpot",
    }


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
    assert (answer["accepted"], answer["by"]) == (False, "engine")
    assert stud.link.call("look", {"table": "t", "as": "house"}) == before


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"payouts": {"royal": 49}}, "unlawful-setting"),
        ({"payouts": {"royal": 101}}, "unlawful-setting"),
        ({"jackpot": {"fixed": {"straight": 1000}}}, "unlawful-setting"),
        ({"dealing": "hand"}, "unlawful-setting"),
        ({"stakes": {"ante": [200, 100]}}, "unlawful-setting"),
        ({"stakes": {"small": 10}}, "unknown-setting"),
        ({"commission": {"on": "pot", "rate": [1, 20]}}, "unknown-setting"),
    ],
)
def test_settings_outside_law_or_product_are_refused(
    settings: dict[str, Any], code: str, lawful: EngineLink
) -> None:
    answer = Stud(lawful).open(settings)
    assert (answer["accepted"], answer["by"], answer["reason"]["code"]) == (False, "engine", code)
    with pytest.raises(RefusedRequest):
        lawful.call("close", {"table": "t"})


@pytest.mark.parametrize("royal", [50, 100])
def test_the_royal_may_pay_from_50_to_100(royal: int, stud: Stud) -> None:
    assert stud.open({"payouts": {"royal": royal}})["accepted"]


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
    assert stud.link.call("record", {"table": "t", "hand": 2}) == {"provided": False}
    sums: Any = stud.link.call("ask", {"table": "t", "what": "fixed-sums"})
    assert sums["content"]["sums"]["flush"] == 7000
    assert stud.link.call("ask", {"table": "t", "what": "jackpot", "player": "p2"}) == {
        "provided": True,
        "content": {"pool": 123_456, "minimum": 200_000},
    }
