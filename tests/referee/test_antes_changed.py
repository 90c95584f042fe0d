"""A player who changes his ante before the cards are dealt breaks no clause, and his hand is followed with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from played import drawn, model

from vistoria.model.event import HandStarted, Posted
from vistoria.model.history import Exchange, History
from vistoria.referee.follow import follow
from vistoria.referee.watch import Watch
from vistoria.validation.lawful.engine import Varied

LAW, CHANGED, HANDS = "mo-61-2004", 6, 8
"""A drawn table of a game against the house where somebody changes his ante."""


@pytest.mark.parametrize("name", ["antes-added-to", "antes-set-anew"])
def test_an_ante_that_is_changed_before_the_hand_is_taken_as_it_lies(name: str) -> None:
    table = drawn(Varied({"id": name, "regulation": LAW}), LAW, CHANGED, HANDS)
    watch = Watch()
    assert list(follow(model(LAW), table, watch)) == []
    [hand] = hands_with_an_ante_changed(table)
    assert hand in {each.hand for each in watch.looked[f"{LAW}/6.6"].values()}


def hands_with_an_ante_changed(table: Sequence[Exchange]) -> list[int]:
    """The numbers of the hands before which a seat has laid two antes."""
    found: list[int] = []
    laid = Counter[int]()
    for happened in History(tuple(table)).happened:
        match happened.event:
            case Posted(seat=seat, what="ante"):
                laid[seat] += 1
            case HandStarted(hand=hand):
                found += [hand] if max(laid.values(), default=0) > 1 else []
                laid.clear()
    return found
