"""Each engine wrong on purpose is failed on its clause, property scenarios at their full count."""

from __future__ import annotations

import pytest
from killing import killed

from vistoria.reference_engine.saboteurs import saboteurs

ARTICLES: dict[str, list[str]] = {}
"""Ids by regulation and article."""
for _id, _each in sorted(saboteurs().items()):
    ARTICLES.setdefault(_each.clause.partition(".")[0], []).append(_id)


@pytest.mark.parametrize("article", sorted(ARTICLES))
def test_saboteurs_are_failed_on_their_clauses(article: str) -> None:
    for found in killed("own", ARTICLES[article]):
        name = found["id"]
        assert found["faults"] == [], name
        assert found["engine"] == f"vistoria-saboteur {name}"
        assert saboteurs()[name].clause in found["failed"], (name, found["told"])
