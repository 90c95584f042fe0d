"""Of what is too high, too low or otherwise, the clause on just that is named, and not all that act there."""

from __future__ import annotations

from played import drawn, model

from vistoria.referee.freely import follow_freely
from vistoria.validation.saboteurs import Sabotaged

ONLINE = "pt-omaha-online"
BY_DEMONSTRATION = f"{ONLINE}/74"
"""At a table for demonstration every clause holds through this one."""


HANDS = 24


def named(*faults: str, table: int) -> set[str]:
    """The clauses that are named at a drawn table of the first of these engines, all of them taken for unknown."""
    unaware = model(ONLINE)
    for each in faults:
        unaware = unaware.unaware_of(f"{ONLINE}/{each}")
    engine = Sabotaged({"id": f"{ONLINE}/{faults[0]}"})
    found = follow_freely(unaware, drawn(engine, ONLINE, table, HANDS)).disagreements
    return {clause for each in found for clause in each.clauses} - {BY_DEMONSTRATION}


def test_a_bet_above_the_limit_is_not_below_the_minimum() -> None:
    assert named("24.a:half-the-pot-and-a-chip", table=11) == {f"{ONLINE}/24.a"}


def test_a_bet_below_the_minimum_is_not_above_the_limit() -> None:
    faults = ("23:half-the-minimum", "23:a-chip-below-the-minimum")
    assert named(*faults, table=5) == {f"{ONLINE}/23"}


def test_where_chips_lie_in_other_pots_the_clauses_on_pots_are_named_and_not_those_on_hands() -> None:
    faults = ("42:two-side-pots-at-most", "42:one-side-pot")
    assert named(*faults, table=9) == {f"{ONLINE}/42"}


def test_a_sum_of_another_rate_is_a_commission_all_the_same() -> None:
    assert named("17.a:whole-per-cents", table=1) == {f"{ONLINE}/17.a"}


def test_another_act_once_the_time_is_over_is_named_though_the_hand_ends_with_it() -> None:
    assert named("45:second-time-folds", table=1) == {f"{ONLINE}/45"}
