"""Rules of each regulation against its law: the same readings with the same options, and no clause made up."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from vistoria.law.catalogue import installed
from vistoria.reference_engine.policies.readings import NoSuchReading, keep
from vistoria.reference_engine.registry import modules
from vistoria.run.laws import regulation_in

MODULES: dict[str, Any] = dict(modules())
OPTIONS = [
    (regulation, reading, option)
    for regulation, module in MODULES.items()
    for reading, ledger in module.READINGS.items()
    for option in ledger
]
each = pytest.mark.parametrize("regulation", MODULES)


@each
def test_ledger_is_that_of_the_law_default_first(regulation: str) -> None:
    law = regulation_in(installed()[regulation])
    stated = {r.id.partition("/")[2]: [option.form for option in r.options] for r in law.readings}
    ledger = MODULES[regulation].READINGS
    assert {name: [option.form for option in options] for name, options in ledger.items()} == stated


def test_every_option_is_in_force_when_it_is_chosen() -> None:
    faults = []
    for regulation, reading, option in OPTIONS:
        module, choice = MODULES[regulation], option.form.replace("RATE", "7%")
        rules = module.with_readings({reading: choice})
        policies = [field for field in rules.__dataclass_fields__ if field != "readings"]
        changed = [field for field in policies if getattr(rules, field) != getattr(module.RULES, field)]
        if rules.readings[reading] != choice or bool(changed) is (option.change is keep):
            faults.append(f"{regulation}/{reading}={choice}: {rules.readings[reading]}, changes {changed}")
    assert faults == []


@each
def test_the_default_keeps_the_rules_as_they_stand(regulation: str) -> None:
    assert all(ledger[0].change is keep for ledger in MODULES[regulation].READINGS.values())


@each
def test_unknown_option_names_those_that_exist(regulation: str) -> None:
    module = MODULES[regulation]
    name, ledger = next(iter(module.READINGS.items()))
    with pytest.raises(NoSuchReading, match=ledger[0].name):
        module.with_readings({name: "no-such-option"})
    with pytest.raises(NoSuchReading, match=name):
        module.with_readings({"no-such-reading": "x"})


@pytest.mark.parametrize(
    "choice", ["declared", "declared:", "declared:7", "declared:107%", "1985:7%", "1985:"]
)
def test_an_option_takes_the_value_that_it_names_and_no_other_takes_one(choice: str) -> None:
    with pytest.raises(NoSuchReading, match="choose one of 1985, declared:RATE"):
        MODULES["mo-104-85-m"].with_readings({"commission-rate": choice})


@each
def test_every_clause_of_the_rules_stands_in_the_law(regulation: str) -> None:
    source = Path(MODULES[regulation].__file__).read_text("utf-8")
    named = {f"{regulation}/{path}" for path in re.findall(r'"(\d+(?:\.\w+)*)"', source)}
    assert len(named) > 40
    assert named <= {clause.id for clause in regulation_in(installed()[regulation]).clauses}
