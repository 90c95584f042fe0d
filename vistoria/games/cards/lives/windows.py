"""Hands of own and community cards: on boards of every kind, players whose hands are neighbours on that board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, islice, product
from math import prod
from random import Random

from vistoria.model.cards import RANKS, SUITS, Card, full_deck
from vistoria.model.request import HoleAndCommunity

from .chains import Pattern, kinds
from .equals import worth

BESIDE = 2
"""Hands of a request on each side of the one that it is made for, as the board has them in order."""
DEALS = 8
"""Deals that are looked through for one in which somebody has less and somebody more."""
BOARDS = 4
"""Boards that are tried with two own cards."""
TRIES = 30
"""Pairs of own cards of one worth that are tried."""
NEVER = {5: {1: "3"}, 7: {1: "54", 2: "43"}, 8: {0: "T987", 1: "8765", 2: "54", 3: "43", 4: "32"}}
"""By kind (of `kinds`) and place the ranks that never stand there in the best hand of two of four own cards and three
of five common ones: the cards left over would always make something better. It holds for 52 cards."""
PRIMES = dict(zip(RANKS, (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41), strict=True))
"""A prime for each rank: hands of the same ranks, in whatever order, have the same product."""
PAIRS = [prod(two) for two in combinations_with_replacement(PRIMES.values(), 2)]
"""The products of any two ranks."""
Worth = int
"""The place of five cards among all that there are, from 1: the higher the better."""
Pair = tuple[Card, Card]
Stratum = tuple[int | str, ...]
Kinds = tuple[str, str]
"""Of two cards the ranks, with the suit where it counts."""


def composed_hands(rng: Random, ranks: str, own: int, more: int) -> Iterator[list[HoleAndCommunity]]:
    """Requests made for each stratum, where a hand of it can be the best of own and community cards."""
    found: dict[Stratum, list[Pattern]] = {}
    pack = full_deck(ranks)
    for number, patterns in enumerate(kinds(ranks)):
        never = NEVER.get(number, {}) if (len(ranks), own, more) == (13, 4, 2) else {}
        for pattern in patterns:
            for stratum in _strata(number, *pattern, never=never):
                found.setdefault(stratum, []).append(pattern)
    for stratum, patterns in found.items():
        made = (
            each
            for held, suited in rng.sample(patterns, len(patterns))
            for five in [_suited(rng, held, (str(stratum[-1]) or rng.choice(SUITS)) if suited else "")]
            for each in _deals(rng, pack, own, more, five)
        )
        some: list[list[HoleAndCommunity]] = []
        for hands, is_between in islice(made, DEALS):
            some.append(hands)
            if is_between:
                break
        yield from some[-1:]


def _strata(kind: int, ranks: str, suited: bool, never: Mapping[int, str]) -> Iterator[Stratum]:
    """The kind with its first rank, or its first two, in each suit where suits count; and with each at its place."""
    places = [*dict.fromkeys(ranks)]
    for suit in SUITS if suited else ():
        yield kind, places[0], suit
    if places[0] not in never.get(0, ""):
        yield kind, *places[: 2 if ranks.count(places[1]) > 1 else 1], ""
    for at, rank in enumerate(places):
        if at and rank not in never.get(at, ""):
            yield kind, f"{at}", rank, ""


def _suited(rng: Random, ranks: str, suit: str) -> list[Card]:
    """Cards of these ranks, of one suit or of several."""
    while True:
        five = [Card(rank + (suit or rng.choice(SUITS))) for rank in ranks]
        if len(set(five)) == 5 and (suit or len({card[1] for card in five}) > 1):
            return five


def _deals(
    rng: Random, pack: Sequence[Card], size: int, more: int, five: Sequence[Card]
) -> Iterator[tuple[list[HoleAndCommunity], bool]]:
    """Players of whom one has these five, and the others what is next on the board.

    Two of the five are own cards; what is added to them and to the board makes nothing better. With each whether
    somebody has less and somebody more, as far as anybody can on the board.
    """
    due, others = _worth(five), [card for card in pack if card not in five]
    for two in rng.sample([*combinations(five, 2)], 10):
        three = [card for card in five if card not in two]
        own = _no_better(others, [(each, *three) for each in two], due)
        fit = _no_better(others, [(*two, *pair) for pair in combinations(three, 2)], due)
        every = [*combinations(fit, more)] if len(own) >= size - 2 else []
        boards = ([*three, *each] for each in _shuffled(rng, every))
        for board in islice((each for each in boards if _best(two, each) <= due), BOARDS):
            rest = [card for card in others if card not in board]
            yield from _seated(rng, rest, size, two, board)


def _no_better(cards: Sequence[Card], fours: Sequence[Sequence[Card]], due: Worth) -> list[Card]:
    """The cards that make no four of these worth more than is due. A flush is worth more than its ranks alone."""
    mixed, suited = _places()
    products = [(_product(four), {card[1] for card in four}) for four in fours]
    ranks = {
        rank for rank, prime in PRIMES.items() if all(mixed[each * prime] <= due for each, _ in products)
    }
    flushes = [(each, suits) for each, suits in products if len(suits) == 1]
    return [
        card
        for card in cards
        if card[0] in ranks
        and all(card[1] not in suits or suited[each * PRIMES[card[0]]] <= due for each, suits in flushes)
    ]


def _shuffled(rng: Random, boards: list[tuple[Card, ...]]) -> Iterator[tuple[Card, ...]]:
    """All of them in an order by chance, of which mostly the first few are asked for."""
    while boards:
        at = rng.randrange(len(boards))
        boards[at], boards[-1] = boards[-1], boards[at]
        yield boards.pop()


def _best(two: Pair, board: Sequence[Card]) -> Worth:
    return max(_worth((*two, *three)) for three in combinations(board, 3))


def _seated(
    rng: Random, others: Sequence[Card], size: int, two: Pair, board: Sequence[Card]
) -> Iterator[tuple[list[HoleAndCommunity], bool]]:
    """A player with these two cards, one with as much, and those with the nearest that can be had above and below."""
    left = {*others, *two}
    worths = Worths(board, [*others, *two])
    due = worths.of(*two)
    if (own := _filled(rng, two, size, worths, left)) is None:
        return
    left.difference_update(own)
    steps = worths.steps()
    order = sorted(steps)
    at = order.index(due)
    equal, above, below = (
        [*islice(_beside(rng, [steps[each] for each in side], size, worths, left), most)]
        for side, most in (([due], 1), (order[at + 1 :], BESIDE), (order[:at][::-1], BESIDE))
    )
    common = tuple(rng.sample(board, len(board)))
    hands = [
        HoleAndCommunity(hole=tuple(rng.sample(each, size)), community=common)
        for each in (own, *equal, *above, *below)
    ]
    if len(hands) > 1:
        yield hands, bool(above or at == len(order) - 1) and bool(below or at == 0)


def _beside(
    rng: Random, steps: Sequence[Sequence[Kinds]], size: int, worths: Worths, left: set[Card]
) -> Iterator[list[Card]]:
    """Own cards with a pair of each step, where they can be had; what they hold is not left."""
    for each in steps:
        free = worths.pairs(each, left)
        for pair in rng.sample(free, min(TRIES, len(free))):
            own = _filled(rng, pair, size, worths, left)
            if own is not None:
                left.difference_update(own)
                yield own
                break


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


@cache
def _beside_three() -> Mapping[int, Sequence[Worth]]:
    """By the product of three cards of several suits, what they are worth with each two ranks of PAIRS."""
    mixed = _places()[0]
    threes = {prod(three) for three in combinations_with_replacement(PRIMES.values(), 3)}
    return {three: [mixed[three * two] for two in PAIRS] for three in threes}


def _worth(five: Sequence[Card]) -> Worth:
    return _places()[len({card[1] for card in five}) == 1][_product(five)]


def _product(cards: Sequence[Card]) -> int:
    return prod([PRIMES[card[0]] for card in cards])


class Worths:
    """What each two other cards are worth with three of a board: by their ranks, and where a suit counts, by suit."""

    def __init__(self, board: Sequence[Card], rest: Sequence[Card]) -> None:
        threes, suits = [*combinations(board, 3)], [card[1] for card in board]
        flush = next((suit for suit in SUITS if suits.count(suit) > 2), "")
        beside = [_beside_three()[_product(three)] for three in threes]
        best: list[Worth] = [max(each) for each in zip(*beside, strict=True)]
        self._mixed = dict(zip(PAIRS, best, strict=True))
        self._flushes = {_product(three) for three in threes if all(card[1] == flush for card in three)}
        self._kind = {card: card if card[1] == flush else card[0] for card in rest}
        self._cards: dict[str, list[Card]] = {}
        for card, kind in self._kind.items():
            self._cards.setdefault(kind, []).append(card)

    def of(self, one: Card, other: Card) -> Worth:
        """What two of them are worth."""
        return self._of(self._kind[one], self._kind[other])

    def _of(self, one: str, other: str) -> Worth:
        both = PRIMES[one[0]] * PRIMES[other[0]]
        worth = self._mixed[both]
        if len(one) > 1 and len(other) > 1 and one != other:
            suited = _places()[1]
            worth = max([worth, *[suited[both * three] for three in self._flushes]])
        return worth

    def beside(self, two: Pair, cards: Sequence[Card]) -> list[Card]:
        """The cards that are worth no more with either of two than these are."""
        due, mine = self.of(*two), [self._kind[card] for card in two]
        kinds = {kind for kind in self._cards if all(self._of(each, kind) <= due for each in mine)}
        return [card for card in cards if self._kind[card] in kinds]

    def steps(self) -> dict[Worth, list[Kinds]]:
        """What any two are worth, each with the kinds of card that are worth it."""
        found: dict[Worth, list[Kinds]] = {}
        for one, other in combinations_with_replacement(self._cards, 2):
            if one != other or len(self._cards[one]) > 1:
                found.setdefault(self._of(one, other), []).append((one, other))
        return found

    def pairs(self, kinds: Sequence[Kinds], left: set[Card]) -> list[Pair]:
        """The pairs of these kinds that are left."""
        return [
            pair
            for one, other in kinds
            for mine in [[card for card in self._cards[one] if card in left]]
            for pair in (
                combinations(mine, 2)
                if one == other
                else product(mine, [card for card in self._cards[other] if card in left])
            )
        ]


def _filled(rng: Random, two: Pair, size: int, worths: Worths, left: set[Card]) -> list[Card] | None:
    """Own cards of which no other two are worth more than these."""
    due = worths.of(*two)
    free = worths.beside(two, sorted(left.difference(two)))
    rng.shuffle(free)
    own = list(two)
    for card in free:
        if len(own) < size and all(worths.of(each, card) <= due for each in own):
            own.append(card)
    return own if len(own) == size else None
