"""Whose the chips are that equal hands cannot divide no rule says; that nobody gets less than his part one does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from played import drawn, model

from vistoria.referee.freely import follow_freely
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.change import policy
from vistoria.reference_engine.policies.pots import Pots
from vistoria.validation.lawful import Varied

ONLINE = "pt-omaha-online"
TIES = 11
"""A drawn table at which equal hands divide pots that leave odd chips."""


class ToTheSecond(Pots):
    """The second of the tied has what cannot be divided: no variation is like that."""

    def shares(
        self, net: int, tied: Sequence[int], live: Sequence[int], unit: int
    ) -> dict[int, tuple[int, int]]:
        found = super().shares(net, tied, live, unit)
        first, second = sorted(tied)[:2]
        return {**found, first: found[second], second: found[first]}


class LessForTheFirst(Pots):
    """Who has the odd chips has them at the cost of another."""

    def shares(
        self, net: int, tied: Sequence[int], live: Sequence[int], unit: int
    ) -> dict[int, tuple[int, int]]:
        found = super().shares(net, tied, live, unit)
        one, other = (found[seat][0] for seat in sorted(tied)[:2])
        if one == other:
            return found
        first, second = sorted(tied)[:2]
        return {**found, first: (other - unit, 0), second: (one + unit, 0)}


def playing(kind: type[Pots]) -> Reference:
    """The reference engine with pots divided so."""
    engine = Reference()
    entry = engine.regulations[ONLINE]
    rules = policy("pots", kind)(entry.rules)
    engine.regulations = {**engine.regulations, ONLINE: replace(entry, rules=rules)}
    return engine


def blamed(engine: Reference, number: int) -> set[str]:
    found = follow_freely(model(ONLINE), drawn(engine, ONLINE, number, 8)).disagreements
    return {clause for each in found for clause in each.clauses}


@pytest.mark.parametrize("name", ["remainder-to-the-last", "remainder-from-the-marker"])
def test_a_known_way_to_give_odd_chips_away_breaks_nothing(name: str) -> None:
    assert blamed(Varied({"id": name, "regulation": ONLINE}), TIES) == set()


def test_a_way_that_nobody_knows_breaks_nothing_either() -> None:
    assert blamed(playing(ToTheSecond), TIES) == set()


def test_less_than_an_equal_part_is_too_little() -> None:
    assert blamed(playing(LessForTheFirst), TIES + 2) == {f"{ONLINE}/33"}
