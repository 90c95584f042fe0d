"""An error of our own ends every command with code 5 wherever it happens, and never with 1."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from call_sites import Site, sites
from typed import ARGUMENTS, OTHERWISE, code_of

from vistoria.cli.app import commands_here
from vistoria.model.errors import ExitCode

SITES = [site for command in commands_here() for site in sites(command.module)]


class Injected(Exception):
    """An error that nobody expects."""


def test_every_command_has_arguments_here() -> None:
    assert {command.name for command in commands_here()} == set(ARGUMENTS)
    assert len(SITES) > 100


@pytest.mark.sampled("site", SITES, by=lambda site: site.command)
def test_an_error_at_a_call_is_an_internal_error(
    site: Site, desk: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reached = []

    def inject(*arguments: object, **named: object) -> None:
        reached.append(site)
        raise Injected("here")

    words = OTHERWISE.get(f"{site.command}: {site.name}", ARGUMENTS[site.command])
    if site.command == "run":
        monkeypatch.setattr("sys.argv", ["vistoria", "run", *words])
    monkeypatch.setattr(*site.target, inject)
    transcript = str(next((desk / "OUT").glob("transcripts/*/*.jsonl")))
    code = code_of(site.command, *(transcript if word == "TRANSCRIPT" else word for word in words))
    if not reached:  # these arguments do not lead there
        assert code in (ExitCode.CONFORMS, ExitCode.NOT_DETERMINED)
        return
    told = capsys.readouterr().err
    assert code == ExitCode.OUR_FAULT, told
    assert "vistoria: internal error: Injected: here\n" in told
    [crash] = re.findall(r"this file with the traceback: (.+\.txt)", told)
    assert "Injected: here" in Path(crash).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("error", "code", "words"),
    [
        (ValueError("a defect"), 5, ("internal error: ValueError: a defect", "Report it to")),
        (SystemExit(1), 5, ("internal error: SystemExit: 1",)),
        (MemoryError(), 5, ("internal error: MemoryError",)),
        (OSError(28, "No space left on device", "record"), 5, ("record: cannot be written: No space",)),
        (KeyboardInterrupt(), 2, ("interrupted",)),
    ],
)
def test_whatever_happens_has_its_code(
    error: BaseException,
    code: int,
    words: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    def raising(wanted: str | None) -> None:
        raise error

    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("vistoria.cli.app.register", raising)
    assert code_of("regulations") == code
    told = capsys.readouterr().err
    assert [word for word in words if word not in told] == []
    assert len(told.splitlines()) <= 2


def test_an_internal_error_is_told_whole_where_no_file_can_be_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def raising(wanted: str | None) -> None:
        raise ValueError("a defect")

    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "gone"))
    monkeypatch.setattr("vistoria.cli.app.register", raising)
    assert code_of("regulations") == 5
    assert "Traceback" in capsys.readouterr().err


def test_the_issue_tracker_is_the_one_that_the_package_names(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from email.message import Message

    def raising(wanted: str | None) -> None:
        raise ValueError("a defect")

    named = Message()
    named["Project-URL"] = "Issues, https://example.invalid/issues"
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("vistoria.cli.app.register", raising)
    code_of("regulations")
    assert "Report it to the maintainers" in capsys.readouterr().err
    monkeypatch.setattr("vistoria.cli.crash.metadata", lambda package: named)
    code_of("regulations")
    assert "Report it to the issue tracker, https://example.invalid/issues" in capsys.readouterr().err
