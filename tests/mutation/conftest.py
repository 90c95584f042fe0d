"""The changes of the engine's code, listed once for all workers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from vistoria import reference_engine

from . import code_command
from .code_mutants import CodeMutant, code_mutants


@pytest.fixture(scope="session")
def listing(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """A file of all changes."""
    engine = Path(reference_engine.__file__).parent

    def make(folder: Path) -> None:
        (folder / "changes.json").write_bytes(msgspec.json.encode(code_mutants(engine)))

    return once("changes-of-code", make) / "changes.json"


@pytest.fixture(scope="session")
def changes(listing: Path) -> tuple[CodeMutant, ...]:
    """All changes."""
    return msgspec.json.decode(listing.read_bytes(), type=tuple[CodeMutant, ...])


@pytest.fixture
def listed_before(changes: tuple[CodeMutant, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """The command in this process has the list and need not make it."""
    monkeypatch.setattr(code_command, "code_mutants", lambda engine: changes)
