"""Known ways to break a law are data beside the engine: without them it is the same law, and none is known."""

from __future__ import annotations

import sys

import pytest

from vistoria.reference_engine.model import models

LAW, CLAUSE = "mo-97-2010", "mo-97-2010/10.5"


def test_a_model_knows_the_ways_to_break_a_clause() -> None:
    assert {clause for clause, _ in models({})[LAW].broken([CLAUSE])} == {CLAUSE}


@pytest.mark.parametrize("missing", ["vistoria.validation", "vistoria.validation.known_faults"])
def test_without_the_methods_own_data_it_knows_none(monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    monkeypatch.delitem(sys.modules, "vistoria.validation.known_faults", raising=False)
    monkeypatch.setitem(sys.modules, missing, None)
    model = models({})[LAW]
    assert list(model.broken([CLAUSE])) == []
    assert model.ranks
