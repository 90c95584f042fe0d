"""Saboteurs are failed on no other clause, end every hand, and leave no clause of the engine without one."""

from __future__ import annotations

import re
from functools import cache

import msgspec
import pytest
from some_clauses import by_some_clauses

from vistoria.law.catalogue import installed
from vistoria.model.clause import Regulation
from vistoria.run.laws import regulation_in
from vistoria.validation.candidates import candidates
from vistoria.validation.saboteurs import NoSuchSaboteur, Sabotaged, saboteurs
from vistoria.validation.saboteurs.comparison import HandWithoutEnd, compare
from vistoria.validation.selftest.judge import complaints
from vistoria.validation.selftest.trial import TrialOptions, try_candidate

IDS = sorted(saboteurs())
CANDIDATES = {candidate.id: candidate for candidate in candidates()}
REGULATIONS = sorted({each.regulation for each in saboteurs().values()})
ONE_IN = 18
"""Saboteurs whose hands are played to their end by default: one in so many."""
HANDS = 1
HANDS_OF_ALL = 6
TRIED = ("mo-61-2004/6.5:decided-unseen-unforced", "mo-61-2004/6.6:twice-the-ante-or-more")
"""Tried at a commit against the shortest regulation: one errs in unforced hands alone."""


def articles(name: str) -> str:
    """The article that a saboteur breaks, with those beside it, and its regulation."""
    regulation, _, clause = saboteurs()[name].clause.partition("/")
    article = re.match(r"\d+", clause)
    return f"{regulation}/{int(article[0]) // 30 if article else clause}"


@cache
def law(regulation: str) -> Regulation:
    """A regulation as its features have it."""
    return regulation_in(installed()[regulation])


@pytest.mark.sampled("name", IDS, named=TRIED)
def test_a_saboteur_is_failed_on_its_clause_and_on_no_other(name: str) -> None:
    regulation = CANDIDATES[name].regulation
    candidate = by_some_clauses(CANDIDATES[name], law(regulation))
    came = try_candidate(candidate, installed()[regulation], TrialOptions())
    assert complaints(candidate, came, law(regulation)) == ()


@pytest.mark.sampled("name", IDS, by=articles)
def test_a_saboteur_is_failed_by_the_scenarios_of_its_clause_alone(name: str) -> None:
    candidate = CANDIDATES[name]
    alone = msgspec.structs.replace(candidate, clauses=(saboteurs()[name].clause,))
    came = try_candidate(alone, installed()[candidate.regulation], TrialOptions())
    assert complaints(alone, came, law(candidate.regulation)) == ()


def test_every_saboteur_ends_every_hand(pytestconfig: pytest.Config) -> None:
    names, hands = (IDS, HANDS_OF_ALL) if pytestconfig.getoption("complete") else (IDS[::ONE_IN], HANDS)
    endless = []
    for name in names:
        try:
            compare(Sabotaged({"id": name}), hands)
        except HandWithoutEnd as error:
            endless.append(str(error))
    assert endless == []


@pytest.mark.parametrize("regulation", REGULATIONS)
def test_every_clause_that_binds_the_engine_has_a_saboteur(regulation: str) -> None:
    binding = {clause.id for clause in law(regulation).clauses if clause.binds_engine and clause.scenarios}
    broken = {each.clause for each in saboteurs().values()}
    assert binding - broken == set()


def test_corresponding_and_unclear_clauses_are_clauses() -> None:
    unknown = {}
    for each in saboteurs().values():
        clauses = {clause.id for clause in law(each.regulation).clauses}
        named = each.corresponding_clauses | {f"{each.regulation}/{path}" for path in each.unclear}
        if named - clauses:
            unknown[each.id] = named - clauses
    assert unknown == {}


def test_an_unknown_saboteur_is_refused() -> None:
    with pytest.raises(NoSuchSaboteur, match="no-such"):
        Sabotaged({"id": "mo-97-2010/5:no-such"})
