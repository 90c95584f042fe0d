"""The command, a worker or the scheduler of a cluster gets SIGKILL in the middle of an audit: the results are equal."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.audit.cut_off import UNIT, cut_off
from tests.audit.one_hand import MACAU
from tests.audit.test_audit_broken_off import HANDS
from tests.audit.test_command import archive
from vistoria.audit.folder import HANDS as KEPT
from vistoria.bundle.layout import AUDIT, HTML, SUMS


def audit_of(records: str, out: Path, *who: str) -> tuple[str, ...]:
    return "audit", records, "-r", MACAU, "--out", str(out), *who


def written(out: Path) -> list[bytes]:
    """The files of an audit; nothing else is in its folder."""
    return [(out / name).read_bytes() for name in (AUDIT, KEPT, HTML, SUMS)]


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> str:
    return archive(tmp_path_factory.mktemp("records"), *HANDS)


@pytest.fixture(scope="module")
def whole(records: str, tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """What an audit writes that nothing disturbs."""
    out = tmp_path_factory.mktemp("whole") / "june"
    assert cut_off(*audit_of(records, out)).returncode == 1
    return written(out)


def goes_on(records: str, out: Path, whole: list[bytes], *who: str) -> None:
    """Give the same command again: it goes on after what was kept, and ends as if nothing had happened."""
    done = cut_off(*audit_of(records, out, *who))
    assert done.returncode == 1, done.stderr
    assert f"goes on after {2 * UNIT} records" in done.stderr
    assert written(out) == whole


@pytest.mark.parametrize("workers", ["1", "2", "4"])
def test_a_command_that_is_killed_goes_on_and_any_number_of_workers_gives_the_same(
    records: str, whole: list[bytes], tmp_path: Path, workers: str
) -> None:
    out = tmp_path / "june"
    killed = cut_off(*audit_of(records, out, "--workers", workers), times=2)
    assert killed.returncode == -signal.SIGKILL
    goes_on(records, out, whole, "--workers", workers)


@dataclass
class Cluster:
    """A Dask scheduler and two workers, each a process of its own."""

    folder: Path
    port: str = "0"
    address: str = ""
    started: list[subprocess.Popen[bytes]] = field(default_factory=list)

    def start(self, workers: int = 2) -> None:
        """At the address that it had, if it had one."""
        file = self.folder / f"scheduler-{len(self.started)}.json"
        first = self._start("scheduler", "--port", self.port, "--scheduler-file", str(file))
        while not (file.is_file() and file.stat().st_size):
            assert first.poll() is None
            time.sleep(0.05)
        self.address = json.loads(file.read_text())["address"]
        self.port = self.address.rpartition(":")[2]
        for _ in range(workers):
            self.join()

    def join(self) -> None:
        """One more worker."""
        self._start("worker", self.address, "--nthreads", "1", "--no-nanny", "--local-directory",
                    str(self.folder))  # fmt: skip

    def _start(self, what: str, *options: str) -> subprocess.Popen[bytes]:
        words = [sys.executable, "-m", f"distributed.cli.dask_{what}", "--no-dashboard", *options]
        self.started.append(subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        return self.started[-1]

    def end(self) -> None:
        for each in self.started:
            each.kill()
            each.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    pytest.importorskip("distributed")
    made = Cluster(tmp_path)
    try:
        made.start()
        yield made
    finally:
        made.end()


def test_a_cluster_gives_the_same_whoever_is_killed(
    records: str, whole: list[bytes], tmp_path: Path, cluster: Cluster
) -> None:
    """The command is killed, then a worker, and at last the scheduler; another answers at its address."""
    by = ("--cluster", cluster.address)
    out = tmp_path / "command"
    assert cut_off(*audit_of(records, out, *by), times=2).returncode == -signal.SIGKILL
    goes_on(records, out, whole, *by)

    scheduler, worker, _ = cluster.started
    out = tmp_path / "worker"
    assert cut_off(*audit_of(records, out, *by), times=2, process=worker.pid).returncode == 1
    assert worker.wait() == -signal.SIGKILL
    assert written(out) == whole

    out = tmp_path / "scheduler"
    lost = cut_off(*audit_of(records, out, *by), times=2, process=scheduler.pid)
    assert scheduler.wait() == -signal.SIGKILL
    assert lost.returncode == 4
    assert f"{cluster.address}: the scheduler was lost" in " ".join(lost.stderr.split())
    assert "Traceback" not in lost.stderr
    cluster.end()
    cluster.start()
    goes_on(records, out, whole, "--cluster", cluster.address)


def test_a_cluster_without_workers_is_named_and_judges_once_one_joins(
    records: str, whole: list[bytes], tmp_path: Path
) -> None:
    pytest.importorskip("distributed")
    cluster, out = Cluster(tmp_path), tmp_path / "june"
    try:
        cluster.start(workers=0)
        command = [sys.executable, "-m", "vistoria", *audit_of(records, out, "--cluster", cluster.address)]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as audit:
            assert audit.stderr is not None
            assert any("the scheduler has no worker" in line for line in audit.stderr)
            cluster.join()
            audit.stderr.read()
        assert audit.returncode == 1
    finally:
        cluster.end()
    assert written(out) == whole
