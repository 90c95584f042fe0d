"""Lays a deck so that a deal by the law brings each card where a scenario wants it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from vistoria.games.cards.deal import DealPlan
from vistoria.model.cards import Card, full_deck

from .table import TablePlan

Whose = int | str
"""A seat's number, or a place without a seat: `croupier`, `aside`."""


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


def hands_in_order(plan: TablePlan, deal: DealPlan) -> list[Whose]:
    """Whose hands are dealt, in the order of the deal: seats, and the croupier last where he has a hand."""
    seats = [s.seat for s in plan.sitting if s.ante or s.seat in plan.strays or not deal.croupier]
    by_number = sorted(seats, reverse=deal.begins == "right")
    order = deal_order(seats, plan.marker) if deal.begins == "marker" else by_number
    return [*order, *(["croupier"] if deal.croupier else [])]


def way_of_cards(plan: TablePlan, deal: DealPlan) -> list[Whose]:
    """Where each card goes until all hands are dealt, cards put aside first included."""
    order, together = hands_in_order(plan, deal), deal.together(plan.settings.dealing)
    turns = [min(together, deal.own - dealt) for dealt in range(0, deal.own, together)]
    return ["aside"] * deal.aside + [who for turn in turns for who in order for _ in range(turn)]


def streets_of(deal: DealPlan) -> list[Whose]:
    """Where each card goes after the hands are dealt and before cards come by rounds: burnt, then opened."""
    return [place for burnt, opened in deal.streets for place in ["burn"] * burnt + ["community"] * opened]


def places_of(deck: Sequence[Card], way: Sequence[Whose]) -> dict[Whose, list[Card]]:
    """The cards of a deck by the place to which it brings them in this way, in the order in which they come."""
    found: dict[Whose, list[Card]] = {}
    for card, place in zip(deck, way, strict=False):
        found.setdefault(place, []).append(card)
    return found


def relaid(deck: Sequence[Card], way: Sequence[Whose], other: Sequence[Whose]) -> tuple[Card, ...]:
    """A deck that in another way brings the same cards to the same places, and then those that came after them.

    Further places get cards of places that the other way does not have, or from the end of the deck.
    """
    coming = {place: iter(cards) for place, cards in places_of(deck, way).items()}
    none: Iterator[Card] = iter(())
    laid = [next(coming.get(place, none), None) for place in other]
    rest = [card for card in (*deck[len(way) :], *deck[: len(way)]) if card not in laid]
    return tuple(card or rest.pop() for card in laid) + tuple(rest)


def lay_deck(
    plan: TablePlan, deal: DealPlan, seed: str, way: Sequence[Whose] | None = None
) -> tuple[Card, ...]:
    """The whole order of the cards, first card first; cards that the scenario leaves open are drawn by `seed`.

    `way` is where each card goes until all hands are dealt, where that is not as the law has it.
    Raises CannotLay when a card stands twice, is not of the pack, or a hand has not the right number of cards.
    """
    pack = full_deck(deal.ranks)
    if plan.deck is not None:
        _check(plan.deck, pack)
        return tuple(plan.deck) + tuple(_shuffled(set(pack) - set(plan.deck), seed))
    laid = plan.laid
    named = [card for cards in laid.values() for card in cards] + list(plan.community)
    _check(named, pack)
    for whose, cards in laid.items():
        if not deal.own <= len(cards) <= deal.own + deal.later:
            name = f"seat {whose}" if isinstance(whose, int) else f"the {whose}"
            raise CannotLay(f"{name} is laid {len(cards)} cards, the law deals {_dealt(deal)}")
    wanted = sum(opened for _, opened in deal.streets)
    if len(plan.community) > wanted:
        raise CannotLay(f"{len(plan.community)} community cards are laid, the law opens {wanted}")
    rest = _shuffled(set(pack) - set(named), seed)
    hands: dict[Whose, Iterator[Card]] = {
        whose: iter(laid.get(whose) or [rest.pop() for _ in range(deal.own)])
        for whose in hands_in_order(plan, deal)
    }
    none: Iterator[Card] = iter(())
    way = way_of_cards(plan, deal) if way is None else way
    deck = [next(hands.get(whose, none), None) or rest.pop() for whose in way]
    for number, seats in enumerate(plan.later):
        deck += [rest.pop() for _ in range(sum(deal.before_later[number : number + 1]))]
        deck += [next(hands[seat], None) or rest.pop() for seat in seats]
    community = list(plan.community) + [rest.pop() for _ in range(wanted - len(plan.community))]
    for burnt, opened in deal.streets:
        deck += [rest.pop() for _ in range(burnt)]
        deck += [community.pop(0) for _ in range(opened)]
    return tuple(deck) + tuple(rest) + tuple(card for card in named if card not in deck)


def _dealt(deal: DealPlan) -> str:
    return f"{deal.own} to {deal.own + deal.later}" if deal.later else str(deal.own)


def _check(named: Sequence[Card], pack: Sequence[Card]) -> None:
    twice = sorted({card for card in named if named.count(card) > 1})
    if twice:
        raise CannotLay(f"a card is laid twice: {' '.join(twice)}")
    strange = sorted(set(named) - set(pack))
    if strange:
        raise CannotLay(f"not of the pack: {' '.join(strange)}")


def _shuffled(cards: set[Card], seed: str) -> list[Card]:
    rest = sorted(cards)
    random.Random(seed).shuffle(rest)
    return rest
