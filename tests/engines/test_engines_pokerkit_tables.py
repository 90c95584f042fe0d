"""What PokerKit's adapter shows of the chips in play, and whom it leaves to PokerKit's caller."""

from __future__ import annotations

import pytest

from vistoria.adapters.pokerkit.adapter import PokerKit
from vistoria.model.answer import Accepted, Answer, Unsupported
from vistoria.model.command import Join, Start
from vistoria.model.request import Look, Open
from vistoria.model.table import Force, Settings


def started(regulation: str, **stacks: int) -> tuple[PokerKit, Answer]:
    """Three players with 1000 each, or as given, and the answer to the start of a hand."""
    adapter = PokerKit()
    force = Force(marker=1, stacks=stacks)
    adapter.open(Open("t", regulation, 10, Settings(stakes={"small": 10, "big": 20}), force))
    for seat in (1, 2, 3):
        adapter.do("t", Join(f"p{seat}", seat, 1000))
    return adapter, adapter.do("t", Start())


def test_bets_that_lie_before_the_players_are_in_the_pot_that_everybody_sees() -> None:
    adapter, _ = started("pt-omaha-online")
    state = adapter.look(Look("t", "public")).state
    assert [(pot.amount, sorted(pot.seats)) for pot in state.pots] == [(30, [1, 2, 3])]


@pytest.mark.parametrize(
    ("regulation", "stack", "kind"),
    [
        ("mo-97-2010", 19, Accepted),
        ("pt-omaha-online", 20, Accepted),
        ("pt-omaha-online", 19, Unsupported),
    ],
)
def test_whether_less_than_the_least_bet_is_dealt_in_is_its_caller_s_to_say(
    regulation: str, stack: int, kind: type[Answer]
) -> None:
    _, answer = started(regulation, p2=stack)
    assert isinstance(answer, kind)
