"""What survives a kill of the desk at any moment: what was confirmed, and the work that goes on."""

from __future__ import annotations

import os
import shutil
import signal
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path

import msgspec
import pytest
from served import Served, served, until

from vistoria.desk.job import Job, State, read_job

QUICK = "mo-97-2010/8.5"
ITEM = "mo-97-2010/1.1.1"


def engine(desk: Served, case: str, name: str = "reference") -> int:
    """Try an engine; the number of the job."""
    answer = desk.send(f"{case}/engine", kind="bundled", bundled=name)
    assert answer.status == 303, answer.text
    return int(answer.headers["location"].rpartition("/")[2])


def run(desk: Served, case: str, smoke: int, clauses: str = QUICK) -> int:
    """Ask for a run; the number of the job."""
    fields = {"law": "mo-97-2010", "clauses": clauses, "scope": "all", "workers": "1"}
    answer = desk.send(f"{case}/start/{smoke}", **fields)
    assert answer.status == 303, answer.text
    return int(answer.headers["location"].rpartition("/")[2])


def job(desk: Served, case: str, number: int) -> Job:
    """A job as it is on the disk."""
    return read_job(desk.folder / case.rpartition("/")[2] / "jobs" / f"{number}.json")


def _types(desk: Served, path: str, confirmed: list[str]) -> None:
    """Type one note after another, until nobody answers."""
    while True:
        note = f"note {len(confirmed)}"
        assert desk.send(path, outcome="met", note=note, person="Ana").status == 303
        confirmed.append(note)


def test_answers_that_were_confirmed_survive_a_kill_within_an_attestation(
    finished: Path, tmp_path: Path
) -> None:
    shutil.copytree(finished.parents[2], tmp_path / "cases")
    with served(tmp_path / "cases") as desk:
        base = "/cases/poker-server/runs/2/attest"
        confirmed: list[str] = []
        with ThreadPoolExecutor(1) as typing:
            typed = typing.submit(_types, desk, f"{base}/save/{ITEM}", confirmed)
            until(lambda: len(confirmed) > 5)
            desk.kill()  # while something is on its way
            assert isinstance(typed.exception(), OSError | HTTPException)
    with served(tmp_path / "cases") as desk:
        page = desk.ask("GET", f"{base}/item/{ITEM}").text
        kept = int(page.partition("note ")[2].partition("<")[0])
        assert kept in (len(confirmed) - 1, len(confirmed))  # the last may be kept and not yet confirmed
        assert 'value="met" checked' in page
        assert "Ana" in page


KILLED_IN_A_PHOTOGRAPH = """import os, signal
real = os.fsync
def fsync(descriptor):
    if "/photographs/" in os.readlink(f"/proc/self/fd/{descriptor}"):
        os.kill(os.getpid(), signal.SIGKILL)
    real(descriptor)
os.fsync = fsync
"""


def test_half_a_photograph_that_a_kill_left_is_gone_when_the_desk_opens_again(
    finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cases = shutil.copytree(finished.parents[2], tmp_path / "cases")
    path = f"/cases/poker-server/runs/2/attest/add/{ITEM}/photographs"
    photograph = (
        b'--x\r\nContent-Disposition: form-data; name="file"; filename="mesa.png"\r\n\r\npng\r\n--x--\r\n'
    )
    form = {"Content-Type": "multipart/form-data; boundary=x"}
    (tmp_path / "sitecustomize.py").write_text(KILLED_IN_A_PHOTOGRAPH)
    with monkeypatch.context() as killed:
        killed.setenv("PYTHONPATH", str(tmp_path))
        with served(cases, anew=True) as desk, pytest.raises((OSError, HTTPException)):
            desk.ask("POST", path, photograph, form)
    photographs = cases / "poker-server/photographs"
    (half,) = photographs.iterdir()
    assert half.suffix == ".tmp"
    with served(cases) as desk:
        assert list(photographs.iterdir()) == []
        assert desk.ask("POST", path, photograph, form).status == 303
        (whole,) = photographs.iterdir()
        assert whole.read_bytes() == b"png"


def test_a_run_goes_on_when_the_desk_is_killed_and_the_next_one_shows_it(tmp_path: Path) -> None:
    with served(tmp_path / "cases") as desk:
        case = desk.case()
        number = run(desk, case, engine(desk, case), "mo-97-2010/6")
        until(lambda: job(desk, case, number).state is State.RUNNING)
        desk.kill()
    with served(tmp_path / "cases") as desk:
        until(lambda: job(desk, case, number).is_over)
        assert job(desk, case, number).state is State.ENDED
        assert desk.ask("GET", f"{case}/runs/{number}").status == 200


def test_a_run_whose_processes_are_killed_too_is_marked_broken_and_keeps_what_it_judged(
    tmp_path: Path,
) -> None:
    with served(tmp_path / "cases") as desk:
        case = desk.case()
        number = run(desk, case, engine(desk, case), "mo-97-2010/6")
        journal = desk.folder / case.rpartition("/")[2] / f"runs/{number}/.vistoria/journal.jsonl"
        until(lambda: journal.is_file() and b'"judged"' in journal.read_bytes())
        desk.kill()
        os.killpg(job(desk, case, number).pid, signal.SIGKILL)
    with served(tmp_path / "cases") as desk:
        until(lambda: job(desk, case, number).state is State.BROKEN)
        page = desk.ask("GET", f"{case}/jobs/{number}").text
        assert "This was broken off" in page
        answer = desk.send(f"{case}/jobs/{number}/again")
        assert answer.status == 303, answer.text
        kept = int(answer.headers["location"].rpartition("/")[2])
        until(lambda: job(desk, case, kept).is_over)
        shown = desk.ask("GET", f"{case}/runs/{number}")
        assert shown.status == 200


def test_a_run_that_is_stopped_keeps_what_it_judged(desk: Served) -> None:
    case = desk.case("Stopped")
    number = run(desk, case, engine(desk, case), "mo-97-2010/6")
    journal = desk.folder / case.rpartition("/")[2] / f"runs/{number}/.vistoria/journal.jsonl"
    until(lambda: journal.is_file() and b'"judged"' in journal.read_bytes())
    assert desk.send(f"{case}/jobs/{number}/stop").status == 303
    until(lambda: job(desk, case, number).is_over)
    results = desk.folder / case.rpartition("/")[2] / f"runs/{number}/results.json"
    assert msgspec.json.decode(results.read_bytes())["interrupted"] is True


def test_a_job_that_waits_and_is_stopped_never_begins(desk: Served) -> None:
    case = desk.case("Queued")
    smoke = engine(desk, case)
    first, second = run(desk, case, smoke, "mo-97-2010/6"), run(desk, case, smoke)
    assert desk.send(f"{case}/jobs/{second}/stop").status == 303
    assert desk.send(f"{case}/jobs/{first}/stop").status == 303
    until(lambda: job(desk, case, first).is_over)
    assert job(desk, case, second).codes == ()


def test_an_audit_that_was_broken_off_goes_on_by_a_press(desk: Served, finished: Path) -> None:
    case = desk.case("Audited")
    place = desk.folder / case.rpartition("/")[2]
    record = next((finished / "transcripts").rglob("*.jsonl")).read_bytes()
    parts = (
        b'--x\r\nContent-Disposition: form-data; name="law"\r\n\r\nmo-97-2010\r\n'
        b'--x\r\nContent-Disposition: form-data; name="file"; filename="hand.jsonl"\r\n\r\n'
        + record
        + b"\r\n--x--\r\n"
    )
    asked = desk.ask("POST", f"{case}/records", parts, {"Content-Type": "multipart/form-data; boundary=x"})
    audit = int(asked.headers["location"].rpartition("/")[2])
    until(lambda: job(desk, case, audit).state is State.RUNNING)
    os.killpg(job(desk, case, audit).pid, signal.SIGKILL)
    until(lambda: job(desk, case, audit).is_over)
    again = desk.send(f"{case}/jobs/{audit}/again")
    assert again.status == 303, again.text
    second = int(again.headers["location"].rpartition("/")[2])
    until(lambda: job(desk, case, second).is_over)
    assert (place / f"audits/{audit}/audit.json").is_file()
    page = desk.ask("GET", f"{case}/jobs/{second}").text
    assert f"{case}/audits/{audit}/report" in page
