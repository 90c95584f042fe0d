"""Lays a deck so that a deal by the law brings each card where a scenario wants it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from vistoria.model.cards import Card, full_deck
from vistoria.model.clause import DealPlan

from .table import TablePlan


class CannotLay(ValueError):
    """The cards of a scenario do not make a deal; the text says which."""


def deal_order(seats: Sequence[int], marker: int | None) -> list[int]:
    """Seats from the first at the marker's left, clockwise; without a forced marker it stands at the lowest seat."""
    ordered = sorted(seats)
    if not ordered:
        raise CannotLay("nobody sits at the table")
    at = ordered[0] if marker is None else marker
    after = [s for s in ordered if s > at]
    return after + [s for s in ordered if s <= at]


def lay_deck(plan: TablePlan, deal: DealPlan, seed: str) -> tuple[Card, ...]:
    """The whole order of the cards, first card first; cards that the scenario leaves open are drawn by `seed`.

    Raises CannotLay when a card stands twice or a hand has not the right number of cards.
    """
    if plan.deck is not None:
        return _complete(plan.deck, seed)
    named = [card for s in plan.sitting for card in s.cards] + list(plan.common)
    if len(set(named)) != len(named):
        raise CannotLay(f"a card is laid twice: {' '.join(sorted({c for c in named if named.count(c) > 1}))}")
    for sitting in plan.sitting:
        if sitting.cards and len(sitting.cards) != deal.own:
            raise CannotLay(
                f"seat {sitting.seat} is laid {len(sitting.cards)} cards, the law deals {deal.own}"
            )
    wanted = sum(opened for _, opened in deal.streets)
    if len(plan.common) > wanted:
        raise CannotLay(f"{len(plan.common)} common cards are laid, the law opens {wanted}")
    rest = _shuffled(set(full_deck()) - set(named), seed)
    hands = {s.seat: s.cards or tuple(rest.pop() for _ in range(deal.own)) for s in plan.sitting}
    order = deal_order(list(hands), plan.marker)
    deck = [hands[seat][turn] for turn in range(deal.own) for seat in order]
    common = list(plan.common) + [rest.pop() for _ in range(wanted - len(plan.common))]
    for burnt, opened in deal.streets:
        deck += [rest.pop() for _ in range(burnt)]
        deck += [common.pop(0) for _ in range(opened)]
    return tuple(deck) + tuple(rest)


def _complete(deck: Sequence[Card], seed: str) -> tuple[Card, ...]:
    if len(set(deck)) != len(deck):
        raise CannotLay("the deck names a card twice")
    return tuple(deck) + tuple(_shuffled(set(full_deck()) - set(deck), seed))


def _shuffled(cards: set[Card], seed: str) -> list[Card]:
    rest = sorted(cards)
    random.Random(seed).shuffle(rest)
    return rest
