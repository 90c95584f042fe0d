"""What a line says: the key of a message and what fills it. The words are in the messages of each language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True)
class Word:
    """A word of the protocol, such as `fold`; a language may translate it, else it stands as it is."""

    text: str


@dataclass(frozen=True)
class Said:
    """A message by its key, `tell.` left out, with its slots."""

    key: str
    slots: dict[str, Part] = field(default_factory=dict)


Part: TypeAlias = "int | str | Word | Said | tuple[Part, ...]"
"""What fills a slot: a number, a text, a word, another message, or several of them in a row."""


def say(key: str, **slots: Part) -> Said:
    """A message with its slots."""
    return Said(key, slots)
