"""Drawn hands against the house: cards that make a deal, and the situation each kind aims at."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from vistoria.games.cards.deal import DealPlan
from vistoria.games.cards.generate.deck import lay_deck
from vistoria.games.cards.generate.drawn import KINDS, Drawn
from vistoria.games.cards.generate.drawn_wagers import TIMES, WageredHand
from vistoria.generate.choose import Chance

DEAL = DealPlan(5, (), (), begins="left", croupier=True, at_once={"shoe": 1, "shuffler": 5})
OWN = (
    "hands-against-the-croupier",
    "wagers-watched-by-everybody",
    "additional-bets-of-any-amount",
    "two-places-that-exchange-their-cards",
    "three-hands-that-meet-at-the-croupier",
    "high-hands-above-the-maximum",
)


def hands(kind: str) -> SearchStrategy[Drawn]:
    """Hands of this kind, from seeds."""
    return st.integers(0, 2**32).map(lambda seed: KINDS[kind](Chance(seed), DEAL))


@pytest.mark.parametrize("kind", OWN)
def test_every_hand_drawn_can_be_laid(kind: str) -> None:
    @settings(max_examples=25, database=None)
    @given(hands(kind))
    def laid(drawn: Drawn) -> None:
        for hand in drawn.hands:
            assert isinstance(hand, WageredHand)
            deck = lay_deck(hand.plan, DEAL, "seed")
            assert len(deck) == len(set(deck)) == 52
            assert all(s.ante > 0 and len(s.cards) == 5 for s in hand.plan.sitting)
            assert len(hand.plan.croupier) == 5

    laid()


@settings(max_examples=40, database=None)
@given(hands("three-hands-that-meet-at-the-croupier"))
def test_three_hands_meet_each_other_and_each_would_play_for_the_croupier(drawn: Drawn) -> None:
    pairs = [(hand.plan.sitting[0].cards, hand.plan.croupier) for hand in drawn.hands]
    met = Counter(cards for pair in pairs for cards in pair)
    assert sorted(met.values()) == [2, 2, 2]
    for cards in met:
        ranks = Counter(card[0] for card in cards)
        assert max(ranks.values()) > 1 or {"A", "K"} <= set(ranks), cards


@settings(max_examples=40, database=None)
@given(hands("high-hands-above-the-maximum"))
def test_the_maximum_is_below_what_the_lowest_high_odds_pay(drawn: Drawn) -> None:
    plan = drawn.hands[0].plan
    payouts = plan.settings.payouts
    assert payouts is not None
    assert payouts.maximum is not None
    assert payouts.maximum < 20 * TIMES * plan.sitting[0].ante


@settings(max_examples=30, database=None)
@given(hands("additional-bets-of-any-amount"))
def test_no_amount_tried_is_the_lawful_one(drawn: Drawn) -> None:
    [hand] = drawn.hands
    assert isinstance(hand, WageredHand)
    assert hand.trying
    assert TIMES * hand.plan.sitting[0].ante not in hand.trying
