"""A desk in a process of its own, and requests to it byte by byte."""

from __future__ import annotations

import http.client
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO
from urllib.parse import urlencode, urlsplit

from warm import Started, started

from vistoria.desk.job import read_job

LIMIT_S = 600
"""After which something hangs."""
LAW = "mo-97-2010"


@dataclass
class Answer:
    """An answer: status, headers by name, content."""

    status: int
    headers: Mapping[str, str]
    content: bytes

    @property
    def text(self) -> str:
        """The content as text."""
        return self.content.decode()


@dataclass
class Served:
    """A desk that is open."""

    folder: Path
    process: Started | subprocess.Popen[bytes]
    address: str
    cookie: str = ""

    @property
    def port(self) -> int:
        """Its port."""
        return urlsplit(self.address).port or 0

    @property
    def origin(self) -> str:
        """What its own pages send as Origin."""
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> Served:
        """Take the cookie that the address gives."""
        answer = self.ask("GET", urlsplit(self.address).path + "?" + urlsplit(self.address).query)
        assert answer.status == 303
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return self

    def ask(
        self,
        method: str,
        path: str,
        body: bytes = b"",
        headers: Mapping[str, str] | None = None,
        *,
        own: bool = True,
    ) -> Answer:
        """The answer to a request; with the cookie and headers of its own pages if `own`."""
        given = {"Cookie": self.cookie, "Origin": self.origin} if own and self.cookie else {}
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=LIMIT_S)
        try:
            link.request(method, path, body or None, {**given, **(headers or {})})
            answer = link.getresponse()
            return Answer(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())
        finally:
            link.close()

    def send(self, path: str, **fields: str) -> Answer:
        """The answer to a form of its own pages."""
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        return self.ask("POST", path, urlencode(fields).encode(), form)

    def case(self, product: str = "Poker server") -> str:
        """The path of a new case."""
        return self.send("/cases", product=product, vendor="Casa").headers["location"]

    def kill(self) -> None:
        """End it as a loss of power does."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextmanager
def served(folder: Path, *more: str, stderr: IO[str] | None = None, anew: bool = False) -> Iterator[Served]:
    """A desk on a folder, opened with its secret; it is closed in the end. `anew` starts Python for it."""
    arguments = ["desk", str(folder), "--no-browser", *more]
    told, tells = os.pipe()
    with ExitStack() as end:
        lines = end.enter_context(os.fdopen(told, encoding="utf-8"))
        try:
            process = end.enter_context((_anew if anew else _warm)(arguments, tells, stderr))
        finally:
            os.close(tells)
        line = lines.readline()
        assert line.startswith("desk "), line
        try:
            yield Served(folder, process, line.split()[1]).open()
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()


def _anew(
    arguments: list[str], stdout: int, stderr: IO[str] | None
) -> AbstractContextManager[subprocess.Popen[bytes]]:
    return subprocess.Popen([sys.executable, "-m", "vistoria", *arguments], stdout=stdout, stderr=stderr)


def _warm(arguments: list[str], stdout: int, stderr: IO[str] | None) -> AbstractContextManager[Started]:
    errors = stderr.fileno() if stderr else None
    return started(arguments, environment=os.environ, stdout=stdout, stderr=errors)


def until(what: Callable[[], object]) -> None:
    """Wait until it is so."""
    begun = time.monotonic()
    while not what():
        assert time.monotonic() - begun < LIMIT_S
        time.sleep(0.05)


def with_run(folder: Path) -> None:
    """A case with a smoke test and a run of one clause, which the engine breaks."""
    with served(folder / "cases") as desk:
        case = desk.case()
        desk.send(f"{case}/engine", kind="bundled", bundled="pokerkit")
        answer = desk.send(f"{case}/start/1", law=LAW, clauses=f"{LAW}/8.5", scope="all", workers="1")
        assert answer.headers["location"] == f"{case}/jobs/2"
        until(lambda: read_job(desk.folder / "poker-server/jobs/2.json").is_over)
