"""Every fault of the list is found in its archive at its clause, and the hand and its line are named.

`python -m tests.audit.planted_faults` plays all faults and prints what became of each; the list has what it found.
"""

from __future__ import annotations

import re

import pytest

from tests.audit.planted_faults import Outcome, faults, listed, planted

LISTED = listed()
FEW = [name for name in LISTED if name.endswith(("12.2:fourth-raise", "1.a:fours-in-the-pack"))] + LISTED[-1:]


def test_the_list_names_faults_that_there_are() -> None:
    assert {name.partition("@")[0] for name in LISTED} <= set(faults())
    assert len(LISTED) == len(set(LISTED))
    assert FEW


@pytest.mark.sampled("name", LISTED, named=FEW)
def test_a_planted_fault_is_found_and_named(name: str) -> None:
    found = planted(name)
    assert found.outcome in (Outcome.FOUND, Outcome.WINS), found
    assert found.places
    assert all(re.fullmatch(r"\S+:\d+, hand \S+", place) for place in found.places)


ELSEWHERE = {
    "phh": "mo-97-2010/12.2:fourth-raise",
    "ohh": "pt-omaha-online/34.c:ten-less",
    "pokerstars": "mo-104-85-m/10.b.2:ten-less",
    "mapping": "mo-104-85-m/10.b.2:ten-less",
}
"""A fault that is planted in each of the other formats."""


@pytest.mark.parametrize("format_", ELSEWHERE)
def test_a_fault_is_found_in_each_format(format_: str) -> None:
    found = planted(ELSEWHERE[format_], format_)
    assert found.outcome is Outcome.FOUND, found
