"""Two hands of one kind: equal, or apart in one of the cards that decide between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from vistoria.model.cards import Card

GROUPS: Mapping[str, tuple[int, ...]] = {
    "four of a kind": (4, 1),
    "full house": (3, 2),
    "flush": (1, 1, 1, 1, 1),
    "three of a kind": (3, 1, 1),
    "two pairs": (2, 2, 1),
    "pair": (2, 1, 1, 1),
    "high card": (1, 1, 1, 1, 1),
}
"""How many cards of one rank a hand has."""
STRAIGHTS = ("royal flush", "straight flush", "straight", "low straight flush", "low straight")
KINDS = (*STRAIGHTS, *GROUPS)
SHARED = 3
"""Cards of both hands that lie in the middle of the table."""
Pair = tuple[list[Card], list[Card]]


def depths(kind: str) -> range:
    """At which of its cards two hands of a kind can part; the last means that they are equal."""
    return range(2) if kind in STRAIGHTS else range(len(GROUPS[kind]) + 1)


def meeting(
    rng: Random, ranks: str, *, shared: bool, kind: str | None = None, depth: int | None = None
) -> Pair:
    """Two hands of one kind that part at that card; with `shared` cards both may hold the same ones."""
    kind = kind or rng.choice(KINDS)
    depth = rng.choice(depths(kind)) if depth is None else depth
    if kind in STRAIGHTS:
        return _straights(rng, ranks, shared, kind, equal=depth == len(depths(kind)) - 1)
    groups = GROUPS[kind]
    drawn = rng.sample(ranks, len(groups) + 1)
    spare, *heads = sorted(drawn, key=ranks.index)
    heads = heads[::-1]
    order = [heads[0], *sorted(heads[1:], key=ranks.index, reverse=True)]
    if not shared and groups[0] > 2:
        depth = 0
    changed = [rank if i != depth else _lower(rng, ranks, order, i, spare) for i, rank in enumerate(order)]
    if rng.random() < 0.5:
        changed = _higher_after(rng, ranks, changed, order, groups, depth)
    one = [rank for rank, many in zip(order, groups, strict=True) for _ in range(many)]
    other = [rank for rank, many in zip(changed, groups, strict=True) for _ in range(many)]
    return _suited(rng, one, other, shared, flush=kind == "flush")


def _straights(rng: Random, ranks: str, shared: bool, kind: str, *, equal: bool) -> Pair:
    """Straights, of one suit or not; the lowest begins with the ace, and the one beside it does not.

    Of one suit on shared cards, two lie two ranks apart, since each has two cards that the other has not.
    """
    top = len(ranks) - 5
    least = 2 if shared and "flush" in kind else 1
    highest = top + (kind == "straight")
    low = {"royal flush": top, "low straight": -1, "low straight flush": -1}.get(kind, rng.randrange(highest))
    beside = low + least if low + least <= top else low - least
    one, above = ([ranks[(first + i) % len(ranks)] for i in range(5)] for first in (low, beside))
    other = one if equal or (kind == "royal flush" and not shared) else above
    return _suited(rng, one, other, shared, flush="flush" in kind)


def _higher_after(
    rng: Random, ranks: str, changed: list[str], order: Sequence[str], groups: Sequence[int], depth: int
) -> list[str]:
    """What is compared after the card that decides is higher in the hand that is beaten."""
    later = [i for i in range(depth + 1, len(groups)) if groups[i] != groups[depth]]
    free = [rank for rank in ranks if rank not in changed and rank not in order[: depth + 1]]
    if not later or len(free) < len(later):
        return changed
    higher = sorted(free, key=ranks.index, reverse=True)[: len(later)]
    return [higher[later.index(i)] if i in later else rank for i, rank in enumerate(changed)]


def _lower(rng: Random, ranks: str, order: Sequence[str], at: int, spare: str) -> str:
    """A rank below the one at a place, and not among the others."""
    below = [rank for rank in ranks[: ranks.index(order[at])] if rank not in order]
    return rng.choice(below) if below else spare


def _suited(rng: Random, one: Sequence[str], other: Sequence[str], shared: bool, *, flush: bool) -> Pair:
    """Suits for the ranks of two hands, so that no card stands twice in one hand, nor unshared in both."""
    suits = "shdc"
    mine, theirs = rng.choice(suits), rng.choice(suits)
    if flush and not shared and mine == theirs:
        theirs = suits[(suits.index(mine) + 1) % 4]
    first = _cards(rng, one, mine if flush else None, set())
    if shared and flush:
        theirs = mine
    kept: list[Card] = []
    left = Counter(other)
    if shared:
        for card in rng.sample(first, len(first)):
            if left[card[0]] and len(kept) < SHARED:
                left[card[0]] -= 1
                kept.append(card)
    others = _cards(rng, list(left.elements()), theirs if flush else None, set(first))
    return first, [*kept, *others]


def _cards(rng: Random, ranks: Sequence[str], suit: str | None, used: set[Card]) -> list[Card]:
    found: list[Card] = []
    for rank in ranks:
        free = [Card(rank + s) for s in "shdc" if Card(rank + s) not in used and Card(rank + s) not in found]
        wanted = [card for card in free if card[1] == suit]
        if free:
            found.append(wanted[0] if wanted else rng.choice(free))
    return found
