"""No card, rank or suit stays away from the hands that a product deals itself, but for chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from played import drawn, model, with_rules

from vistoria.model.cards import Card, full_deck
from vistoria.referee.freely import follow_freely
from vistoria.referee.own_cards import OwnCards
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.streets import Streets
from vistoria.validation.replaced import replaced

PACK = frozenset(full_deck())
LAW = "mo-97-2010"
SIX_PLAYERS = 32
"""Cards of a hand of Omaha: twenty-four closed, five common, three put away."""


def hands(cards: Sequence[Card], dealt: int, seed: int = 1) -> Iterator[set[Card]]:
    """Hands in which so many of these cards are dealt."""
    rng = Random(seed)
    while True:
        yield set(rng.sample(cards, dealt))


def found_in(dealt: Iterator[set[Card]], most: int = 40) -> tuple[int, tuple[Card, ...]] | None:
    """What is found at a table with so many hands."""
    own = OwnCards()
    return next(filter(None, (own.dealt(PACK, hand) for hand in islice(dealt, most))), None)


def without(*ranks: str) -> list[Card]:
    return sorted(card for card in PACK if card[0] not in ranks)


def test_ranks_that_stay_away_are_found_within_a_few_hands() -> None:
    found = found_in(hands(without("A", "K"), SIX_PLAYERS), most=5)
    assert found is not None
    assert found[1] == ("Ac", "Ad", "Ah", "As", "Kc", "Kd", "Kh", "Ks")


def test_one_card_that_stays_away_is_found_within_forty_hands() -> None:
    found = found_in(hands([card for card in PACK if card != "7h"], SIX_PLAYERS))
    assert found is not None
    assert found[1] == ("7h",)


def test_what_stays_away_from_some_hand_on_is_found_in_the_hands_since() -> None:
    before = islice(hands(sorted(PACK), SIX_PLAYERS), 20)
    own = OwnCards()
    assert [own.dealt(PACK, hand) for hand in before] == [None] * 20
    after = [own.dealt(PACK, hand) for hand in islice(hands(without("A", "K"), SIX_PLAYERS, 2), 8)]
    (found,) = filter(None, after)  # told once
    assert found[0] <= 8
    assert set("AK") == {card[0] for card in found[1]}


def test_a_hand_that_is_dealt_again_tells_nothing_more() -> None:
    hand = next(hands(without("A", "K"), SIX_PLAYERS))
    assert found_in(iter([hand] * 40)) is None


@given(st.integers(), st.integers(min_value=4, max_value=44))
def test_a_mixed_pack_is_not_blamed(seed: int, dealt: int) -> None:
    assert found_in(hands(sorted(PACK), dealt, seed)) is None


def test_cards_that_the_product_does_not_name_blame_nobody() -> None:
    assert found_in(iter([{card} for card in without("A", "K")[:20]] + [set()] * 20)) is None


def below(mixed: Callable[..., tuple[Card, ...]]) -> Callable[..., tuple[Card, ...]]:
    def dealt(self: Any, *said: Any) -> tuple[Card, ...]:
        return tuple(sorted(mixed(self, *said), key=lambda card: card[0] in "AK"))

    return dealt


def no_ace_no_king() -> Reference:
    """Where nobody lays the cards aces and kings lie at the bottom."""
    return with_rules(Reference({}), LAW, replaced(Streets.mixed, below(Streets.mixed)))


@pytest.mark.parametrize(("engine", "found"), [(no_ace_no_king, {("mo-97-2010/1.1.3",)}), (Reference, set())])
def test_an_engine_that_plays_without_aces_and_kings_where_nobody_lays_them_breaks_the_clause_on_the_pack(
    engine: Callable[[], Reference], found: set[tuple[str, ...]]
) -> None:
    followed = follow_freely(model(LAW), drawn(engine(), LAW, 5, 10))
    assert {each.clauses for each in followed.disagreements} == found


def test_hands_at_tables_of_their_own_count_together() -> None:
    tables = [drawn(no_ace_no_king(), LAW, number, 2) for number in range(38, 45)]
    alone = [each for table in tables for each in follow_freely(model(LAW), table).disagreements]
    together = follow_freely(model(LAW), [said for table in tables for said in table]).disagreements
    assert alone == []
    assert {each.clauses for each in together} == {("mo-97-2010/1.1.3",)}
