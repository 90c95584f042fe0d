"""One small stored run for all tests of the bundle, and a copy of it to spoil."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

CLAUSE = "mo-97-2010/10.5"


@pytest.fixture(scope="session")
def stored(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """A run of clause 10.5 alone, over stdio."""
    return once("bundle", _run) / "out"


def _run(desk: Path) -> None:
    command = [sys.executable, "-m", "vistoria", "run", "--regulation", "mo-97-2010", "--clause", CLAUSE]
    done = subprocess.run([*command, "--out", str(desk / "out")], cwd=desk, capture_output=True, text=True)
    assert done.returncode == 2, done.stderr


@pytest.fixture
def bundle(stored: Path, tmp_path: Path) -> Path:
    """A copy to spoil."""
    copy = tmp_path / "bundle"
    shutil.copytree(stored, copy)
    return copy
