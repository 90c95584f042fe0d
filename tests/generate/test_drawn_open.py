"""Drawn hands with open cards: decks that can be dealt, and the situation each kind aims at."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from vistoria.games.cards.deal import DealPlan
from vistoria.games.cards.generate.deck import lay_deck
from vistoria.games.cards.generate.drawn import KINDS, Drawn
from vistoria.games.cards.generate.drawn_open import OpenHand
from vistoria.generate.choose import Chance

DEAL = DealPlan(2, (), (), begins="right", aside=1, ranks="56789TJQKA", later=3)
OWN = (
    "open-hands-renamed",
    "pairs-of-three-open-hands",
    "openings-declined",
    "open-play",
    "open-play-with-folds",
    "watched-open-play",
    "open-play-seen-by-all",
)


def hands(kind: str) -> SearchStrategy[Drawn]:
    """Hands of this kind, from seeds."""
    return st.integers(0, 2**32).map(lambda seed: KINDS[kind](Chance(seed), DEAL))


@pytest.mark.parametrize("kind", OWN)
def test_every_hand_drawn_is_a_whole_deck_at_seven_places(kind: str) -> None:
    @settings(max_examples=25, database=None)
    @given(hands(kind))
    def laid(drawn: Drawn) -> None:
        for hand in drawn.hands:
            assert isinstance(hand, OpenHand)
            deck = lay_deck(hand.plan, DEAL, "seed")
            assert len(deck) == len(set(deck)) == 40
            assert hand.plan.seats == 7
            assert 2 <= len(hand.plan.sitting) <= 7
            assert all(1 <= s.seat <= 7 and s.stack >= 5000 for s in hand.plan.sitting)

    laid()


@settings(max_examples=25, database=None)
@given(hands("open-hands-renamed"))
def test_a_renamed_deck_keeps_every_rank_and_changes_a_suit(drawn: Drawn) -> None:
    first, second = (hand.plan.deck or () for hand in drawn.hands)
    assert [card[0] for card in first] == [card[0] for card in second]
    assert len({a[1] + b[1] for a, b in zip(first, second, strict=True)}) == 4
    assert first != second


@settings(max_examples=25, database=None)
@given(hands("pairs-of-three-open-hands"))
def test_of_three_hands_each_folds_once_in_the_same_deal(drawn: Drawn) -> None:
    plans = {hand.plan for hand in drawn.hands}
    assert len(plans) == 1
    seats = {s.seat for s in plans.pop().sitting}
    assert {hand.gives_up for hand in drawn.hands if isinstance(hand, OpenHand)} == seats
