"""How rare an error the drawn hands would have found."""

from __future__ import annotations

import pytest

from vistoria.reports.summary import one_in
from vistoria.verdict.play import PlayResult


@pytest.mark.parametrize(
    ("hands", "rarest"),
    [
        (400, 134),  # (1 - 1/134) ** 400 = 0.0499
        (59, 20),  # the rule of 59: 0.95 ** 59 = 0.0485
        (1, 1),
    ],
)
def test_an_error_that_often_is_found_in_95_of_100_runs(hands: int, rarest: int) -> None:
    assert one_in(PlayResult(1, hands, True)) == rarest


@pytest.mark.parametrize("play", [None, PlayResult(0, 0, True), PlayResult(12, 400, False)])
def test_without_refereed_hands_no_rate_is_stated(play: PlayResult | None) -> None:
    assert one_in(play) is None
