"""Under which readings a change of code is tried: the defaults, then every other option."""

from __future__ import annotations

from pathlib import Path

import pytest

from vistoria.model.clause import Regulation
from vistoria.run.laws import regulation_in

from .judges import judges


@pytest.fixture
def law() -> Regulation:
    """A law with many readings."""
    return regulation_in(Path(__file__).parents[2] / "features" / "mo_97_2010")


def test_the_defaults_come_first_with_every_clause(law: Regulation) -> None:
    first, *_ = judges(law)
    assert (first.readings, first.about, first.name) == ({}, frozenset(), "mo-97-2010")


def test_every_choice_of_every_reading_is_in_force_before_some_judge(law: Regulation) -> None:
    _, *others = judges(law)
    for reading in law.readings:
        tried = {judge.readings[reading.id] for judge in others}
        assert tried | {reading.default} == {each for option in reading.options for each in option.trials}


def test_clauses_with_scenarios_of_an_option_are_among_those_run(law: Regulation) -> None:
    _, *others = judges(law)
    conditional = {str(entry.clause) for entry in law.scenarios if entry.readings}
    assert all(conditional <= judge.about for judge in others)
