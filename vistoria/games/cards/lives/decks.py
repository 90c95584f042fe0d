"""Decks in which what is rare comes about: hands of one kind meet, prizes are won, boards tempt to a wrong hand.

A run goes through all of them in turn, in an order of its seed: so each combination that a law tells apart is met in
every run, however rare it is by chance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations_with_replacement
from random import Random

from vistoria.model.cards import Card, full_deck

from ..deal import DealPlan
from .boards import BOARDS, board_of
from .figures import FIGURES, figure, first_to_speak
from .making import Held, Making
from .meetings import KINDS, STRAIGHTS, depths, meeting
from .prizes import against_the_croupier


@dataclass(frozen=True)
class Laid:
    """A deck, and the cards of the hands that it was made for."""

    deck: tuple[Card, ...]
    stars: frozenset[Card] = frozenset()


def laid(rng: Random, deal: DealPlan, making: Making, hands: int, together: int) -> Laid:
    """A deck dealt `together` cards at a time to each of so many hands."""
    held, common = making.cards(rng, deal, hands) if hands else ({}, ())
    return _laid(rng, deal, max(hands, 1), together, held, common)


def makings(deal: DealPlan, seed: int) -> list[Making]:
    """All that is laid under a law, in the order in which a run of this seed comes to it."""
    found = against_the_croupier() if deal.croupier else _among_players(deal)
    Random(f"{seed}/makings").shuffle(found)
    return found


def _among_players(deal: DealPlan) -> list[Making]:
    duels = [partial(_duel, kind, depth) for kind in KINDS for depth in depths(kind)]
    ties = [Making(partial(_several, kind, many), many) for kind in TIED for many in (3, 4)]
    if deal.later:
        alike = [Making(partial(_alike, at), 3) for at in (0, 2, 3, 4)]
        figures = [partial(_figures, *two) for two in combinations_with_replacement(FIGURES, 2)]
        return [*map(Making, (*duels, *figures)), *ties[: 2 * len(SUITED)], *alike]
    splits = [partial(_split, kind, own) for kind in HIGH for own in (0, 1, 3, 4)]
    met = [partial(_met, board) for board in BOARDS]
    return [*map(Making, (*duels, *splits, *met)), *ties]


HIGH = (*STRAIGHTS, "four of a kind", "full house", "flush")
"""Kinds that tempt to count other than two cards of a hand."""
SUITED = ("straight", "high card")
TIED = (*SUITED, "pair", "two pairs", "three of a kind")
"""Kinds of which three or four hands are equal; without cards in the middle, of the first two alone."""


def _duel(kind: str, depth: int, rng: Random, deal: DealPlan, hands: int) -> Held:
    board = sum(opened for _, opened in deal.streets)
    one, other = meeting(rng, deal.ranks, shared=bool(board), kind=kind, depth=depth)
    common = [card for card in one if card in other] if board else []
    first, second = _two(rng, hands)
    rng.shuffle(one)
    rng.shuffle(other)
    return {first: _without(one, common), second: _without(other, common)}, common


def _met(board: tuple[str, str, str], rng: Random, deal: DealPlan, hands: int) -> Held:
    """Rare hands of two kinds on one board."""
    middle, one, other = board_of(rng, board)
    first, second = _two(rng, hands)
    return ({first: one, second: other} if first != second else {}), middle


def _split(kind: str, own: int, rng: Random, deal: DealPlan, hands: int) -> Held:
    """So many hole cards and the rest in the middle would make a hand of that kind."""
    one, _ = meeting(rng, deal.ranks, shared=True, kind=kind)
    rng.shuffle(one)
    first, second = _two(rng, hands)
    return {second: (), first: one[:own]}, one[own:]


def _several(kind: str, many: int, rng: Random, deal: DealPlan, hands: int) -> Held:
    """Three or four hands that are equal but for their suits."""
    one, _ = meeting(rng, deal.ranks, shared=True, kind=kind)
    board = sum(opened for _, opened in deal.streets)
    own = [card for card in one if one.count(card) == 1][3 if board else 0 :]
    common = [card for card in one if card not in own]
    which = rng.sample(range(hands), min(hands, many))
    for _ in range(TRIES):
        orders = [rng.sample("shdc", 4) for _ in own]
        held = {
            i: [Card(card[0] + suits[k]) for card, suits in zip(own, orders, strict=True)]
            for k, i in enumerate(which)
        }
        if not any(card in common for cards in held.values() for card in cards):
            return held, common
    return {}, common


TRIES = 60


def _alike(at: int, rng: Random, deal: DealPlan, hands: int) -> Held:
    """The cards that hands get in one pass are of one rank."""
    rank = rng.choice(deal.ranks)
    cards = [Card(rank + suit) for suit in rng.sample("shdc", 4)]
    others = [card for card in full_deck(deal.ranks) if card[0] != rank]
    rng.shuffle(others)
    which = rng.sample(range(hands), min(hands, 3 if at == 0 else 2))
    return {i: [*(others.pop() for _ in range(at)), cards.pop()] for i in which}, ()


def _figures(kind: str, near: str, rng: Random, deal: DealPlan, hands: int) -> Held:
    """Open cards of two hands that show these figures."""
    one = figure(rng, deal.ranks, kind, set())
    other = figure(rng, deal.ranks, near, set(one))
    rest = [card for card in full_deck(deal.ranks) if card not in (*one, *other)]
    closed = rng.sample(rest, 2)
    held = {
        i: [cards[0], card, *cards[1:]]
        for i, card, cards in zip(_two(rng, hands), closed, (one, other), strict=True)
        if cards
    }
    return held, ()


def _laid(
    rng: Random,
    deal: DealPlan,
    hands: int,
    together: int,
    held: Mapping[int, Sequence[Card]],
    common: Sequence[Card],
) -> Laid:
    used = {card for hand in held.values() for card in hand} | set(common)
    rest = [card for card in full_deck(deal.ranks) if card not in used]
    rng.shuffle(rest)
    size = deal.own + deal.later
    dealt = [_filled(rng, list(held.get(i, ())), size, rest, mix=not deal.later) for i in range(hands)]
    whole = [tuple(hand) for hand in dealt]
    stars = frozenset(card for i in held if i < hands for card in dealt[i])
    turns = [min(together, deal.own - done) for done in range(0, deal.own, together)]
    deck = [rest.pop() for _ in range(deal.aside)]
    for turn in turns:
        for hand in dealt:
            deck += [hand.pop(0) for _ in range(turn)]
    for opened in range(deal.own, size):
        first = first_to_speak([(*hand[:1], *hand[2:opened]) for hand in whole], deal.ranks)
        deck += [hand.pop(0) for hand in (*dealt[first:], *dealt[:first])]
    board = sum(opened for _, opened in deal.streets)
    table = _filled(rng, list(common), board, rest, mix=True)
    for burnt, opened in deal.streets:
        deck += [rest.pop() for _ in range(burnt)]
        deck += [table.pop(0) for _ in range(opened)]
    return Laid((*deck, *rest, *(card for hand in dealt for card in hand), *table), stars)


def _two(rng: Random, hands: int) -> tuple[int, int]:
    """Two of so many hands."""
    first, second = rng.sample(range(hands), 2) if hands > 1 else (0, 0)
    return first, second


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
