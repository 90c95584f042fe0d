"""Given: the terms that a house sets for a table of its own, beside blinds and chips."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs
from pytest_bdd import given

from vistoria.games.cards.staging.table import TablePlan
from vistoria.model.table import Capital, Commission

from .words import Words


@given(Words("a table in {mode:w} mode"), target_fixture="plan")
def mode(plan: TablePlan, mode: str) -> TablePlan:
    return plan.with_settings(mode=mode)


@given("bets up to half the pot", target_fixture="plan")
def half_pot(plan: TablePlan) -> TablePlan:
    return plan.with_settings(limit="half-pot")


@given(Words("at most {most:d} raises a round"), target_fixture="plan")
def raises(plan: TablePlan, most: int) -> TablePlan:
    return plan.with_settings(limit="raises", raises=most)


@given(Words("a small blind of {amount:d} and the marker at seat {seat:d}"), target_fixture="plan")
def small_blind(plan: TablePlan, amount: int, seat: int) -> TablePlan:
    """The big blind is left to the product."""
    return replace(plan.with_settings(stakes={"small": amount}), marker=seat)


@given(Words("a buy-in of {amount:d}"), target_fixture="plan")
def buy_in(plan: TablePlan, amount: int) -> TablePlan:
    capital = plan.settings.capital or Capital()
    return plan.with_settings(capital=structs.replace(capital, start=(amount, None)))


@given(Words("top-ups of {amount:d}"), target_fixture="plan")
def top_ups(plan: TablePlan, amount: int) -> TablePlan:
    capital = plan.settings.capital or Capital()
    return plan.with_settings(capital=structs.replace(capital, restore=amount))


@given(Words("a commission of {rate:d} % of the buy-in"), target_fixture="plan")
def commission_of_the_buy_in(plan: TablePlan, rate: int) -> TablePlan:
    return plan.with_settings(commission=Commission("buy-in", (rate, 100)))
