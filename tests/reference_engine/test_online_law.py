"""The rules of Omaha online as data: its offers, the clauses they cite, and their likeness to 97/2010."""

from __future__ import annotations

import re
from pathlib import Path

from vistoria.law.catalogue import installed
from vistoria.reference_engine.rules import mo_97_2010, pt_omaha_online
from vistoria.run.laws import regulation_in

LAW = regulation_in(installed()["pt-omaha-online"])


def test_offers_are_those_that_the_law_knows() -> None:
    known = {member for group in LAW.one_of for member in group.members} | set(LAW.optional_offers)
    assert set(pt_omaha_online.OFFERS) == known - {"own-showdown-order"}


def test_every_rule_for_the_engine_is_cited() -> None:
    source = Path(pt_omaha_online.__file__).read_text("utf-8")
    cited = set(re.findall(r'"(\d+(?:\.[a-t])?)"', source))
    assert {clause.id.partition("/")[2] for clause in LAW.clauses if clause.binds_engine} <= cited


def test_the_two_tables_of_omaha_read_alike_row_for_row() -> None:
    def rows(module: object) -> list[str]:
        path = Path(module.__file__)  # type: ignore[attr-defined]
        return re.findall(r"^([A-Z]+)\b[^=\n]* = ", path.read_text("utf-8"), re.MULTILINE)

    macau, portugal = rows(mo_97_2010), rows(pt_omaha_online)
    assert [row for row in portugal if row in macau] == macau
