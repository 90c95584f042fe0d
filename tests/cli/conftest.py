"""A folder in which every command finds what it needs."""

from __future__ import annotations

import io
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from typed import ANSWERS, CLAUSE
from vendor import Vendor, install
from warm import vistoria

from vistoria.bundle.keys import new_key
from vistoria.store.folder import entry_of
from vistoria.store.store import opened


@pytest.fixture(scope="module")
def vendor(
    once: Callable[[str, Callable[[Path], object]], Path], tmp_path_factory: pytest.TempPathFactory
) -> Vendor:
    """A vendor with a folder to work in."""
    return Vendor(tmp_path_factory.mktemp("vendor"), once("vendor-site", install))


@pytest.fixture(scope="session")
def stored(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """A run of one clause, as the tests of the bundle have it."""

    def make(desk: Path) -> None:
        command = ("run", "--regulation", "mo-97-2010", "--clause", CLAUSE, "--out", str(desk / "out"))
        vistoria(*command, cwd=desk)

    return once("bundle", make) / "out"


@pytest.fixture(scope="session")
def shard(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """The same run as the only shard of one."""

    def make(desk: Path) -> None:
        only = ("--seed", "1", "--shard", "1/1", "--out", str(desk / "out"))
        vistoria("run", "--regulation", "mo-97-2010", "--clause", CLAUSE, *only, cwd=desk)

    return once("shard", make) / "out"


@pytest.fixture
def desk(stored: Path, shard: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a run, keys and answers, to work in, and nothing to read; crash files go there too."""
    shutil.copytree(stored, tmp_path / "OUT")
    shutil.copytree(shard, tmp_path / "SHARD")
    monkeypatch.setattr("sys.stdin", io.StringIO())
    (tmp_path / "answers.toml").write_text(ANSWERS, encoding="utf-8")
    new_key(tmp_path / "key.pem")
    with opened(str(tmp_path / "history.sqlite"), make=True) as store:
        store.add(entry_of(tmp_path / "OUT"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path
