"""Article 10 of the stud against the croupier: what holds of the prizes of any hand, under any reading."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from amount import examples
from hypothesis import given, settings
from hypothesis import strategies as st

from vistoria.reference_engine.policies.hands import Hand
from vistoria.reference_engine.policies.jackpot import Jackpot
from vistoria.reference_engine.rules.mo_61_2004 import JACKPOT, READINGS, with_readings

ABOUT = [name for name in READINGS if name.startswith("jackpot-")]
LAWS = st.fixed_dictionaries(
    {name: st.sampled_from([option.name for option in READINGS[name]]) for name in ABOUT}
).map(lambda chosen: with_readings(chosen).jackpot)
WINNERS = st.dictionaries(st.integers(1, 7), st.sampled_from(list(JACKPOT.shares)), min_size=1).filter(
    lambda winners: list(winners.values()).count(Hand.ROYAL_FLUSH) <= 4
)
POOLS = st.integers(0, 2_000_000)
SUMS = st.fixed_dictionaries({share.name: st.integers(1, 600_000) for share in JACKPOT.shares.values()})


@settings(max_examples=examples(200))
@given(LAWS, WINNERS, POOLS, SUMS)
def test_prizes_are_paid_once_each_from_the_left_straight_flushes_before_royals(
    law: Jackpot, winners: Mapping[int, Hand], pool: int, fixed: Mapping[str, int]
) -> None:
    order = [award.seat for award in law.awards(winners, pool, fixed)]
    assert sorted(order) == sorted(winners)
    flushes = [order.index(seat) for seat, hand in winners.items() if hand is Hand.STRAIGHT_FLUSH]
    royals = [seat for seat in order if winners[seat] is Hand.ROYAL_FLUSH]
    assert all(order.index(royal) > max(flushes, default=-1) for royal in royals)
    others = [seat for seat in order if winners[seat] is not Hand.ROYAL_FLUSH]
    assert others == sorted(others)
    assert royals == sorted(royals)
    if not flushes:
        assert order == sorted(order)


@settings(max_examples=examples(200))
@given(LAWS, WINNERS, POOLS, SUMS)
def test_prizes_are_never_below_the_fixed_sum_and_royals_share_one(
    law: Jackpot, winners: Mapping[int, Hand], pool: int, fixed: Mapping[str, int]
) -> None:
    awards = law.awards(winners, pool, fixed)
    royals = [award.amount for award in awards if winners[award.seat] is Hand.ROYAL_FLUSH]
    assert all(0 <= award.leaves <= award.amount for award in awards)
    if royals:
        assert fixed["royal"] <= sum(royals) <= max(fixed["royal"], pool)
        assert max(royals) - min(royals) < len(royals)
        assert all(first >= second for first, second in pairwise(royals))
    for award in awards:
        hand = winners[award.seat]
        if hand is Hand.STRAIGHT_FLUSH:
            assert fixed["straight-flush"] <= award.amount <= max(fixed["straight-flush"], pool // 10)
        elif hand is not Hand.ROYAL_FLUSH:
            assert award.amount == fixed[law.shares[hand].name]


@given(st.integers(0, 10**6), st.integers(1, 10**6))
def test_pool_starts_again_only_when_nothing_is_left(pool: int, minimum: int) -> None:
    assert JACKPOT.restarts(pool, minimum) == (pool if pool else minimum)
