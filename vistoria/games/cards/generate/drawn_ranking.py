"""Drawn hands that show the order of hands: played again with other suits, seats or opponents."""

from __future__ import annotations

from dataclasses import replace

from vistoria.games.cards.deal import DealPlan
from vistoria.generate.choose import Source, between, maybe, pick, shuffled, some_of
from vistoria.model.cards import RANKS, SUITS, Card, full_deck

from .drawn import OTHER_NAMES, STACK, Drawn, DrawnHand, PressedHand, kind
from .table import Sitting, TablePlan

EVEN = 120
"""A big blind of so many chips divides among two to six equal hands without a remainder."""


def dealt_tables(source: Source, deal: DealPlan, least: int, most: int) -> TablePlan:
    """A table of `least` to `most` players, all cards laid; often two hold the same denominations."""
    seats = some_of(source, range(1, 11), least, most)
    deck = shuffled(source, full_deck())
    alike = maybe(source)
    hands = [list(deck[i * deal.own : (i + 1) * deal.own]) for i in range(len(seats))]
    rest = list(deck[len(seats) * deal.own :])
    if alike:
        hands[1], rest = _denominations_of(hands[0], hands[1], rest)
    community = rest[: sum(opened for _, opened in deal.streets)]
    sitting = tuple(Sitting(seat, STACK, tuple(cards)) for seat, cards in zip(seats, hands, strict=True))
    plan = TablePlan(marker=pick(source, seats), sitting=sitting, community=tuple(community))
    return plan.with_blinds(EVEN // 2, EVEN)


def _denominations_of(
    model: list[Card], other: list[Card], rest: list[Card]
) -> tuple[list[Card], list[Card]]:
    """The other hand with the model's first two denominations, as far as such cards are free."""
    other, rest = list(other), list(rest)
    for i, card in enumerate(model[:2]):
        free = next((c for c in rest if c[0] == card[0]), None)
        if free is not None:
            rest[rest.index(free)], other[i] = other[i], free
    return other, rest


@kind
def suits_renamed(source: Source, deal: DealPlan) -> Drawn:
    """A hand, and the same with the names of the suits exchanged."""
    plan = dealt_tables(source, deal, 3, 5)
    names = pick(source, OTHER_NAMES)
    new = dict(zip(SUITS, names, strict=True))

    def renamed(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(Card(card[0] + new[card[1]]) for card in cards)

    sitting = tuple(replace(s, cards=renamed(s.cards)) for s in plan.sitting)
    second = replace(plan, sitting=sitting, community=renamed(plan.community))
    return Drawn((DrawnHand(plan), DrawnHand(second)))


@kind
def hands_exchanged(source: Source, deal: DealPlan) -> Drawn:
    """A hand, and the same with the cards of two players exchanged."""
    plan = dealt_tables(source, deal, 3, 5)
    one, other = some_of(source, range(len(plan.sitting)), 2, 2)
    return Drawn((DrawnHand(plan), DrawnHand(plan.with_cards_exchanged(one, other))))


@kind
def pairs_of_three_hands(source: Source, deal: DealPlan) -> Drawn:
    """The same three hands played three times, one of them folded each time."""
    plan = dealt_tables(source, deal, 3, 3)
    return Drawn(tuple(PressedHand(plan, frozenset({s.seat})) for s in plan.sitting))


@kind
def two_flushes(source: Source, deal: DealPlan) -> Drawn:
    """Two players whose flushes have three community cards, the highest among them; no denomination lies twice."""
    high = list(reversed(some_of(source, RANKS, 7, 7)))
    above = between(source, 1, 3)
    suited = high[:above] + shuffled(source, high[above:])
    others = shuffled(source, [rank for rank in RANKS if rank not in high])
    suit, *rest = shuffled(source, SUITS, 1)

    def cards(flush: slice, beside: slice) -> tuple[Card, ...]:
        return (
            *(Card(rank + suit) for rank in suited[flush]),
            *(Card(rank + pick(source, rest)) for rank in others[beside]),
        )

    seats = some_of(source, range(1, 11), 2, 2)
    own = (cards(slice(3, 5), slice(2, 4)), cards(slice(5, 7), slice(4, 6)))
    sitting = tuple(Sitting(seat, STACK, hand) for seat, hand in zip(seats, own, strict=True))
    plan = TablePlan(marker=pick(source, seats), sitting=sitting, community=cards(slice(0, 3), slice(0, 2)))
    return Drawn((DrawnHand(plan.with_blinds(EVEN // 2, EVEN)),))
