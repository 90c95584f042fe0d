"""The order of hands: asked for outright, or seen in who is paid."""

from __future__ import annotations

from vistoria.checks.reading import (
    ended,
    live,
    numbers,
    the_hand,
)
from vistoria.checks.registry import Nothing, check
from vistoria.model.answer import Order, Unsupported
from vistoria.model.attempts import answer_text
from vistoria.model.event import Paid
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand
from vistoria.model.history import History
from vistoria.model.sentences import did, must

from .reading import paid_from_pot


@check("their order is {order:ranks}")
def ranking(history: History, order: list[list[int]]) -> Finding:
    """The hands asked about stand in this order, best first; hands count from 1, equal ones share a group."""
    wanted = [sorted(group) for group in order]
    expected = must("ranking", ranks=wanted)
    asked = list(history.ranked())
    if not asked:
        raise Nothing(expected, did("not-asked"))
    _, reply, n = asked[-1]
    if isinstance(reply, Unsupported):
        return Finding("unsupported", expected, answer_text(reply), (n,))
    got = [sorted(i + 1 for i in group) for group in reply.order]
    return judged(got == wanted, expected, did("ranking", ranks=got), n)


@check("the order given, if any, is that of the payment")
def ranked_as_paid(history: History) -> Finding:
    """The hands that the product puts first, out of those that came to the end, are those that it paid.

    A product that ranks no hands outside play has said by its payment what it makes of them.
    """
    hand = the_hand(history)
    seats, paid = live(hand), sorted(paid_from_pot(hand))
    expected = must("rank-first", seats=paid)
    found = numbers(hand.of(Paid))
    answers = [(reply, n) for _, reply, n in history.ranked() if isinstance(reply, Order)]
    if not answers:
        return judged(_over(hand), expected, did("no-ranking"), *found)
    order, n = answers[-1]
    first = sorted(seats[i] for i in order.order[0]) if order.order else []
    return judged(first == paid and _over(hand), expected, did("rank-first", seats=first), n, *found)


def _over(*hands: Hand) -> bool:
    return all(ended(hand) is not None and paid_from_pot(hand) for hand in hands)
