"""Ways to play by an option of a reading that is not in force, and keep the one that is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import fields, replace
from typing import Any

from vistoria.model.clause import Reading

from ..policies.readings import NoSuchReading
from ..registry import modules
from .way import Way


def by_meeting_options(rules: Any, readings: Iterable[Reading]) -> Iterator[Way]:
    """One way for each option, without a value, that meets the option under which these rules are.

    Features of another release may have readings and options that these rules do not know: they are none.
    """
    for reading in readings:
        name = reading.id.partition("/")[2]
        in_force = reading.option(rules.readings.get(name, ""))
        for option in reading.options:
            if in_force is not None and in_force.id in option.meets and option.value is None:
                with suppress(NoSuchReading):
                    other = modules()[rules.regulation].with_readings({**rules.readings, name: option.id})
                    plays = _towards(rules, other)
                    yield Way(f"{name}={option.id}", option.text, rules.regulation, plays=plays)


def _towards(rules: Any, other: Any) -> Callable[[Any], Any]:
    """The change that gives any rules the policies in which these two differ, as the other has them."""
    apart = {
        field.name: getattr(other, field.name)
        for field in fields(rules)
        if field.name != "readings" and getattr(rules, field.name) != getattr(other, field.name)
    }
    return lambda played: replace(played, **apart)
