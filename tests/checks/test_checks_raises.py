"""Tables whose house declares a number of raises, under test: it refuses such a table, or keeps to the law there."""

from __future__ import annotations

import pytest
from told import said, verdict

from vistoria.model.answer import Accepted, ReasonGiven, Refused, Unsupported
from vistoria.model.command import Act, Start
from vistoria.model.event import Acted, HandStarted
from vistoria.model.history import History
from vistoria.model.request import Close, Open, Play

NO = Refused("engine", ReasonGiven("unlawful", "not such a table"))


def asked_for(answer: object) -> History:
    """A lawful table is opened and closed, then another asked for and answered so."""
    return said(
        (Open("control", "xx", 10), Accepted()), (Close("control"), None), (Open("t", "xx", 10), answer)
    )


def raised(times: int, answer: object) -> History:
    """A table is opened, so many raises are made there, and the next answered so."""
    raises = (Acted(seat=1 + i % 4, act="raise", put=40, to=40) for i in range(times))
    events = HandStarted(hand=1, stacks=dict.fromkeys(range(1, 5), 1000)), *raises
    tried = Play("t", (Act(1, "raise", 640),))
    return said(
        (Open("t", "xx", 10), Accepted()), (Play("t", (Start(),)), (Accepted(events),)), (tried, (answer,))
    )


@pytest.mark.parametrize(
    ("history", "wanted"),
    [
        (asked_for(NO), "passed"),
        (asked_for(Unsupported("raises")), "unsupported"),
        (raised(3, NO), "passed"),
        (raised(3, Accepted()), "failed"),
        (raised(4, NO), "failed"),
        (raised(2, NO), "failed"),
        (raised(3, Refused("adapter", ReasonGiven("act", ""))), "unsupported"),
        (asked_for(Accepted()), "inconclusive"),
    ],
    ids=["refused", "not reached", "three", "none refused", "four", "two", "adapter", "opened, none tried"],
)
def test_a_table_with_more_raises_is_refused_or_has_as_many_as_may_be(history: History, wanted: str) -> None:
    assert verdict(history, "table-refused-or-raised", times=3) == wanted


@pytest.mark.parametrize(
    ("history", "wanted"),
    [
        (asked_for(NO), "passed"),
        (asked_for(Unsupported("raises")), "unsupported"),
        (raised(3, Accepted()), "passed"),
        (raised(2, NO), "failed"),
        (asked_for(Accepted()), "inconclusive"),
    ],
    ids=["refused", "not reached", "three", "two", "opened, none tried"],
)
def test_a_table_with_a_number_of_raises_is_refused_or_has_any_number(history: History, wanted: str) -> None:
    assert verdict(history, "table-refused-or-raised-freely", times=3) == wanted
