"""Records that contradict themselves, and sums below zero: set aside with place and reason, and never kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.audit.one_hand import HAND
from tests.audit.test_mapping import EVENTS
from tests.audit.test_mapping import read as mapped
from tests.audit.test_odd_ohh import all_actions, ohh
from tests.audit.test_odd_records import SIDE_POTS, WITH_COMMISSION, answers, read, text
from vistoria.audit.record import BadHand

TOTAL = "Total pot 1450 | Rake 0"
BOARD = "Board [9c 8d 2h Jc 3s]"
WON = "Seat 3: eva (button) showed [Qd Qc Jd Th] and won (1450) with a straight, Eight to Queen"
LOST = "Seat 2: rui (big blind) showed [7h 6h 5s 4s] and lost with high card Jack"
POT = "1: it tells of a pot of {}, a commission of {}, and {} that were won"

TEXTS: dict[str, tuple[list[tuple[str, str]], str]] = {
    "a whole summary": ([(TOTAL, f"{TOTAL}\n{BOARD}\n{LOST}\n{WON}")], "kept"),
    "another pot": ([(TOTAL, "Total pot 9450 | Rake 0\n")], POT.format(9450, 0, 1450)),
    "another pot in the last line": ([(TOTAL, "Total pot 9450 | Rake 0")], POT.format(9450, 0, 1450)),
    "a commission that nobody lacks": ([(TOTAL, "Total pot 1450 | Rake 72\n")], POT.format(1450, 72, 1450)),
    "no commission where 50 are missing": ([("collected 1450", "collected 1400")], POT.format(1450, 0, 1400)),
    "a fifth of the pot that nobody has": ([("collected 1450", "collected 1160")], "broken"),
    "another sum that is won": (
        [(TOTAL, f"{TOTAL}\n{WON.replace('1450', '999')}\n")],
        "1: it tells that seat 3 won 1450, and that it won 999",
    ),
    "another winner": (
        [(TOTAL, f"{TOTAL}\n{LOST.replace('lost', 'won (1450)')}\n")],
        "1: it tells that seat 2 won 0, and that it won 1450",
    ),
    "a winner who lost": (
        [(TOTAL, f"{TOTAL}\n{WON.replace('won (1450)', 'lost')}\n")],
        "1: it tells that seat 3 won 1450, and that it won 0",
    ),
    "another board": (
        [(TOTAL, f"{TOTAL}\n{BOARD.replace('3s', '4s')}\n")],
        "1: it tells of the board 9c 8d 2h Jc 3s, and of the board 9c 8d 2h Jc 4s",
    ),
    "other cards": (
        [(TOTAL, f"{TOTAL}\n{WON.replace('Qd Qc Jd Th', 'Ad Ac Ah As')}\n")],
        "1: seat 3 shows Ad Ac Ah As, which it was not dealt",
    ),
    "another flop before the turn": (
        [("TURN *** [9c 8d 2h]", "TURN *** [9c 8d 3h]")],
        "1: it tells of the board 9c 8d 2h, and of the board 9c 8d 3h",
    ),
    "another turn before the river": (
        [("[9c 8d 2h Jc]", "[9c 8d 2h Js]")],
        "1: it tells of the board 9c 8d 2h Jc, and of the board 9c 8d 2h Js",
    ),
    "the turn apart before the river": ([("[9c 8d 2h Jc] [3s]", "[9c 8d 2h] [Jc] [3s]")], "kept"),
    "a raise by another sum": ([("raises 200", "raises 250")], "1: seat 3 raises by 250 to 300, where 100 was bet"),
    "a raise by all that was put in": ([("raises 200", "raises 300")], "kept"),
    "a raise over a straddle": (
        [("*** HOLE", "eva: posts straddle 200\n*** HOLE"), ("raises 200 to 300", "raises 200 to 400")],
        "straddle",
    ),
    "somebody whose name has decimals comes": (
        [("ana: folds", "bot v1.234 joins the table at seat #4\nana: folds")],
        "kept",
    ),
    "a call below zero": ([("rui: calls 200", "rui: calls -200")], "1: no act of the format: 'rui: calls -200'"),
    "a commission below zero": (
        [("collected 1450", "collected 1550"), ("Rake 0", "Rake -100")],
        "1: a sum below zero: 'Total pot 1450 | Rake -100'",
    ),
    "thousands apart by a point": (
        [("(10000", "(10.000")],
        "1: '10.000' has three decimals: a point begins them here, and thousands stand apart by commas",
    ),
    "thousands apart by a comma": ([("(10000", "(10,000"), ("1450", "1,450")], "kept"),
    "a stack below zero": (
        [("ana (10000", "ana (-10000")],
        "1: no line of the format: 'Seat 1: ana (-10000 in chips)'",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", TEXTS)
def test_what_a_text_hand_says_twice_is_the_same(kind: str, tmp_path: Path) -> None:
    changes, answer = TEXTS[kind]
    assert answers(read(text(*changes), "a.txt", tmp_path)) == [answer]


@pytest.mark.parametrize("hand", [WITH_COMMISSION, SIDE_POTS])
@pytest.mark.parametrize("more", ["", "\n"])
def test_commissions_and_side_pots_add_up(hand: str, more: str, tmp_path: Path) -> None:
    assert answers(read(hand + more, "a.txt", tmp_path)) == ["kept"]


def test_a_commission_that_breaks_off_in_the_middle_contradicts_nothing(tmp_path: Path) -> None:
    """Of the 72 that were taken only the first figure was written."""
    assert answers(read(WITH_COMMISSION.rstrip()[:-1], "a.txt", tmp_path)) == ["kept"]


def pots(**changes: Any) -> Any:
    return lambda hand: [pot.update(changes) for pot in hand["pots"]]


OHH: dict[str, tuple[Any, str]] = {
    "another pot": (pots(amount=9900), POT.format(9900, 0, 1450)),
    "a pot without the commission": (
        lambda hand: [
            pot.update(rake=72, amount=1378) or pot["player_wins"][0].update(win_amount=1378)
            for pot in hand["pots"]
        ],
        "kept",
    ),
    "a commission below zero": (pots(rake=-1), "1: -1 is a sum below zero"),
    "a call below zero": (
        lambda hand: [each.update(amount=-400) for each in all_actions(hand) if each["action"] == "Call"],
        "1: -400 is a sum below zero",
    ),
}


@pytest.mark.parametrize("kind", OHH)
def test_the_pots_of_an_object_are_what_was_won_of_them(kind: str, tmp_path: Path) -> None:
    hand = ohh()
    OHH[kind][0](hand)
    found = answers(read(msgspec.json.encode({"ohh": hand}) + b"\n\n", "a.ohh", tmp_path))
    assert found == [OHH[kind][1]]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("10750]", "-10750]"),
        ("[50, 100, 0]", "[50, 100, -100]"),
        ("antes = [0, 0, 0]", "antes = [0, 0, -100]"),
        ("p3 cbr 400", "p3 cbr -400"),
    ],
)
def test_a_phh_hand_with_a_sum_below_zero_is_set_aside(old: str, new: str, tmp_path: Path) -> None:
    assert old in HAND
    [said] = answers(read(HAND.replace(old, new), "a.phh", tmp_path))
    assert said.endswith("is a sum below zero")


@pytest.mark.parametrize("row", [("RAKE", "", "-1.00", ""), ("WIN", "ana", "-1.00", "")])
def test_a_mapped_sum_below_zero_is_set_aside(row: tuple[str, ...], tmp_path: Path) -> None:
    [hand] = mapped("csv", tmp_path, [*EVENTS, row])
    assert isinstance(hand, BadHand)
    assert hand.reason == "-1.00 is a sum below zero"
