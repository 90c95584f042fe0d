"""Runs that end before their time, in processes of their own: what was judged is kept, and nothing says too much."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from waiting import judged, until
from warm import WORDS, Started, started
from whole_run import ENGINES, REGULATION, after_plan, search_path, vistoria

from vistoria.bundle.keys import new_key
from vistoria.cli import main
from vistoria.journal.temporary import remove_abandoned, temporary_room
from vistoria.law.catalogue import installed

CLAUSES = ("--clause", f"{REGULATION}/10.5")
RUN = ("run", *WORDS, *CLAUSES, "--engine")
SOUND, SLOW = "in-process:reference", "in-process:odd:Slow"
ALL = 5
"""Scenarios of the clause."""
VERDICTS = ("results.json", "junit.xml", "report.html", "SHA256SUMS", "run.json", "evidence.jsonl")
ROOM_KB = 72
"""Beside the features: enough for some of the scenarios, and not for all."""
PAGE_KB = 4
"""Room on a small disk is given out in pages."""


Typed = Callable[..., tuple[int, str, str]]


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str]) -> Typed:
    """Exit code, output and errors of a command in this process."""

    def run(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as ended:
            main([*arguments])
        assert isinstance(ended.value.code, int)
        return (ended.value.code, *capsys.readouterr())

    return run


@contextmanager
def under_way(out: Path, engine: str, **environment: str) -> Iterator[Started]:
    """A run in which some scenarios have been judged."""
    words = (*RUN, engine, "--out", str(out), "--replace")
    told = {**os.environ, "PYTHONPATH": search_path(ENGINES), **environment}
    with started(words, environment=told) as process:
        until(lambda: process.poll() is not None or bool(judged(out)))
        assert process.poll() is None, process.done()
        yield process


def evidence(out: Path) -> set[str]:
    """The scenarios in the record."""
    lines = (out / "evidence.jsonl").read_text(encoding="utf-8").splitlines()
    return {json.loads(line)["scenario"] for line in lines}


@pytest.fixture(scope="module")
def killed(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """A folder with a finished run, over which a run of another engine was killed; and its temporary folders."""

    def make(desk: Path) -> None:
        out, rooms = desk / "out", desk / "rooms"
        rooms.mkdir()
        done = vistoria("run", *CLAUSES, "--engine", SOUND, "--out", str(out))
        assert done.returncode == 2, done.stderr
        with under_way(out, SLOW, TMPDIR=str(rooms)) as process:
            process.send_signal(signal.SIGKILL)
            process.wait()

    return once("killed", make)


@pytest.fixture
def broken(killed: Path, tmp_path: Path) -> Path:
    """A copy of the folder to work in."""
    return Path(shutil.copytree(killed / "out", tmp_path / "out"))


def test_a_killed_run_leaves_no_verdict_of_the_run_before(broken: Path) -> None:
    assert [name for name in VERDICTS if (broken / name).exists()] == []
    assert len(judged(broken)) >= 1


COMMANDS: tuple[tuple[str, ...], ...] = (
    ("verify", "OUT"),
    ("report", "OUT"),
    ("diff", "OUT", "OUT"),
    ("attest", "OUT"),
    ("sign", "OUT", "--key", "KEY"),
    ("bundle", "OUT"),
    ("replay", "TRANSCRIPT"),
)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_every_command_says_that_the_folder_was_broken_off_and_what_to_do(
    command: tuple[str, ...], broken: Path, tmp_path: Path, typed: Typed
) -> None:
    new_key(tmp_path / "key.pem")
    transcript = str(next(broken.glob("transcripts/*/*.jsonl")))
    names = {"OUT": str(broken), "KEY": str(tmp_path / "key.pem"), "TRANSCRIPT": transcript}
    code, out, err = typed(*(names.get(word, word) for word in command))
    assert (code, out) == (4, "")
    assert f"--engine {SLOW}" in err
    assert f"`vistoria report --recover {broken}`" in err


def test_a_killed_run_is_recovered_with_all_that_was_judged(broken: Path, typed: Typed) -> None:
    before = judged(broken)
    code, _, err = typed("report", "--recover", str(broken))
    assert (code, err) == (0, "")
    assert evidence(broken) == before
    results = json.loads((broken / "results.json").read_text(encoding="utf-8"))
    assert (results["interrupted"], results["regulations"][REGULATION]["claimed"]) == (True, True)
    assert not (broken / ".vistoria").exists()
    code, out, _ = typed("verify", str(broken))
    assert (code, "note: Recovered: `vistoria run" in out.replace("\n", " ")) == (2, True)
    assert "was never told: names are not compared" in out.replace("\n", " ")
    code, _, err = typed("report", "--recover", str(broken))
    assert (code, "nothing was broken off" in err) == (4, True)


def test_the_next_run_removes_the_temporary_folders_of_the_killed_one(
    killed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = tmp_path / "rooms"
    shutil.copytree(killed / "rooms", rooms)
    assert len(list(rooms.glob("vistoria-*"))) == 1
    (rooms / "vistoria-room-without-a-lock").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(rooms))
    remove_abandoned.cache_clear()
    with temporary_room() as room:
        assert {path.name for path in rooms.iterdir()} == {"vistoria-room-without-a-lock", room.parent.name}
        remove_abandoned.cache_clear()
        remove_abandoned()
        assert room.exists(), "its owner lives"


def test_a_request_to_end_is_like_ctrl_c_and_a_second_run_meanwhile_is_refused(
    tmp_path: Path, typed: Typed
) -> None:
    out = tmp_path / "out"
    with under_way(out, SLOW) as process:
        for command in (("run", *CLAUSES, "--out", str(out)), ("verify", str(out)), ("report", str(out))):
            code, told, err = typed(*command)
            assert (code, told) == (4, "")
            assert f"(process {process.pid}, since 20" in err
            assert f"--engine {SLOW}" in err
            assert "works in it" in err
        process.send_signal(signal.SIGTERM)
        done = process.done()
    assert (done.returncode, after_plan(done.stderr)) == (2, "")
    assert "interrupted" in done.stdout
    assert typed("verify", str(out))[0] == 0
    assert len(evidence(out)) >= 1


def test_what_was_judged_is_kept_where_a_transcript_finds_no_room(tmp_path: Path, typed: Typed) -> None:
    engine = ("in-process:odd:Cramped", "--engine-option", "tables=3")
    done = vistoria(*RUN, *engine, "--out", str(tmp_path / "out"))
    assert "transcripts/" in done.stderr
    assert 0 < kept_after(done, tmp_path / "out", typed) < ALL


def test_what_was_judged_is_kept_where_the_report_finds_no_room(tmp_path: Path, typed: Typed) -> None:
    out = tmp_path / "out"
    done = vistoria(*RUN, "in-process:odd:Cramped", "--engine-option", "room=600000", "--out", str(out))
    assert "report.html" in done.stderr
    assert kept_after(done, out, typed) == ALL


def test_what_was_judged_is_kept_on_a_full_disk(tmp_path: Path, typed: Typed) -> None:
    out = tmp_path / "out"
    out.mkdir()
    mount = ("mount", "-t", "tmpfs", "-o", f"size={ROOM_KB + features_kb()}k", "none", str(out))
    if shutil.which("mount") is None or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("this machine lets no small disk be mounted; the limits above stand for it")
    try:
        done = vistoria(*RUN, SOUND, "--out", str(out))
        copy = Path(shutil.copytree(out, tmp_path / "copy"))
    finally:
        subprocess.run(["umount", str(out)], check=True)
    assert 0 < kept_after(done, copy, typed) < ALL


def features_kb() -> int:
    """Room that the features take."""
    files = [path for path in installed()[REGULATION].rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return sum(PAGE_KB * -(-path.stat().st_size // (PAGE_KB * 1024)) for path in files)


def kept_after(done: subprocess.CompletedProcess[str], out: Path, typed: Typed) -> int:
    """The run ended with one line, and its folder recovers with all that was judged: so many scenarios."""
    assert done.returncode == 5, done.stderr
    assert len(after_plan(done.stderr).splitlines()) == 1, done.stderr
    assert "`vistoria report --recover" in done.stderr
    assert "cannot be written" in done.stderr
    before = judged(out)
    assert typed("report", "--recover", str(out))[0] == 0
    assert evidence(out) == before
    is_over = len(before) == ALL  # a run that cannot write before its end cannot tell its secret
    assert typed("verify", str(out))[0] == (0 if is_over else 2)
    return len(before)
