"""The commands of the hand that was being played when an engine crashed, in one line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

MOST = 60
"""Commands that are named; a longer hand is told from its end."""


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
