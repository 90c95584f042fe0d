"""Saboteurs are failed on no other clause, end every hand, and leave no clause of the engine without one."""

from __future__ import annotations

from functools import cache

import pytest

from vistoria.law.catalogue import installed, load
from vistoria.model.clause import Regulation
from vistoria.reference_engine.candidates import candidates
from vistoria.reference_engine.saboteurs import NoSuchSaboteur, Sabotaged, saboteurs
from vistoria.reference_engine.saboteurs.comparison import HandWithoutEnd, compare
from vistoria.selftest.judge import complaints
from vistoria.selftest.trial import Manner, tried

IDS = sorted(saboteurs())
CANDIDATES = {candidate.id: candidate for candidate in candidates()}
REGULATIONS = sorted({each.regulation for each in saboteurs().values()})
ONE_IN = 12
"""Tried here against every clause: one saboteur in so many; `vistoria selftest` tries all."""
HANDS = 6


@cache
def law(regulation: str) -> Regulation:
    """A regulation as its features have it."""
    return load(installed()[regulation])


@pytest.mark.parametrize("name", IDS[::ONE_IN])
def test_a_saboteur_is_failed_on_its_clause_and_on_no_other(name: str) -> None:
    candidate = CANDIDATES[name]
    came = tried(candidate, installed()[candidate.regulation], Manner())
    assert complaints(candidate, came, law(candidate.regulation)) == ()


def test_every_saboteur_ends_every_hand() -> None:
    endless = []
    for name in IDS:
        try:
            compare(Sabotaged({"id": name}), HANDS)
        except HandWithoutEnd as error:
            endless.append(str(error))
    assert endless == []


@pytest.mark.parametrize("regulation", REGULATIONS)
def test_every_clause_that_binds_the_engine_has_a_saboteur(regulation: str) -> None:
    binding = {clause.id for clause in law(regulation).clauses if clause.binds_engine and clause.scenarios}
    broken = {each.clause for each in saboteurs().values()}
    assert binding - broken == set()


def test_sisters_and_unclear_clauses_are_clauses() -> None:
    unknown = {}
    for each in saboteurs().values():
        clauses = {clause.id for clause in law(each.regulation).clauses}
        named = each.sister_clauses | {f"{each.regulation}/{path}" for path in each.unclear}
        if named - clauses:
            unknown[each.id] = named - clauses
    assert unknown == {}


def test_an_unknown_saboteur_is_refused() -> None:
    with pytest.raises(NoSuchSaboteur, match="no-such"):
        Sabotaged({"id": "mo-97-2010/5:no-such"})
