"""Who is asked now: the turn that was announced last and not taken yet."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from told import Told

from vistoria.checks import apply_check
from vistoria.model.event import Acted, Event, Notice, Paid, RoundEnded, Turn

ASKED = Turn(seat=1, round=1)


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((ASKED,), "passed"),
        ((ASKED, Notice(what="last-hand")), "passed"),
        ((ASKED, Acted(seat=1, act="fold")), "failed"),
        ((ASKED, RoundEnded(round=1)), "failed"),
        ((), "failed"),
    ],
)
def test_a_notice_leaves_who_is_asked_as_he_is(events: Iterable[Event], wanted: str) -> None:
    history = Told().hand(*events, ends=False).history
    assert apply_check("asked-now", {"seat": 1}, history).verdict == wanted


LAST = RoundEnded(round=1), Turn(seat=1, round=2), Acted(seat=1, act="check")


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((ASKED, *LAST, Paid(seat=1, amount=20, what="pot")), "passed"),
        ((ASKED, *LAST, RoundEnded(round=2)), "passed"),
        ((ASKED, *LAST), "failed"),
    ],
)
@pytest.mark.parametrize("check", ["nobody-asked", "round-takes-place", "last-round"])
def test_a_round_that_the_payment_follows_is_over_whether_it_is_said_or_not(
    events: Iterable[Event], wanted: str, check: str
) -> None:
    history = Told().hand(*events, ends=False).history
    assert apply_check(check, {"number": 2}, history).verdict == wanted


def test_nothing_is_settled_while_the_turn_stands_whatever_is_announced() -> None:
    for events, wanted in (
        ((ASKED, Notice(what="last-hand")), "passed"),
        ((ASKED, RoundEnded(round=1)), "failed"),
    ):
        history = Told().hand(*events, ends=False).history
        assert apply_check("nothing-settled", {}, history).verdict == wanted
