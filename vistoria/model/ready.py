"""Has msgspec learn every record before threads begin.

msgspec 0.22 learns a record when it is read first, and two threads that come to it at once end the process.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from .game import games
from .request import METHODS, play_known, reply_known


def learn() -> None:
    """Learn the records that are imported by now, and those of the games."""
    games()
    play_known()
    for name, method in METHODS.items():
        if method.answers:
            reply_known(name)
    found: list[Any] = [msgspec.Struct]
    for each in found:
        found += (more for more in each.__subclasses__() if more not in found)
    for each in found[1:]:
        with suppress(TypeError, NameError):  # it is never read, or only as a part of others
            msgspec.json.Decoder(each)
