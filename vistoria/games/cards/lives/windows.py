"""Hands of own and community cards: on boards of every kind, players whose hands are neighbours on that board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import prod
from random import Random

from vistoria.model.cards import RANKS, SUITS, Card, full_deck
from vistoria.model.request import HoleAndCommunity

from .chains import Pattern, kinds
from .equals import worth

BESIDE = 2
"""Hands of a request on each side of the one that it is made for, as the board has them in order."""
NEAR = 4
"""Steps away at which they are looked for."""
TRIES = 30
"""How often a hand, or the cards for one, are drawn where the first do not do."""
PRIMES = dict(zip(RANKS, (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41), strict=True))
"""A prime for each rank: hands of the same ranks, in whatever order, have the same product."""
Worth = int
"""The place of five cards among all that there are, from 1: the higher the better."""
Pair = tuple[Card, Card]
Stratum = tuple[int | str, ...]
Worths = Mapping[Pair, Worth]


def composed_hands(rng: Random, ranks: str, own: int, more: int) -> Iterator[list[HoleAndCommunity]]:
    """Requests made for each stratum, where a hand of it can be the best of own and community cards."""
    found: dict[Stratum, list[Pattern]] = {}
    pack = full_deck(ranks)
    for number, chain in enumerate(kinds(ranks)):
        for pattern in chain:
            for stratum in _strata(number, *pattern):
                found.setdefault(stratum, []).append(pattern)
    for stratum in found:
        for _ in range(TRIES):
            held, suited = rng.choice(found[stratum])
            suit = str(stratum[-1]) or rng.choice(SUITS)
            suits = [suit if suited else rng.choice(SUITS) for _ in held]
            five = [Card(rank + suit) for rank, suit in zip(held, suits, strict=True)]
            hands = _deal(rng, pack, own, more, five) if len(set(five)) == 5 else []
            if hands:
                yield hands
                break


def _strata(kind: int, ranks: str, suited: bool) -> Iterator[Stratum]:
    """The kind with each rank at its place, and with its first two, in each suit where suits count."""
    places = [*dict.fromkeys(ranks)]
    for suit in SUITS if suited else ("",):
        yield kind, places[0], suit
    yield kind, *places[: 2 if ranks.count(places[1]) > 1 else 1], ""
    yield from ((kind, f"{at}", rank, "") for at, rank in enumerate(places))


def _deal(
    rng: Random, pack: Sequence[Card], size: int, more: int, five: Sequence[Card]
) -> list[HoleAndCommunity]:
    """Players of whom one has these five, others what comes before and after on the board; none where it cannot be."""
    taken = {*five}
    others = [card for card in pack if card not in taken]
    held = rng.sample(five, 5)
    two, board = (held[0], held[1]), rng.sample([*held[2:], *rng.sample(others, more)], more + 3)
    due = _worth(five)
    if due != max(_worth((*two, *three)) for three in combinations(board, 3)):
        return []
    taken = {*board}
    rest = [card for card in others if card not in taken] + list(two)
    worths = _worths(board, rest)
    ladder: dict[Worth, list[Pair]] = {}
    for pair, each in worths.items():
        ladder.setdefault(each, []).append(pair)
    order, left, hands = sorted(ladder), set(rest), dict[int, HoleAndCommunity]()
    at = order.index(due)
    for i in sorted(range(max(at - NEAR, 0), min(at + NEAR + 1, len(order))), key=lambda i: abs(i - at)):
        side = [k for k in hands if (k > at) is (i > at) and k != at]
        for pair in [two] if i == at else rng.sample(ladder[order[i]], min(TRIES, len(ladder[order[i]]))):
            own = _filled(rng, pair, size, worths, left) if left.issuperset(pair) else None
            if own is not None and len(side) < BESIDE:
                left.difference_update(own)
                hands[i] = HoleAndCommunity(hole=tuple(rng.sample(own, len(own))), community=tuple(board))
                break
        if at not in hands:
            return []
    whole = (at == 0 or min(hands) < at) and (at == len(order) - 1 or max(hands) > at)
    return [*hands.values()] if whole and len(hands) > 1 else []


@cache
def _places() -> tuple[Mapping[int, Worth], Mapping[int, Worth]]:
    """The places of five cards of several suits, and of one, by the product of their primes."""
    mixed, suited = (
        {prod(map(PRIMES.__getitem__, five)): worth("".join(five), suited=of_one) for five in every}
        for every, of_one in (
            (combinations_with_replacement(RANKS, 5), False),
            (combinations(RANKS, 5), True),
        )
    )
    order = {each: place for place, each in enumerate(sorted({*mixed.values(), *suited.values()}), start=1)}
    return {p: order[each] for p, each in mixed.items()}, {p: order[each] for p, each in suited.items()}


def _worth(five: Sequence[Card]) -> Worth:
    places = _places()[len({card[1] for card in five}) == 1]
    return places[prod([PRIMES[card[0]] for card in five])]


def _worths(board: Sequence[Card], rest: Sequence[Card]) -> Worths:
    """What each two other cards are worth with three of a board: by their ranks, and where a suit counts, by suit."""
    mixed, suited = _places()
    threes = [*combinations(board, 3)]
    products = {prod([PRIMES[card[0]] for card in three]) for three in threes}
    by_ranks: dict[int, Worth] = {}
    found: dict[Pair, Worth] = {}
    held = [(card, PRIMES[card[0]]) for card in rest]
    for (one, first), (other, second) in combinations(held, 2):
        both = first * second
        if both not in by_ranks:
            by_ranks[both] = max([mixed[both * product] for product in products])
        found[one, other] = by_ranks[both]
    suits = [card[1] for card in board]
    for suit in (each for each in SUITS if suits.count(each) > 2):
        products = {
            prod([PRIMES[card[0]] for card in three])
            for three in threes if all(card[1] == suit for card in three)
        }  # fmt: skip
        for (one, first), (other, second) in combinations([each for each in held if each[0][1] == suit], 2):
            best = max([suited[first * second * product] for product in products])
            found[one, other] = max(found[one, other], best)
    return found


def _filled(rng: Random, two: Pair, size: int, worths: Worths, left: set[Card]) -> list[Card] | None:
    """Own cards of which no other two are worth more than these."""
    due = _of(worths, *two)
    free = sorted(left.difference(two))
    for mine in two:
        free = [card for card in free if _of(worths, mine, card) <= due]
    rng.shuffle(free)
    own = list(two)
    for card in free:
        if len(own) < size and all(_of(worths, each, card) <= due for each in own):
            own.append(card)
    return own if len(own) == size else None


def _of(worths: Worths, one: Card, other: Card) -> Worth:
    return worths.get((one, other)) or worths[other, one]
