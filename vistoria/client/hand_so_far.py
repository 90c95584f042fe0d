"""What an engine's error says of the hand that was being played: the commands, in one line."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from vistoria.model.evidence import Fault
from vistoria.model.outcome import Reason
from vistoria.protocol.errors import EngineError

from .transcript import Messages

MOST = 60
"""Commands that are named; a longer hand is told from its end."""


def stored_error(messages: Messages) -> EngineError | None:
    """The error with which a stored conversation ends; None where its last request was answered."""
    last = _read(messages[-1]).get("fault") if messages else None
    if not isinstance(last, Mapping):
        return None
    error = EngineError(str(last.get("text")))
    with suppress(ValueError):  # a reason that nobody knows is a fault of the transcript
        error.reason = Reason(str(last.get("reason")))
    return error


def stored_fault(messages: Messages) -> Fault | None:
    """The same as the fault that a run makes of it."""
    error = stored_error(messages)
    return None if error is None else engine_fault(error, messages)


def engine_fault(error: EngineError, messages: Messages) -> Fault:
    """The error as a fault; a crash with the hand in which it came."""
    hand = hand_so_far(messages) if error.reason is Reason.ENGINE_CRASH else ""
    return Fault(error.reason, f"{error}. The hand: {hand}" if hand else str(error))


def hand_so_far(messages: Messages) -> str:
    """`join p1 1 10000, start, act 2 call`: from the last start, or all that was played before one."""
    told: list[str] = []
    for message in map(_read, messages):
        for command in (
            message.get("params", {}).get("commands", ()) if message.get("method") == "play" else ()
        ):
            if command["do"] == "start":
                told.clear()
            told.append(_words(command))
    left_out = "… " if len(told) > MOST else ""
    return left_out + ", ".join(told[-MOST:])


def _read(message: Mapping[str, object] | msgspec.Raw) -> Mapping[str, Any]:
    return message if isinstance(message, Mapping) else msgspec.json.decode(message)


def _words(command: Mapping[str, object]) -> str:
    """A command without its deck: what is done, by whom, and the rest."""
    named = {key: command[key] for key in ("do", "player", "seat") if key in command} | dict(command)
    return " ".join(str(value) for value in named.values() if isinstance(value, str | int))
