"""What a player may do: an act that is withheld is named, though it has no amounts."""

from __future__ import annotations

from typing import Any

import msgspec
from played import drawn, model, retold

from vistoria.model.event import Turn
from vistoria.referee.freely import follow_freely
from vistoria.reference_engine.adapter import Reference

OMAHA = "mo-97-2010"


def no_free_fold(event: Any) -> Any:
    """A product that offers no fold where a check is free."""
    if not isinstance(event, Turn) or event.choices is None or "check" not in event.choices:
        return event
    return msgspec.structs.replace(event, choices={k: v for k, v in event.choices.items() if k != "fold"})


def test_a_fold_that_is_not_offered_where_a_check_is_free_is_named() -> None:
    found = follow_freely(model(OMAHA), retold(drawn(Reference(), OMAHA, 1, 2), no_free_fold)).disagreements
    assert {each.clauses[0].partition("/")[2] for each in found} <= {"6.4", "7.3.3"}
    for each in found:
        assert "fold" in each.demanded
        assert "fold" in each.seen
    assert found
