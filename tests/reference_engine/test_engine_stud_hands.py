"""Articles 4 and 8 of the stud against the croupier: every hand counted, every pair of disjoint hands decided."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from amount import examples
from every_hand import EveryHand, every_hand
from hypothesis import given, settings
from hypothesis import strategies as st
from phevaluator import evaluate_cards

from vistoria.model.cards import Card, full_deck, parse_cards
from vistoria.reference_engine.policies.hands import Hand
from vistoria.reference_engine.rules.mo_61_2004 import ID, QUALIFICATION, RANKING

DATA: dict[str, Any] = tomllib.loads((Path(__file__).parent / "stud_hands.toml").read_text("utf-8"))


def of(five: Sequence[Card]) -> int:
    """The strength of five cards; its tables are made when it is first asked for."""
    return RANKING.strengths.of(five)


DISJOINT = st.permutations(full_deck()).map(lambda deck: (tuple(deck[:5]), tuple(deck[5:10])))
KNOWN = {
    Hand.ROYAL_FLUSH: 4,
    Hand.STRAIGHT_FLUSH: 36,
    Hand.FOUR_OF_A_KIND: 624,
    Hand.FULL_HOUSE: 3_744,
    Hand.FLUSH: 5_108,
    Hand.STRAIGHT: 10_200,
    Hand.THREE_OF_A_KIND: 54_912,
    Hand.TWO_PAIRS: 123_552,
    Hand.PAIR: 1_098_240,
    Hand.HIGH_CARD: 1_302_540,
}
DISTINCT = {
    Hand.ROYAL_FLUSH: 4,  # one a suit
    Hand.STRAIGHT_FLUSH: 36,  # nine tops, four suits
    Hand.FOUR_OF_A_KIND: 13,
    Hand.FULL_HOUSE: 13,
    Hand.FLUSH: 5_108,  # 1,277 sets of ranks, four suits
    Hand.STRAIGHT: 40,  # ten tops, four suits of the top card
    Hand.THREE_OF_A_KIND: 13,
    Hand.TWO_PAIRS: 78 * 11 * 3,  # the better pair's best suit is never diamonds
    Hand.PAIR: 13 * 220 * 3,
    Hand.HIGH_CARD: 5_108,
}


@pytest.fixture(scope="module")
def hands() -> EveryHand:
    """All of them."""
    return every_hand(RANKING.strengths)


def test_all_hands_fall_into_the_known_kinds(hands: EveryHand) -> None:
    assert hands.counts() == KNOWN
    assert len(hands.values) == 2_598_960


def test_suits_make_21489_values(hands: EveryHand) -> None:
    found: dict[Hand, int] = {}
    for value in np.unique(hands.values):
        hand = RANKING.strengths.made(int(value)).row.hand
        found[hand] = found.get(hand, 0) + 1
    assert found == DISTINCT
    assert sum(found.values()) == 21_489


def test_values_over_all_hands_are_those_of_single_hands(hands: EveryHand) -> None:
    deck = list(RANKING.strengths.shapes.codes)
    for i in range(0, len(hands.values), 997):
        assert of([deck[card] for card in hands.cards[i]]) == hands.values[i]


def test_no_two_disjoint_hands_tie(hands: EveryHand) -> None:
    """Hands of one value have a card in common, or each holds three of the same four cards."""
    order = np.argsort(hands.values, kind="stable")
    values, starts = np.unique(hands.values[order], return_index=True)
    shared = np.bitwise_and.reduceat(hands.masks[order], starts)
    without = {RANKING.strengths.made(int(value)).row.hand for value in values[shared == 0]}
    assert without == {Hand.FULL_HOUSE, Hand.THREE_OF_A_KIND}
    assert all(len(RANKING.strengths.made(int(value)).values[0]) == 1 for value in values[shared == 0])


def test_croupier_qualifies_with_1463700_hands(hands: EveryHand) -> None:
    deck = list(RANKING.strengths.shapes.codes)
    kinds, first, counts = np.unique(hands.kinds, return_index=True, return_counts=True)
    assert len(kinds) == 6_331
    plays = [QUALIFICATION.plays(RANKING, [deck[card] for card in hands.cards[i]]) for i in first]
    assert int(counts[np.array(plays)].sum()) == 1_463_700


def test_ranks_are_ordered_as_phevaluator_orders_them(hands: EveryHand) -> None:
    deck = list(RANKING.strengths.shapes.codes)
    _, first = np.unique(hands.kinds, return_index=True)
    others = [evaluate_cards(*(deck[card] for card in hands.cards[i])) for i in first]
    assert all(worse > better for worse, better in pairwise(others))


@settings(max_examples=examples(300))
@given(DISJOINT)
def test_disjoint_hands_are_ordered_as_phevaluator_orders_them_and_never_tie(
    pair: tuple[tuple[Card, ...], tuple[Card, ...]],
) -> None:
    first, second = pair
    ours, theirs = of(first) - of(second), evaluate_cards(*second) - evaluate_cards(*first)
    assert ours != 0
    assert theirs == 0 or (ours > 0) is (theirs > 0)


@settings(max_examples=examples(100))
@given(DISJOINT, st.randoms(use_true_random=False))
def test_order_of_cards_changes_no_strength(pair: tuple[tuple[Card, ...], ...], dice: Any) -> None:
    mixed = list(pair[0])
    dice.shuffle(mixed)
    assert of(mixed) == of(pair[0])


@pytest.mark.parametrize("pair", DATA["pair"], ids=lambda pair: f"{pair['clause']}-{pair['better']}")
def test_known_pair_is_ordered_by_its_clause(pair: dict[str, Any]) -> None:
    better, worse = parse_cards(pair["better"]), parse_cards(pair["worse"])
    assert not set(better) & set(worse)
    assert of(better) > of(worse)
    assert RANKING.separate(of(better), of(worse)).clause == f"{ID}/{pair['clause']}"


@pytest.mark.parametrize("cards", DATA["qualification"]["plays"])
def test_croupier_plays_with_ace_and_king_or_better(cards: str) -> None:
    assert QUALIFICATION.plays(RANKING, parse_cards(cards))


@pytest.mark.parametrize("cards", DATA["qualification"]["does_not"])
def test_croupier_does_not_play_with_less(cards: str) -> None:
    assert not QUALIFICATION.plays(RANKING, parse_cards(cards))
