"""What an engine's error says of the hand that was being played: the commands, in one line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from vistoria.model.evidence import Fault
from vistoria.model.outcome import Reason
from vistoria.protocol.errors import EngineError

MOST = 60
"""Commands that are named; a longer hand is told from its end."""


def engine_fault(error: EngineError, messages: Sequence[msgspec.Raw]) -> Fault:
    """The error as a fault; a crash with the hand in which it came."""
    hand = hand_so_far(messages) if error.reason is Reason.ENGINE_CRASH else ""
    return Fault(error.reason, f"{error}. The hand: {hand}" if hand else str(error))


def hand_so_far(messages: Sequence[msgspec.Raw]) -> str:
    """`join p1 1 10000, start, act 2 call`: from the last start, or all that was played before one."""
    told: list[str] = []
    for each in messages:
        message = msgspec.json.decode(each)
        for command in (
            message.get("params", {}).get("commands", ()) if message.get("method") == "play" else ()
        ):
            if command["do"] == "start":
                told.clear()
            told.append(_words(command))
    left_out = "… " if len(told) > MOST else ""
    return left_out + ", ".join(told[-MOST:])


def _words(command: Mapping[str, object]) -> str:
    """A command without its deck: what is done, by whom, and the rest."""
    named = {key: command[key] for key in ("do", "player", "seat") if key in command} | dict(command)
    return " ".join(str(value) for value in named.values() if isinstance(value, str | int))
