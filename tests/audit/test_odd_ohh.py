"""Open Hand History that is written in unusual ways: each hand is read whole or set aside with place and reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.audit.one_hand import HAND, MACAU, ONLINE, found, judge, records
from tests.audit.test_odd_records import answers, read
from vistoria.audit.formats.hands import record_in, written
from vistoria.audit.record import RecordedHand, formats
from vistoria.model.event import Acted, HandEnded, Paid


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


WRITTEN: dict[str, Callable[[list[dict[str, Any]]], str]] = {
    "an array": json.dumps,
    "an array on many lines": lambda hands: json.dumps(hands, indent=2),
    "an array whose lines are not indented": lambda hands: json.dumps(hands, indent=0),
    "an array with a hand a line": lambda hands: "[\n" + ",\n".join(map(json.dumps, hands)) + "\n]\n",
    "objects on many lines": lambda hands: "\n".join(json.dumps(each, indent="\t") for each in hands),
    "objects one after the other": lambda hands: "".join(map(json.dumps, hands)),
    "objects on many lines, one after the other": lambda hands: "".join(
        json.dumps(each, indent=1) for each in hands
    ),
    "objects with a number of their own": lambda hands: "\n".join(
        json.dumps({"id": 1, **each}) for each in hands
    ),
    "lines that end as in Windows": lambda hands: "\r\n\r\n".join(map(json.dumps, hands)),
}


@pytest.mark.parametrize("kind", WRITTEN)
@pytest.mark.parametrize("name", ["a.ohh", "a.json"])
def test_hands_may_stand_in_any_json(kind: str, name: str, tmp_path: Path) -> None:
    one, two = ohh(), ohh()
    one["players"][0]["name"] = '}{"[ {"'
    text = WRITTEN[kind]([{"ohh": one}, {"ohh": two}])
    assert answers(read(text, name, tmp_path)) == ["kept", "kept"]


def test_what_is_no_object_is_not_passed_over(tmp_path: Path) -> None:
    one = json.dumps({"ohh": ohh()})
    found = answers(read(f"seen\n{one}\nseen\n\n{one}\n", "a.ohh", tmp_path))
    assert [each.partition(": JSON")[0] for each in found] == [
        "1: no object with `ohh`", "kept", "3: no object with `ohh`", "kept",
    ]  # fmt: skip


@pytest.mark.parametrize("indent", [None, 2])
def test_an_object_that_is_cut_off_takes_no_other_with_it(indent: int | None, tmp_path: Path) -> None:
    one = json.dumps({"ohh": ohh()}, indent=indent)
    found = answers(read(f"{one[:900]}\n{one}\n{one[:-9]}\n", "a.ohh", tmp_path))
    assert [each == "kept" for each in found] == [False, True, False]


def test_a_line_longer_than_any_may_hold_many_hands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("sources", "formats.objects", "record"):
        monkeypatch.setattr(f"vistoria.audit.{module}.LONGEST", 5000)
    text = json.dumps([{"ohh": ohh()}] * 20)
    assert len(text) > 20000
    assert answers(read(text, "a.ohh", tmp_path)) == ["kept"] * 20


def test_a_marker_that_the_record_does_not_name_may_stand_at_any_seat() -> None:
    hand = ohh()
    hand.pop("dealer_seat")
    [record] = records(json.dumps({"ohh": hand}), "ohh")
    assert isinstance(record, RecordedHand)
    assert record.marker is None
    assert judge(MACAU).hand(record).broken == ()
    [raised] = [each for each in all_actions(hand) if each.get("amount") == 300]
    raised["amount"] = 351
    [pot] = hand["pots"]
    pot["amount"] = pot["player_wins"][0]["win_amount"] = 1552
    [record] = records(json.dumps({"ohh": hand}), "ohh")
    assert isinstance(record, RecordedHand)
    assert judge(MACAU).hand(record).broken


def of_blinds_who_act(sums: tuple[float, ...], pot: float, won: float) -> dict[str, Any]:
    """Seat 1 calls beside its small blind, seat 2 raises to 8 beside the big one, and bets 5 that nobody matches."""
    (call, raised, matched), hand = sums, ohh()
    names = {1: "ana", 2: "rui", 3: "eva"}

    def act(player: int, word: str, amount: float = 0) -> dict[str, Any]:
        return {"player_id": player, "action": word, "amount": amount}

    streets: dict[str, list[dict[str, Any]]] = {
        "Preflop": [
            act(1, "Post SB", 1), act(2, "Post BB", 2), act(3, "Call", 2), act(1, "Call", call),
            act(2, "Raise", raised), act(3, "Fold"), act(1, "Call", matched),
        ],
        "Flop": [act(1, "Check"), act(2, "Bet", 5), act(1, "Fold")],
    }  # fmt: skip
    boards = {"Preflop": [], "Flop": ["9c", "8d", "2h"]}
    hand["players"] = [
        {"id": seat, "seat": seat, "name": name, "starting_stack": 100} for seat, name in names.items()
    ]
    hand["rounds"] = [
        {"id": i, "street": street, "cards": boards[street], "actions": acts}
        for i, (street, acts) in enumerate(streets.items())
    ]
    hand["pots"] = [
        {"number": 0, "amount": pot, "rake": 0, "player_wins": [{"player_id": 2, "win_amount": won}]}
    ]
    return hand | {"small_blind_amount": 1, "big_blind_amount": 2}


CONVENTIONS: dict[str, tuple[float, ...]] = {
    "what went in": (1, 6, 6),
    "raises by their total": (1, 8, 6),
    "totals of the round": (2, 8, 8),
}
"""A call of 1 beside the small blind, a raise of 6 beside the big one, and its call."""


@pytest.mark.parametrize("kind", CONVENTIONS)
@pytest.mark.parametrize("pot", [18, 23])
def test_sums_are_read_as_the_pots_have_them(kind: str, pot: float) -> None:
    """8 + 8 + 2 are in the pot, with the bet of 5 that nobody matched or without it."""
    hand = of_blinds_who_act(CONVENTIONS[kind], pot, 18)
    [record] = records(json.dumps({"ohh": hand}), "ohh")
    assert isinstance(record, RecordedHand), record
    assert sum(e.put for e in record.events if isinstance(e, Acted)) == 20
    assert judge(MACAU).hand(record).broken == ()


def test_a_hand_that_adds_up_by_no_reading_is_set_aside_where_calls_do_not_match() -> None:
    hand = of_blinds_who_act((2, 8, 4), 16, 16)
    assert answers(records(json.dumps({"ohh": hand}), "ohh")) == [
        "1: it tells of a pot of 16, and of 24 that were put in"
    ]


def test_where_calls_match_a_pot_that_lacks_chips_is_judged() -> None:
    """By its bets and calls 18 are in the pot, and by what was won 17: whoever wins, wins all."""
    hand = of_blinds_who_act(CONVENTIONS["totals of the round"], 17, 17)
    [seen] = found(json.dumps({"ohh": hand}), format_="ohh")
    assert seen.clauses == (f"{MACAU}/10.2",)


def test_chips_of_the_pot_that_nobody_won_are_judged_as_a_commission() -> None:
    """18 are in the pot and were put in, and 14 were won: no law here takes four of eighteen."""
    hand = of_blinds_who_act(CONVENTIONS["totals of the round"], 18, 14)
    [seen] = found(json.dumps({"ohh": hand}), format_="ohh")
    assert seen.clauses == (f"{MACAU}/16",)


def test_what_one_of_the_readings_explains_is_not_found() -> None:
    """The small blind calls by 1, and the big blind raises by 3, which nobody matches: without it 2 + 2 are in the pot.

    Were they totals of 1 and 3, 1 + 3 would be, and the call were none.
    """
    hand = of_blinds_who_act((0, 0, 0), 4, 4)
    del hand["rounds"][1:]
    hand["rounds"][0]["actions"][2:] = acts = [
        {"player_id": player, "action": word, "amount": amount}
        for player, word, amount in ((3, "Fold", 0), (1, "Call", 1), (2, "Raise", 3), (1, "Fold", 0))
    ]
    text = json.dumps({"ohh": hand})
    assert found(text, format_="ohh") == []
    [record] = records(text, "ohh")
    assert isinstance(record, RecordedHand), record
    assert record_in(written(record)) == record
    acts[2]["amount"] = 9
    [seen] = found(json.dumps({"ohh": hand}), ONLINE, "ohh")
    assert seen.clauses == (f"{ONLINE}/24.b",)


@pytest.mark.parametrize("own", [3, 5])
def test_cards_of_another_number_are_found(own: int) -> None:
    hand = of_blinds_who_act(CONVENTIONS["what went in"], 18, 18)
    dealt = {"player_id": 3, "action": "Dealt Cards", "cards": ["2c", "3c", "4c", "5c", "6c"][:own]}
    others = [{"player_id": 1, "action": "Dealt Cards", "cards": ["As", "Ks", "Ah", "Kh"]}]
    hand["rounds"][0]["actions"][2:2] = [dealt, *others]
    [seen] = found(json.dumps({"ohh": hand}), format_="ohh")
    assert seen.clauses == (f"{MACAU}/6.1",)


def test_a_reading_by_which_a_call_does_not_match_comes_last() -> None:
    """A raise to 6 is called by 4 beside the big blind, and a bet of 2 comes back: 6 + 6 are in the pot.

    Were 4 the total of the call, 6 + 4 + 2 would be, too.
    """
    hand = of_blinds_who_act((0, 0, 0), 12, 12)
    hand["rounds"][0]["actions"][2:] = [
        {"player_id": player, "action": word, "amount": amount}
        for player, word, amount in ((3, "Fold", 0), (1, "Raise", 6), (2, "Call", 4))
    ]
    hand["rounds"][1]["actions"][1]["amount"] = 2
    [record] = records(json.dumps({"ohh": hand}), "ohh")
    assert isinstance(record, RecordedHand), record
    assert [e.to for e in record.events if isinstance(e, Acted) and e.act == "call"] == [6]
    assert judge(MACAU).hand(record).broken == ()


def test_a_reading_by_which_a_raise_is_none_comes_last() -> None:
    """The big blind raises by 2, which nobody matches: without it 1 + 2 + 2 are in the pot.

    Were 2 the total of the raise, as many would be put in.
    """
    hand = of_blinds_who_act((0, 0, 0), 5, 5)
    del hand["rounds"][1:]
    hand["rounds"][0]["actions"][3:] = [
        {"player_id": player, "action": word, "amount": amount}
        for player, word, amount in ((1, "Fold", 0), (2, "Raise", 2), (3, "Fold", 0))
    ]
    [record] = records(json.dumps({"ohh": hand}), "ohh")
    assert isinstance(record, RecordedHand), record
    assert [e.to for e in record.events if isinstance(e, Acted) and e.act == "raise"] == [4]
    assert judge(MACAU).hand(record).broken == ()


def test_a_reading_by_which_somebody_is_not_asked_comes_last() -> None:
    """The big blind has 6 and raises by 4 to all of it; the small blind raises by 8 to 10, of which 4 come back.

    Were 4 and 8 totals, 4 + 8 would be in the pot, and the big blind had 2 left to answer with.
    """
    hand = of_blinds_who_act((0, 0, 0), 12, 12)
    del hand["rounds"][1:], hand["players"][2:]
    hand["players"][1]["starting_stack"] = 6
    hand["dealer_seat"] = 1
    hand["rounds"][0]["actions"][2:] = [
        {"player_id": player, "action": word, "amount": amount}
        for player, word, amount in ((1, "Call", 1), (2, "Raise", 4), (1, "Raise", 8))
    ]
    hand["rounds"].append({"id": 1, "street": "Flop", "cards": ["9c", "8d", "2h"], "actions": []})
    [record] = records(json.dumps({"ohh": hand}), "ohh")
    assert isinstance(record, RecordedHand), record
    assert [e.to for e in record.events if isinstance(e, Acted) and e.act == "raise"] == [6, 10]
