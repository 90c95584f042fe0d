"""What the law leaves open: how a pool grows is told apart from what a prize leaves of it."""

from __future__ import annotations

from vistoria.games.cards.events import Pool
from vistoria.model.event import Event, Paid
from vistoria.referee.news import growth, without_growth

PRIZE = Paid(seat=1, amount=100_000, what="jackpot")
FALLS = Pool(before=100_000, after=200_000)
"""All of it is paid, and it has begun again, which is not said."""


def grown(chips: int) -> Pool:
    """The pool holds so much more than a thousand."""
    return Pool(before=1_000, after=1_000 + chips)


def test_a_pool_that_grows_before_a_prize_and_after_it_is_taken_in_at_its_time() -> None:
    events: list[Event] = [grown(7), PRIZE, FALLS, grown(10)]
    assert growth(events) == (7, 10)
    assert without_growth(events) == [PRIZE, FALLS]


def test_an_empty_pool_that_begins_again_does_not_grow() -> None:
    begins = [Pool(before=0, after=200_000), Pool(before=5, after=200_000, restarted=True)]
    assert growth(begins) == (0, 0)
    assert without_growth(begins) == begins
