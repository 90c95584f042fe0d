"""Commission, shares and side pots as arithmetic, for every amount."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from reference_table import four_handed

from vistoria.model.command import Start
from vistoria.reference_engine.procedures.pots import pots, unmatched
from vistoria.reference_engine.procedures.ring.state import Hand
from vistoria.reference_engine.rules.mo_97_2010 import COMMISSION, POTS

RATES = st.sampled_from([Fraction(3, 100), Fraction(1, 25), Fraction(7, 200), Fraction(1, 20)])
UNITS = st.sampled_from([1, 5, 25])
LEAST, MOST = Fraction(3, 100), Fraction(5, 100)


@given(st.integers(1, 5_000), RATES, UNITS, st.integers(1, 40))
def test_commission_stays_within_rate_and_cap_wherever_chips_allow(
    chips: int, rate: Fraction, unit: int, blind: int
) -> None:
    pot, cap = chips * unit, 5 * blind * unit
    due = COMMISSION.due(pot, rate, cap, unit)
    assert due % unit == 0
    assert due <= MOST * pot
    assert due <= cap
    a_lawful_amount_exists = (MOST * pot) // unit * unit >= LEAST * pot
    if a_lawful_amount_exists:
        assert due >= min(LEAST * pot, Fraction(cap))
    if rate * pot % unit == 0:
        assert due == min(rate * pot, Fraction(cap))


@pytest.mark.parametrize(
    ("pot", "rate", "due"),
    [
        (1_000, 5, 50),
        (300, 3, 9),
        (300, 5, 15),
        (50, 3, 2),
        (33, 3, 1),
        (39, 5, 1),
        (19, 5, 0),
        (10_000, 5, 100),
    ],
)
def test_commission_of_known_pots_with_a_big_blind_of_20(pot: int, rate: int, due: int) -> None:
    assert COMMISSION.due(pot, Fraction(rate, 100), 100, 1) == due


def test_no_rate_charges_nothing() -> None:
    assert COMMISSION.due(1_000, Fraction(0), 100, 1) == 0


@given(st.lists(st.integers(1, 400), min_size=1, max_size=5), st.integers(0, 100), UNITS)
def test_commission_is_laid_on_the_pots_in_proportion(parts: list[int], per_cent: int, unit: int) -> None:
    amounts = tuple(part * unit for part in parts)
    due = sum(parts) * per_cent // 100 * unit
    split = COMMISSION.split(due, amounts, unit)
    assert sum(split) == due
    for part, pot in zip(split, amounts, strict=True):
        assert part % unit == 0
        assert abs(part - Fraction(due * pot, sum(amounts))) < unit


@given(
    st.integers(0, 3_000),
    st.sets(st.integers(1, 10), min_size=1),
    st.sets(st.integers(1, 10)),
    UNITS,
    st.booleans(),
)
def test_shares_add_up_and_one_hand_takes_the_whole_remainder(
    chips: int, tied: set[int], others: set[int], unit: int, any_live: bool
) -> None:
    net = chips * unit
    policy = replace(POTS, remainder="live" if any_live else "tied")
    awards = policy.shares(net, sorted(tied), sorted(tied | others), unit)
    share = net // (len(tied) * unit) * unit
    rest = net - share * len(tied)
    lucky = min(tied | others) if any_live else min(tied)
    expected = dict.fromkeys(tied, share)
    if rest:
        expected[lucky] = expected.get(lucky, 0) + rest
    assert {seat: amount for seat, (amount, _) in awards.items()} == expected
    assert sum(amount for amount, _ in awards.values()) == net
    assert rest < len(tied) * unit


def a_hand(totals: list[int], live: list[bool], stacks: list[int]) -> Hand:
    playing = four_handed()
    playing.must(Start())
    hand = playing.engine.tables["t"].state.hand
    assert hand is not None
    count = len(totals)
    return Hand(
        number=1, order=tuple(range(1, count + 1)), small=0, big=1, deck=hand.deck, stacks=tuple(stacks),
        bets=(0,) * count, totals=tuple(totals), live=tuple(live), level=0, step=0,
    )  # fmt: skip


@given(
    st.lists(
        st.tuples(st.integers(1, 300), st.sampled_from(["all in", "behind", "folded"])),
        min_size=2,
        max_size=6,
    )
)
def test_each_hand_can_win_from_each_player_no_more_than_it_put_in(players: list[tuple[int, str]]) -> None:
    highest = max(total for total, _ in players)
    totals = [highest if how == "behind" else total for total, how in players]
    live = [how != "folded" for _, how in players]
    assume(any(total == max(totals) and alive for total, alive in zip(totals, live, strict=True)))
    stacks = [0 if how == "all in" else 50 for _, how in players]
    found = pots(a_hand(totals, live, stacks))
    assert sum(pot.amount for pot in found) == sum(totals)
    for i, total in enumerate(totals):
        winnable = sum(pot.amount for pot in found if i + 1 in pot.seats)
        assert winnable == (sum(min(total, other) for other in totals) if live[i] else 0)


def test_unmatched_part_is_what_the_highest_bet_has_over_the_next() -> None:
    assert unmatched(a_hand([50, 120, 80], [True, True, False], [0, 10, 5])) == (1, 40)
    assert unmatched(a_hand([80, 80, 20], [True, True, False], [1, 1, 1]))[1] == 0
