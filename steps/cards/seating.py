"""Given: the table, who sits at it, and what the house declared."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from pytest_bdd import given

from vistoria.games.cards.staging.table import Sitting, TablePlan
from vistoria.model.cards import Card, parse_cards

from .words import Words

BROUGHT = 10_000
"""What a player brings whose stack is forced, in chips."""


@pytest.fixture
def plan() -> TablePlan:
    """A table of ten places, chips of 1."""
    return TablePlan()


@given(Words("a table with blinds of {small:d} and {big:d}"), target_fixture="plan")
def blinds(plan: TablePlan, small: int, big: int) -> TablePlan:
    return plan.with_blinds(small, big)


@given(
    Words("a table with blinds of {small:d} and {big:d} and the marker at seat {seat:d}"),
    target_fixture="plan",
)
def blinds_and_marker(plan: TablePlan, small: int, big: int, seat: int) -> TablePlan:
    return replace(plan.with_blinds(small, big), marker=seat)


@given(Words("chips of {amount:d}"), target_fixture="plan")
def chips(plan: TablePlan, amount: int) -> TablePlan:
    """Every amount at the table is a multiple of the smallest chip."""
    return plan.with_settings(smallest=amount)


@given("bets up to the pot", target_fixture="plan")
def pot_limit(plan: TablePlan) -> TablePlan:
    return plan.with_settings(limit="pot")


@given("bets without limit", target_fixture="plan")
def no_limit(plan: TablePlan) -> TablePlan:
    return plan.with_settings(limit="none")


@given(Words("a least bet of {amount:d}"), target_fixture="plan")
def least_bet(plan: TablePlan, amount: int) -> TablePlan:
    return plan.with_settings(minimum_bet=amount)


@given(Words("a commission of {rate:rate} %"), target_fixture="plan")
def commission(plan: TablePlan, rate: Fraction) -> TablePlan:
    hundredths = rate * 100
    return plan.with_commission(hundredths.numerator, 100 * hundredths.denominator)


@given(Words("{who:seats} with {stack:d} each"), target_fixture="plan")
def sitting(plan: TablePlan, who: list[int], stack: int) -> TablePlan:
    return replace(plan, sitting=tuple(Sitting(seat, stack) for seat in who))


@given("these players:", target_fixture="plan")
def players(plan: TablePlan, datatable: list[list[str]]) -> TablePlan:
    """Columns: seat, stack, cards in the order dealt (may be empty), and the bets before the deal, if any."""
    header, *rows = datatable
    found = [dict(zip(header, row, strict=True)) for row in rows]
    sitting = tuple(
        Sitting(
            int(row["seat"]),
            int(row["stack"]),
            parse_cards(row.get("cards", "")),
            int(row.get("ante") or 0),
            int(row.get("jackpot") or 0),
        )
        for row in found
    )
    return replace(plan, sitting=sitting)


@given("these players after earlier hands:", target_fixture="plan")
def players_later(plan: TablePlan, datatable: list[list[str]]) -> TablePlan:
    """Columns as above; the stacks are forced, as earlier hands could have left them."""
    return replace(players(plan, datatable), brought=BROUGHT)


@given(Words("the community cards {community:laid}"), target_fixture="plan")
def community_cards(plan: TablePlan, community: tuple[Card, ...]) -> TablePlan:
    return replace(plan, community=community)


@given(Words("a deck that begins {deck:laid}"), target_fixture="plan")
def deck(plan: TablePlan, deck: tuple[Card, ...]) -> TablePlan:
    return replace(plan, deck=deck)
