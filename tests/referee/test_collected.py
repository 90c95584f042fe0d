"""The house collects bets on the jackpot when it likes, and need not say which bet it collects."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from played import drawn, model, retold

from vistoria.model.event import Collected
from vistoria.referee.freely import follow_freely
from vistoria.validation.lawful import Varied
from vistoria.validation.saboteurs import Sabotaged

LAW = "mo-61-2004"
HANDS = 10
DEEP = 5
"""A drawn table with antes of more than 300."""
AT_THE_DEAL = {"id": "jackpot-bets-collected-at-the-deal", "regulation": LAW}


def without_source(event: Any) -> Any:
    """What is collected, not of which bet."""
    return msgspec.structs.replace(event, source=None) if isinstance(event, Collected) else event


@pytest.mark.parametrize("number", [1, 2])
def test_a_jackpot_bet_may_be_collected_at_the_deal_and_not_named(number: int) -> None:
    table = drawn(Varied(AT_THE_DEAL), LAW, number, HANDS)
    assert follow_freely(model(LAW), retold(table, without_source)).disagreements == ()


def test_what_is_taken_too_little_is_found_though_it_is_not_named() -> None:
    wrong = Sabotaged({"id": "mo-61-2004/9.4:no-more-than-300-of-an-ante"})
    table = retold(drawn(wrong, LAW, DEEP, HANDS), without_source)
    found = follow_freely(model(LAW), table).disagreements
    assert {clause for each in found for clause in each.clauses} == {f"{LAW}/9.4"}
