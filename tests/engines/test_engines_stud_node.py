"""The engine of stud in Node: hands worked out by hand, its chips, and its own tests."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest
from stud_node_play import BUY_IN, FOLDER, NODE, REGULATION, Stud, cases, lay

from vistoria.client.link import EngineLink
from vistoria.model.command import Wager
from vistoria.model.table import Settings
from vistoria.smoke import SmokeSetup, smoke

TRANSCRIPTS = Path(__file__).parents[1] / "protocol/transcripts"
SETUP = SmokeSetup(
    REGULATION,
    seats=7,
    settings=Settings(dealing="shuffler"),
    before=tuple(Wager(f"p{seat}", seat, "ante", 100) for seat in (1, 2, 3)),
)


EVERY_HAND = "all 2,598,960 hands"


@pytest.mark.complete
def test_its_own_tests_pass_every_hand_of_five_cards_counted() -> None:
    done = subprocess.run([str(NODE), "--test"], cwd=FOLDER, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout
    assert EVERY_HAND in done.stdout


def test_its_own_tests_pass_but_for_the_count_of_every_hand() -> None:
    command = [str(NODE), "--test", f"--test-skip-pattern={EVERY_HAND}"]
    done = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout
    assert "# fail 0" in done.stdout.replace("ℹ", "#")
    assert EVERY_HAND not in done.stdout


def test_a_hand_told_as_hole_and_community_cards_ranks_like_the_same_five_cards(lawful: EngineLink) -> None:
    cards = ["As", "Ah", "Kd", "Kc", "7s"]
    told = [{"cards": cards}, {"hole": cards}, {"hole": cards[:2], "community": cards[2:]}]
    answer: Any = lawful.call("rank", {"regulation": REGULATION, "for": "showdown", "hands": told})
    assert [hand["name"] for hand in answer["hands"]] == ["two pairs"] * 3


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
        results = list(smoke(link.call, link.hello, [SETUP]))
        assert {result.ability: result.fix for result in results if not result.ok} == {}
        assert len(results) == 20


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
