"""A session is ended after a warning and a whole hand without a bet, and not before."""

from __future__ import annotations

import pytest
from told import Told, fold

from vistoria.checks import apply_check
from vistoria.model.event import Acted, Event, Left, Posted, Seated, SessionEvent

SEATED = Seated(player="p1", seat=1, stack=100)
INVITED, WARNED, ENDED = (SessionEvent(player="p1", what=what) for what in ("invited", "warned", "ended"))
LEFT = Left(player="p1", seat=1, stack=100)
CALL, BLIND = Acted(seat=1, act="call", put=20), Posted(seat=1, what="big", amount=20)


def told(*hands: tuple[Event, ...]) -> Told:
    """Hands with these events; what stands last in one comes before the end of the hand."""
    history = Told()
    for number, events in enumerate(hands):
        history.hand(*((SEATED, *events) if not number else events))
    return history


def verdict(history: Told, *, blinds: bool = True) -> str:
    return apply_check("ended-after-warning", {"seat": 1, "blinds": blinds}, history.history).verdict


@pytest.mark.parametrize(
    ("hands", "wanted"),
    [
        (((INVITED,), (WARNED,), (fold(1),), (ENDED, LEFT)), "passed"),
        (((INVITED,), (WARNED,), (fold(1),)), "passed"),
        (((INVITED,), (fold(1),), (ENDED,)), "failed"),
        (((INVITED,), (WARNED, ENDED)), "failed"),
        (((INVITED,), (WARNED,), (ENDED,)), "failed"),
        (((WARNED,), (CALL,), (ENDED,)), "failed"),
        (((WARNED,), (CALL,), (WARNED,), (fold(1),), (ENDED,)), "passed"),
        (((INVITED,), (fold(1),)), "inconclusive"),
        (((fold(1),), (LEFT,)), "failed"),
        (((WARNED,), (Acted(seat=2, act="call", put=20),), (ENDED,)), "passed"),
    ],
)
def test_a_warning_and_a_hand_without_a_bet_come_first(
    hands: tuple[tuple[Event, ...], ...], wanted: str
) -> None:
    assert verdict(told(*hands)) == wanted


def test_a_blind_keeps_the_session_where_it_is_a_bet() -> None:
    history = told((WARNED,), (BLIND, fold(1)), (ENDED,))
    assert verdict(history, blinds=True) == "failed"
    assert verdict(history, blinds=False) == "passed"


def test_the_end_of_another_player_s_session_is_not_his() -> None:
    other = SessionEvent(player="p2", what="ended")
    assert verdict(told((INVITED,), (WARNED,), (other,), (fold(1),))) == "passed"
