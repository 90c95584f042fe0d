"""A store of each kind: a file of SQLite, and a PostgreSQL server that the test starts for itself."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

SERVERS = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))


class Server:
    """A PostgreSQL server on a socket in a folder of its own, run by somebody who is not root."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder, self.programs = folder, programs
        words = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "TZ": "UTC"}
        self.where: dict[str, Any] = {"cwd": folder, "env": words}
        if os.getuid() == 0:  # a server refuses to be run by root
            self.where["user"] = pwd.getpwnam("nobody").pw_uid
            os.chown(folder, self.where["user"], -1)
        self.run(
            "initdb", "-D", str(folder / "data"), "-A", "trust", "-U", "vistoria", "-E", "UTF8", "--no-sync"
        )
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"postgresql://vistoria@/postgres?host={self.folder}"

    def run(self, program: str, *arguments: str) -> None:
        done = subprocess.run([self.programs / program, *arguments], capture_output=True, **self.where)
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        """Start it, and again while what is left of a killed one still ends."""
        options = ("-k", str(self.folder), "-c", "listen_addresses=", "-c", "max_connections=40")
        while self.process is None or self.process.poll() is not None:
            command = [self.programs / "postgres", "-D", str(self.folder / "data"), *options]
            self.process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **self.where
            )
            while self.process.poll() is None and not self._answers():
                pass

    def _answers(self) -> bool:
        """Whether it takes connections; `pg_isready` waits a little."""
        asked = [self.programs / "pg_isready", "-q", "-h", str(self.folder), "-U", "vistoria"]
        return subprocess.run(asked, **self.where).returncode == 0

    def kill(self) -> None:
        """End it as lost power would, as far as its processes are concerned."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait()

    def empty(self) -> None:
        """Leave no table."""
        drop = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
        self.run("psql", "-q", "-h", str(self.folder), "-U", "vistoria", "-d", "postgres", "-c", drop)


@pytest.fixture(scope="session")
def server_folder() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="vistoria-postgresql-", dir="/tmp"))
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgresql(server_folder: Path) -> Iterator[Server]:
    """The server; skipped where Debian's package `postgresql` is not installed."""
    if not SERVERS:
        pytest.skip("no PostgreSQL server is installed here (Debian: postgresql)")
    pytest.importorskip("psycopg")
    server = Server(server_folder, SERVERS[-1].parent)
    server.start()
    yield server
    with suppress(OSError):
        server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store."""
    if request.param == "sqlite":
        return str(tmp_path / "store.sqlite")
    server: Server = request.getfixturevalue("postgresql")
    server.empty()
    return server.address
