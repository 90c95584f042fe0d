"""Hands of own and community cards: on boards of every kind, players whose hands are neighbours on that board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random

from vistoria.model.cards import SUITS, Card, full_deck
from vistoria.model.request import HoleAndCommunity

from ..deal import DealPlan
from .equals import Worth, worth
from .meetings import KINDS, meeting

SUITED = ((3, 1, 3), (5,))
"""Flushes and straight flushes, as `worth` has them."""
PATIENCE = 15
"""Boards without anything new after which no more are looked at."""
WINDOW = 6
"""Hands of one request."""
TRIES = 6
"""Pairs of cards that are tried for a step."""
Pair = tuple[Card, Card]
Worths = Mapping[Pair, Worth]
Player = tuple[Pair, list[Card]]
"""The two cards that count, and all own cards."""


def composed_hands(rng: Random, deal: DealPlan) -> Iterator[list[HoleAndCommunity]]:
    """Requests on boards of every kind, until board after board brings no stratum that is new."""
    seen: set[object] = set()
    number = last = 0
    while number - last < PATIENCE:
        number += 1
        board = _board(rng, deal, KINDS[number % len(KINDS)])
        rest = [card for card in full_deck(deal.ranks) if card not in board]
        worths = _worths(board, rest)
        ladder: dict[Worth, list[Pair]] = {}
        for pair, each in worths.items():
            ladder.setdefault(each, []).append(pair)
        order = sorted(ladder)
        for at in range(0, len(order), WINDOW - 2):
            steps = order[at : at + WINDOW]
            if all(_strata(step, pair) <= seen for step in steps for pair in ladder[step][:4]):
                continue
            players = _players(rng, deal, [ladder[step] for step in steps], worths, rest)
            new = {stratum for two, _ in players[1:-1] or players for stratum in _strata(worths[two], two)}
            if not new <= seen and len(players) > 1:
                last, seen = number, seen | new
                yield [
                    HoleAndCommunity(hole=tuple(rng.sample(own, len(own))), community=tuple(board))
                    for _, own in players
                ]


def _board(rng: Random, deal: DealPlan, kind: str) -> list[Card]:
    """Three cards of a hand of this kind, and others."""
    one, _ = meeting(rng, deal.ranks, shared=True, kind=kind)
    board = rng.sample(one, 3)
    others = [card for card in full_deck(deal.ranks) if card not in board]
    return rng.sample([*board, *rng.sample(others, sum(opened for _, opened in deal.streets) - 3)], 5)


def _worths(board: Sequence[Card], rest: Sequence[Card]) -> Worths:
    """What each two other cards are worth with three of a board: by their ranks, and where a suit counts, by suit."""
    by_ranks: dict[str, Worth] = {}
    threes = [*combinations(board, 3)]
    for two in combinations(sorted(card[0] for card in rest), 2):
        ranks = "".join(two)
        if ranks not in by_ranks:
            by_ranks[ranks] = max(worth(ranks + "".join(c[0] for c in three), suited=False) for three in threes)
    found = {two: by_ranks["".join(sorted(two[0][0] + two[1][0]))] for two in combinations(rest, 2)}
    suits = [card[1] for card in board]
    for suit in (each for each in SUITS if suits.count(each) > 2):
        of_suit = [three for three in threes if all(card[1] == suit for card in three)]
        for two in combinations([card for card in rest if card[1] == suit], 2):
            fives = ["".join(card[0] for card in (*two, *three)) for three in of_suit]
            found[two] = max(found[two], *(worth(five, suited=True) for five in fives))
    return found


def _players(
    rng: Random, deal: DealPlan, steps: Sequence[Sequence[Pair]], worths: Worths, rest: Sequence[Card]
) -> list[Player]:
    """A player for each step of the ladder, as far as the cards go; no further card betters what he has."""
    left, players = set(rest), list[Player]()
    for pairs in steps:
        for two in rng.sample(pairs, min(len(pairs), TRIES)):
            own = _filled(rng, two, deal.own, worths, left) if left.issuperset(two) else None
            if own is not None:
                left.difference_update(own)
                players.append((two, own))
                break
    return players


def _filled(rng: Random, two: Pair, size: int, worths: Worths, left: set[Card]) -> list[Card] | None:
    """Own cards of which no other two are worth more than these."""
    due = worths[two]
    free = [
        card
        for card in sorted(left.difference(two))
        if all(_of(worths, each, card) <= due for each in two)
    ]
    rng.shuffle(free)
    own = list(two)
    for card in free:
        if len(own) < size and all(_of(worths, each, card) <= due for each in own):
            own.append(card)
    return own if len(own) == size else None


def _of(worths: Worths, one: Card, other: Card) -> Worth:
    return worths.get((one, other)) or worths[other, one]


def _strata(each: Worth, two: Pair) -> set[object]:
    """The kind with each rank at its place, with its first two ranks, and where suits count, with the suit."""
    kind, ranks = each
    suit = two[0][1] if kind in SUITED else ""
    return {(kind, at, rank) for at, rank in enumerate(ranks)} | {(kind, ranks[:2]), (kind, ranks[0], suit)}
