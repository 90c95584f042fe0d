"""Drawn hands that show the order of hands: played again with other suits, seats or opponents."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from vistoria.model.cards import SUITS, Card, full_deck
from vistoria.model.clause import DealPlan

from .drawn import STACK, Drawn, DrawnHand, PressedHand, kind
from .table import Sitting, TablePlan

EVEN = 120
"""A big blind of so many chips divides among two to six equal hands without a remainder."""


@st.composite
def dealt_tables(draw: st.DrawFn, deal: DealPlan, least: int, most: int) -> TablePlan:
    """A table of `least` to `most` players, all cards laid; often two hold the same denominations."""
    seats = sorted(draw(st.sets(st.integers(1, 10), min_size=least, max_size=most)))
    deck = draw(st.permutations(full_deck()))
    alike = draw(st.booleans())
    hands = [list(deck[i * deal.own : (i + 1) * deal.own]) for i in range(len(seats))]
    rest = list(deck[len(seats) * deal.own :])
    if alike:
        hands[1], rest = _denominations_of(hands[0], hands[1], rest)
    common = rest[: sum(opened for _, opened in deal.streets)]
    sitting = tuple(Sitting(seat, STACK, tuple(cards)) for seat, cards in zip(seats, hands, strict=True))
    plan = TablePlan(marker=draw(st.sampled_from(seats)), sitting=sitting, common=tuple(common))
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
def suits_renamed(deal: DealPlan) -> SearchStrategy[Drawn]:
    """A hand, and the same with the names of the suits exchanged."""

    @st.composite
    def draw_renamed(draw: st.DrawFn) -> Drawn:
        plan = draw(dealt_tables(deal, 3, 5))
        names = draw(st.permutations(SUITS).filter(lambda order: "".join(order) != SUITS))
        new = dict(zip(SUITS, names, strict=True))

        def renamed(cards: tuple[Card, ...]) -> tuple[Card, ...]:
            return tuple(Card(card[0] + new[card[1]]) for card in cards)

        sitting = tuple(replace(s, cards=renamed(s.cards)) for s in plan.sitting)
        second = replace(plan, sitting=sitting, common=renamed(plan.common))
        return Drawn((DrawnHand(plan), DrawnHand(second)))

    return draw_renamed()


@kind
def hands_exchanged(deal: DealPlan) -> SearchStrategy[Drawn]:
    """A hand, and the same with the cards of two players exchanged."""

    @st.composite
    def draw_exchanged(draw: st.DrawFn) -> Drawn:
        plan = draw(dealt_tables(deal, 3, 5))
        one, other = sorted(draw(st.permutations(range(len(plan.sitting))))[:2])
        return Drawn((DrawnHand(plan), DrawnHand(plan.with_cards_exchanged(one, other))))

    return draw_exchanged()


@kind
def pairs_of_three_hands(deal: DealPlan) -> SearchStrategy[Drawn]:
    """The same three hands played three times, one of them folded each time."""

    @st.composite
    def draw_three(draw: st.DrawFn) -> Drawn:
        plan = draw(dealt_tables(deal, 3, 3))
        return Drawn(tuple(PressedHand(plan, frozenset({s.seat})) for s in plan.sitting))

    return draw_three()
