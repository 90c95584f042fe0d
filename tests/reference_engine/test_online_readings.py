"""The rules of Omaha online as data: its ledger of readings, the clauses they cite, and their likeness to 97/2010."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vistoria.law.catalogue import installed, load
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.readings import NoSuchReading
from vistoria.reference_engine.rules import mo_97_2010, pt_omaha_online

LAW = load(installed()["pt-omaha-online"])
LEDGER = {
    reading.id.partition("/")[2]: tuple(option.id for option in reading.options) for reading in LAW.readings
}
OPTIONS = [(name, option.name) for name, ledger in pt_omaha_online.READINGS.items() for option in ledger]
ALIKE = {("voluntary-show", "forbidden"), ("unlawful-setting", "accepting")}
"""Options under which this engine does the same as under the default."""


def test_ledger_is_that_of_the_law_default_first() -> None:
    found = {name: tuple(o.name for o in ledger) for name, ledger in pt_omaha_online.READINGS.items()}
    assert found == LEDGER
    assert len(found) == 17


@pytest.mark.parametrize(("name", "option"), OPTIONS, ids=lambda text: text)
def test_option_changes_the_rules_unless_it_is_the_default(name: str, option: str) -> None:
    rules = pt_omaha_online.with_readings({name: option})
    policies = [field for field in rules.__dataclass_fields__ if field != "readings"]
    changed = any(getattr(rules, field) != getattr(pt_omaha_online.RULES, field) for field in policies)
    assert changed is (option != LEDGER[name][0] and (name, option) not in ALIKE)
    assert rules.readings[name] == option


def test_unknown_reading_or_option_names_those_that_exist() -> None:
    with pytest.raises(NoSuchReading, match="flush-tie"):
        pt_omaha_online.with_readings({"no-such": "x"})
    with pytest.raises(ValueError, match="choose one of at-least, exact"):
        Reference({"pt-omaha-online/buy-in": "nearly"})


def test_offers_are_those_that_the_law_knows() -> None:
    known = {member for group in LAW.one_of for member in group.members} | set(LAW.optional_offers)
    assert set(pt_omaha_online.OFFERS) == known - {"own-showdown-order"}


def test_every_rule_cited_stands_in_the_law_and_every_rule_for_the_engine_is_cited() -> None:
    source = Path(pt_omaha_online.__file__).read_text("utf-8")
    cited = set(re.findall(r'"(\d+(?:\.[a-t])?)"', source))
    known = {clause.id.partition("/")[2] for clause in LAW.clauses}
    binding = {clause.id.partition("/")[2] for clause in LAW.clauses if clause.binds_engine}
    assert cited <= known
    assert binding - cited == set()


def test_the_two_tables_of_omaha_read_alike_row_for_row() -> None:
    def rows(module: object) -> list[str]:
        path = Path(module.__file__)  # type: ignore[attr-defined]
        return re.findall(r"^([A-Z]+)\b[^=\n]* = ", path.read_text("utf-8"), re.MULTILINE)

    macau, portugal = rows(mo_97_2010), rows(pt_omaha_online)
    assert [row for row in portugal if row in macau] == macau
