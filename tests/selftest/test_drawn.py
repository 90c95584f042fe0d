"""Saboteurs under conditions: drawn tables and scenarios try them, and their share killed has its interval."""

from __future__ import annotations

import pytest

from vistoria.law.catalogue import installed
from vistoria.model.candidate import Candidate
from vistoria.run.laws import regulation_in
from vistoria.validation.selftest.drawn import try_drawn
from vistoria.validation.selftest.gather import LISTED, listed
from vistoria.validation.selftest.run import run_selftest
from vistoria.validation.selftest.share import below_the_bar, share
from vistoria.validation.selftest.trial import TrialOptions

pytestmark = pytest.mark.usefixtures("nothing_ranked")

REGULATION = "mo-61-2004"


def under(saboteur: str, condition: str) -> Candidate:
    """A saboteur under a condition."""
    plain = next(each for each in listed(LISTED) if each.id == saboteur)
    return Candidate(
        id=f"{saboteur}@{condition}",
        kind="conditional",
        regulation=plain.regulation,
        target=plain.target,
        options={"id": f"{saboteur}@{condition}"},
        clause=plain.clause,
        corresponding=plain.corresponding,
    )


@pytest.mark.usefixtures("in_this_process")
def test_one_that_errs_in_hands_of_its_own_cards_alone_is_failed_on_its_clause() -> None:
    candidate = under(f"{REGULATION}/6.6:twice-the-ante-or-more", "own-cards")
    record = run_selftest(
        [candidate],
        {REGULATION: installed()[REGULATION]},
        {REGULATION: regulation_in(installed()[REGULATION])},
        TrialOptions(hands=60),
        1,
        {},
        lambda result: None,
        whole=False,
    )
    (result,) = record.candidates
    assert result.killed
    assert result.as_unknown
    assert result.complaints == ()
    assert [(each.condition, each.killed, each.erred) for each in record.shares] == [
        ("all", 1, 1),
        ("own-cards", 1, 1),
    ]


@pytest.mark.parametrize("condition", ["unseeded", "no-hook", "unknown-id", "first-asked"])
def test_one_that_errs_where_it_does_not_see_the_test_is_failed_on_its_clause(condition: str) -> None:
    candidate = under(f"{REGULATION}/6.6:twice-the-ante-or-more", condition)
    came = try_drawn(candidate, installed()[REGULATION], TrialOptions(hands=20))
    assert (came.erred, came.as_unknown, came.faults) == (True, True, ())
    assert f"{REGULATION}/6.6" in came.failed


@pytest.mark.complete
def test_one_that_errs_from_the_hundredth_hand_of_a_table_on_is_failed_on_its_clause() -> None:
    candidate = under("mo-97-2010/10.5:remainder-by-marker", "from-hand-100")
    came = try_drawn(candidate, installed()["mo-97-2010"], TrialOptions())
    assert (came.erred, came.as_unknown, came.faults) == (True, True, ())
    assert "table 11, hand 1" in came.shown_by["mo-97-2010/10.5"]


def test_one_that_no_drawn_table_shows_is_failed_by_the_scenarios_of_its_clause() -> None:
    candidate = under("mo-97-2010/1.1.3:one-card-never-comes", "from-hand-2")
    came = try_drawn(candidate, installed()["mo-97-2010"], TrialOptions(hands=10))
    assert (came.erred, came.as_unknown, came.faults) == (True, True, ())
    assert "fifty-two cards come up" in came.shown_by["mo-97-2010/1.1.3"]


def test_one_whose_condition_never_comes_about_did_not_err() -> None:
    candidate = under(f"{REGULATION}/9.2:antes-not-paid", "after-time-out")
    came = try_drawn(candidate, installed()[REGULATION], TrialOptions(hands=5))
    assert (came.erred, came.failed, came.faults) == (False, (), ())


def test_a_share_has_its_interval_and_leaves_out_those_that_did_not_err() -> None:
    found = share("all", [*[True] * 97, *[False] * 3, *[None] * 10])
    assert (found.killed, found.erred, found.quiet) == (97, 100, 10)
    assert (found.least, found.most) == (0.9155, 0.9897)
    assert not below_the_bar(found)
    assert below_the_bar(share("all", [*[True] * 96, *[False] * 4]))
    assert not below_the_bar(share("all", [None]))
