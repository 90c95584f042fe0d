"""Decks in which what is rare comes about: hands of one kind meet, prizes are won, boards tempt to a wrong hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from vistoria.model.cards import Card, full_deck

from ..deal import DealPlan
from .boards import board_of
from .meetings import KINDS, depths, meeting

Held = tuple[Mapping[int, Sequence[Card]], Sequence[Card]]
"""Cards of hands, by their place in the deal, and cards in the middle; all others are anybody's."""
Making = Callable[[Random, DealPlan, int], Held]


def deck_of(rng: Random, deal: DealPlan, number: int, hands: int, together: int) -> tuple[Card, ...]:
    """The deck for the hand of this number in a run, dealt `together` cards at a time to each of so many."""
    makings = _makings(deal)
    held, common = makings[number * STRIDE % len(makings)](rng, deal, hands) if hands else ({}, ())
    return _laid(rng, deal, max(hands, 1), together, held, common)


STRIDE = 37
"""Of the makings, so that unlike ones follow each other; no number of makings is a multiple of it."""


def _makings(deal: DealPlan) -> list[Making]:
    duels: list[Making] = [_duel(kind, depth) for kind in KINDS for depth in depths(kind)]
    if deal.croupier:
        pays = [_pays(kind) for kind in (*KINDS, *PRIZES, "full house", "full house", "straight", "straight")]
        return [*duels, *[_prizes] * 14, *pays, *[_edge] * 5, *[_nothing] * 4]
    ties: list[Making] = [_several("straight"), _several("high card"), _several("straight")] * 2
    if deal.later:
        alike = [_alike(at) for at in (0, 0, 0, 2, 2, 3, 4)]
        return [*duels, *ties, *alike, *[_figures] * 20, *[_nothing] * 4]
    splits: list[Making] = [_split(kind, own) for kind in KINDS for own in (0, 1, 3, 4)]
    return [*duels, *splits, *ties, _several("three of a kind"), *[_met] * 10, *[_nothing] * 4]


def _nothing(rng: Random, deal: DealPlan, hands: int) -> Held:
    return {}, ()


def _duel(kind: str, depth: int) -> Making:
    def made(rng: Random, deal: DealPlan, hands: int) -> Held:
        board = sum(opened for _, opened in deal.streets)
        one, other = meeting(rng, deal.ranks, shared=bool(board), kind=kind, depth=depth)
        common = [card for card in one if card in other] if board else []
        first, second = rng.sample(range(hands), 2) if hands > 1 else (0, 0)
        if deal.croupier and hands > 1 and rng.random() < 0.8:
            first, second = rng.sample((hands - 1, rng.randrange(hands - 1)), 2)
        rng.shuffle(one)
        rng.shuffle(other)
        return {first: _without(one, common), second: _without(other, common)}, common

    return made


def _met(rng: Random, deal: DealPlan, hands: int) -> Held:
    """Rare hands of two kinds on one board."""
    if hands < 2:
        return {}, ()
    middle, one, other = board_of(rng)
    first, second = rng.sample(range(hands), 2)
    return {first: one, second: other}, middle


def _split(kind: str, own: int) -> Making:
    """So many hole cards and the rest in the middle would make a hand of that kind."""

    def made(rng: Random, deal: DealPlan, hands: int) -> Held:
        one, _ = meeting(rng, deal.ranks, shared=True, kind=kind)
        rng.shuffle(one)
        return {rng.randrange(hands): one[:own]}, one[own:]

    return made


def _several(kind: str) -> Making:
    """Three or four hands that are equal but for their suits."""

    def made(rng: Random, deal: DealPlan, hands: int) -> Held:
        one, _ = meeting(rng, deal.ranks, shared=True, kind=kind)
        board = sum(opened for _, opened in deal.streets)
        own = [card for card in one if one.count(card) == 1][3 if board else 0 :]
        common = [card for card in one if card not in own]
        which = rng.sample(range(hands), min(hands, rng.choice((3, 3, 4))))
        orders = [rng.sample("shdc", 4) for _ in own]
        held = {
            i: [Card(card[0] + suits[k]) for card, suits in zip(own, orders, strict=True)]
            for k, i in enumerate(which)
        }
        if any(card in common for cards in held.values() for card in cards):
            return {}, common
        return held, common

    return made


PRIZES = ("royal flush", "straight flush", "four of a kind", "full house", "flush")


def _pays(kind: str) -> Making:
    """One player has that kind of hand, and the croupier just qualifies."""

    def made(rng: Random, deal: DealPlan, hands: int) -> Held:
        tries = [meeting(rng, deal.ranks, shared=False, kind=kind)[0] for _ in range(4)]
        ace = next((hand for hand in tries if hand[0][0] == "A" or hand[-1][0] == "A"), None)
        one = ace if ace is not None and rng.random() < 0.5 else tries[0]
        rest = [card for card in full_deck(deal.ranks) if card not in one]
        rng.shuffle(rest)
        ranks = ["A", "K", *rng.sample("23456789", 3)]
        croupier = [card for rank in ranks for card in [each for each in rest if each[0] == rank][:1]]
        return {rng.randrange(max(hands - 1, 1)): one, hands - 1: croupier}, ()

    return made


def _prizes(rng: Random, deal: DealPlan, hands: int) -> Held:
    """Two to four hands of players win prizes."""
    crowns = (("royal flush",), ("straight flush",), ("royal flush", "straight flush"), PRIZES, PRIZES)
    kinds = rng.choice(crowns)
    held: dict[int, Sequence[Card]] = {}
    used: set[Card] = set()
    for i in rng.sample(range(max(hands - 1, 1)), min(max(hands - 1, 1), rng.choice((1, 2, 2, 3, 4)))):
        for _ in range(20):
            one, other = meeting(rng, deal.ranks, shared=False, kind=rng.choice(kinds))
            free = next((hand for hand in (one, other) if used.isdisjoint(hand)), None)
            if free is not None:
                held[i] = free
                used |= set(free)
                break
    return held, ()


def _edge(rng: Random, deal: DealPlan, hands: int) -> Held:
    """The croupier qualifies, or fails to, by one card."""
    heads = rng.choice(("AK", "AK", "AQ", "KQ", "22"))
    low = rng.sample("3456789", 3)
    if heads == "22":
        low = rng.sample("89TJQ", 3)
    return {hands - 1: [Card(rank + suit) for rank, suit in zip((*heads, *low), "shdcs", strict=True)]}, ()


LADDER = (
    "royal flush", "straight flush", "four of a kind", "full house", "flush", "three of a kind", "straight",
    "two pairs", "pair", "high card",
)  # fmt: skip
"""Kinds of hands; open cards that could become neighbours of it decide who speaks first."""


def _alike(at: int) -> Making:
    """The cards that hands get in one pass are of one rank."""

    def made(rng: Random, deal: DealPlan, hands: int) -> Held:
        rank = rng.choice(deal.ranks)
        cards = [Card(rank + suit) for suit in rng.sample("shdc", 4)]
        others = [card for card in full_deck(deal.ranks) if card[0] != rank]
        rng.shuffle(others)
        which = rng.sample(range(hands), min(hands, 3 if at == 0 else 2))
        return {i: [*(others.pop() for _ in range(at)), cards.pop()] for i in which}, ()

    return made


def _figures(rng: Random, deal: DealPlan, hands: int) -> Held:
    """Open cards of two hands that could become the same or neighbouring figures."""
    at = rng.randrange(len(LADDER))
    one, other = meeting(rng, deal.ranks, shared=False, kind=LADDER[at])
    if rng.random() < 0.6:
        near = LADDER[(at + rng.choice((1, 2))) % len(LADDER)]
        third, _ = meeting(rng, deal.ranks, shared=False, kind=near)
        other = third if set(third).isdisjoint(one) else other
    for hand in (one, other):
        hand.insert(1, hand.pop(rng.choice((4, 4, rng.randrange(5)))))
        if rng.random() < 0.4:
            hand[2:] = rng.sample(hand[2:], 3)
    first, second = rng.sample(range(hands), 2) if hands > 1 else (0, 0)
    return {first: one, second: other}, ()


def _laid(
    rng: Random,
    deal: DealPlan,
    hands: int,
    together: int,
    held: Mapping[int, Sequence[Card]],
    common: Sequence[Card],
) -> tuple[Card, ...]:
    used = {card for hand in held.values() for card in hand} | set(common)
    rest = [card for card in full_deck(deal.ranks) if card not in used]
    rng.shuffle(rest)
    size = deal.own + deal.later
    dealt = [_filled(rng, list(held.get(i, ())), size, rest, mix=not deal.later) for i in range(hands)]
    turns = [min(together, deal.own - done) for done in range(0, deal.own, together)]
    deck = [rest.pop() for _ in range(deal.aside)]
    for turn in turns:
        for hand in dealt:
            deck += [hand.pop(0) for _ in range(turn)]
    for _ in range(deal.later):
        deck += [hand.pop(0) for hand in dealt]
    board = sum(opened for _, opened in deal.streets)
    table = _filled(rng, list(common), board, rest, mix=True)
    for burnt, opened in deal.streets:
        deck += [rest.pop() for _ in range(burnt)]
        deck += [table.pop(0) for _ in range(opened)]
    return (*deck, *rest, *(card for hand in dealt for card in hand), *table)


def _without(hand: Sequence[Card], common: Sequence[Card]) -> list[Card]:
    return [card for card in hand if card not in common]


def _filled(rng: Random, cards: list[Card], size: int, rest: list[Card], *, mix: bool) -> list[Card]:
    """So many cards, those that are missing from the rest, those too many back to it; shuffled where that may be."""
    hand = cards[:size]
    rest[:0] = cards[size:]
    hand += [rest.pop() for _ in range(size - len(hand))]
    if mix or not cards:
        rng.shuffle(hand)
    return hand
