"""Style, format and types: the same tools with the same settings as at every commit."""

from __future__ import annotations

import subprocess
import sys

import pytest
from house_tree import ROOT


@pytest.mark.long
@pytest.mark.parametrize("tool", ["ruff check --no-cache .", "ruff format --no-cache --check .", "mypy"])
def test_a_tool_finds_nothing(tool: str) -> None:
    command = [sys.executable, "-m", *tool.split()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
