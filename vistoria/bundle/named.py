"""Checks that the value given with a reading is the value that its scenarios were judged with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vistoria.model.choice import option_in, value_in
from vistoria.model.clause import Regulation, ScenarioEntry
from vistoria.model.evidence import Evidence
from vistoria.model.rate import rate_text, read_rate

from .fault import BundleFault, Item
from .layout import EVIDENCE


def named_faults(
    readings: Mapping[str, str], regulations: Mapping[str, Regulation], evidence: Mapping[str, Evidence]
) -> Iterator[BundleFault]:
    """Faults of checks made with a `rate` other than the one that the run names for the scenario's reading.

    `readings` are valid choices by reading id.
    """
    for regulation in regulations.values():
        for entry in regulation.scenarios:
            kept = evidence.get(entry.id)
            if kept is not None:
                yield from _of_scenario(entry, kept, readings)


def _of_scenario(entry: ScenarioEntry, kept: Evidence, readings: Mapping[str, str]) -> Iterator[BundleFault]:
    for reading, option in entry.readings:
        choice = readings.get(reading, "")
        if option_in(choice) != option or not value_in(choice):
            continue
        rate = read_rate(value_in(choice))
        for made in kept.checks:
            said = made.literals.get("rate")
            if said is not None and said != list(rate.as_integer_ratio()):
                text = f"check {made.check} was made at the rate {said}, but the run names {rate_text(rate)}"
                yield BundleFault(EVIDENCE, f"{entry.id}: {text} with {reading}", Item.EVIDENCE)
