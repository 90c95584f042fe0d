"""What was attempted and how it was answered, as parts of sentences and sentences of the catalogue."""

from __future__ import annotations

from typing import Any

import msgspec

from .answer import Accepted, Answer, Refused, Unsupported
from .command import Command
from .sentences import did, patterns, say


def attempt(command: Command) -> str:
    """What a command asks for: `the raise of seat 4 to 160`."""
    tag = str(command.__struct_config__.tag)
    slots = msgspec.structs.asdict(command)
    keys = (f"attempt.{tag}-{form}" for form in _forms(slots))
    key = next((key for key in (*keys, f"attempt.{tag}") if key in patterns()), "attempt.other")
    return say(key, **slots, what=tag)


def _forms(slots: dict[str, Any]) -> list[str]:
    """The forms of an attempt, the narrowest first."""
    on, up, to = slots.get("on"), slots.get("up"), slots.get("to")
    return [
        form
        for form, is_so in (
            ("voice", slots.get("means") == "voice" and to is not None),
            ("to", slots.get("act") is not None and to is not None),
            ("laid", slots.get("deck") is not None),
            ("on", on is True),
            ("off", on is False),
            ("up", up is True),
            ("down", up is False),
            ("all", to == "all"),
            ("one", isinstance(to, int)),
            (str(slots.get("act")), slots.get("player") is not None),
        )
        if is_so
    ]


def refusal(why: str) -> str:
    """That something was refused, with the product's own words."""
    return did("refused-why", why=why.rstrip(".")) if why else did("refused")


def answer_text(answer: Answer) -> str:
    """How a command was answered."""
    match answer:
        case Accepted():
            return did("accepted")
        case Refused(by="adapter", reason=reason):
            return did("refused-by-adapter", why=(reason.text or reason.code).rstrip("."))
        case Refused(reason=reason):
            return refusal(reason.text)
        case Unsupported(what=what):
            return did("unsupported", what=what)
