"""A child process with all that it starts: one group, ended as a whole, even when the harness dies first."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import time
from collections.abc import Sequence

from vistoria.protocol.errors import EngineNotStarted


class Guard:
    """A shell that waits for the harness to end, however it ends, and then kills one process group."""

    def __init__(self, group: int) -> None:
        self._shell = subprocess.Popen(
            ["/bin/sh", "-c", 'read -r _; kill -s KILL -- "-$0"', str(group)],
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


def spawn(argv: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a command in a session of its own, with pipes; raise EngineNotStarted when it cannot be."""
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
        )
    except (OSError, ValueError) as error:
        raise EngineNotStarted(f"cannot start `{shlex.join(argv)}`: {error}") from error


def kill_group(group: int) -> None:
    """Kill every process of the group at once; a group that is gone already is no error."""
    try:
        os.killpg(group, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):  # macOS answers EPERM where only a zombie is left
        return


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
