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
    mine, theirs = _rank_of(due), _rank_of(answer.order)
    for i, j in combinations(sorted(mine), 2):
        lawful, sign = _sign(mine[i] - mine[j]), _sign(theirs[i] - theirs[j])
        if lawful != sign:
            by, order = model.decides(request, i, j)
            pair = request.hands[i], request.hands[j]
            yield RANKING, by + order, False, _words("must", *pair, lawful), _words("did", *pair, sign)
            return
    for hand, five, both in counting:
        yield RANKING, model.decides(both, 0, 1).by, False, *_counting(model, hand, five)
        return


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
