"""Hands against the croupier: each kind against each hand of his, and prizes of all kinds beside each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import product
from random import Random

from vistoria.model.cards import Card, full_deck

from ..deal import DealPlan
from .making import Held, Making
from .meetings import KINDS, depths, meeting

PRIZES = ("royal flush", "straight flush", "four of a kind", "full house", "flush")
CROWNS = PRIZES[:2]
BESIDE = (*PRIZES, "")
"""What the neighbours hold; the last is anything."""
HEADS = ("AQ", "KQ", "22")
"""With what the croupier fails to qualify by one card, or has a pair to do so; with ace and king he just does."""
TRIES = 60


def against_the_croupier() -> list[Making]:
    """Every kind as one player's hand: against one like it, that parts from it at each of its cards, and against heads.

    Beside it two others hold every pair of prizes in turn, and two or three crowns meet in every order.
    """
    beside = list(product(BESIDE, BESIDE))
    duels: list[tuple[str, str | int]] = [(kind, depth) for kind in KINDS for depth in depths(kind)]
    duels += [(kind, heads) for i, kind in enumerate(KINDS) for heads in ("AK", HEADS[i % len(HEADS)])]
    crowns = [
        each for each in product((*CROWNS, "flush"), repeat=3) if sum(one in CROWNS for one in each) > 1
    ]
    return [
        *(Making(partial(_duel, *duel, beside[i % len(beside)]), 3) for i, duel in enumerate(duels)),
        *(Making(partial(_row, ("AK", "AQ")[i % 2], each), 3) for i, each in enumerate(crowns)),
    ]


def _duel(
    kind: str, against: str | int, beside: Sequence[str], rng: Random, deal: DealPlan, hands: int
) -> Held:
    """One hand of a kind against the croupier's, and those of the neighbours."""
    players = rng.sample(range(max(hands - 1, 1)), min(max(hands - 1, 1), 3))
    depth = against if isinstance(against, int) else None
    hand = meeting(rng, deal.ranks, shared=False, kind=kind, depth=depth)
    one, other = hand if rng.random() < 0.5 else hand[::-1]
    croupier = other if depth is not None else _headed(rng, deal, str(against), set(one))
    held: dict[int, Sequence[Card]] = {players[0]: one, hands - 1: croupier}
    _beside(rng, deal, held, dict(zip(players[1:], beside, strict=False)))
    return held, ()


def _row(heads: str, kinds: Sequence[str], rng: Random, deal: DealPlan, hands: int) -> Held:
    """Prizes from the croupier's left to his right in this order."""
    players = sorted(rng.sample(range(max(hands - 1, 1)), min(max(hands - 1, 1), len(kinds))))
    held: dict[int, Sequence[Card]] = {}
    _beside(rng, deal, held, dict(zip(players, kinds, strict=False)))
    held[hands - 1] = _headed(rng, deal, heads, {card for hand in held.values() for card in hand})
    return held, ()


def _beside(rng: Random, deal: DealPlan, held: dict[int, Sequence[Card]], kinds: Mapping[int, str]) -> None:
    """Give each of these places a hand of its kind, of cards that nobody has yet."""
    used = {card for hand in held.values() for card in hand}
    for place, kind in kinds.items():
        for _ in range(TRIES if kind else 0):
            hand, _ = meeting(rng, deal.ranks, shared=False, kind=kind)
            if used.isdisjoint(hand):
                held[place] = hand
                used.update(hand)
                break


def _headed(rng: Random, deal: DealPlan, heads: str, used: set[Card]) -> list[Card]:
    """The croupier's cards: these two ranks, and three lower ones that make nothing of them."""
    low = rng.sample("89TJQ" if heads == "22" else "3456789", 3)
    free = [card for card in full_deck(deal.ranks) if card not in used]
    rng.shuffle(free)
    found: list[Card] = []
    for rank in (*heads, *low):
        suits = {card[1] for card in found}
        cards = [card for card in free if card[0] == rank and card not in found]
        other = [card for card in cards if len(suits) != 1 or card[1] not in suits]
        found += (other or cards)[:1]
    return found
