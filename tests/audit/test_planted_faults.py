"""Every fault of the list is found in its archive at its clause, and the hand and its line are named.

`python -m tests.audit.planted_faults` plays all faults and prints what became of each; the list has what it found: in
the format `hands`, and in those that stand after the name.
"""

from __future__ import annotations

import re

import pytest

from tests.audit.planted_faults import TELLS_MOST, Outcome, faults, listed, planted

LISTED = [
    f"{name} {format_}" for format_ in (TELLS_MOST, "phh", "ohh", "pokerstars") for name in listed(format_)
]
FEW = [
    each
    for each in LISTED
    if each.startswith(("mo-97-2010/12.2:fourth-raise ", "mo-104-85-m/1.a:fours-in-the-pack "))
]


def test_the_list_names_faults_that_there_are() -> None:
    assert {each.partition(" ")[0].partition("@")[0] for each in LISTED} <= set(faults())
    assert len(LISTED) == len(set(LISTED))
    assert FEW


@pytest.mark.sampled("fault", LISTED, named=[*FEW, LISTED[-1]])
def test_a_planted_fault_is_found_and_named(fault: str) -> None:
    found = planted(*fault.split())
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
