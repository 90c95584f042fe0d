"""A child process with all that it starts, ended as a whole, even when the harness dies first.

One group, and one word in the environment: where there is a /proc, processes that left the group (`setsid`)
are found by that word. One that also starts a program with another environment is out of reach.
"""

from __future__ import annotations

import os
import secrets
import shlex
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from vistoria.model.errors import is_own_limit
from vistoria.protocol.errors import EngineNotStarted

WORD = "VISTORIA_ENGINE"
"""Variable in the environment of an engine and of all that it starts; the value is of one start only."""

PASSES = 8
"""How often strays are looked for at most."""

QUIET = 2
"""So many looks one after the other must find no stray: a process in the middle of its start has, for a
moment, neither an environment nor a command line."""

PAUSE_S = 0.005
"""Between two looks for strays: longer than that moment."""

_AFTERWARDS = f"""
read -r _
kill -s KILL -- "-$0"
left={PASSES} quiet=0
while [ "$left" -gt 0 ] && [ "$quiet" -lt {QUIET} ]; do
    left=$((left - 1)) quiet=$((quiet + 1))
    for each in /proc/[0-9]*; do
        if grep -q -s -F "$1" "$each/environ"; then kill -s KILL "${{each#/proc/}}"; quiet=0; fi
    done
    sleep {PAUSE_S}
done
"""
"""What `kill_strays` does, for the time when there is no harness left to do it."""


class Guard:
    """A shell that waits for the harness to end, however it ends, and then kills what one start began."""

    def __init__(self, group: int, word: str) -> None:
        self._shell = subprocess.Popen(
            ["/bin/sh", "-c", _AFTERWARDS, str(group), word],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def dismiss(self) -> None:
        """Nothing is left to guard."""
        self._shell.kill()
        assert self._shell.stdin is not None
        self._shell.stdin.close()
        self._shell.wait()


def fresh_word() -> str:
    """What tells the processes of one start from all others, as it stands in their environment."""
    return f"{WORD}={secrets.token_hex(8)}"


def spawn(argv: Sequence[str], word: str) -> subprocess.Popen[bytes]:
    """Start a command in a session of its own, with pipes; raise EngineNotStarted when it cannot be.

    Raises OSError where the harness itself is at one of its limits.
    """
    if not argv:
        raise EngineNotStarted("the command is empty")
    try:
        return subprocess.Popen(
            argv,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
            env={**os.environ, WORD: word.partition("=")[2]},
        )
    except (OSError, ValueError) as error:
        if is_own_limit(error):
            raise
        raise EngineNotStarted(f"cannot start `{shlex.join(argv)}`: {error}") from error


def kill_group(group: int) -> None:
    """Kill every process of the group at once; a group that is gone already is no error."""
    try:
        os.killpg(group, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):  # macOS answers EPERM where only a zombie is left
        return


def kill_strays(word: str) -> None:
    """Kill every process that has the word in its environment."""
    quiet = 0
    for _ in range(PASSES):
        found = processes_with(word, "environ")
        for pid in found:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:  # it ended while we looked
                continue
        quiet = 0 if found else quiet + 1
        if quiet == QUIET:
            return
        time.sleep(PAUSE_S)


def processes_with(word: str, file: Literal["environ", "cmdline"]) -> list[int]:
    """Processes with the word in this file of /proc; a zombie has none."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / file).read_bytes().split(b"\0")
        except OSError:  # it ended, or it is another user's
            continue
        if word.encode() in words:
            found.append(int(folder.name))
    return found


def exit_status(pid: int, seconds: float) -> str | None:
    """How a child ended, waiting at most `seconds`; None while it lives.

    The child is not reaped, so that its number, and its group's, cannot be given to another.
    """
    deadline = time.monotonic() + seconds
    while (ended := os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT | os.WNOHANG)) is None:
        if time.monotonic() >= deadline:
            return None
        time.sleep(0.002)
    if ended.si_code == os.CLD_EXITED:
        return f"exit status {ended.si_status}"
    return f"signal {signal.Signals(ended.si_status).name}"
