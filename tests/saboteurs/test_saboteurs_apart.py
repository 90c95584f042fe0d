"""Saboteurs are failed on no other clause, end every hand, and leave no clause of the engine without one."""

from __future__ import annotations

from functools import cache

import pytest
from killing import FEATURES, killed

from vistoria.law.catalogue import load
from vistoria.model.clause import Regulation
from vistoria.reference_engine.saboteurs import NoSuchSaboteur, Sabotaged, saboteurs
from vistoria.reference_engine.saboteurs.comparison import compare

IDS = sorted(saboteurs())
REGULATIONS = sorted({each.regulation for each in saboteurs().values()})
WHOLE = [
    "mo-97-2010/12.2:fourth-raise",
    "mo-97-2010/15.5.s3:fourth-card-forgotten",
]
"""Run against all clauses here; for the others `python -m vistoria.reference_engine.saboteurs --runs`."""
HANDS = 6


@cache
def law(regulation: str) -> Regulation:
    """A regulation as its features have it."""
    return load(FEATURES / regulation.replace("-", "_"))


@pytest.mark.parametrize("name", WHOLE)
def test_a_saboteur_is_failed_on_no_other_clause(name: str) -> None:
    (found,), each = killed("whole", [name]), saboteurs()[name]
    assert found["faults"] == []
    assert each.clause in found["failed"]
    assert set(found["failed"]) - {each.clause} <= each.sister_clauses, found["told"]
    assert [clause for clause in found["unclear"] if not each.leaves_unclear(clause)] == [], found["told"]


@pytest.mark.parametrize("name", IDS)
def test_a_saboteur_ends_every_hand(name: str) -> None:
    assert compare(name, HANDS).hands == HANDS


@pytest.mark.parametrize("regulation", REGULATIONS)
def test_every_clause_that_binds_the_engine_has_a_saboteur(regulation: str) -> None:
    binding = {clause.id for clause in law(regulation).clauses if clause.binds_engine and clause.scenarios}
    broken = {each.clause for each in saboteurs().values()}
    assert binding - broken == set()


@pytest.mark.parametrize("name", IDS)
def test_sisters_and_unclear_clauses_are_clauses(name: str) -> None:
    each = saboteurs()[name]
    known = {clause.id for clause in law(each.regulation).clauses}
    assert each.sister_clauses <= known
    assert {f"{each.regulation}/{path}" for path in each.unclear} <= known


def test_an_unknown_saboteur_is_refused() -> None:
    with pytest.raises(NoSuchSaboteur, match="no-such"):
        Sabotaged({"id": "mo-97-2010/5:no-such"})
