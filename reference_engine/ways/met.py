"""Ways to play by an option of a reading that is not in force, and keep the one that is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import fields, is_dataclass
from typing import Any

from vistoria.model.clause import Reading

from ..policies.change import as_kind
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
    """The change that gives any rules that in which these two differ, as the other has it."""
    return lambda played: _with(played, rules, other)


def _with(played: Any, old: Any, new: Any) -> Any:
    """What is played with what the new has otherwise than the old; all else of a policy stays as it is played."""
    if not is_dataclass(old) or type(old) is not type(new) or not isinstance(played, type(old)):
        return new
    changes = {
        field.name: _with(*(getattr(each, field.name) for each in (played, old, new)))
        for field in fields(old)
        if field.name != "readings" and getattr(old, field.name) != getattr(new, field.name)
    }
    return as_kind(played, type(played), **changes)
