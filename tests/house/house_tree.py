"""The checkout as tests of the house see it: where it is, what is tracked, and copies to plant things in."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
LINKED = ("features", "steps", "reference_engine", "reports", "validation", "adapters")
"""Folders that the package holds as links."""
NO_SOURCES = {
    ".venv",
    ".git",
    "__pycache__",
    ".hypothesis",
    ".mypy_cache",
    ".ruff_cache",
    "vistoria-out",
    "build",
}
"""Folders that tools write."""


def rooms() -> set[str]:
    """Names of the packages inside `vistoria`, links included."""
    return {p.name for p in (ROOT / "vistoria").iterdir() if (p / "__init__.py").is_file()}


def copy_tree(target: Path, *, compiled: bool = False) -> Path:
    """Copy the package with its links, and what builds it, to `target`; compiled modules if it is to run."""
    left_out = None if compiled else shutil.ignore_patterns("__pycache__")
    for name in ("vistoria", *LINKED):
        shutil.copytree(ROOT / name, target / name, symlinks=True, ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", target)
    return target


def python(*arguments: str, tree: Path) -> subprocess.CompletedProcess[str]:
    """Run this Python in a tree, so that `vistoria` is imported from there."""
    environment = {**os.environ, "PYTHONPATH": str(tree), "COLUMNS": "240"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, timeout=600)


def apply_change(change: str, tree: Path) -> None:
    """Apply a change that a document shows; the test is skipped where git is not there."""
    git = shutil.which("git")
    if git is None:
        pytest.skip("git applies the change, and is not here")
    command = [git, "apply", "-C1", "-"]
    done = subprocess.run(command, cwd=tree, input=change, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@cache
def tracked() -> tuple[str, ...]:
    """Paths of the files under version control that are there; all files of an unpacked archive."""
    git = shutil.which("git")
    listed = (
        subprocess.run([git, "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True) if git else None
    )
    if listed is not None and listed.returncode == 0:
        names = listed.stdout.rstrip("\0").split("\0")
    else:
        names = [p.relative_to(ROOT).as_posix() for p in ROOT.rglob("*") if not NO_SOURCES & set(p.parts)]
    return tuple(name for name in names if (ROOT / name).is_file())


def sources() -> list[str]:
    """Tracked Python files, each once."""
    return [name for name in tracked() if name.endswith(".py")]


def toml(path: Path) -> dict[str, Any]:
    """A TOML file as data."""
    return tomllib.loads(path.read_text(encoding="utf-8"))
