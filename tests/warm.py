"""Commands of `vistoria` in processes of their own that need not import and parse everything again.

Each has its own session, streams and signals. How a program starts is tested with plain processes.
"""

from __future__ import annotations

import fcntl
import json
import os
import select
import shlex
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import IO

from known_secret import KNOWN

WORDS = ("--handshake-timeout", "600", "--command-timeout", "600")
"""A run waits for its engine as long as it takes: no test of what a command does judges speed."""
Command = Callable[..., subprocess.CompletedProcess[str]]
"""Plays a command line; what it printed and its exit code."""
SERVER = Path(__file__).with_name("warm_server.py")


class Started:
    """A command under way."""

    def __init__(self, arguments: Sequence[str], wire: IO[bytes], out: IO[bytes], err: IO[bytes]) -> None:
        self.arguments, self.returncode = arguments, None
        self.pid = int(wire.readline())
        self._wire, self._told = wire, (out, err)

    returncode: int | None
    """As `subprocess` has it; None while the command is not waited for."""

    def poll(self) -> int | None:
        """The exit code, if it has ended."""
        return self.wait() if select.select([self._wire], [], [], 0)[0] else self.returncode

    def wait(self) -> int:
        """The exit code, once it has ended."""
        if self.returncode is None:
            self.returncode = int(self._wire.readline())
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it has not ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def session(self) -> list[int]:
        """The processes of its session that have not ended."""
        there = (path.name for path in Path("/proc").iterdir())
        return [int(name) for name in there if name.isdecimal() and _lives_in(self.pid, int(name))]

    def done(self) -> subprocess.CompletedProcess[str]:
        """What it wrote, once it has ended."""
        code = self.wait()
        return subprocess.CompletedProcess(["vistoria", *self.arguments], code, *map(_text, self._told))


@contextmanager
def started(
    arguments: Sequence[str],
    cwd: Path | None = None,
    environment: Mapping[str, str] | None = None,
    stderr: int | None = None,
    typed: str = "",
    stdout: int | None = None,
) -> Iterator[Started]:
    """A command under way, which is killed if it has not ended in the end; `typed` is its input."""
    door, folder = server()[0] / "door", cwd or Path.cwd()
    environment = {**os.environ, **KNOWN} if environment is None else environment
    with (
        tempfile.TemporaryFile() as out,
        tempfile.TemporaryFile() as err,
        tempfile.TemporaryFile() as given,
    ):
        given.write(typed.encode())
        given.seek(0)
        streams = [
            given.fileno(),
            out.fileno() if stdout is None else stdout,
            err.fileno() if stderr is None else stderr,
        ]
        with ask(door, arguments, folder, environment, streams) as wire:
            command = Started(arguments, wire, out, err)
            try:
                yield command
            finally:
                command.send_signal(signal.SIGKILL)
                command.wait()


def vistoria(
    *arguments: str,
    cwd: Path | None = None,
    environment: Mapping[str, str] | None = None,
    typed: str = "",
) -> subprocess.CompletedProcess[str]:
    """A command that has ended, and what it wrote."""
    with started(patient(*arguments), cwd, environment, typed=typed) as command:
        return command.done()


def program(folder: Path, door: Path | None = None) -> str:
    """A folder for the search path with a program `vistoria`, which hands its arguments and streams on."""
    script = folder / "vistoria"
    command = [sys.executable, "-SE", __file__, str(door or server()[0] / "door")]
    script.write_text(f'#!/bin/sh\nexec {shlex.join(command)} "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    return str(folder)


def patient(*arguments: str) -> tuple[str, ...]:
    """The arguments of a command, a run's with these time-outs before its own."""
    return (*arguments[:1], *WORDS, *arguments[1:]) if arguments[:1] == ("run",) else arguments


def ask(
    door: Path, arguments: Sequence[str], folder: Path, environment: Mapping[str, str], streams: Sequence[int]
) -> IO[bytes]:
    """Start a command: a line with its process and, when it has ended, one with its exit code."""
    asked = {"arguments": list(arguments), "folder": str(folder), "environment": dict(environment)}
    with socket.socket(socket.AF_UNIX) as wire:
        wire.connect(str(door))
        socket.send_fds(wire, [json.dumps(asked).encode()], streams)
        return wire.makefile("rb", buffering=0)


@cache
def server(script: Path = SERVER, path: str = "") -> tuple[Path, socket.socket]:
    """The folder of the server that all workers of this session share, and what holds it while this process lives.

    Another `script` is another server; it finds its packages on `path`.
    """
    session = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = Path(tempfile.gettempdir()) / f"vistoria-{script.stem}-{session}"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "door").exists():
            started = subprocess.Popen(
                [sys.executable, str(script), str(folder)],
                env={**os.environ, "PYTHONPATH": path} if path else None,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                text=True,
            )
            assert started.stdout is not None
            assert started.stdout.readline() == "warm\n"
        hold = socket.socket(socket.AF_UNIX)
        hold.connect(str(folder / "hold"))
    return folder, hold


def _text(stream: IO[bytes]) -> str:
    stream.seek(0)
    return stream.read().decode()


def _lives_in(session: int, process: int) -> bool:
    with suppress(OSError):
        return (
            os.getsid(process) == session
            and b"\nState:\tZ" not in Path(f"/proc/{process}/status").read_bytes()
        )
    return False


if __name__ == "__main__":
    with ask(Path(sys.argv[1]), patient(*sys.argv[2:]), Path.cwd(), os.environ, (0, 1, 2)) as told:
        sys.exit([int(told.readline()) for _ in ("process", "exit code")][1])
