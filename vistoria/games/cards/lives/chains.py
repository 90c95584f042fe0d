"""Every pattern of ranks that a hand of five can have, in chains from the best to the worst, several in a deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise, permutations
from random import Random

from vistoria.model.cards import RANKS, SUITS, Card
from vistoria.model.request import HoleAndCommunity

from .meetings import GROUPS

MOST = 9
"""Hands of one request, as many as a table has."""
STRAND = 120
"""Patterns of a chain before another begins beside it: short ones fill the deals better."""
AGAIN = 12
"""How often the few patterns of straights come, each time in other suits."""
TWINS = 90
"""Patterns of each other kind that come twice beside each other, in other suits."""
TRIED = 16
"""Chains that are looked through for one deal."""
Pattern = tuple[str, bool]
"""Five ranks, and whether they are of one suit."""


def whole_hands(rng: Random, ranks: str) -> Iterator[list[HoleAndCommunity]]:
    """Requests in which each pattern stands beside the next better and the next worse one that it can meet."""
    strands = [*_strands(rng, ranks)]
    rng.shuffle(strands)
    while strands:
        free = {Card(rank + suit) for rank in ranks for suit in SUITS}
        hands: list[HoleAndCommunity] = []
        for strand in strands[:TRIED]:
            if len(hands) < MOST - 1:
                hands += _taken(rng, strand, free, MOST - len(hands))
        strands = [strand for strand in strands[TRIED:] + strands[:TRIED] if len(strand) > 1]
        yield hands


def _taken(rng: Random, strand: list[Pattern], free: set[Card], most: int) -> list[HoleAndCommunity]:
    """The first patterns of a strand, as far as cards are left; the last one stays, to be compared with the next."""
    left, found = set(free), list[HoleAndCommunity]()
    for ranks, suited in strand[:most]:
        cards = _cards(rng, ranks, left, suited=suited)
        if cards is None:
            break
        left.difference_update(cards)
        found.append(HoleAndCommunity(cards=tuple(rng.sample(cards, 5))))
    if len(found) < 2:
        return []
    free.intersection_update(left)
    del strand[: len(found) - 1]
    return found


def _cards(rng: Random, ranks: str, free: set[Card], *, suited: bool) -> list[Card] | None:
    if suited:
        suits = [suit for suit in SUITS if all(card in free for card in _of_one(ranks, suit))]
        return _of_one(ranks, rng.choice(suits)) if suits else None
    found: list[Card] = []
    for rank in ranks:
        held = [card for card in _OF_RANK[rank] if card in free and card not in found]
        if len(found) == 4 and len({card[1] for card in found}) == 1:
            held = [card for card in held if card[1] != found[0][1]]
        if not held:
            return None
        found.append(rng.choice(held))
    return found


_OF_RANK = {rank: [Card(rank + suit) for suit in SUITS] for rank in RANKS}


def _of_one(ranks: str, suit: str) -> list[Card]:
    return [_OF_RANK[rank][SUITS.index(suit)] for rank in ranks]


def kinds(ranks: str) -> list[list[Pattern]]:
    """Every pattern of the ranks of a pack, lowest first, by kind, as most laws have them: from the best to the worst.

    The first rank of a pattern is that which is compared first.
    """
    down = ranks[::-1]
    straights = [*(down[i : i + 5] for i in range(len(down) - 4)), down[-4:] + down[0]]
    runs = set(map(frozenset, straights))
    odd = [five for five in map("".join, combinations(down, 5)) if frozenset(five) not in runs]
    grouped = [_grouped(down, groups) for groups in GROUPS.values() if groups[0] > 1]
    fours, houses, *others = ([(five, False) for five in fives] for fives in grouped)
    suited, plain = (
        [[(five, each) for five in fives] for fives in (straights, odd)] for each in (True, False)
    )
    return [suited[0], fours, houses, suited[1], plain[0], *others, plain[1]]


def _strands(rng: Random, ranks: str) -> Iterator[list[Pattern]]:
    every = kinds(ranks)
    for better, worse in permutations(every, 2):
        yield next([low, worse[0]] for low in reversed(better) if _meet(low, worse[0]))
        yield next([better[-1], high] for high in worse if _meet(better[-1], high))
    for better, worse in pairwise(every):
        for low in better if max(map(better[0][0].count, ranks)) > 2 else ():
            if low[0][0] in ranks[:2]:
                yield next([low, high] for high in worse if _meet(low, high))
        for high in worse if max(map(worse[0][0].count, ranks)) > 2 else ():
            if high[0][0] in ranks[-2:]:
                yield next([low, high] for low in reversed(better) if _meet(low, high))
    for chain in every:
        if not all(_meet(*pair) for pair in pairwise(chain)):
            yield from (_between(rng, chain, pattern) for pattern in chain)
            continue
        for _ in range(AGAIN if len(chain) < TWINS else 1):
            for at in range(0, len(chain) - 1, STRAND):
                yield chain[at : at + STRAND + 1]
        if max(map(chain[0][0].count, ranks)) < 3:
            few = chain * AGAIN if len(chain) < TWINS else rng.sample(chain, TWINS)
            yield from ([pattern] * (4 if len(chain) < TWINS else 2) for pattern in few)


def _grouped(down: str, groups: Sequence[int]) -> Iterator[str]:
    """Patterns with so many cards of a rank, each beside the next that it can meet.

    Of three or four cards of a rank no two hands have the same: the next has the rank below, and other cards beside it.
    """
    if groups[0] > 2:
        for beside in zip(
            *(combinations(down.replace(head, ""), len(groups) - 1) for head in down), strict=True
        ):
            for head, rest in zip(down, beside, strict=True):
                yield head * groups[0] + "".join(r * n for r, n in zip(rest, groups[1:], strict=True))
        return
    pairs = groups.count(2)
    for heads in combinations(down, pairs):
        for rest in combinations([rank for rank in down if rank not in heads], len(groups) - pairs):
            yield "".join(rank * 2 for rank in heads) + "".join(rest)


def _meet(one: Pattern, other: Pattern) -> bool:
    """Whether a pack has the cards of both."""
    both = one[0] + other[0]
    return max(map(both.count, both)) <= len(SUITS)


def _between(rng: Random, chain: Sequence[Pattern], pattern: Pattern) -> list[Pattern]:
    """A pattern between one that is the next better and one that is the next worse of those that it can meet."""
    met = [each for each in chain if each[0][0] != pattern[0][0] and _meet(each, pattern)]
    heads = [
        head
        for head in dict.fromkeys(each[0][0] for each in chain)
        if any(head == each[0][0] for each in (*met, pattern))
    ]
    at = heads.index(pattern[0][0])
    near = [heads[max(at - 1, 0)], heads[min(at + 1, len(heads) - 1)]]
    better, worse = ([each for each in met if each[0][0] == head] for head in near)
    return [*(rng.sample(better, 1) if better else ()), pattern, *(rng.sample(worse, 1) if worse else ())]
