"""Which settings of a table PokerKit's adapter expresses, and which it refuses."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from pokerkit_play import REGULATION, refusal

from vistoria.adapters.pokerkit.adapter import PokerKit
from vistoria.model.answer import Answer, Unsupported
from vistoria.model.request import Open
from vistoria.model.table import Force, Settings


def opening(
    settings: dict[str, Any], force: dict[str, Any] | None = None, engine: dict[str, str] | None = None
) -> Answer:
    """The answer to the opening of a table."""
    request = Open(
        "t", REGULATION, 10, msgspec.convert(settings, Settings), msgspec.convert(force or {}, Force)
    )
    return PokerKit(engine).open(request)


@pytest.mark.parametrize(
    ("settings", "answer"),
    [
        ({}, "accepted"),
        (
            {"limit": "pot", "mode": "cash", "minimum_bet": 40, "dealing": "software", "smallest": 1},
            "accepted",
        ),
        ({"commission": {"on": "pot", "rate": [6, 100]}}, "accepted"),
        ({"commission": {"on": "pot", "rate": [101, 100]}}, "engine bad-setting"),
        ({"commission": {"on": "hand", "rate": [1, 20]}}, "adapter unknown-setting"),
        ({"limit": "none"}, "adapter unknown-setting"),
        ({"limit": "raises", "raises": 3}, "adapter unknown-setting"),
        ({"mode": "tournament"}, "adapter unknown-setting"),
        ({"dealing": "hand"}, "adapter unknown-setting"),
        ({"smallest": 5}, "adapter unknown-setting"),
        ({"stakes": {"small": 50}}, "accepted"),
        ({"stakes": {"big": 20}}, "adapter unknown-setting"),
        ({"stakes": {"small": 10, "big": 20, "jackpot": 5}}, "adapter unknown-setting"),
        ({"clock": {"decision_ms": 1}}, "adapter unknown-setting"),
        ({"capital": {"floor": 1}}, "adapter unknown-setting"),
    ],
)
def test_settings_are_expressed_by_pokerkit_or_refused(settings: dict[str, Any], answer: str) -> None:
    assert refusal(opening(settings)) == answer


def test_the_smallest_chip_is_expressed_where_divmod_is_configured() -> None:
    assert refusal(opening({"smallest": 5}, engine={"divmod": "smallest-chip"})) == "accepted"


def test_a_table_without_limit_is_made_where_that_is_configured() -> None:
    assert refusal(opening({"limit": "none"}, engine={"limit": "pot-or-none"})) == "accepted"
    assert (
        refusal(opening({"limit": "half-pot"}, engine={"limit": "pot-or-none"})) == "adapter unknown-setting"
    )
    assert "no-limit" in PokerKit({"limit": "pot-or-none"}).hello().offers["mo-97-2010"]
    assert "no-limit" not in PokerKit().hello().offers["mo-97-2010"]


@pytest.mark.parametrize(("force", "what"), [({"pool": 5}, "forced-pool"), ({"seed": "a"}, "seed")])
def test_hooks_not_offered_are_unsupported(force: dict[str, Any], what: str) -> None:
    assert opening({}, force) == Unsupported(what)
