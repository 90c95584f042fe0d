"""Whole runs that several tests look at."""

from __future__ import annotations

import time

import pytest
from whole_run import REGULATION, Ran, Run, vistoria


@pytest.fixture(scope="session")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Run against the regulation and read what was written."""

    def start(*arguments: str) -> Ran:
        out = tmp_path_factory.mktemp("run") / "out"
        began = time.monotonic()
        done = vistoria("run", "--regulation", REGULATION, "--out", str(out), *arguments)
        return Ran(done.returncode, out, done.stdout, done.stderr, time.monotonic() - began)

    return start


@pytest.fixture(scope="session")
def reference(run: Run) -> Ran:
    """The reference engine against the whole regulation, in a child process."""
    return run("--engine", "reference")


@pytest.fixture(scope="session")
def pokerkit(run: Run) -> Ran:
    """PokerKit as it comes, against the whole regulation, on two workers."""
    return run("--engine", "pokerkit", "--workers", "2")
