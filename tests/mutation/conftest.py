"""The changes of one file of the engine's code."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from vistoria import reference_engine

from . import code_command
from .code_mutants import CodeMutant, code_mutants

CHANGED = "policies/payouts.py"
"""A short file."""


@pytest.fixture
def changes(tmp_path: Path) -> tuple[CodeMutant, ...]:
    """Its changes, in an engine that has no other."""
    engine = tmp_path / "engine"
    (engine / CHANGED).parent.mkdir(parents=True)
    shutil.copy(Path(reference_engine.__file__).parent / CHANGED, engine / CHANGED)
    return code_mutants(engine)


@pytest.fixture
def listing(changes: tuple[CodeMutant, ...], tmp_path: Path) -> Path:
    """A file of them."""
    path = tmp_path / "changes.json"
    path.write_bytes(msgspec.json.encode(changes))
    return path


@pytest.fixture
def listed_before(changes: tuple[CodeMutant, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """The command in this process knows of these alone, and need not list all."""
    monkeypatch.setattr(code_command, "code_mutants", lambda engine: changes)
