"""Each engine wrong on purpose is failed on its clause, property scenarios at their full count."""

from __future__ import annotations

import pytest
from killing import killed

from vistoria.reference_engine.saboteurs import saboteurs

ARTICLES: dict[str, list[str]] = {}
for _id in sorted(saboteurs()):
    ARTICLES.setdefault(_id.partition("/")[2].partition(":")[0].partition(".")[0], []).append(_id)


@pytest.mark.parametrize("article", sorted(ARTICLES))
def test_saboteurs_are_failed_on_their_clauses(article: str) -> None:
    for found in killed("own", ARTICLES[article]):
        name = found["id"]
        assert found["faults"] == [], name
        assert found["engine"] == f"vistoria-saboteur {name}"
        assert saboteurs()[name].clause in found["failed"], (name, found["told"])
