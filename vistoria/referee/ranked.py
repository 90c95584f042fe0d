"""Hands that the product put in order, against the order of the law."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from vistoria.model.answer import Order
from vistoria.model.cards import Card
from vistoria.model.request import HoleAndCommunity, Rank
from vistoria.model.sentences import did, must, say

from .model import Model
from .seen import Difference

RANKING = "ranking"
"""The aspect of an order of hands."""
COMPOSITION = "composition"
"""That of the cards that may count: an order follows from it."""


def misranked(model: Model, request: Rank, answer: object) -> Iterator[Difference]:
    """The first hand of which five cards are told that may not count together; the order follows from it.

    Else the first pair of hands that the product puts otherwise, with the clauses that decide between the two. Where
    all are put rightly, the first hand of which the five cards told are not as good as its best.
    """
    due = model.order(request)
    if due is None or not isinstance(answer, Order) or set(_rank_of(answer.order)) != set(_rank_of(due)):
        return
    told = [(hand, said.five) for hand, said in zip(request.hands, answer.hands, strict=False) if said.five]
    every = [(hand, five, _pair(model, request, hand, five)) for hand, five in told]
    counting = [each for each in every if len(model.order(each[-1]) or ()) > 1]
    for hand, five, _ in counting:
        if len({len(set(hand.hole).intersection(cards)) for cards in (five, model.five(hand))}) > 1:
            yield COMPOSITION, model.composition, False, *_counting(model, hand, five)
            return
    for i, j, lawful, sign in _apart(due, answer):
        by, order = model.decides(request, i, j)
        pair = request.hands[i], request.hands[j]
        yield RANKING, by + order, False, _words("must", *pair, lawful), _words("did", *pair, sign)
        return
    for hand, five, both in counting:
        yield RANKING, model.decides(both, 0, 1).by, False, *_counting(model, hand, five)
        return


def alone(model: Model, request: Rank, answer: Order) -> tuple[Rank, Order]:
    """The first two hands that the product puts otherwise, and its order of them; all, where it puts them rightly.

    Others may be put otherwise by other clauses: of which clause these two speak, they tell by themselves.
    """
    due = model.order(request)
    if due is None or set(_rank_of(answer.order)) != set(_rank_of(due)):
        return request, answer
    for i, j, _, sign in _apart(due, answer):
        order = (((0,), (1,)), ((0, 1),), ((1,), (0,)))[sign + 1]
        return msgspec.structs.replace(request, hands=(request.hands[i], request.hands[j])), Order(order)
    return request, answer


def _apart(due: tuple[tuple[int, ...], ...], answer: Order) -> Iterator[tuple[int, int, int, int]]:
    """Every two hands that are put otherwise: their indexes, how they stand by the law, and how they were put."""
    mine, theirs = _rank_of(due), _rank_of(answer.order)
    for i, j in combinations(sorted(mine), 2):
        lawful, sign = _sign(mine[i] - mine[j]), _sign(theirs[i] - theirs[j])
        if lawful != sign:
            yield i, j, lawful, sign


def _pair(model: Model, request: Rank, hand: HoleAndCommunity, told: Sequence[Card]) -> Rank:
    """The best five of a hand and the five that were told of it, to be put in order."""
    fives = (model.five(hand), tuple(told))
    return Rank(request.regulation, request.purpose, tuple(HoleAndCommunity(cards=five) for five in fives))


def _counting(model: Model, hand: HoleAndCommunity, told: Sequence[Card]) -> tuple[str, str]:
    """Which five cards count, and which were told."""
    cards = _cards(hand)
    return must("counting", cards=cards, five=model.five(hand)), did("counting", cards=cards, five=told)


def _rank_of(order: tuple[tuple[int, ...], ...]) -> dict[int, int]:
    return {i: place for place, group in enumerate(order) for i in group}


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


def _words(mood: str, one: HoleAndCommunity, other: HoleAndCommunity, sign: int) -> str:
    key = f"{mood}.ranking-{('beats', 'equals', 'loses')[sign + 1]}"
    return say(key, one=_cards(one), other=_cards(other))


def _cards(hand: HoleAndCommunity) -> str:
    return " ".join((*hand.hole, *hand.cards, *(("with",) if hand.community else ()), *hand.community))
