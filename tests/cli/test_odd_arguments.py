"""Arguments that no run can take end with code 4 and a sentence, before anything is written."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest
from typed import CLAUSE, code_of

from vistoria.cli import main

RUN = ("run", "--quiet", "--clause", "mo-61-2004/5.1", "--hands", "0")


@pytest.mark.parametrize("option", ["--command-timeout", "--handshake-timeout"])
@pytest.mark.parametrize("seconds", ["nan", "inf", "1e300", "0"])
def test_a_time_out_is_a_number_of_seconds(
    option: str, seconds: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*RUN, option, seconds, "--out", str(tmp_path / "out")])
    assert ended.value.code == 4
    assert "internal error" not in capsys.readouterr().err
    assert not (tmp_path / "out" / "run.json").exists()


@pytest.mark.parametrize(
    ("name", "settings"),
    [(b"\xff", {}), ("ação".encode(), {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"})],
)
def test_a_name_that_no_record_can_hold_is_refused_with_what_to_do(
    name: bytes, settings: dict[str, str], tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "vistoria", *RUN, "--out", name]
    done = subprocess.run(
        command, cwd=tmp_path, env={**os.environ, **settings}, capture_output=True, text=True
    )
    assert done.returncode == 4, done.stderr
    assert "a record holds UTF-8 alone" in done.stderr
    assert "set PYTHONUTF8=1" in done.stderr
    assert not list(tmp_path.rglob("run.json"))


WRITERS = [
    ("keys", "new", "PATH"),
    ("bundle", "OUT", "--out", "PATH"),
    ("challenge", CLAUSE, "OUT", "--argument", "answers.toml", "--out", "PATH"),
    ("diff", "OUT", "OUT", "--html", "PATH"),
    ("history", "--store", "history.sqlite", "--html", "PATH"),
    ("store", "export", "PATH", "--store", "history.sqlite"),
    ("known", "OUT", "--write", "--file", "PATH"),
    ("selftest", "--out", "PATH"),
    ("sign", "OUT", "--timestamp-query", "PATH"),
]
"""Every command that writes a file of a name that is given."""
NO_FILES = ("", ".", "..", "/", "OUT", "answers.toml/more/x", "/dev/null")


@pytest.mark.parametrize("words", WRITERS, ids=lambda words: words[0])
def test_a_path_at_which_no_file_can_be_is_refused_before_any_work(
    words: tuple[str, ...], desk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(desk.rglob("*"))
    for path in NO_FILES:
        assert code_of(*(path if word == "PATH" else word for word in words)) == 4, path
        assert "file" in capsys.readouterr().err, path
        assert sorted(desk.rglob("*")) == before, path


@pytest.mark.parametrize(
    "words",
    [("ci", "OUT", "--to"), ("report", "OUT", "--glance"), ("run", "--out"), ("merge", "SHARD", "--out")],
)
def test_a_file_where_a_folder_is_asked_for_is_a_usage_error(
    words: tuple[str, ...], desk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert code_of(*words, "answers.toml") == 4, capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ("run", "--known-failures"),
        ("run", "--report-details"),
        ("run", "--selftest"),
        ("attest", "OUT", "--from"),
        ("verify", "OUT", "--trust"),
        ("report", "OUT", "--trust"),
    ],
    ids=lambda words: " ".join(words),
)
@pytest.mark.parametrize("content", ["a = " + "[" * 5000, '{"a": ' * 5000], ids=["toml", "json"])
def test_brackets_without_end_are_a_usage_error(
    words: tuple[str, ...], content: str, desk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (desk / "deep").write_text(content, encoding="utf-8")
    assert code_of(*words, "deep") == 4
    assert "deep: " in capsys.readouterr().err


def test_a_machine_that_lets_too_few_files_be_open_is_told_before_the_run_begins(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "vistoria", *RUN, "--out", "out"],
        cwd=tmp_path,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (16, 16)),
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (5, "")
    assert "a limit of this machine" in done.stderr
    assert "ulimit -n" in done.stderr
    assert "Report it to" not in done.stderr
    assert not list(tmp_path.rglob("run.json"))
