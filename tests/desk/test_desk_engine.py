"""The engine of a case: what it sees of the desk's folder, and whose process its code runs in."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from isolated import needs_isolation
from served import Served, until

from vistoria.desk.job import Job, read_job

LOOKS = """
import json, os, sys
seen, folder = SEEN, FOLDER
found = sorted(os.path.relpath(os.path.join(top, name), folder)
               for top, folders, files in os.walk(folder) for name in files)
open("scratch", "w").close()
with open(seen, "a") as out:
    print(json.dumps([os.path.relpath(os.getcwd(), folder), found]), file=out)
"""
"""An engine that notes what it sees of the folder of the desk, and ends."""


def smoke(desk: Served, case: str, **engine: str) -> Job:
    """Try an engine, and wait for its smoke test."""
    answer = desk.send(f"{case}/engine", **engine)
    assert answer.status == 303, answer.text
    path = (
        desk.folder
        / case.rpartition("/")[2]
        / "jobs"
        / f"{answer.headers['location'].rpartition('/')[2]}.json"
    )
    until(lambda: read_job(path).is_over)
    return read_job(path)


def dropped(desk: Served, case: str, name: str, content: str) -> None:
    """Hand a file in."""
    body = (
        f'--x\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n\r\n{content}\r\n--x--\r\n'
    )
    headers = {"Content-Type": "multipart/form-data; boundary=x"}
    assert desk.ask("POST", f"{case}/items", body.encode(), headers).status == 303


@needs_isolation
def test_an_isolated_engine_sees_of_the_desk_only_what_was_handed_in(desk: Served, tmp_path: Path) -> None:
    case = desk.case("Looks")
    name = case.rpartition("/")[2]
    desk.send(f"{case}/people", name="Ana", role="i", key="1", passphrase="word")
    dropped(desk, case, "config.toml", "seats = 6")
    seen = tmp_path / "seen"
    (tmp_path / "looks.py").write_text(
        f"SEEN, FOLDER = {str(seen)!r}, {str(desk.folder.resolve())!r}\n{LOOKS}"
    )
    job = smoke(desk, case, kind="program", program=f"{sys.executable} {tmp_path / 'looks.py'}")
    looks = [json.loads(line) for line in seen.read_text().splitlines()]
    assert len(looks) >= 2, "when it was asked which laws it claims, and in the smoke test"
    assert all(look == [name, [f"{name}/items/config.toml"]] for look in looks)
    assert {"--hide=..", "--allow=items"} <= set(job.commands[0])
    assert not (desk.folder / name / "scratch").exists()


def test_a_program_in_the_folder_of_the_desk_is_refused_unless_it_was_handed_in(desk: Served) -> None:
    case = desk.case("Inside")
    place = desk.folder.resolve() / case.rpartition("/")[2]
    (place / "engine.py").write_text("print()")
    for program in (f"{sys.executable} {place}/engine.py", f"{sys.executable} engine.py"):
        answer = desk.send(f"{case}/engine", kind="program", program=program)
        assert answer.status == 400
        assert "is in the folder of the desk, which an engine does not see" in answer.text
    dropped(desk, case, "engine.py", "raise SystemExit(7)")
    job = smoke(desk, case, kind="program", program=f"{sys.executable} items/engine.py")
    assert "exit status 7" in job.about["hello"]["fault"]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("import os; print('greeted: {}', flush=True); os._exit(9)", "its process ended with status 9"),
        ("import os; print('greeted: [', flush=True); os._exit(0)", "its process ended with status 0"),
        ("print('greeted: {}'); raise RuntimeError('no licence')", "no licence"),
    ],
)
def test_an_adapter_in_python_does_nothing_to_the_desk(
    desk: Served, tmp_path: Path, code: str, said: str
) -> None:
    case = desk.case("Adapter")
    place = desk.folder / case.rpartition("/")[2]
    (place / "vendor_adapter.py").write_text(code)
    job = smoke(desk, case, kind="python", python="in-process:vendor_adapter:Engine")
    assert said in job.about["hello"]["fault"]
    assert desk.ask("GET", case).status == 200


@needs_isolation
def test_a_program_is_shown_what_it_needs_of_her_home_and_nothing_of_the_desk(
    desk: Served, tmp_path: Path
) -> None:
    case = desk.case("Needs")
    (desk.folder / "keys").mkdir(exist_ok=True)
    answer = desk.send(f"{case}/engine", kind="program", program=sys.executable, allow=f"{desk.folder}/keys")
    assert answer.status == 400
    job = smoke(desk, case, kind="program", program=f"{sys.executable} -c 0", allow=f"{tmp_path}\n")
    assert f"--allow={tmp_path}" in job.commands[0]
    assert "show it another folder" in job.about["hello"]["fault"]
    assert f">{tmp_path}" in desk.ask("GET", f"{case}/engine").text
