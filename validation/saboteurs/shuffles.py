"""The classical wrong shuffles, as products have had them: each of a new pack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cmp_to_key
from random import Random
from time import time

from vistoria.model.cards import Card

Shuffle = Callable[[Sequence[Card], Random], list[Card]]


def any_with_any(pack: Sequence[Card], chance: Random) -> list[Card]:
    """Each place is exchanged with any place."""
    cards = list(pack)
    for i in range(len(cards)):
        j = chance.randrange(len(cards))
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def off_by_one(pack: Sequence[Card], chance: Random) -> list[Card]:
    """Each place is exchanged with one before it, never with itself."""
    cards = list(pack)
    for i in range(len(cards) - 1, 0, -1):
        j = chance.randrange(i)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def last_card_stays(pack: Sequence[Card], chance: Random) -> list[Card]:
    """The card at the end of the pack stays there."""
    cards = list(pack[:-1])
    chance.shuffle(cards)
    return [*cards, pack[-1]]


def sixteen_bits(pack: Sequence[Card], chance: Random) -> list[Card]:
    """There are 65536 orders."""
    cards = list(pack)
    Random(chance.getrandbits(16)).shuffle(cards)
    return cards


def of_the_clock(pack: Sequence[Card], chance: Random) -> list[Card]:
    """The order follows from the second in which the hand begins."""
    cards = list(pack)
    Random(int(time())).shuffle(cards)
    return cards


def sorted_by_chance(pack: Sequence[Card], chance: Random) -> list[Card]:
    """The pack is sorted by a comparison that chance makes."""
    return sorted(pack, key=cmp_to_key(lambda one, other: chance.choice((-1, 1))))


SHUFFLES: tuple[Shuffle, ...] = (
    any_with_any,
    off_by_one,
    last_card_stays,
    sixteen_bits,
    of_the_clock,
    sorted_by_chance,
)


def named(shuffle: Shuffle) -> str:
    """As it stands in the id of a saboteur."""
    return shuffle.__name__.replace("_", "-")


def said(shuffle: Shuffle) -> str:
    """What is wrong, in one sentence."""
    return " ".join((shuffle.__doc__ or "").split())
