"""Tables are planned so that all pairs of what they are made of come up, from seed and number alone."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise, product

import pytest

from vistoria.games.cards.deal import DealPlan
from vistoria.games.cards.lives.factors import (
    Factors,
    Means,
    hand_factors,
    of_every_day,
    table_factors,
    without_hooks,
)
from vistoria.games.cards.lives.plan import Levels, table_plan
from vistoria.law.catalogue import installed
from vistoria.run.laws import regulation_in

FOLDERS = installed()
HANDS = 20
"""Of the tables planned."""
MEANS = Means(offers=frozenset({"pot", "none", "session", "continuous", "invitation"}))


def deal_of(regulation: str) -> DealPlan:
    """How the law of a regulation deals."""
    deal = regulation_in(FOLDERS[regulation]).deal
    assert isinstance(deal, DealPlan)
    return deal


def pairs(rows: list[Levels]) -> set[frozenset[tuple[str, str]]]:
    """The pairs of levels that stand in some row."""
    return {frozenset(pair) for row in rows for pair in combinations(row.items(), 2)}


OF_A_RUN = 200
"""Hands at tables with hooks in a run of 400."""
GIVEN_UP_AND_LAID = frozenset({("style", "gives up"), ("deck", "laid")})
"""Nobody sees the cards of a hand that players give up."""


def wanted(factors: Factors) -> set[frozenset[tuple[str, str]]]:
    """All pairs of levels of two factors; a level that is named twice is one."""
    levels = {name: {level.replace(" too", "") for level in some} for name, some in factors.items()}
    return {
        frozenset(((one, a), (other, b)))
        for one, other in combinations(levels, 2)
        for a in levels[one]
        for b in levels[other]
    }


@pytest.mark.parametrize("regulation", sorted(FOLDERS))
def test_all_pairs_of_what_hands_are_made_of_come_up_in_the_hands_of_a_run(regulation: str) -> None:
    deal = deal_of(regulation)
    plan = table_plan(1, 1, MEANS, deal, HANDS)
    rows = [plan.hand(number) for number in range(1, OF_A_RUN + 1)]
    assert pairs(rows) == wanted({**hand_factors(deal, MEANS), "deck": ("laid", "own")}) - {GIVEN_UP_AND_LAID}


@pytest.mark.parametrize("regulation", sorted(FOLDERS))
def test_five_of_eight_hands_are_laid_and_each_may_follow_each(regulation: str) -> None:
    plan = table_plan(1, 1, MEANS, deal_of(regulation), HANDS)
    hands = [plan.hand(number) for number in range(1, len(plan.hands) + 1)]
    decks = [hand["deck"] for hand in hands]
    assert abs(decks.count("laid") / sum(hand["style"] != "gives up" for hand in hands) - 5 / 8) < 0.02
    assert set(pairwise(decks)) == set(product(("laid", "own"), repeat=2))


@pytest.mark.parametrize("regulation", sorted(FOLDERS))
def test_decks_are_laid_one_after_another_through_all_tables(regulation: str) -> None:
    before, numbers = 0, []
    for size in (10, 5, 40, 8, 12, 25, 20, 5, 15, 10, 400):
        plan = table_plan(1, 2, MEANS, deal_of(regulation), size, before)
        numbers += [plan.deck(number) for number in range(1, size + 1)]
        before += size
    laid = [number for number in numbers if number is not None]
    assert laid == [*range(len(laid))]


@pytest.mark.parametrize("regulation", sorted(FOLDERS))
def test_ordinary_tables_are_as_tables_are_in_service(regulation: str) -> None:
    """Few or many places and players, round stakes or odd: no level tells them from those of a day's business."""
    deal, means = deal_of(regulation), replace(MEANS, plain=True, ordinary=True, forced_deck=False)
    plans = [table_plan(1, n, means, deal, HANDS) for n in range(1, 22, 4)]
    factors = table_factors(deal, means)
    for name in ("seats", "players", "blinds", "stakes", "entry", "places"):
        if name in factors:
            assert len({plan.table[name] for plan in plans}) >= min(5, len(levels_of(factors, name)))
    quiet = [plan for plan in plans if plan.quiet]
    assert {plan.hand(n)["between"] for plan in quiet for n in range(1, HANDS + 1)} == {"nothing"}
    assert {plan.hand(n)["between"] for plan in plans if not plan.quiet for n in range(1, HANDS + 1)} > {
        "nothing"
    }


def levels_of(factors: Factors, name: str) -> set[str]:
    return {level.replace(" too", "") for level in factors[name]}


def test_where_no_deck_can_be_laid_each_hand_is_the_products_own() -> None:
    plan = table_plan(1, 1, replace(MEANS, forced_deck=False), deal_of("mo-97-2010"), HANDS)
    assert {hand["deck"] for hand in plan.hands} == {"own"}


@pytest.mark.parametrize("regulation", sorted(FOLDERS))
def test_all_pairs_of_what_tables_are_made_of_come_up_in_the_first_hundred(regulation: str) -> None:
    deal = deal_of(regulation)
    rows = [table_plan(1, number, MEANS, deal, HANDS).table for number in range(2, 201, 2)]
    assert pairs(rows) == wanted(table_factors(deal, MEANS))


def test_a_plan_follows_from_seed_and_number_alone() -> None:
    deal = deal_of("mo-97-2010")
    assert table_plan(1, 3, MEANS, deal, HANDS) == table_plan(1, 3, MEANS, deal, HANDS)
    assert table_plan(1, 2, MEANS, deal, HANDS).table != table_plan(1, 4, MEANS, deal, HANDS).table
    assert table_plan(2, 3, MEANS, deal, HANDS).hands != table_plan(1, 3, MEANS, deal, HANDS).hands


@pytest.mark.parametrize("regulation", sorted(FOLDERS))
def test_tables_without_hooks_come_to_every_level_of_a_few_factors_and_to_faults_in_their_second_half(
    regulation: str,
) -> None:
    deal, means = deal_of(regulation), replace(MEANS, plain=True, forced_deck=False)
    daily = [table_plan(1, n, replace(means, ordinary=True), deal, HANDS) for n in range(1, 22, 4)]
    plans = [table_plan(1, n, means, deal, HANDS) for n in range(3, 22, 4)]
    factors = table_factors(deal, means)
    free = factors.keys() - {name for n in range(3, 22, 4) for name in without_hooks(deal, n)}
    for name in free - of_every_day(5).keys():
        assert {plan.table[name] for plan in (*daily, *plans)} == levels_of(factors, name)
    for plan in plans:
        events = [plan.hand(number)["event"] for number in range(1, HANDS + 1)]
        disturbed = [event in ("fault", "report", "line") for event in events]
        assert not any(disturbed[: HANDS // 2])
        assert sum(disturbed[HANDS // 2 :]) >= HANDS // 4
