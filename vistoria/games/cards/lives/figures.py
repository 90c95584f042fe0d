"""Open cards of two hands, a figure each: every two kinds of them meet, each at ranks by chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from vistoria.model.cards import Card

SHOWN = 4
"""Cards of a hand that lie open in the end; the second is closed."""
Drawn = Callable[[Random, str], list[str]]
"""The ranks of open cards, of the ranks of a pack, lowest first."""


def _run(least: int, beyond: int) -> Drawn:
    """Neighbours in their order or in another; the lowest begin with the ace, where `least` is -1."""

    def drawn(rng: Random, ranks: str) -> list[str]:
        low = rng.randrange(least, len(ranks) - SHOWN + beyond)
        found = [ranks[low + i] for i in range(SHOWN)]
        return found if rng.random() < 0.5 else rng.sample(found, SHOWN)

    return drawn


def _of(*groups: int) -> Drawn:
    """So many cards of each of some ranks; the last card is of the first rank."""

    def drawn(rng: Random, ranks: str) -> list[str]:
        first, *others = rng.sample(ranks, len(groups))
        rest = [rank for rank, many in zip(others, groups[1:], strict=True) for _ in range(many)]
        rest += [first] * (groups[0] - 1)
        return [*rng.sample(rest, len(rest)), first]

    return drawn


def _crown(rng: Random, ranks: str) -> list[str]:
    return rng.sample(ranks[-5:], SHOWN)


FIGURES: Mapping[str, tuple[Drawn, bool]] = {
    "possible royal flush": (_crown, True),
    "possible straight flush": (_run(-1, 0), True),
    "four of a kind": (_of(4), False),
    "possible flush": (_of(1, 1, 1, 1), True),
    "possible straight": (_run(-1, 1), False),
    "three of a kind": (_of(3, 1), False),
    "two pairs": (_of(2, 2), False),
    "pair": (_of(2, 1, 1), False),
    "high cards": (_of(1, 1, 1, 1), False),
}
"""Ranks of each, and whether they are of one suit."""


def figure(rng: Random, ranks: str, kind: str, used: set[Card]) -> list[Card]:
    """Open cards of that kind in the order in which they come, none of them used; empty where there are none."""
    drawn, suited = FIGURES[kind]
    for _ in range(40):
        suit, found = rng.choice("shdc"), list[Card]()
        for rank in drawn(rng, ranks):
            free = [Card(rank + s) for s in (suit if suited else "shdc")]
            free = [card for card in free if card not in used and card not in found]
            found += rng.sample(free, min(len(free), 1))
        if len(found) == SHOWN:
            return found
    return []


def first_to_speak(shown: Sequence[Sequence[Card]], ranks: str) -> int:
    """The hand to which a further card goes first: with the most open cards of its newest one's rank, or the highest.

    It only steers which card comes to whom: what is right is for the law.
    """

    def shows(i: int) -> tuple[int, int, int]:
        newest = shown[i][-1]
        alike = sum(card[0] == newest[0] for card in shown[i])
        return alike, ranks.index(newest[0]), "dchs".index(newest[1])

    return max(range(len(shown)), key=shows)
