"""A saboteur that is tried under several seeds: caught under nine of ten, by luck, or never."""

from __future__ import annotations

from typing import Any

import pytest

from vistoria.model.candidate import Candidate
from vistoria.validation.selftest.judge import caught, over_seeds
from vistoria.validation.selftest.trial import TrialResult

OWN, OTHER = "law/1", "law/2"
SEEN = TrialResult("it", failed=(OWN,), shown_by={OWN: "seen"}, erred=True)
MISSED = TrialResult("it", shown_by={}, erred=True)
QUIET = TrialResult("it")


def candidate(kind: Any) -> Candidate:
    return Candidate(id="it", kind=kind, regulation="law", target="", clause=OWN)


@pytest.mark.parametrize(
    ("results", "fails", "times"),
    [
        ([SEEN] * 10, True, (10, 10)),
        ([SEEN] * 9 + [MISSED], True, (9, 10)),
        ([SEEN] * 8 + [MISSED] * 2, False, (8, 10)),
        ([SEEN, MISSED], False, (1, 2)),
        ([MISSED] * 3, False, (0, 3)),
        ([SEEN, QUIET, QUIET], True, (1, 1)),
    ],
)
def test_who_is_caught_under_nine_of_ten_seeds_in_which_he_errs_is_caught(
    results: list[TrialResult], *, fails: bool, times: tuple[int, int]
) -> None:
    assert (OWN in over_seeds(candidate("conditional"), results).failed) == fails
    assert caught(candidate("conditional"), results) == times


def test_a_clause_that_is_not_broken_fails_where_it_does_once() -> None:
    once = TrialResult("it", failed=(OWN, OTHER), shown_by={OTHER: "seen"})
    came = over_seeds(candidate("saboteur"), [SEEN, once, SEEN])
    assert (came.failed, came.shown_by[OTHER]) == ((OWN, OTHER), "seen")
    assert caught(candidate("control"), [SEEN, once]) is None


def test_luck_is_told() -> None:
    assert over_seeds(candidate("saboteur"), [SEEN, MISSED]).shown_by[OWN] == "it failed under 1 of 2 seeds"
