"""Open Hand History that is written in unusual ways: each hand is read whole or set aside with place and reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.audit.one_hand import HAND, MACAU, judge, records
from tests.audit.test_odd_records import answers, read
from vistoria.audit.record import RecordedHand, formats
from vistoria.model.event import HandEnded, Paid


def ohh() -> dict[str, Any]:
    """The hand in OHH, with a payment in the place of stacks."""
    [hand] = records(f"{HAND}seats = [1, 2, 3]\n")
    assert isinstance(hand, RecordedHand)
    events = (
        *(e for e in hand.events if not isinstance(e, HandEnded)),
        Paid(seat=3, amount=1450, what="pot"),
    )
    assert formats()["ohh"].write is not None
    found: dict[str, Any] = json.loads(formats()["ohh"].write(msgspec.structs.replace(hand, events=events)))
    return found["ohh"]  # type: ignore[no-any-return]


def without(*names: str) -> Callable[[dict[str, Any]], object]:
    return lambda hand: [hand.pop(name) for name in names]


def all_actions(hand: dict[str, Any]) -> list[dict[str, Any]]:
    return [each for part in hand["rounds"] for each in part["actions"]]


OHH: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "no more than play": (
        without("spec_version", "site_name", "network_name", "currency", "table_name", "table_size"),
        "kept",
    ),
    "no number and no time": (without("game_number", "start_date_utc"), "kept"),
    "no word on the dealer": (without("dealer_seat"), "kept"),
    "no pots": (without("pots"), "kept"),
    "pots that nobody is said to win": (
        lambda hand: [pot.pop("player_wins") for pot in hand["pots"]],
        "kept",
    ),
    "actions without numbers": (
        lambda hand: [each.pop("action_number") for each in all_actions(hand)],
        "kept",
    ),
    "sums as texts": (
        lambda hand: [
            each.update(amount=str(each["amount"])) for each in all_actions(hand) if "amount" in each
        ],
        "kept",
    ),
    "players who all have one name": (
        lambda hand: [each.update(name="Hero") for each in hand["players"]],
        "kept",
    ),
    "sums that were added as binary numbers": (
        lambda hand: [
            each.update(amount=each["amount"] + 0.1 + 0.2 - 0.3)
            for each in all_actions(hand)
            if "amount" in each
        ],
        "kept",
    ),
    "a dealer at no seat": (lambda hand: hand.update(dealer_seat=0), "kept"),
    "a dealer in words": (lambda hand: hand.update(dealer_seat="3"), "1: marker cannot be '3'"),
    "a seat in words": (lambda hand: hand["players"][0].update(seat="one"), "1: 'one' is no seat"),
    "a blind below nothing": (lambda hand: hand.update(small_blind_amount=-50), "1: -50 is a sum below zero"),
    "players of one number": (
        lambda hand: [each.update(id=0) for each in hand["players"]],
        "1: without 1",
    ),
    "a sum with decimals without end": (
        lambda hand: hand["rounds"][0]["actions"][0].update(amount=100 / 3),
        "1: a sum with 15 decimals",
    ),
    "fields of another version": (
        lambda hand: hand.update(hero_player_id=1, notes=None, flags=["Observed"]),
        "kept",
    ),
    "who sits out": (
        lambda hand: hand["players"].append({"id": 9, "seat": 4, "name": "z", "starting_stack": 100}),
        "kept",
    ),
    "who sits down to look on": (
        lambda hand: [
            hand["players"].append({"id": 9, "seat": 4, "name": "z", "starting_stack": 100}),
            hand["rounds"][0]["actions"].insert(0, {"player_id": 9, "action": "Sits Down"}),
        ],
        "kept",
    ),
    "a pot of which no commission is told": (
        lambda hand: [pot.update(rake=None) for pot in hand["pots"]],
        "kept",
    ),
    "a table whose players move on": (lambda hand: hand.update(flags=["Fast"]), "kept"),
    "chips that the house adds": (
        lambda hand: hand["rounds"][0]["actions"].append({"action": "Add to Pot", "amount": 50}),
        "chips added to the pot",
    ),
    "a hand that is sold": (
        lambda hand: hand["pots"][0]["player_wins"][0].update(cashout_amount=1400.0),
        "cash out",
    ),
    "a part for a jackpot": (lambda hand: hand["pots"][0].update(jackpot=10.0), "jackpot"),
    "two rivers": (
        lambda hand: hand["rounds"].append({"street": "River", "cards": ["5d"], "actions": []}),
        "run twice",
    ),
    "five cards each": (
        lambda hand: [
            each["cards"].append("2c") for each in all_actions(hand) if each["action"] == "Dealt Cards"
        ],
        "another game: 5 Card Omaha",
    ),
    "a small blind that nobody posts": (
        lambda hand: hand["rounds"][0].update(
            actions=[each for each in hand["rounds"][0]["actions"] if each["action"] != "Post SB"]
        ),
        "no small blind",
    ),
    "a tournament": (lambda hand: hand.update(tournament=True), "tournament"),
    "a cap": (lambda hand: hand.update(bet_limit={"bet_type": "PL", "bet_cap": 3000}), "cap"),
    "an ante": (lambda hand: hand.update(ante_amount=10), "ante"),
    "no limit named": (without("bet_limit"), "Omaha without a limit"),
    "no players": (without("players"), "1: without 'players'"),
    "rounds without their actions": (
        lambda hand: [part.pop("actions") for part in hand["rounds"][1:]],
        "1: without 'actions'",
    ),
}


@pytest.mark.parametrize("kind", OHH)
def test_an_ohh_file_may_lack_what_its_specification_does_not_demand(kind: str, tmp_path: Path) -> None:
    change, answer = OHH[kind]
    hand = ohh()
    change(hand)
    assert answers(read(f"{json.dumps({'ohh': hand})}\n\n", "a.ohh", tmp_path)) == [answer]


def test_what_stands_before_the_first_object_is_not_passed_over(tmp_path: Path) -> None:
    one = json.dumps({"ohh": ohh()})
    found = answers(read(f"[{one},\n{one}\n", "a.ohh", tmp_path))
    assert found[0].startswith("1: no object with `ohh`")
    assert found[1] == "kept"


def test_a_marker_that_the_record_does_not_name_may_stand_at_any_seat() -> None:
    hand = ohh()
    hand.pop("dealer_seat")
    [record] = records(json.dumps({"ohh": hand}), "ohh")
    assert isinstance(record, RecordedHand)
    assert record.marker is None
    assert judge(MACAU).hand(record).broken == ()
    [raised] = [each for each in all_actions(hand) if each.get("amount") == 300]
    raised["amount"] = 351
    [record] = records(json.dumps({"ohh": hand}), "ohh")
    assert isinstance(record, RecordedHand)
    assert judge(MACAU).hand(record).broken
