"""What is chosen of a reading: `OPTION`, or `OPTION:VALUE` where the option takes a value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from .rate import NotARate, rate_text, read_rate

ValueKind = Literal["rate"]
"""What kind of value an option takes."""


class NoSuchChoice(ValueError):
    """A choice that a reading does not have; the text says what is wrong and goes on after the reading's name."""


def option_in(choice: str) -> str:
    """The option's id in a choice."""
    return choice.partition(":")[0]


def value_in(choice: str) -> str:
    """The value in a choice, empty where there is none."""
    return choice.partition(":")[2]


def form(option: str, kind: ValueKind | None) -> str:
    """How a choice of this option is written: `1985`, `declared:RATE`."""
    return option if kind is None else f"{option}:{kind.upper()}"


def read_choice(choice: str, options: Mapping[str, ValueKind | None]) -> str:
    """The choice in the one form in which it is kept; `options` are kinds of value by id. Raises NoSuchChoice."""
    option, colon, value = choice.partition(":")
    if option not in options:
        forms = ", ".join(form(name, kind) for name, kind in options.items())
        raise NoSuchChoice(f"has no option {option!r}; its options are {forms}")
    kind = options[option]
    if kind is None:
        if colon:
            raise NoSuchChoice(f"takes no value with {option}: write {option}, not {choice}")
        return option
    if not value:
        raise NoSuchChoice(f"takes a {kind} with {option}: write {form(option, kind)}")
    try:
        return f"{option}:{rate_text(read_rate(value))}"
    except NotARate as error:
        raise NoSuchChoice(f"takes a {kind} with {option}: {error}") from None
