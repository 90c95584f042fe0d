"""Article 15 and the composition of 10.1: known pairs, the ten counts over all hands, symmetry."""

from __future__ import annotations

import tomllib
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from amount import examples
from every_hand import every_hand
from hypothesis import given, settings
from hypothesis import strategies as st

from vistoria.model.answer import Order, Unsupported
from vistoria.model.cards import RANKS, SUITS, Card, full_deck, parse_cards
from vistoria.model.request import HoleAndCommunity, Rank
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.hands import By, Hand, Key, Row
from vistoria.reference_engine.policies.order import CardOrder
from vistoria.reference_engine.policies.ranking import Composition, Ranking
from vistoria.reference_engine.registry import modules
from vistoria.reference_engine.rules.mo_97_2010 import COMPOSITION, RANKING

LAW = "mo-97-2010"
DATA: dict[str, Any] = tomllib.loads((Path(__file__).parent / "rankings.toml").read_text("utf-8"))
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
OMAHA = st.permutations(full_deck()).map(lambda deck: (deck[:4], deck[4:8], deck[8:13]))


def five(text: str) -> int:
    return RANKING.strengths.of(parse_cards(text))


@pytest.mark.parametrize(
    "pair", DATA["pair"], ids=lambda pair: f"{pair['clause']}-{pair['better']}-{pair['worse']}"
)
def test_known_pair_is_ordered_by_its_clause(pair: dict[str, Any]) -> None:
    hands = [parse_cards(pair["better"]), parse_cards(pair["worse"])]
    (better, _), (worse, _) = COMPOSITION.best(RANKING, hands, parse_cards(pair["board"]))
    assert (better == worse) is pair.get("tie", False)
    assert better >= worse
    assert RANKING.separate(better, worse).clause == f"{LAW}/{pair['clause']}"


@pytest.mark.parametrize(("above", "below"), list(pairwise(DATA["ladder"]["hands"])), ids=lambda row: row[0])
def test_each_kind_of_hand_beats_the_next(above: list[str], below: list[str]) -> None:
    strength = five(above[2])
    assert strength > five(below[2])
    assert RANKING.strengths.made(strength).row.hand == above[0]
    assert RANKING.separate(strength, five(below[2])).clause == f"{LAW}/{above[1]}"


def test_odd_card_of_four_of_a_kind_does_not_count() -> None:
    high, low = five("7s 7h 7d 7c Ah"), five("7s 7h 7d 7c 2h")
    assert high == low
    assert RANKING.separate(high, low).clause == f"{LAW}/15.3.s2"


def test_royal_flushes_tie_whatever_the_suit() -> None:
    assert len({five(f"A{s} K{s} Q{s} J{s} T{s}") for s in SUITS}) == 1


def test_every_rank_stands_above_the_next_in_a_pair() -> None:
    pairs = [
        five(f"{rank}s {rank}h {' '.join(odd + 'd' for odd in RANKS if odd != rank)[:8]}") for rank in RANKS
    ]
    assert pairs == sorted(pairs)
    assert len(set(pairs)) == 13


def test_all_hands_fall_into_the_known_kinds() -> None:
    every = every_hand(RANKING.strengths)
    assert len(every.values) == 2_598_960
    assert every.counts() == KNOWN
    assert (
        len(np.unique(every.values)) == 7_462 - 13 * 12 + 13
    )  # distinct hands; the odd card splits no quads


def exhaustive_best(own: list[Card], community: list[Card]) -> int:
    return max(
        RANKING.strengths.of((*mine, *ours))
        for mine in combinations(own, 2)
        for ours in combinations(community, 3)
    )


@settings(max_examples=examples(300))
@given(OMAHA)
def test_best_five_is_the_best_of_all_sixty(deal: tuple[list[Card], list[Card], list[Card]]) -> None:
    first, second, community = deal
    for own, (strength, cards) in zip(
        (first, second), COMPOSITION.best(RANKING, [first, second], community), strict=True
    ):
        assert strength == exhaustive_best(own, community) == RANKING.strengths.of(cards)
        assert len(set(cards) & set(own)) == 2
        assert len(set(cards) & set(community)) == 3


@settings(max_examples=examples(200))
@given(OMAHA, st.permutations(SUITS))
def test_renaming_suits_changes_no_strength(
    deal: tuple[list[Card], list[Card], list[Card]], names: list[str]
) -> None:
    rename = dict(zip(SUITS, names, strict=True))
    first, _, community = deal
    other = [[Card(card[0] + rename[card[1]]) for card in cards] for cards in (first, community)]
    assert (
        COMPOSITION.best(RANKING, [first], community)[0][0]
        == COMPOSITION.best(RANKING, [other[0]], other[1])[0][0]
    )


@settings(max_examples=examples(100))
@given(OMAHA, st.randoms(use_true_random=False))
def test_order_of_cards_changes_no_strength(
    deal: tuple[list[Card], list[Card], list[Card]], dice: Any
) -> None:
    first, _, community = deal
    mixed, mixed_common = list(first), list(community)
    dice.shuffle(mixed)
    dice.shuffle(mixed_common)
    assert (
        COMPOSITION.best(RANKING, [first], community)[0][0]
        == COMPOSITION.best(RANKING, [mixed], mixed_common)[0][0]
    )


def test_first_two_dealt_leave_the_other_two_out() -> None:
    own, community = parse_cards("7c 8d As Ad"), parse_cards("Qh 9s 5c 2h Jd")
    strict = Composition(2, 3, (), first_dealt=True)
    (any_two, _), (first_two, cards) = (c.best(RANKING, [own], community)[0] for c in (COMPOSITION, strict))
    assert any_two > first_two
    assert {"7c", "8d"} <= set(cards)


def test_adapter_ranks_own_with_common_and_five_cards() -> None:
    engine = Reference()
    board = parse_cards("Ks Qh Jd 4c 2s")
    hands = (
        HoleAndCommunity(hole=parse_cards("3s 3d 6s 6d"), community=board),
        HoleAndCommunity(hole=parse_cards("Ac Tc 7d 7h"), community=board),
        HoleAndCommunity(hole=parse_cards("Ad Td 8h 8c"), community=board),
        HoleAndCommunity(cards=parse_cards("2h 2d 2c 2s Ah")),
    )
    order = engine.rank(Rank(LAW, "showdown", hands))
    assert isinstance(order, Order)
    assert order.order == ((3,), (1, 2), (0,))
    assert [hand.name for hand in order.hands] == ["pair", "straight", "straight", "four-of-a-kind"]


def test_adapter_does_not_rank_for_speaking_nor_too_few_cards() -> None:
    engine = Reference()
    few = (HoleAndCommunity(hole=parse_cards("Ah"), community=parse_cards("Kh Qh Jh")),)
    assert isinstance(engine.rank(Rank(LAW, "showdown", few)), Unsupported)
    assert isinstance(engine.rank(Rank(LAW, "speaking", ())), Unsupported)


def by(*keys: Key) -> tuple[By, ...]:
    return tuple(By(key, key.name) for key in keys)


def row(hand: Hand, *keys: Key, low_straight: bool = True) -> Row:
    return Row(hand, by(*keys), hand.value, "tie", low_straight)


SUITED = Ranking(
    CardOrder("AKQJT98765432", (), suits="shcd", low_straight="5432A"),
    (
        row(Hand.ROYAL_FLUSH, Key.SUIT_OF_HIGHEST),
        row(Hand.STRAIGHT_FLUSH, Key.TOP, Key.SUIT_OF_TOP),
        row(Hand.FOUR_OF_A_KIND, Key.GROUP),
        row(Hand.FULL_HOUSE, Key.GROUP),
        row(Hand.FLUSH, Key.ODD_CARDS, Key.SUIT_OF_HIGHEST),
        row(Hand.STRAIGHT, Key.TOP, Key.SUIT_OF_TOP),
        row(Hand.THREE_OF_A_KIND, Key.GROUP),
        row(Hand.TWO_PAIRS, Key.GROUP, Key.SECOND_GROUP, Key.ODD_CARDS, Key.SUIT_OF_GROUP),
        row(Hand.PAIR, Key.GROUP, Key.ODD_CARDS, Key.SUIT_OF_GROUP),
        row(Hand.HIGH_CARD, Key.ODD_CARDS, Key.SUIT_OF_HIGHEST),
    ),
    (),
)
SHORT = Ranking(
    CardOrder("AKQJT98765", (), low_straight="8765A"),
    (
        row(Hand.ROYAL_FLUSH),
        row(Hand.STRAIGHT_FLUSH, Key.TOP, low_straight=False),
        row(Hand.FOUR_OF_A_KIND, Key.GROUP, Key.ODD_CARDS),
        row(Hand.FULL_HOUSE, Key.GROUP, Key.SECOND_GROUP),
        row(Hand.FLUSH, Key.ODD_CARDS),
        row(Hand.STRAIGHT, Key.TOP),
        row(Hand.THREE_OF_A_KIND, Key.GROUP, Key.ODD_CARDS),
        row(Hand.TWO_PAIRS, Key.GROUP, Key.SECOND_GROUP, Key.ODD_CARDS),
        row(Hand.PAIR, Key.GROUP, Key.ODD_CARDS),
        row(Hand.HIGH_CARD, Key.ODD_CARDS),
    ),
    (),
)


@pytest.mark.parametrize(
    ("better", "worse", "key"),
    [
        ("Ac Kc Qc Jc Tc", "Ad Kd Qd Jd Td", Key.SUIT_OF_HIGHEST),
        ("9c 8d 7d 6d 5h", "9d 8s 7s 6s 5c", Key.SUIT_OF_TOP),
        ("Ad 2c 3d 4d 5c", "As 2s 3h 4h 5d", Key.SUIT_OF_TOP),
        ("Ks Kd 9h 7c 5d", "Kh Kc 9s 7d 5h", Key.SUIT_OF_GROUP),
        ("Ts Td 6d 6c 5d", "Th Tc 6s 6h 5s", Key.SUIT_OF_GROUP),
        ("Ac Kd 9d 7d 4h", "Ad Ks 9s 7s 4c", Key.SUIT_OF_HIGHEST),
    ],
)
def test_rows_that_look_at_suits_break_ties_by_them(better: str, worse: str, key: Key) -> None:
    first, second = (SUITED.strengths.of(parse_cards(text)) for text in (better, worse))
    assert first > second
    assert SUITED.separate(first, second).clause == key.name


def test_short_deck_has_its_own_low_straight() -> None:
    of = SHORT.strengths.of
    low, next_up = of(parse_cards("Ad 5h 6c 7d 8s")), of(parse_cards("5s 6h 7c 8d 9s"))
    assert SHORT.strengths.made(low).row.hand is Hand.STRAIGHT
    assert low < next_up
    assert SHORT.strengths.made(of(parse_cards("Ah 5h 6h 7h 8h"))).row.hand is Hand.FLUSH


def test_short_deck_counts_are_those_of_forty_cards() -> None:
    assert every_hand(SHORT.strengths).counts() == {
        Hand.ROYAL_FLUSH: 4,
        Hand.STRAIGHT_FLUSH: 20,
        Hand.FOUR_OF_A_KIND: 360,
        Hand.FULL_HOUSE: 2_160,
        Hand.FLUSH: 984,
        Hand.STRAIGHT: 7_140,
        Hand.THREE_OF_A_KIND: 23_040,
        Hand.TWO_PAIRS: 51_840,
        Hand.PAIR: 322_560,
        Hand.HIGH_CARD: 249_900,
    }


@pytest.mark.parametrize("law", modules().values(), ids=lambda law: str(law.ID))
def test_rows_compare_one_suit_at_most_and_that_last(law: Any) -> None:
    for each in law.with_readings({}).ranking.rows:
        suits = [by.key.looks_at_suits for by in each.keys]
        assert suits in ([False] * len(suits), [False] * (len(suits) - 1) + [True]), each.hand


def test_ranking_without_a_kind_of_hand_is_refused() -> None:
    with pytest.raises(ValueError, match="no row of the ranking takes"):
        _ = Ranking(SUITED.order, SUITED.rows[:-1], ()).strengths
