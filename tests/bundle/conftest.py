"""One small stored run for all tests of the bundle, and a copy of it to spoil."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from forgery import of_another_harness
from node_verifier import faults_of, second_answer
from rendered_once import Pages
from warm import Command, vistoria

from vistoria.bundle.layout import FACTS
from vistoria.cli import main
from vistoria.cli.publish import publish, rendered
from vistoria.cli.verify import examine

Once = Callable[[str, Callable[[Path], object]], Path]
CLAUSE = "mo-97-2010/10.5"


@pytest.fixture(scope="session")
def stored(once: Once) -> Path:
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
def with_pdf(stored: Path, once: Once, pages: Pages) -> Path:
    """A folder with its report as a PDF."""

    def make(desk: Path) -> None:
        shutil.copytree(stored, desk / "out")
        with rendering(pages):
            publish(desk / "out", pdf=True)

    return once("bundle with pdf", make) / "out"


@pytest.fixture(scope="session")
def of_another(stored: Path, once: Once, pages: Pages) -> Path:
    """The run as one that another version of the harness made, with the reports of this one."""

    def make(desk: Path) -> None:
        of_another_harness(shutil.copytree(stored, desk / "out"))
        with rendering(pages):
            publish(desk / "out")

    return once("bundle of another", make) / "out"


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    """Commands of `vistoria`, played in this process: for tests of what they do, not of how they start."""

    def played(*arguments: str) -> subprocess.CompletedProcess[str]:
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main([*arguments])
        assert isinstance(ended.value.code, int)
        return subprocess.CompletedProcess(["vistoria", *arguments], ended.value.code, *capsys.readouterr())

    return played


@pytest.fixture(scope="session")
def pages() -> Pages:
    """The reports of the records that this worker has just judged."""
    return Pages(rendered)


@pytest.fixture
def pages_once(pages: Pages) -> Iterator[None]:
    """Reports of equal records are rendered once: for tests of what is said of a folder, not of how it is rendered."""
    with rendering(pages):
        yield


@contextmanager
def rendering(pages: Pages) -> Iterator[None]:
    """Whoever renders a report asks these."""
    with pytest.MonkeyPatch.context() as changed:
        for place in ("publish", "compared"):
            changed.setattr(f"vistoria.cli.{place}.rendered", pages)
        yield
