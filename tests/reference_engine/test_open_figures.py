"""Portaria 104/85/M: the order of five cards out of forty, and of open cards, over all there are."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from every_hand import every_hand

from vistoria.model.answer import Order, Unsupported
from vistoria.model.cards import full_deck, parse_cards
from vistoria.model.request import HoleAndCommunity, Rank
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.hands import Hand
from vistoria.reference_engine.policies.open_cards.figures import Figure, Ladder
from vistoria.reference_engine.policies.ranking import Ranking
from vistoria.reference_engine.rules.mo_104_85_m import with_readings

LAW = "mo-104-85-m"
DECK = full_deck("56789TJQKA")
COUNTS = {
    "yes": {
        Hand.ROYAL_FLUSH: 4,
        Hand.STRAIGHT_FLUSH: 24,
        Hand.FOUR_OF_A_KIND: 360,
        Hand.FULL_HOUSE: 2_160,
        Hand.FLUSH: 980,
        Hand.STRAIGHT: 7_140,
        Hand.THREE_OF_A_KIND: 23_040,
        Hand.TWO_PAIRS: 51_840,
        Hand.PAIR: 322_560,
        Hand.HIGH_CARD: 249_900,
    }
}
COUNTS["no"] = COUNTS["yes"] | {Hand.STRAIGHT_FLUSH: 20, Hand.FLUSH: 984}
VALUES = 1_734
"""Distinct values of five cards, under both options: 1 royal, 6 or 5 straight flushes and so on."""

OPEN = {
    Figure.ROYAL: 8,
    Figure.STRAIGHT_FLUSH: 24,
    Figure.QUADS: 10,
    Figure.FLUSH: 808,
    Figure.STRAIGHT: 2_016,
    Figure.TRIO: 1_440,
    Figure.TWO_PAIRS: 1_620,
    Figure.PAIR: 34_560,
    Figure.CARD: 50_904,
}
"""Sets of four open cards, whichever of them is the newest; a pair counts though it be old.

With one suited card missing each suit has 5 possible royals and 24 other sequences: 6 without a gap, 3 with
one in each of the five below the royal, 3 in the one with the low ace.
"""


def ranking(option: str) -> Ranking:
    return with_readings({"low-ace-straight-flush": option}).ranking


@pytest.mark.parametrize("option", ["yes", "no"])
def test_every_five_cards_of_forty_are_of_the_kind_that_the_law_counts(option: str) -> None:
    every = every_hand(ranking(option).strengths)
    assert every.counts() == COUNTS[option]
    assert len(every.values) == 658_008
    assert len(np.unique(every.values)) == VALUES


@pytest.mark.parametrize(
    ("better", "worse", "option", "clause"),
    [
        ("Ah 5h 6h 7h 8h", "9s 9h 9c 9d Kc", "yes", "5.2"),
        ("9s 9h 9c 9d Kc", "Ah 5h 6h 7h 8h", "no", "5.3"),
        ("Ah 5h 6h 7h 8h", "9s 9h 9c Kd Ks", "yes", "5.2"),
        ("9s 9h 9c Kd Ks", "Ah 5h 6h 7h 8h", "no", "5.4"),
        ("Ah 5h 6h 7h 8h", "As Qs Js 9s 8s", "yes", "5.2"),
        ("As Qs Js 9s 8s", "Ah 5h 6h 7h 8h", "no", "5.5"),
        ("Ah 5h 6h 7h 8h", "Ks Qs Js 9s 8s", "yes", "5.2"),
        ("Ah 5h 6h 7h 8h", "Ks Qs Js 9s 8s", "no", "5.5"),
        ("9d 8d 7d 6d 5d", "Ah 5h 6h 7h 8h", "yes", "5.2"),
        ("9d 8d 7d 6d 5d", "Ah 5h 6h 7h 8h", "no", "5.2"),
        ("Ts 9s 8s 7s 6s", "9d 8d 7d 6d 5d", "yes", "5.2"),
        ("7s 7h 7c 7d 5s", "6s 6h 6c 6d As", "yes", "5.3"),
        ("8s 8h 8c 5d 5s", "7s 7h 7c Ad As", "yes", "5.4"),
        ("6s 6h 6c 8d 8h", "Ks Js 9s 7s 5s", "yes", "5.4"),
        ("Ks Js 9s 7s 6s", "Kd Jd 9d 7d 5d", "yes", "5.5"),
        ("5s 6h 7c 8d 9s", "Ad 5h 6c 7d 8s", "yes", "5.6"),
        ("Ad 5h 6c 7d 8s", "Ks Kh Kc Qd Js", "yes", "5.6"),
        ("Ks Kh Kc 6d 5s", "Qs Qh Qc Ad Js", "yes", "5.7"),
        ("Ks Kh 9s 9h 6d", "Kd Kc 9d 9c 5s", "yes", "5.8"),
        ("Ks Kh Ts 9h 6d", "Kd Kc Td 9c 5s", "yes", "5.9"),
        ("Ks Kh Ts 9h 5d", "Qs Qh As 9d 5c", "yes", "5.9"),
        ("As Kh Qc Td 9s", "Ad Kc Qh Ts 8d", "yes", "5.10"),
    ],
)
def test_known_pair_is_ordered_by_its_clause(better: str, worse: str, option: str, clause: str) -> None:
    law = ranking(option)
    first, second = (law.strengths.of(parse_cards(text)) for text in (better, worse))
    assert first > second
    assert law.separate(first, second).clause == f"{LAW}/{clause}"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("As Ks Qs Js Ts", "Ad Kd Qd Jd Td"),
        ("Ts 9s 8s 7s 6s", "Td 9d 8d 7d 6d"),
        ("Ks Js 9s 7s 5s", "Kd Jd 9d 7d 5d"),
        ("Ts 9h 8c 7d 6s", "Td 9c 8h 7s 6d"),
        ("Ks Kh 9s 9h 5d", "Kd Kc 9d 9c 5s"),
        ("Ks Kh Ts 9h 5d", "Kd Kc Td 9c 5s"),
        ("As Kh Qc Td 9s", "Ad Kc Qh Ts 9d"),
    ],
)
def test_equal_hands_tie_whatever_their_suits(one: str, other: str) -> None:
    strengths = ranking("yes").strengths
    assert strengths.of(parse_cards(one)) == strengths.of(parse_cards(other))


def ladder(**readings: str) -> Ladder:
    return with_readings(
        {name.replace("_", "-"): option for name, option in readings.items()}
    ).speaking.ladder(4)


@pytest.mark.sampled(
    "readings, changed",
    [
        ({}, {}),
        (
            {"low_ace_open": "no"},
            {Figure.STRAIGHT_FLUSH: 20, Figure.FLUSH: 812, Figure.STRAIGHT: 1_764, Figure.CARD: 51_156},
        ),
        ({"open_gap_suited": "royal-gap"}, {Figure.ROYAL: 20, Figure.FLUSH: 796}),
        ({"open_gap_suited": "suited-gap"}, {Figure.ROYAL: 20, Figure.STRAIGHT_FLUSH: 96, Figure.FLUSH: 724}),
    ],
    named=[({}, {})],
)
def test_every_four_open_cards_show_what_the_law_counts(
    readings: dict[str, str], changed: dict[Figure, int]
) -> None:
    by_newest = ladder(**readings)
    found: Counter[Figure] = Counter()
    for cards in combinations(DECK, 4):
        figure, _ = by_newest.figure(cards)
        if figure is Figure.CARD and len({card[0] for card in cards}) == 3:
            figure = Figure.PAIR  # an old pair: what is counted is the set, not its order
        found[figure] += 1
    assert sum(found.values()) == 91_390
    assert dict(found) == OPEN | changed


SPEAKING = [
    ("9c", "Kd", "Kc", "7s"),
    ("9c Jd", "Kd Th", "Ac 5h", "7s 8s"),
    ("9c Jd", "Kd Th", "Ac 5h", "7s 7h"),
    ("9s 9h 6d", "Qc 7d 7s", "Kh Td Ad"),
    ("9s 9h 6d", "Qc 7d 8s", "Kh Td Ad"),
    ("9s 9h 9d", "Qc Ad As"),
    ("As Ah 7d 8c", "Kc 9d 6s Qh", "6d Jc 5h Ts"),
    ("As Ah 7d 8c", "Kc 9d 6s Qh", "6d Jc 5h 5s"),
    ("Ks Kh Kd 5c", "Qd Td 8d 6d"),
    ("5s 5h 5c 5d", "Qd Td 8d 6d"),
    ("5s 5h 5c 5d", "9s 8s 7s 6s"),
    ("Ts 9h 6c 7d", "5c Ah Kd 5s", "Qc Jd 8h 6s"),
    ("As Ks Qs Js", "Td 9d 8d 7d"),
    ("Ks Kh 5s 6h", "Ah 9d 7c 8c", "Tc Td 9s 9h"),
]
FIRST = [2, 0, 3, 1, 2, 0, 1, 2, 1, 0, 1, 1, 0, 2]


@pytest.mark.parametrize(("hands", "first"), list(zip(SPEAKING, FIRST, strict=True)))
def test_the_best_open_cards_speak_first(hands: tuple[str, ...], first: int) -> None:
    asked = tuple(HoleAndCommunity(cards=parse_cards(hand)) for hand in hands)
    order = Reference().rank(Rank(LAW, "speaking", asked))
    assert isinstance(order, Order)
    assert order.order[0] == (first,)


@pytest.mark.parametrize(
    ("option", "order"),
    [
        ("highest-card-then-suit", ((1,), (0,))),
        ("suit-of-newest-card", ((0,), (1,))),
        ("seat", ((0, 1),)),
    ],
)
def test_equal_pairs_are_told_apart_as_read(option: str, order: tuple[tuple[int, ...], ...]) -> None:
    hands = tuple(HoleAndCommunity(cards=parse_cards(hand)) for hand in ("9d 6h 9s", "9c Kd 9h"))
    answer = Reference({f"{LAW}/open-tie": option}).rank(Rank(LAW, "speaking", hands))
    assert isinstance(answer, Order)
    assert answer.order == order


@pytest.mark.parametrize(
    ("option", "order"),
    [("seven-high", ((0,), (1,), (2,))), ("ace-high", ((1,), (0,), (2,))), ("no", ((0,), (2,), (1,)))],
)
def test_the_low_ace_of_a_possible_sequence_is_as_high_as_read(
    option: str, order: tuple[tuple[int, ...], ...]
) -> None:
    hands = ("8d 7h 6c 5s", "Ac 5h 6d 7c", "Ts Th 6h Tc")
    asked = tuple(HoleAndCommunity(cards=parse_cards(hand)) for hand in hands)
    answer = Reference({f"{LAW}/low-ace-open": option}).rank(Rank(LAW, "speaking", asked))
    assert isinstance(answer, Order)
    assert answer.order == order


@pytest.mark.parametrize("cards", ["2c 3d 4h 5s 6c", "Ac Kd", "Ac Kd Qh Js 9c 8c"])
def test_cards_that_make_no_hand_of_this_game_are_not_ranked(cards: str) -> None:
    asked = (HoleAndCommunity(cards=parse_cards(cards)),)
    assert isinstance(Reference().rank(Rank(LAW, "showdown", asked)), Unsupported)
