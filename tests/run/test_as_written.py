"""A run looks at what it wrote before it says anything of it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from whole_run import REGULATION

from vistoria.bundle.verify import verify
from vistoria.cli import main, publish
from vistoria.journal.state import state_of

RUN = ("run", "--clause", f"{REGULATION}/16", "--seed", "1", "--engine", "in-process:reference", "-q")


def removes(out: Path) -> None:
    next((out / "transcripts").rglob("*.jsonl")).unlink()


def changes(out: Path) -> None:
    path = next((out / "transcripts").rglob("*.jsonl"))
    path.write_bytes(path.read_bytes().replace(b"accepted", b"refused"))


def changes_law(out: Path) -> None:
    path = next((out / "features").rglob("*.feature"))
    path.write_bytes(path.read_bytes() + b"\n")


def adds(out: Path) -> None:
    (out / "transcripts" / "another.txt").write_bytes(b"")


def ended(*words: str) -> int:
    with pytest.raises(SystemExit) as end:
        main([*words])
    assert isinstance(end.value.code, int)
    return end.value.code


@pytest.mark.parametrize(
    ("somebody", "told"),
    [
        (removes, ".jsonl is gone"),
        (changes, ".jsonl was changed after it was written"),
        (changes_law, ".feature was changed after it was written"),
        (adds, "another.txt was put there by somebody else"),
    ],
)
def test_a_run_into_whose_folder_somebody_meddles_ends_as_an_internal_error(
    somebody: Callable[[Path], None],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    out, write = tmp_path / "out", publish.write_sums

    def meddled(folder: Path, transcript: Callable[[str], str]) -> None:
        somebody(folder)
        write(folder, transcript)

    with monkeypatch.context() as patch:
        patch.setattr(publish, "write_sums", meddled)
        assert ended(*RUN, "--out", str(out)) == 5
    err = capsys.readouterr().err
    assert told in err
    assert "is no evidence as it stands" in err
    assert "`vistoria report --recover" in err
    assert state_of(out) is not None


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_who_asks_once_while_results_are_written_gets_them(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out, write = tmp_path / "out", publish.write_sums

    def asked(folder: Path, transcript: Callable[[str], str]) -> None:
        os.kill(os.getpid(), number)
        write(folder, transcript)

    monkeypatch.setattr(publish, "write_sums", asked)
    assert ended(*RUN, "--out", str(out)) == 2
    assert "report.html" in capsys.readouterr().out
    assert state_of(out) is None
    assert list(verify(out)) == []


def test_who_asks_twice_while_results_are_written_is_heard_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out, write = tmp_path / "out", publish.write_sums

    def asked(folder: Path, transcript: Callable[[str], str]) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGTERM)
        write(folder, transcript)

    with monkeypatch.context() as patch:
        patch.setattr(publish, "write_sums", asked)
        assert ended(*RUN, "--out", str(out)) == 2
    assert f"`vistoria report --recover {out}` keeps what was judged" in capsys.readouterr().err
    assert ended("report", "--recover", str(out)) == 0
    assert list(verify(out)) == []
