"""One job: commands of Vistoria that run in a process of their own, whether the desk goes on or not.

    python -m vistoria.desk.job CASE/jobs/3.json

jobs/3.json    what was asked for, and how it ended
jobs/3.lock    locked for as long as the job or its command lives
jobs/3.out     what the commands printed
jobs/3.err     what they printed as errors and progress
"""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import StrEnum
from pathlib import Path
from typing import Any

import msgspec

from vistoria.bundle.layout import readable
from vistoria.journal.disk import write_whole

from .cases import now, read

CONCLUDED = [0, 1, 2, 3]
"""Exit codes of a command that reached a conclusion, whatever it is."""


class Kind(StrEnum):
    """What a job is for."""

    SMOKE = "smoke"
    RUN = "run"
    AUDIT = "audit"
    ATTEST = "attest"
    SIGN = "sign"
    VERIFY = "verify"
    PUBLISH = "publish"
    RECOVER = "recover"
    HISTORY = "history"


class State(StrEnum):
    """How far a job is."""

    QUEUED = "queued"
    RUNNING = "running"
    ENDED = "ended"
    BROKEN = "broken"
    """It began, and its process is gone without an end: this is never written, only seen."""


class Job(msgspec.Struct, frozen=True):
    """What was asked for, and how it went."""

    number: int
    kind: Kind
    commands: tuple[tuple[str, ...], ...]
    """Arguments of `vistoria`; one that ends otherwise than in `goes_on` is the last."""
    about: dict[str, Any] = {}
    """What a page needs to show it."""
    asked: str = ""
    state: State = State.QUEUED
    pid: int = 0
    began: str = ""
    ended: str = ""
    codes: tuple[int, ...] = ()
    """Exit codes of the commands that ended."""

    @property
    def is_over(self) -> bool:
        """Whether nothing more comes of it."""
        return self.state in (State.ENDED, State.BROKEN)


def read_job(path: Path) -> Job:
    """A job, as it is: broken where its process is gone. Raise Refused."""
    job = read(path, Job)
    if job.state is not State.RUNNING or _is_held(path):
        return job
    job = read(path, Job)  # it may have ended just now
    return msgspec.structs.replace(job, state=State.BROKEN) if job.state is State.RUNNING else job


def write_job(path: Path, job: Job) -> None:
    """Write a job; raise CannotWrite."""
    write_whole(path, readable(job), synced=True)


def start(path: Path, folder: Path, more: dict[str, str]) -> subprocess.Popen[bytes]:
    """Start the process of a job in a folder, with more variables of the environment.

    It has a session of its own, so that it outlives the desk.
    """
    return subprocess.Popen(
        [sys.executable, "-m", f"{__package__}.job", str(path)],
        cwd=folder,
        env={**os.environ, **more},
        stdin=subprocess.DEVNULL,
        start_new_session=True,
    )


def stop(job: Job) -> None:
    """Ask a running job to end, as Ctrl-C does in a terminal: what was judged is kept."""
    with suppress(ProcessLookupError):
        os.killpg(job.pid, signal.SIGINT)


def main(path: Path) -> None:
    """Run the commands of a job, unless somebody else does or did."""
    asked: list[int] = []
    signal.signal(signal.SIGINT, lambda number, frame: asked.append(number))  # the command hears it too
    with _held(path) as lock:
        job = read(path, Job)
        if lock is None or job.state is not State.QUEUED:
            return
        job = msgspec.structs.replace(job, state=State.RUNNING, pid=os.getpid(), began=now())
        write_job(path, job)
        goes_on = job.about.get("goes_on", [0])
        with path.with_suffix(".out").open("ab") as out, path.with_suffix(".err").open("ab") as errors:
            for command in job.commands:
                arguments = [sys.executable, "-m", "vistoria", *command]
                done = subprocess.Popen(
                    arguments, stdin=subprocess.DEVNULL, stdout=out, stderr=errors, pass_fds=(lock,)
                )
                job = msgspec.structs.replace(job, codes=(*job.codes, done.wait()))
                write_job(path, job)
                if asked or job.codes[-1] not in goes_on:
                    break
        write_job(path, msgspec.structs.replace(job, state=State.ENDED, ended=now()))


@contextmanager
def _held(path: Path) -> Iterator[int | None]:
    """The lock of a job, held; None where another process holds it."""
    with path.with_suffix(".lock").open("wb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield None
        else:
            yield lock.fileno()


def _is_held(path: Path) -> bool:
    try:
        with path.with_suffix(".lock").open("rb") as lock:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except FileNotFoundError:
        return False
    return False


if __name__ == "__main__":
    main(Path(sys.argv[1]))
