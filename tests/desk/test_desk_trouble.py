"""A full disk, a folder that is moved away, files of a later version: the desk says so and goes on."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path

import pytest
from served import LAW, Answer, Served, served, until

from vistoria.desk.job import read_job

RUN = "/cases/poker-server/runs/2"
HEAD = {"person": "Ana", "role": "inspectora", "place": "Macau", "date": "2026-11-20"}


def told(answer: Answer) -> str:
    """The words of a page."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", answer.text)).split())


@pytest.fixture
def held(finished: Path, tmp_path: Path) -> Iterator[Served]:
    """A desk of the test's own, with a run."""
    with served(shutil.copytree(finished.parents[2], tmp_path / "cases")) as desk:
        yield desk


def test_a_case_of_a_later_version_is_named_and_the_others_are_shown(held: Served) -> None:
    held.case("Another")
    path = held.folder / "poker-server/case.json"
    case = json.loads(path.read_bytes())
    path.write_text(json.dumps({**case, "hearings": [{"on": "2027-01-01"}]}))
    before = path.read_bytes()
    page = held.ask("GET", "/")
    assert page.status == 200
    assert "Another" in told(page)
    assert re.search(r"poker-server/case\.json cannot be read: .*hearings.*later version", told(page))
    assert held.send("/cases/poker-server/notes", text="a note").status == 500
    assert path.read_bytes() == before


def test_results_of_a_later_version_leave_the_case_readable(held: Served) -> None:
    (held.folder / "poker-server/runs/2/results.json").write_text('{"later": true}')
    page = held.ask("GET", "/cases/poker-server")
    assert page.status == 200
    assert "results.json cannot be read" in told(page)
    assert held.ask("GET", RUN).status == 500


def test_a_job_that_cannot_be_read_stops_no_other(held: Served) -> None:
    (held.folder / "poker-server/jobs/9.json").write_text('{"number": 9, "kind": "hearing"}')
    assert "jobs/9.json cannot be read" in told(held.ask("GET", "/cases/poker-server"))
    case = held.case("Another")
    assert held.send(f"{case}/engine", kind="bundled", bundled="pokerkit").status == 303
    until(lambda: read_job(held.folder / "another/jobs/1.json").is_over)


def test_a_folder_that_was_moved_away_is_told_and_nothing_is_made_in_its_place(held: Served) -> None:
    elsewhere = held.folder.with_name("elsewhere")
    held.folder.rename(elsewhere)
    for method, path in (
        ("GET", "/"),
        ("GET", RUN),
        ("POST", "/cases"),
        ("POST", f"{RUN}/attest/save/{LAW}/2.1"),
    ):
        body = b"product=x&outcome=met" if method == "POST" else b""
        answer = held.ask(method, path, body, {"Content-Type": "application/x-www-form-urlencoded"})
        assert answer.status == 503
        assert "is gone: put it back" in told(answer)
    assert not held.folder.exists()
    elsewhere.rename(held.folder)
    assert held.ask("GET", RUN).status == 200


@contextmanager
def small(folder: Path, kilobytes: int) -> Iterator[Path]:
    """A disk of that size."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(folder)]
    if os.geteuid() or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only root mounts a small disk")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(path: Path) -> None:
    """Write until nothing more goes; raise OSError."""
    with path.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 4096)


def test_a_full_disk_is_told_loses_nothing_and_goes_on_when_there_is_room(
    finished: Path, tmp_path: Path
) -> None:
    with (
        small(tmp_path / "disk", 24_000) as disk,
        served(shutil.copytree(finished.parents[2], disk / "cases")) as desk,
    ):
        save = f"{RUN}/attest/save/{LAW}/2.1"
        assert desk.send(save, outcome="met", note="kept", **HEAD).status == 303
        ballast = disk / "ballast"
        with pytest.raises(OSError, match="No space"):
            fill(ballast)
        refused = {
            "answer": desk.send(save, outcome="met", note="x" * 3000, **HEAD),
            "case": desk.send("/cases", product="Later"),
            "note": desk.send("/cases/poker-server/notes", text="y" * 3000),
            "job": desk.send("/cases/poker-server/engine", kind="bundled", bundled="pokerkit"),
            "copy": desk.send(f"{RUN}/publish", publish="en"),
        }
        for name, answer in refused.items():
            assert answer.status in (409, 500), name
            assert "No space left" in told(answer), name
        assert not list((disk / "cases/poker-server/published").glob("*"))
        ballast.unlink()
        assert "kept" in desk.ask("GET", f"{RUN}/attest/item/{LAW}/2.1").text
        answer = desk.send("/cases/poker-server/engine", kind="bundled", bundled="pokerkit")
        number = answer.headers["location"].rpartition("/")[2]
        until(lambda: read_job(disk / f"cases/poker-server/jobs/{number}.json").codes == (0,))
