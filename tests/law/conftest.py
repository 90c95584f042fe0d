"""A toy regulation with scenarios, copied afresh so that a test may spoil it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from law_folder import Folder

HERE = Path(__file__).parent


@pytest.fixture
def toy(tmp_path: Path) -> Folder:
    """The toy regulation, sound until a test edits it."""
    folder = tmp_path / "toy_law"
    shutil.copytree(HERE / "toy_law", folder)
    return Folder(folder)
