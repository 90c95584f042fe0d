"""Serves commands of `vistoria`: each is played in a process forked from one that has imported and parsed everything.

Usage: python warm_server.py FOLDER. A client connects to `door` in the folder, sends what a command line is made of and
its three standard streams, and gets a line with the process and, at its end, one with the exit code, as `subprocess`
has it. The server ends when the last connection to `hold` is closed.
"""

from __future__ import annotations

import importlib
import json
import os
import select
import shutil
import socket
import sys
import tempfile
from collections.abc import Sequence
from contextlib import redirect_stdout, suppress
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

from rich.console import Console

from vistoria.cli import main
from vistoria.cli.terminal import errors, output
from vistoria.law.catalogue import installed
from vistoria.model import secret

LONGEST = 1 << 20


def warm_up() -> None:
    """Import what commands import, parse the laws, plan drawn tables, and name the clause that an engine breaks."""
    import vistoria.desk.app  # noqa: F401
    from vistoria.run.binding import folder_faults

    words = (
        "--engine",
        "in-process:vistoria.validation.saboteurs:Sabotaged",
        "--engine-option",
        "id=mo-97-2010/10.5:remainder-by-marker",
        "--clause",
        "mo-97-2010/10.5",
        "--examples",
        "1",
        "--hands",
        "1",
    )
    play_once("run", *words, verified=True)
    for law in installed().values():
        folder_faults(law)
    stay_warm()


def play_once(*words: str, verified: bool = False) -> None:
    """Play a run for what it imports and parses, and have it verified, which may import the reference engine."""
    from vistoria.bundle import verify  # noqa: F401

    with tempfile.TemporaryDirectory() as folder, redirect_stdout(StringIO()):
        for command in ([*words, "--out", f"{folder}/out"], ["verify", f"{folder}/out"])[: 1 + verified]:
            with suppress(SystemExit):
                main(command)


def stay_warm() -> None:
    """Let all that is there be shared by every process forked from this one, none of which has looked around yet."""
    from vistoria.journal.temporary import remove_abandoned
    from vistoria.run.memory import settle

    remove_abandoned.cache_clear()
    settle()


def serve(folder: Path) -> None:
    """Take connections until nobody holds the server."""
    with socket.socket(socket.AF_UNIX) as door, socket.socket(socket.AF_UNIX) as hold:
        for listener, name in ((hold, "hold"), (door, "door")):
            listener.bind(str(folder / name))
            listener.listen()
        holders: list[socket.socket] = []
        under_way: dict[int, Command] = {}
        sys.stdout.write("warm\n")
        sys.stdout.flush()
        while True:
            for ready in select.select([door, hold, *holders, *under_way], [], [])[0]:
                if ready is hold:
                    holders.append(hold.accept()[0])
                elif ready is door:
                    others = [each.wire for each in under_way.values()]
                    command = fork(door.accept()[0], [door, hold, *holders, *others])
                    under_way[command.ended] = command
                elif isinstance(ready, int):
                    tell(under_way.pop(ready))
                else:
                    holders.remove(ready)
                    ready.close()
                    if not holders:
                        return


class Command(NamedTuple):
    """A process, what becomes readable when it has ended, and who asked for it."""

    process: int
    ended: int
    wire: socket.socket


def fork(wire: socket.socket, not_theirs: Sequence[socket.socket]) -> Command:
    """Have a process of its own play the command of a connection."""
    process = os.fork()
    if process == 0:
        for each in not_theirs:
            each.close()
        play(wire)
    wire.sendall(b"%d\n" % process)
    return Command(process, os.pidfd_open(process), wire)


def tell(command: Command) -> None:
    """Say how a command has ended to who asked for it, if he still listens."""
    code = os.waitstatus_to_exitcode(os.waitpid(command.process, 0)[1])
    os.close(command.ended)
    with command.wire, suppress(OSError):
        command.wire.sendall(b"%d\n" % code)


def play(wire: socket.socket) -> None:
    """Be the command; never returns."""
    code = 70
    try:
        os.setsid()
        with wire:
            message, streams, _, _ = socket.recv_fds(wire, LONGEST, 3)
        asked = json.loads(message)
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
            os.close(stream)
        os.environ.clear()
        os.environ.update(asked["environment"])
        os.chdir(asked["folder"])
        tempfile.tempdir = None
        sys.path[:0] = [part for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]
        if first := os.environ.get("IMPORTED_FIRST"):
            importlib.import_module(first)
        for console, is_stderr in ((output, False), (errors, True)):
            vars(console).update(vars(Console(stderr=is_stderr, highlight=False)))  # of this environment
        sys.argv = ["vistoria", *asked["arguments"]]
        if known := os.environ.pop("VISTORIA_TESTS_SECRET", ""):
            secret.secrets = SimpleNamespace(token_hex=lambda size: known)  # type: ignore[assignment]
        try:
            main(asked["arguments"])
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 1
        sys.stdout.flush()
        sys.stderr.flush()
    finally:
        os._exit(code)


if __name__ == "__main__":
    warm_up()
    serve(Path(sys.argv[1]))
    shutil.rmtree(sys.argv[1])
