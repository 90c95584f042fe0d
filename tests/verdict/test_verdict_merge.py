"""One scenario run several times, or in shards."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from verdict_strategies import scenario_verdicts

from vistoria.model.outcome import Outcome, Reason, Verdict
from vistoria.verdict.scenario import merge

NOT_RUN = Verdict(Outcome.UNTESTED, Reason.NOT_RUN)
CONFLICT = Verdict(Outcome.CANT_TELL, Reason.CONFLICT)
several = st.lists(scenario_verdicts, max_size=5)


def test_nothing_at_all_is_not_run() -> None:
    assert merge([]) == NOT_RUN


@given(scenario_verdicts)
def test_not_run_is_neutral(one: Verdict) -> None:
    assert merge([one, NOT_RUN]) == merge([NOT_RUN, one]) == merge([one]) == one


@given(scenario_verdicts)
def test_equal_is_equal(one: Verdict) -> None:
    assert merge([one, one, one]) == one


@given(scenario_verdicts, scenario_verdicts)
def test_different_is_a_conflict(one: Verdict, other: Verdict) -> None:
    if one != other and NOT_RUN not in (one, other):
        assert merge([one, other]) == CONFLICT


@given(several, st.randoms(use_true_random=False))
def test_order_makes_no_difference(verdicts: list[Verdict], random: object) -> None:
    shuffled = list(verdicts)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    assert merge(shuffled) == merge(verdicts)


@given(several, several, several)
def test_shards_may_be_merged_in_groups(a: list[Verdict], b: list[Verdict], c: list[Verdict]) -> None:
    assert merge([merge([merge(a), merge(b)]), merge(c)]) == merge([*a, *b, *c])


@given(several)
def test_a_merge_passes_only_when_every_run_that_ran_passed(verdicts: list[Verdict]) -> None:
    if merge(verdicts).outcome is Outcome.PASSED:
        assert {v.outcome for v in verdicts if v != NOT_RUN} == {Outcome.PASSED}
