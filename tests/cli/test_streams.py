"""What becomes of standard output changes no exit code: a missing character, a reader who leaves. A full disk does."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typed import ARGUMENTS, code_of

from vistoria.cli.streams import forgiving_output

LIGHT = ("diff", "engines", "explain", "regulations", "verify")
"""Commands whose output is more than file names."""


def command(*arguments: str, **more: object) -> subprocess.CompletedProcess[bytes]:
    """A command in a process of its own."""
    return subprocess.run([sys.executable, "-m", "vistoria", *arguments], stderr=subprocess.PIPE, **more)  # type: ignore[call-overload,no-any-return]


@pytest.mark.parametrize(("words", "code"), [("engines", 0), ("rum", 4)])
def test_streams_that_are_closed_change_no_code(words: str, code: int) -> None:
    closed = subprocess.run(
        ["sh", "-c", '"$@" >&- 2>&-', "sh", sys.executable, "-m", "vistoria", words], check=False
    )
    assert closed.returncode == code


@pytest.mark.parametrize("name", LIGHT)
def test_a_character_that_the_output_lacks_is_replaced_and_the_code_kept(
    name: str, desk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = []
    for encoding in ("utf-8", "ascii"):
        with (desk / encoding).open("wb", buffering=0) as file:
            stream = io.TextIOWrapper(io.BufferedWriter(file), encoding=encoding)
            with monkeypatch.context() as patch:
                patch.setattr("sys.stdout", stream)
                codes.append(code_of(name, *ARGUMENTS[name]))
            stream.flush()
    assert codes == [0, 0]
    plain, replaced = (len((desk / encoding).read_bytes().decode()) for encoding in ("utf-8", "ascii"))
    assert (plain > 0, replaced > 0) == (True, True)


def test_a_process_whose_output_is_ascii_ends_as_any_other() -> None:
    words = ("regulations", "--readings", "mo-61-2004")
    done = command(*words, stdout=subprocess.PIPE, env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert "?na sua ?m?o??" in done.stdout.decode("ascii")


def test_passed_and_failed_can_be_told_apart_in_ascii() -> None:
    words = ("doctor", "--engine", "in-process:reference")
    done = command(*words, stdout=subprocess.PIPE, env={**os.environ, "PYTHONIOENCODING": "ascii"})
    told = done.stdout.decode("ascii")
    assert "+ engine: vistoria-reference" in told
    assert "x encoding of the terminal: ascii" in told


@pytest.mark.parametrize(
    ("words", "code"),
    [("engines", 0), pytest.param("doctor --engine nowhere", 3, marks=pytest.mark.complete)],
)
def test_a_reader_who_leaves_changes_no_code(words: str, code: int) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = command(*words.split(), stdout=writer)
    finally:
        os.close(writer)
    assert done.returncode == code, done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this machine has no device that is always full")
def test_output_that_finds_no_room_is_an_internal_error_in_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        done = command("engines", stdout=full)
    assert done.returncode == 5
    assert done.stderr.decode().splitlines() == [
        "vistoria: standard output: cannot be written: No space left on device"
    ]


def test_output_that_is_no_file_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stdout", stream)
    with forgiving_output():
        assert sys.stdout is stream
