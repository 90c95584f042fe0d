"""Decks in which two hands of one kind meet: equal, or apart in one of the cards that decide between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from vistoria.model.cards import Card, full_deck

from ..deal import DealPlan

GROUPS: tuple[tuple[int, ...], ...] = ((4, 1), (3, 2), (3, 1, 1), (2, 2, 1), (2, 1, 1, 1), (1, 1, 1, 1, 1))
"""How many cards of one rank a hand has: four of a kind, full house, … unlike cards."""
SHARED = 3
"""Cards of both hands that lie in the middle of the table."""


def duel_deck(rng: Random, deal: DealPlan, hands: int, together: int) -> tuple[Card, ...]:
    """A deck for so many hands, dealt `together` cards at a time to each; two of them, drawn, meet."""
    board = sum(opened for _, opened in deal.streets)
    one, other = _meeting(rng, deal.ranks, shared=bool(board))
    first, second = rng.sample(range(hands), 2) if hands > 1 else (0, 0)
    common = [card for card in one if card in other] if board else []
    cards: dict[int, list[Card]] = {first: _without(one, common), second: _without(other, common)}
    used = {card for hand in (one, other) for card in hand}
    rest = [card for card in full_deck(deal.ranks) if card not in used]
    rng.shuffle(rest)
    size = deal.own + deal.later
    dealt = [_filled(rng, cards.get(i, []), size, rest) for i in range(hands)]
    turns = [min(together, deal.own - done) for done in range(0, deal.own, together)]
    deck = [rest.pop() for _ in range(deal.aside)]
    for turn in turns:
        for hand in dealt:
            deck += [hand.pop(0) for _ in range(turn)]
    for _ in range(deal.later):
        deck += [hand.pop(0) for hand in dealt]
    table = _filled(rng, common, board, rest)
    for burnt, opened in deal.streets:
        deck += [rest.pop() for _ in range(burnt)]
        deck += [table.pop(0) for _ in range(opened)]
    return (*deck, *rest, *(card for hand in dealt for card in hand), *table)


def _meeting(rng: Random, ranks: str, *, shared: bool) -> tuple[list[Card], list[Card]]:
    """Two hands of one kind; with `shared` cards both may hold the same ones."""
    suited = rng.random() < 0.3
    if rng.random() < 0.35:
        low = rng.randrange(-1, len(ranks) - 4)
        one = [ranks[(low + i) % len(ranks)] for i in range(5)]
        other = (
            one if rng.random() < 0.5 or low < 0 else [ranks[(low - 1 + i) % len(ranks)] for i in range(5)]
        )
        return _suited(rng, one, other, shared, flush=suited)
    groups = (1,) * 5 if suited else rng.choice(GROUPS)
    drawn = rng.sample(ranks, len(groups) + 1)
    spare, *heads = sorted(drawn, key=ranks.index)
    heads = heads[::-1]
    order = [heads[0], *sorted(heads[1:], key=ranks.index, reverse=True)]
    at = rng.randrange(len(groups) + 1)
    if not shared and groups[0] > 2:
        at = 0
    changed = [rank if i != at else _lower(rng, ranks, order, i, spare) for i, rank in enumerate(order)]
    one = [rank for rank, many in zip(order, groups, strict=True) for _ in range(many)]
    other = [rank for rank, many in zip(changed, groups, strict=True) for _ in range(many)]
    return _suited(rng, one, other, shared, flush=suited)


def _lower(rng: Random, ranks: str, order: Sequence[str], at: int, spare: str) -> str:
    """A rank below the one at a place, and not among the others."""
    below = [rank for rank in ranks[: ranks.index(order[at])] if rank not in order]
    return rng.choice(below) if below else spare


def _suited(
    rng: Random, one: Sequence[str], other: Sequence[str], shared: bool, *, flush: bool
) -> tuple[list[Card], list[Card]]:
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


def _without(hand: Sequence[Card], common: Sequence[Card]) -> list[Card]:
    return [card for card in hand if card not in common]


def _filled(rng: Random, cards: list[Card], size: int, rest: list[Card]) -> list[Card]:
    """So many cards, shuffled; those that are missing from the rest, those too many back to it."""
    hand = cards[:size]
    rest[:0] = cards[size:]
    hand += [rest.pop() for _ in range(size - len(hand))]
    rng.shuffle(hand)
    return hand
