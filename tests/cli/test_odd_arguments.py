"""Arguments that no run can take end with code 4 and a sentence, before anything is written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

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
