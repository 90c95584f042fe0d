"""One small stored run for all tests of the bundle, and a copy of it to spoil."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from node_verifier import faults_of, second_answer
from warm import vistoria

from vistoria.bundle.layout import FACTS
from vistoria.cli.publish import publish
from vistoria.cli.verify import examine

CLAUSE = "mo-97-2010/10.5"


@pytest.fixture(scope="session")
def stored(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """A run of clause 10.5 alone, over stdio."""
    return once("bundle", _run) / "out"


def _run(desk: Path) -> None:
    command = ("run", "--regulation", "mo-97-2010", "--clause", CLAUSE, "--out", str(desk / "out"))
    done = vistoria(*command, cwd=desk)
    assert done.returncode == 2, done.stderr


@pytest.fixture
def bundle(stored: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Path]:
    """A copy to spoil; with --complete both verifiers must agree on it as the test leaves it."""
    copy = tmp_path / "bundle"
    shutil.copytree(stored, copy)
    yield copy
    if request.config.getoption("complete") and (copy / FACTS).is_file():
        second_answer(copy, faults_of(examine(copy)))


@pytest.fixture(scope="session")
def with_pdf(stored: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with its report as a PDF."""
    folder = tmp_path_factory.mktemp("pdf") / "out"
    shutil.copytree(stored, folder)
    publish(folder, pdf=True)
    return folder
