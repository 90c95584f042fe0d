"""The order of hands under test: answers, and payments that suits, seats or opponents change."""

from __future__ import annotations

from typing import Any

import pytest
from told import Told, verdict

from vistoria.model.answer import Order, Unsupported


@pytest.mark.parametrize(
    ("order", "wanted"),
    [
        (((0, 1), (2,)), "passed"),
        (((1, 0), (2,)), "passed"),
        (((0,), (1,), (2,)), "failed"),
        (((2,), (0, 1)), "failed"),
        (((0, 1),), "failed"),
        ((), "failed"),
    ],
)
def test_an_order_is_right_in_its_groups(order: tuple[tuple[int, ...], ...], wanted: str) -> None:
    assert verdict(Told().rank(3, Order(order)), "ranking", order=[[1, 2], [3]]) == wanted


def test_an_order_not_reached_or_not_asked_for_shows_nothing() -> None:
    assert verdict(Told().rank(2, Unsupported("rank")), "ranking", order=[[1], [2]]) == "unsupported"
    assert verdict(Told(), "ranking", order=[[1], [2]]) == "inconclusive"


TIE_12: dict[str, Any]
TIE_13: dict[str, Any]
TIE_23: dict[str, Any]
TIE_12, TIE_13, TIE_23 = {"s1": 20, "s2": 20}, {"s1": 20, "s3": 20}, {"s2": 20, "s3": 20}


FLUSH, QUEEN, JACK = ["Ah", "Kh", "9h", "5c", "4d"], "Qh 2h 8s 6c", "Jh Th 3s 7d"
