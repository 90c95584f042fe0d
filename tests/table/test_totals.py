"""Decisions told by their total alone, and hands whose beginning names no stacks."""

from __future__ import annotations

import pytest

from vistoria.model.event import Acted, Event, HandStarted, Posted, Seated
from vistoria.model.request import Open
from vistoria.model.table import Force, Settings
from vistoria.table import Table, after_all, went_in

SEATED = (Seated(player="p1", seat=1, stack=1000), Seated(player="p2", seat=2, stack=500))
BLINDS = (Posted(seat=1, what="small", amount=10), Posted(seat=2, what="big", amount=20))


def table(*events: Event) -> Table:
    return after_all(Table.opened(Open("t", "mo-97-2010", 10, Settings(), Force())), events)


BEGUN = table(*SEATED, HandStarted(hand=1, stacks={1: 1000, 2: 500}), *BLINDS)


@pytest.mark.parametrize(
    ("acted", "chips"),
    [
        (Acted(seat=1, act="call", to=20), 10),
        (Acted(seat=1, act="raise", to=60), 50),
        (Acted(seat=1, act="raise", put=50), 50),
        (Acted(seat=1, act="raise", put=50, to=60), 50),
        (Acted(seat=1, act="fold", to=10), 0),
        (Acted(seat=2, act="check", to=20), 0),
    ],
)
def test_what_goes_in_follows_from_the_total_of_the_round_where_it_is_not_told(
    acted: Acted, chips: int
) -> None:
    assert went_in(BEGUN, acted) == chips
    now = after_all(BEGUN, [acted])
    assert now.stacks[acted.seat] == BEGUN.stacks[acted.seat] - chips
    assert now.in_play == 30 + chips


def test_a_hand_that_begins_without_stacks_has_those_who_have_chips() -> None:
    poor = Seated(player="p3", seat=3, stack=0)
    assert table(*SEATED, poor, HandStarted(hand=1)).started == {1: 1000, 2: 500}
