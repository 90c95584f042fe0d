"""Hands to be put in order: two of one kind that a single card or nothing tells apart, among others."""

from __future__ import annotations

from random import Random

from vistoria.model.cards import full_deck
from vistoria.model.request import HoleAndCommunity

from ..deal import DealPlan
from .boards import BOARDS, board_of
from .meetings import meeting


def hands_to_rank(rng: Random, deal: DealPlan) -> tuple[HoleAndCommunity, ...]:
    """Two to four hands as the showdown compares them."""
    board = sum(opened for _, opened in deal.streets)
    one, other = meeting(rng, deal.ranks, shared=bool(board))
    if not board:
        found = [one, other]
        for _ in range(3):
            found += [
                hand
                for hand in meeting(rng, deal.ranks, shared=False)
                if not set(hand).intersection(card for each in found for card in each)
            ]
        return tuple(HoleAndCommunity(cards=tuple(hand)) for hand in found)
    if rng.random() < 0.25:
        middle, mine, theirs = board_of(rng, rng.choice(BOARDS))
        rest = [card for card in full_deck(deal.ranks) if card not in (*middle, *mine, *theirs)]
        rng.shuffle(rest)
        return tuple(
            HoleAndCommunity(
                hole=(*own, *(rest.pop() for _ in range(deal.own - len(own)))), community=tuple(middle)
            )
            for own in (mine, theirs)
        )
    common = [card for card in one if card in other][:3]
    used = {*one, *other}
    rest = [card for card in full_deck(deal.ranks) if card not in used]
    rng.shuffle(rest)
    table = common + [rest.pop() for _ in range(board - len(common))]
    hands = []
    for hand in (one, other):
        own = [card for card in hand if card not in common][: deal.own]
        own += [rest.pop() for _ in range(deal.own - len(own))]
        hands.append(HoleAndCommunity(hole=tuple(rng.sample(own, len(own))), community=tuple(table)))
    hands += [
        HoleAndCommunity(hole=tuple(rest.pop() for _ in range(deal.own)), community=tuple(table))
        for _ in range(rng.choice((0, 0, 1, 2)))
    ]
    return tuple(hands)
