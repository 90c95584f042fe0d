"""A folder in which every command finds what it needs."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from typed import ANSWERS, CLAUSE
from warm import vistoria

from vistoria.bundle.keys import new_key


@pytest.fixture(scope="session")
def stored(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """A run of one clause, as the tests of the bundle have it."""

    def make(desk: Path) -> None:
        command = ("run", "--regulation", "mo-97-2010", "--clause", CLAUSE, "--out", str(desk / "out"))
        vistoria(*command, cwd=desk)

    return once("bundle", make) / "out"


@pytest.fixture
def desk(stored: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a run, keys and answers, to work in; crash files go there too."""
    shutil.copytree(stored, tmp_path / "OUT")
    (tmp_path / "answers.toml").write_text(ANSWERS, encoding="utf-8")
    new_key(tmp_path / "key.pem")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path
