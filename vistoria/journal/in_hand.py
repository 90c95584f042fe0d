"""What each process of a run has in hand: one small file, written over before each request; it survives a kill.

    .vistoria/in-hand-123    {"process":123,"item":"mo-97-2010/10.5/…","engine":456,"request":"act {…}"}

The file is empty while nothing is in hand.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec

from vistoria.model.isolation import Isolation

from .disk import remove
from .state import OFFICE

PREFIX = "in-hand-"
LONGEST = 160
"""So many characters of a request are kept."""
MAY = {
    Isolation.ISOLATED: "the engine was isolated and cannot have sent a signal",
    Isolation.IN_PROCESS: "the engine ran in that process and may have done it",
}
MAY_HAVE = "nothing shows who did it; the engine was not isolated and may have"


class InHand(msgspec.Struct, frozen=True):
    """A scenario or drawn table under way in a process of the harness, and the last request to its engine."""

    process: int
    item: str
    engine: int | None = None
    request: str = ""

    def incident(self, how: str, isolation: Isolation, *, shown: bool = False) -> str:
        """What happened to the process, in words: its end, or what was done to it, by whom if that is `shown`."""
        engine = "the engine" if self.engine is None else f"the engine (process {self.engine})"
        asked = f", last asked {self.request}" if self.request else ""
        what = f"process {self.process} of the harness {how} while {engine} had {self.item} in hand{asked}"
        return what if shown else f"{what}: {MAY.get(isolation, MAY_HAVE)}"


class Slate:
    """The file of this process; a process that was forked writes one of its own. Without a folder nothing is kept."""

    def __init__(self, folder: Path) -> None:
        """`folder` is that of the run."""
        self._office = folder / OFFICE
        self._owner: int | None = None
        self._descriptor = -1

    def write(self, held: InHand | None) -> None:
        """Write over what stood there. What finds no room is not kept: the journal needs room too, and ends the run."""
        with suppress(OSError):
            if self._owner != os.getpid():
                path = self._office / f"{PREFIX}{os.getpid()}"
                self._descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o666)
                self._owner = os.getpid()
            os.pwrite(self._descriptor, b"\n" if held is None else msgspec.json.encode(held) + b"\n", 0)

    def close(self) -> None:
        """Close the file of this process."""
        if self._owner == os.getpid():
            os.close(self._descriptor)
        self._owner = None


def held_in(folder: Path, process: int | None = None) -> Iterator[InHand]:
    """What the processes of a run had in hand last, or one of them."""
    for path in sorted((folder / OFFICE).glob(f"{PREFIX}{'*' if process is None else process}")):
        line = path.read_bytes().partition(b"\n")[0]
        with suppress(msgspec.DecodeError):  # it was being written
            if line:
                yield msgspec.json.decode(line, type=InHand)


def forget(folder: Path) -> None:
    """Remove what an earlier run left; raise CannotWrite."""
    for path in (folder / OFFICE).glob(f"{PREFIX}*"):
        remove(path)
