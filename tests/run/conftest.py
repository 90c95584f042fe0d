"""Whole runs that several tests look at."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from whole_run import REGULATION, Ran, Run, vistoria

PROVING = ("5", "6.1", "8.5", "10.2", "10.4", "10.5", "12.2", "12.4")
"""Where PokerKit's hands prove something, for or against it."""


@pytest.fixture(scope="session")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Run against the regulation and read what was written."""

    def start(*arguments: str, **environment: str) -> Ran:
        return _ran(tmp_path_factory.mktemp("run"), *arguments, **environment)

    return start


@pytest.fixture(scope="session")
def kept(once: Callable[[str, Callable[[Path], object]], Path]) -> Callable[..., Ran]:
    """A run that is made once for all tests, which only read it."""

    def start(name: str, *arguments: str) -> Ran:
        folder = once(name, lambda folder: _note(_ran(folder, *arguments)))
        note = json.loads((folder / "ran.json").read_text(encoding="utf-8"))
        return Ran(note["code"], folder / "out", note["stdout"], note["stderr"])

    return start


@pytest.fixture(scope="session")
def reference(kept: Callable[..., Ran], pytestconfig: pytest.Config) -> Ran:
    """The reference engine in a child process: some articles with few examples; the whole law with --complete."""
    return kept("reference", "--engine", "reference", *_much(pytestconfig))


@pytest.fixture(scope="session")
def pokerkit(kept: Callable[..., Ran], pytestconfig: pytest.Config) -> Ran:
    """PokerKit as it comes: some articles with few examples; the whole law with --complete, on two workers."""
    two = ("--workers", "2") if pytestconfig.getoption("complete") else ()
    return kept("pokerkit", "--engine", "pokerkit", *two, *_much(pytestconfig))


def _much(config: pytest.Config) -> tuple[str, ...]:
    some = [word for path in PROVING for word in ("--clause", f"{REGULATION}/{path}")]
    return () if config.getoption("complete") else ("--examples", "5", *some)


def _ran(folder: Path, *arguments: str, **environment: str) -> Ran:
    out = folder / "out"
    done = vistoria("run", "--regulation", REGULATION, "--out", str(out), *arguments, **environment)
    return Ran(done.returncode, out, done.stdout, done.stderr)


def _note(ran: Ran) -> None:
    note = {"code": ran.code, "stdout": ran.stdout, "stderr": ran.stderr}
    (ran.out.parent / "ran.json").write_text(json.dumps(note), encoding="utf-8")
