"""The lines of a hand in the words of a language: as text, as HTML, and as data for the script of the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from markupsafe import Markup, escape

from vistoria.model.visible import visible
from vistoria.telling import Fault, Part, Said, Word

from .speech import Speech

ROW = 0
"""Begins a row of parts in the data, where the number of a message would stand; no line has the message 0."""


def text(speech: Speech, part: Part) -> str:
    """A line, or a part of one, as text."""
    if isinstance(part, Said):
        slots = {name: text(speech, value) for name, value in part.slots.items()}
        return speech.text(f"tell.{part.key}", **slots)
    if isinstance(part, Word):
        key = _key(speech, part)
        return part.text if key is None else speech.text(key)
    if isinstance(part, tuple):
        return "".join(text(speech, each) for each in part)
    return speech.written(part)


def fault_text(speech: Speech, fault: Fault, say: Callable[[str], str]) -> str:
    """What broke the law, in one text; `say` puts a sentence of a finding into the language."""
    if fault.key is None:
        return say(f"{fault.point.expected} {fault.point.observed}".strip())
    return speech.text(f"point.{fault.key}", n=len(fault.places), seats=speech.joined(fault.places))


def marked(speech: Speech, part: Part) -> Markup:
    """The same with each text of the engine set apart, so that it can neither be markup nor turn the line around."""
    if isinstance(part, Said):
        slots = {name: marked(speech, value) for name, value in part.slots.items()}
        filled = escape(speech.text(f"tell.{part.key}", **{name: f"\0{name}\0" for name in slots})).split(
            "\0"
        )
        return Markup("").join(slots[each] if i % 2 else Markup(each) for i, each in enumerate(filled))
    if isinstance(part, tuple):
        return Markup("").join(marked(speech, each) for each in part)
    if isinstance(part, str):
        return Markup("<bdi>{}</bdi>").format(visible(part))
    return escape(text(speech, part))


def data(speech: Speech, part: Part) -> Any:
    """The same as JSON values: a message is its number and its slots in the order of their names."""
    if isinstance(part, Said):
        number = speech.number_of(f"tell.{part.key}")
        return [number, *(data(speech, part.slots[name]) for name in sorted(part.slots))]
    if isinstance(part, Word):
        key = _key(speech, part)
        return visible(part.text) if key is None else [speech.number_of(key)]
    if isinstance(part, tuple):
        return [ROW, *(data(speech, each) for each in part)]
    return visible(part) if isinstance(part, str) else part


def _key(speech: Speech, word: Word) -> str | None:
    key = f"word.{word.text}"
    return key if key in speech.messages else None
