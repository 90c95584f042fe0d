"""The queue: jobs of all cases, one after another in the order in which they were asked for."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Condition, Thread
from typing import Any

import msgspec

from vistoria.model.errors import UserError
from vistoria.model.visible import visible

from .cases import now
from .job import Job, Kind, State, read_job, start, stop, write_job
from .words import Refused

JOBS = "jobs"
WAITS_S = 10.0
"""After something went wrong that may pass, such as a full disk."""
LOOKS_S = 1.0
"""How often the queue looks whether a job has ended that an earlier desk began."""
_NUMBER = re.compile(r"[1-9][0-9]*\.json")


class Queue:
    """The jobs below a folder; `serve` runs them in a thread."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.wakes = Condition()
        self.is_closed = False
        self.secrets: dict[Path, dict[str, str]] = {}
        """Variables of the environment that no file holds, such as a passphrase."""
        self.begun: dict[Path, subprocess.Popen[bytes]] = {}

    def of(self, case: str) -> list[Job]:
        """The jobs of a case, the latest first."""
        return [read_job(path) for path in reversed(_paths(self.folder / case / JOBS))]

    def job(self, case: str, number: int) -> Job:
        """A job; raise Refused."""
        if not (path := self.path(case, number)).is_file():
            raise Refused("There is no job {n}.", 404, n=str(number))
        return read_job(path)

    def path(self, case: str, number: int) -> Path:
        """The file of a job."""
        return self.folder / case / JOBS / f"{number}.json"

    def add(
        self,
        case: str,
        kind: Kind,
        commands: Sequence[Sequence[str]],
        about: dict[str, Any] | None = None,
        secrets: dict[str, str] | None = None,
        number: int | None = None,
    ) -> Job:
        """Ask for a job; it begins when those before it have ended."""
        with self.wakes:
            number = number or self.next(case)
            job = Job(number, kind, tuple(map(tuple, commands)), about or {}, now())
            if secrets:
                self.secrets[self.path(case, number)] = secrets
                job.about["has_secret"] = True
            write_job(self.path(case, number), job)
            self.wakes.notify()
        return job

    def next(self, case: str) -> int:
        """A number that no job of the case has, and no other gets: its file is there from now on."""
        with self.wakes:
            folder = self.folder / case / JOBS
            taken = [int(each.stem) for each in folder.glob("*.lock") if each.stem.isdecimal()]
            taken += [int(each.stem) for each in _paths(folder)]
            number = max(taken, default=0) + 1
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{number}.lock").touch()
        return number

    def stop(self, case: str, number: int) -> None:
        """Ask a job to end; one that waits never begins."""
        with self.wakes:
            job = self.job(case, number)
            if job.state is State.QUEUED:
                write_job(self.path(case, number), _never(job))
            elif job.state is State.RUNNING:
                stop(job)

    def serve(self) -> Thread:
        """Run the jobs until `close`."""
        thread = Thread(target=self._serve, name="queue", daemon=True)
        thread.start()
        return thread

    def close(self) -> None:
        """Begin no more jobs; those that run go on."""
        with self.wakes:
            self.is_closed = True
            self.wakes.notify()

    def _serve(self) -> None:
        while not self.is_closed:
            try:
                self._goes_on()
            except (OSError, UserError) as error:  # a full disk, or a folder that is gone: it may come back
                print(f"vistoria desk: the queue waits: {visible(str(error))}", file=sys.stderr)
                time.sleep(WAITS_S)

    def _goes_on(self) -> None:
        """Begin a job, or wait for one."""
        with self.wakes:
            if self.is_closed:
                return
            open_ = [(path, job) for path, job in self._readable() if not job.is_over]
            waiting = sorted((job.asked, path) for path, job in open_ if job.state is State.QUEUED)
            if waiting and not self.begun and len(waiting) == len(open_):
                self._begin(waiting[0][1])
                return
            if not self.begun:
                self.wakes.wait(LOOKS_S if open_ else None)
                return
        self._awaits()

    def _begin(self, path: Path) -> None:
        job = read_job(path)
        if job.about.get("has_secret") and path not in self.secrets:
            write_job(path, _never(job))  # an earlier desk knew the passphrase
            return
        self.begun[path] = start(path, path.parent.parent, self.secrets.pop(path, {}))

    def _awaits(self) -> None:
        """Wait for the job that this desk began; who asks for another or closes the desk need not wait."""
        for path, process in list(self.begun.items()):
            try:
                process.wait(LOOKS_S)
            except subprocess.TimeoutExpired:
                continue
            job = read_job(path)
            if job.state is State.QUEUED:  # its process ended before it began
                write_job(path, _never(job))
            del self.begun[path]

    def _readable(self) -> Iterator[tuple[Path, Job]]:
        """Every job; the page of its case says which cannot be read."""
        for folder in sorted(self.folder.glob(f"*/{JOBS}")):
            for path in _paths(folder):
                with suppress(Refused):
                    yield path, read_job(path)


def _never(job: Job) -> Job:
    """A job that ended before it began."""
    return msgspec.structs.replace(job, state=State.ENDED, ended=now())


def _paths(folder: Path) -> list[Path]:
    found = [path for path in folder.glob("*.json") if _NUMBER.fullmatch(path.name)]
    return sorted(found, key=lambda path: int(path.stem))
