"""Corresponding clauses: data checked against the regulations that lie beside, and known on both sides."""

from __future__ import annotations

import shutil

import pytest
from law_folder import Folder

from vistoria.law import installed
from vistoria.model.clause import with_corresponding
from vistoria.run.laws import regulation_in

LAW = "regulation.toml"


def beside(toy: Folder, corresponding: str) -> list[str]:
    """Findings of the toy with these corresponding clauses, a copy of another regulation lying beside it."""
    other = next(path for name, path in installed().items() if name == "mo-97-2010")
    shutil.copytree(other, toy.path.parent / other.name)
    with (toy.path / LAW).open("a", encoding="utf-8") as out:
        out.write(f"\n[corresponding]\n{corresponding}\n")
    return [str(finding) for finding in toy.findings]


def test_a_clause_of_another_regulation_is_a_corresponding_clause(toy: Folder) -> None:
    assert beside(toy, '"2" = ["mo-97-2010/10.5", "mo-97-2010/15.5.s2"]') == []


def test_a_regulation_that_is_not_held_is_not_looked_into(toy: Folder) -> None:
    assert beside(toy, '"2" = ["nl-1998/7"]') == []


@pytest.mark.parametrize(
    ("corresponding", "says"),
    [
        ('"2" = ["mo-97-2010/10.9"]', "clause corresponding to 2: mo-97-2010 has no clause 10.9"),
        ('"2" = ["toy-law/1.1"]', "'toy-law/1.1' is not a clause of another regulation"),
        ('"2" = ["10.5"]', "'10.5' is not a clause of another regulation"),
        ('"2" = ["mo-97-2010/10.5", "mo-97-2010/10.5"]', "mo-97-2010/10.5 is listed twice"),
        ('"9" = ["mo-97-2010/10.5"]', "[corresponding] names a clause '9'"),
    ],
    ids=["no clause", "itself", "no regulation", "twice", "of no clause"],
)
def test_a_wrong_corresponding_clause_is_found(toy: Folder, corresponding: str, says: str) -> None:
    assert any(says in finding for finding in beside(toy, corresponding))


def test_a_regulation_beside_that_cannot_be_read_is_a_finding(toy: Folder) -> None:
    broken = toy.path.parent / "broken_law"
    broken.mkdir()
    (broken / LAW).write_text("id =", encoding="utf-8")
    assert any("broken-law cannot be read" in f for f in beside(toy, '"2" = ["broken-law/1"]'))


def test_every_corresponding_clause_exists_and_names_the_other() -> None:
    held = {name: regulation_in(path) for name, path in installed().items()}
    named = [(c.id, s) for r in held.values() for c in r.clauses for s in c.corresponding]
    assert named
    known = with_corresponding(held)
    for one, other in named:
        clause = known[other.partition("/")[0]].clause(other)
        assert clause is not None, other
        assert one in clause.corresponding
