"""A child process with all that it starts, ended as a whole, even when the harness dies first.

One group, and one word in the environment: where there is a /proc, processes that left the group (`setsid`)
are found by that word. One that also starts a program with another environment is out of reach.
"""

from __future__ import annotations

import os
import re
import secrets
import shlex
import shutil
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from vistoria.model.errors import is_own_limit
from vistoria.protocol.errors import EngineNotStarted

from .apart import wrapped
from .launch import Apart

WORD = "VISTORIA_ENGINE"
"""Variable in the environment of an engine and of all that it starts; the value is of one start only."""

NOT_THE_ENGINES = re.compile(
    r"_|OLDPWD|(VISTORIA|PYTEST|COV|COVERAGE)_.*|DBUS_SESSION_BUS_ADDRESS|XDG_RUNTIME_DIR|(SSH|GPG)_A.*"
    r"|DISPLAY|WAYLAND_DISPLAY|XAUTHORITY|TMUX.*|STY"
)
"""Variables that an engine does not get: the harness's own (a passphrase is among them), and doors to the session."""

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


def environment(word: str) -> dict[str, str]:
    """The user's environment without what belongs to the harness, to its caller or to the user's session."""
    kept = {name: value for name, value in os.environ.items() if not NOT_THE_ENGINES.fullmatch(name)}
    return {**kept, WORD: word.partition("=")[2]}


def spawn(argv: Sequence[str], word: str, apart: Apart | None = None) -> subprocess.Popen[bytes]:
    """Start a command in a session of its own, with pipes; raise EngineNotStarted when it cannot be.

    Raises OSError where the harness itself is at one of its limits.
    """
    if not argv:
        raise EngineNotStarted("the command is empty")
    if apart is not None and shutil.which(argv[0]) is not None:  # what cannot be found is told as without
        command, descriptor = wrapped(argv, apart)
        try:
            return _spawn(command, word, (descriptor,))
        finally:
            os.close(descriptor)
    return _spawn(argv, word)


def _spawn(argv: Sequence[str], word: str, descriptors: tuple[int, ...] = ()) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            argv,
            pass_fds=descriptors,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
            env=environment(word),
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


def exit_status(pid: int, seconds: float, *, apart: bool = False) -> str | None:
    """How a child ended, waiting at most `seconds`; None while it lives.

    The child is not reaped, so that its number, and its group's, cannot be given to another. Bubblewrap's status for
    a signal that ended what it started `apart` is 128 more.
    """
    deadline = time.monotonic() + seconds
    while (ended := os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT | os.WNOHANG)) is None:
        if time.monotonic() >= deadline:
            return None
        time.sleep(0.002)
    number = ended.si_status
    if ended.si_code == os.CLD_EXITED:
        if not (apart and number - 128 in set(signal.Signals)):
            return f"exit status {number}"
        number -= 128
    return f"signal {signal.Signals(number).name}"
