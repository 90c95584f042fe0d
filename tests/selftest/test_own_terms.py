"""Houses with customs of their own are judged on them by the clauses about them, and by no other."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from vistoria.law.catalogue import installed
from vistoria.model.candidate import Candidate
from vistoria.validation.candidates import candidates
from vistoria.validation.selftest.judge import complaints
from vistoria.validation.selftest.trial import TrialOptions, TrialResult, prepared, try_candidate

pytestmark = pytest.mark.usefixtures("nothing_ranked")

BY_ID = {each.id: each for each in candidates()}
BROKEN = {
    "mo-97-2010 foreign-house": {"6.1", "7.1", "8.1", "8.3"},
    "pt-omaha-online foreign-house": {"50"},
    "mo-61-2004 foreign-house": {"7.1", "7.2"},
    "mo-104-85-m foreign-house": {"10.a.s1", "10.a.s2"},
    "mo-104-85-m entry-not-offered": {"6.s1"},
}
"""What each house breaks by the way in which it deals, or by what it does not offer; the rest is left to it."""
PLAYED = {
    "mo-97-2010 foreign-house": ("6.1", "7.1", "7.2", "8.1", "8.3", "9.1", "10.2", "10.4", "13.3"),
    "pt-omaha-online foreign-house": ("8", "33", "50", "53", "62", "67"),
    "mo-61-2004 foreign-house": ("6.2", "7.1", "7.2", "9.4", "11.1", "11.3", "11.4"),
    "mo-104-85-m foreign-house": ("10.a.s1", "10.a.s2", "10.b.s6", "11.e"),
    "mo-104-85-m entry-not-offered": ("3.s1", "6.s1", "10.a.s1"),
}
"""Clauses that are tried here, a self-test tries all."""
SETTINGS_REFUSED = {
    "mo-97-2010 stakes-only": ("5.2", "7.2", "10.2"),
    "mo-61-2004 stakes-only": ("9.1", "9.4"),
    "mo-104-85-m stakes-only": ("4.s2", "10.e.s2"),
    "pt-omaha-online stakes-only": ("54", "61"),
}
"""Clauses that ask for nothing but stakes, of an adapter that refuses all other settings."""
AT_A_MULTIPLE = {
    "mo-97-2010 blinds-50-100": ("5.1", "11.3"),
    "mo-97-2010 chips-of-25": ("11.3", "12.1"),
    "mo-61-2004 antes-from-500": ("9.1", "10.5"),
    "pt-omaha-online chips-of-25": ("54",),
}
"""Clauses whose scenarios have other stakes or chips than the house."""


@cache
def tried(name: str, labels: tuple[str, ...]) -> tuple[Candidate, TrialResult]:
    house = BY_ID[name]
    clauses = tuple(f"{house.regulation}/{label}" for label in labels)
    some = msgspec.structs.replace(house, clauses=clauses)
    return some, try_candidate(some, installed()[house.regulation], TrialOptions(control_hands=10))


@pytest.mark.parametrize("name", BROKEN)
def test_a_house_of_its_own_breaks_what_it_does_otherwise_and_nothing_else(name: str) -> None:
    house, result = tried(name, PLAYED[name])
    law = house.regulation
    assert set(house.breaks) == {f"{law}/{label}" for label in BROKEN[name]}
    assert set(result.failed) == set(house.breaks)
    assert result.inconclusive == ()
    assert result.passed
    assert complaints(house, result, prepared(installed()[law])) == ()


@pytest.mark.parametrize("name", SETTINGS_REFUSED)
def test_an_adapter_that_takes_stakes_alone_is_decided_where_no_more_is_asked(name: str) -> None:
    _, result = tried(name, SETTINGS_REFUSED[name])
    assert (result.failed, result.inconclusive) == ((), ())
    assert result.passed == len(SETTINGS_REFUSED[name])


@pytest.mark.parametrize("name", AT_A_MULTIPLE)
def test_a_house_with_other_stakes_or_chips_is_judged_at_a_multiple_of_the_figures(name: str) -> None:
    _, result = tried(name, AT_A_MULTIPLE[name])
    assert (result.failed, result.inconclusive) == ((), ())
    assert result.passed == len(AT_A_MULTIPLE[name])


def test_a_control_that_is_to_break_a_clause_and_does_not_is_complained_of() -> None:
    house, result = tried("mo-97-2010 foreign-house", ("6.1", "7.2"))
    law = prepared(installed()["mo-97-2010"])
    lawful = msgspec.structs.replace(result, failed=())
    assert complaints(house, lawful, law)[0] == "mo-97-2010/6.1 is broken and did not fail"
    more = msgspec.structs.replace(
        result, failed=(*house.breaks, "mo-97-2010/7.2"), shown_by={"mo-97-2010/7.2": "x"}
    )
    assert any("7.2 failed and should not have" in each for each in complaints(house, more, law))
