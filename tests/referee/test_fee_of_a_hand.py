"""Who pays one sum for a hand is the house's, where no clause names him; how much it is, is not."""

from __future__ import annotations

from typing import Any

from played import drawn, model, with_rules

from vistoria.referee.follow import as_found, follow
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.change import policy
from vistoria.reference_engine.policies.open_cards.entry import Entry
from vistoria.validation.lawful import Varied

LAW, TABLE, HANDS = "mo-104-85-m", 6_000_001, 6


class DoubledFromTheLast(Entry):
    """Takes twice the sum, all of it from one player."""

    def taken(self, level: int, players: int, unit: int) -> tuple[int, ...]:
        return (*(0,) * (players - 1), 2 * level)


def clauses(engine: Any) -> set[str]:
    found = follow(model(LAW), drawn(engine, LAW, TABLE, HANDS), named=as_found)
    return {clause for each in found for clause in each.clauses}


def test_one_player_may_pay_the_initial_commission_whoever_he_is() -> None:
    assert not clauses(Varied({"id": "initial-commission-by-the-last", "regulation": LAW}))


def test_a_greater_sum_breaks_the_clause_whoever_pays_it() -> None:
    assert f"{LAW}/8" in clauses(with_rules(Reference({}), LAW, policy("entry", DoubledFromTheLast)))
