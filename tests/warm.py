"""Commands of `vistoria` in processes of their own that need not import and parse everything again.

For tests of what a command does. How a program starts, is interrupted or killed is tested with plain processes.
"""

from __future__ import annotations

import fcntl
import json
import os
import shlex
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import IO

WORDS = ("--handshake-timeout", "600", "--command-timeout", "600")
"""A run waits for its engine as long as it takes: no test of what a command does judges speed."""
SERVER = Path(__file__).with_name("warm_server.py")


def vistoria(
    *arguments: str, cwd: Path | None = None, environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """A command that has ended, and what it wrote."""
    door, folder = server()[0] / "door", cwd or Path.cwd()
    environment = os.environ if environment is None else environment
    with (
        tempfile.TemporaryFile() as out,
        tempfile.TemporaryFile() as err,
        Path(os.devnull).open("rb") as nothing,
    ):
        code = ask(
            door, patient(*arguments), folder, environment, [nothing.fileno(), out.fileno(), err.fileno()]
        )
        return subprocess.CompletedProcess(["vistoria", *arguments], code, _text(out), _text(err))


def program(folder: Path) -> str:
    """A folder for the search path with a program `vistoria`, which hands its arguments and streams on."""
    script = folder / "vistoria"
    command = [sys.executable, "-SE", __file__, str(server()[0] / "door")]
    script.write_text(f'#!/bin/sh\nexec {shlex.join(command)} "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    return str(folder)


def patient(*arguments: str) -> tuple[str, ...]:
    """The arguments of a command, a run's with these time-outs before its own."""
    return (*arguments[:1], *WORDS, *arguments[1:]) if arguments[:1] == ("run",) else arguments


def ask(
    door: Path, arguments: Sequence[str], folder: Path, environment: Mapping[str, str], streams: Sequence[int]
) -> int:
    """The exit code of a command; -1 where a signal ended it."""
    asked = {"arguments": list(arguments), "folder": str(folder), "environment": dict(environment)}
    with socket.socket(socket.AF_UNIX) as wire:
        wire.connect(str(door))
        socket.send_fds(wire, [json.dumps(asked).encode()], streams)
        return int(wire.recv(16) or b"-1")


@cache
def server() -> tuple[Path, socket.socket]:
    """The folder of the server that all workers of this session share, and what holds it while this process lives."""
    session = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = Path(tempfile.gettempdir()) / f"vistoria-warm-{session}"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "door").exists():
            command = [sys.executable, str(SERVER), str(folder)]
            started = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
            assert started.stdout is not None
            assert started.stdout.readline() == "warm\n"
        hold = socket.socket(socket.AF_UNIX)
        hold.connect(str(folder / "hold"))
    return folder, hold


def _text(stream: IO[bytes]) -> str:
    stream.seek(0)
    return stream.read().decode()


if __name__ == "__main__":
    sys.exit(ask(Path(sys.argv[1]), patient(*sys.argv[2:]), Path.cwd(), os.environ, (0, 1, 2)))
