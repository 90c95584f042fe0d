"""An audit that is broken off goes on, and a process that judges may die: nothing is lost or counted twice."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.audit.one_hand import HAND, MACAU, changed
from tests.audit.test_command import archive
from tests.patience import PATIENT
from vistoria.audit import workers
from vistoria.audit.audit import Audit, Summary, audited
from vistoria.audit.folder import keep, kept, record_of
from vistoria.audit.record import Format, formats
from vistoria.audit.request import Request
from vistoria.audit.sources import sources
from vistoria.audit.workers import Crew, crew
from vistoria.cli.into import Into

REQUEST = Request(MACAU)
BROKEN = changed(("p3 cbr 300", "p3 cbr 351"))
HANDS = [BROKEN if i % 9 == 0 else HAND for i in range(32)]


class Killed(Exception):
    """Stands for a kill: nothing is cleaned up."""


def result(files: str, by: Crew, audit: Audit | None = None, saved: object = None) -> bytes:
    """What an audit of these files states."""
    import msgspec

    found = list(sources([files]))
    done = audited(REQUEST, found, by, None, lambda summary: None, audit, saved or (lambda audit: None))  # type: ignore[arg-type]
    phh: list[Format] = [formats()["phh"]]
    return msgspec.json.encode(
        (record_of(REQUEST, done.summary, [s.input for s in found if s.input], phh), done.hands),
        order="sorted",
    )


@pytest.fixture
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(workers, "CHUNK", 4)
    monkeypatch.setattr("vistoria.audit.audit.TOGETHER", 2)
    return archive(tmp_path, *HANDS)


def test_an_audit_that_was_broken_off_goes_on_and_ends_alike(records: str, tmp_path: Path) -> None:
    with crew() as by:
        whole = result(records, by)
        for stop in (1, 3):
            saves = 0

            def saved(audit: Audit, stop: int = stop) -> None:
                nonlocal saves
                keep(tmp_path, REQUEST, [records], audit)
                saves += 1
                if saves == stop:
                    raise Killed

            with pytest.raises(Killed):
                result(records, by, saved=saved)
            again = kept(tmp_path, REQUEST, [records])
            assert again is not None
            assert again.records == stop * 8
            assert result(records, by, again) == whole


def test_who_breaks_one_off_is_told_that_the_same_command_goes_on(tmp_path: Path) -> None:
    opened = Into.opened(tmp_path / "june", REQUEST, ["a.phhs"], replace=False)
    with pytest.raises(KeyboardInterrupt) as error, opened:
        raise KeyboardInterrupt
    assert error.value.__notes__ == ["the same command goes on from there"]


def test_another_request_does_not_go_on_with_it(records: str, tmp_path: Path) -> None:
    keep(tmp_path, REQUEST, [records], Audit(Summary(MACAU)))
    with pytest.raises(Exception, match="by another request"):
        kept(tmp_path, Request(MACAU, offers=()), [records])


def test_a_worker_that_is_killed_loses_nothing(records: str) -> None:
    with crew() as one:
        whole = result(records, one)
    with crew(2) as by:
        processes = by.submit.__self__  # type: ignore[attr-defined]

        def saved(audit: Audit) -> None:
            if audit.records in (8, 24):
                for process in list(processes.pool._processes.values())[:1]:
                    with suppress(ProcessLookupError):  # it may have ended
                        os.kill(process.pid, signal.SIGKILL)

        assert result(records, by, saved=saved) == whole


def test_no_worker_outlives_an_audit_that_is_killed(records: str) -> None:
    code = (
        "import os, sys; from vistoria.audit.workers import crew\n"
        "with crew(2) as by:\n"
        "    print(by.submit(os.getpid, '').result(), flush=True); sys.stdin.read()"
    )
    words = [sys.executable, "-c", code]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as client:
        assert client.stdout is not None
        worker = Path(f"/proc/{int(client.stdout.readline())}")
        assert worker.exists()
        client.kill()
    until = time.monotonic() + PATIENT.command_s
    while worker.exists() and time.monotonic() < until:
        time.sleep(0.05)
    assert not worker.exists()


def dies(request: bytes, chunk: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_records_over_which_every_process_dies_are_named(
    records: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "_judged", dies)
    with crew(2) as by, pytest.raises(workers.NoCrew, match=r"died at .*a\.phhs:1,"):
        result(records, by)


def test_an_address_without_a_scheduler_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(workers, "CONNECT_S", 0.5)
    with pytest.raises(workers.NoCrew, match="no scheduler answers"), crew(cluster="tcp://127.0.0.1:9"):
        pass
