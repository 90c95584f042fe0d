"""Hands that the product put in order, against the order of the law."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from vistoria.model.answer import Order
from vistoria.model.cards import Card
from vistoria.model.request import HoleAndCommunity, Rank
from vistoria.model.sentences import did, must, say

from .model import Model
from .seen import Difference

RANKING = "ranking"
"""The aspect of an order of hands."""


def misranked(model: Model, request: Rank, answer: object) -> Iterator[Difference]:
    """The first pair of hands that the product puts otherwise, with the clauses that decide between the two.

    Where all are put rightly, the first hand of which five cards are told that are less or more than its best.
    """
    due = model.order(request)
    if due is None or not isinstance(answer, Order) or set(_rank_of(answer.order)) != set(_rank_of(due)):
        return
    mine, theirs = _rank_of(due), _rank_of(answer.order)
    for i, j in combinations(sorted(mine), 2):
        lawful, told = _sign(mine[i] - mine[j]), _sign(theirs[i] - theirs[j])
        if lawful != told:
            by, order = model.decides(request, i, j)
            pair = request.hands[i], request.hands[j]
            yield RANKING, by + order, False, _words("must", *pair, lawful), _words("did", *pair, told)
            return
    for hand, said in zip(request.hands, answer.hands, strict=False):
        clauses = _otherwise_counting(model, request, hand, said.five) if said.five else ()
        if clauses:
            demanded = must("counting", cards=_cards(hand), five=model.five(hand))
            yield RANKING, clauses, False, demanded, did("counting", cards=_cards(hand), five=said.five)
            return


def _otherwise_counting(
    model: Model, request: Rank, hand: HoleAndCommunity, told: Sequence[Card]
) -> tuple[str, ...]:
    """The clauses by which other five cards count than those told; none where those are as good.

    With another number of hole cards they are no five of this game; else the better five stands before them.
    """
    best, own = model.five(hand), set(hand.hole)
    both = Rank(
        request.regulation, request.purpose, tuple(HoleAndCommunity(cards=(*c,)) for c in (best, told))
    )
    order = model.order(both)
    if order is None or len(order) == 1:
        return ()
    is_composed = len(own.intersection(best)) == len(own.intersection(told))
    return model.decides(both, 0, 1).by if is_composed else model.composition


def _rank_of(order: tuple[tuple[int, ...], ...]) -> dict[int, int]:
    return {i: place for place, group in enumerate(order) for i in group}


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


def _words(mood: str, one: HoleAndCommunity, other: HoleAndCommunity, sign: int) -> str:
    key = f"{mood}.ranking-{('beats', 'equals', 'loses')[sign + 1]}"
    return say(key, one=_cards(one), other=_cards(other))


def _cards(hand: HoleAndCommunity) -> str:
    return " ".join((*hand.hole, *hand.cards, *(("with",) if hand.community else ()), *hand.community))
