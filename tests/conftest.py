"""What every test may count on, and how much of each whole matrix is tried."""

from __future__ import annotations

import fcntl
import gc
import hashlib
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from amount import COMMIT, COMPLETE
from hypothesis import HealthCheck, settings
from memory import lie_in_memory

from vistoria.law.catalogue import installed
from vistoria.run.laws import folder_of
from vistoria.run.memory import settle

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Once = Callable[[str, Callable[[Path], object]], Path]

for number, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
    if signal.getsignal(number) is signal.SIG_IGN:  # as in a job in the background, or under nohup
        signal.signal(number, usual)

# Without compiled modules each of some hundred processes would compile everything again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

lie_in_memory()
if "PYTEST_XDIST_WORKER" in os.environ:
    gc.disable()  # until everything is collected: all of it stays

settings.register_profile(
    "complete", max_examples=COMPLETE, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("commit", settings.get_profile("complete"), max_examples=COMMIT)
settings.load_profile("commit")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, started once for a worker: a second driver in one process is refused."""
    from chromium import chromium

    with chromium() as started:
        yield started


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--complete", action="store_true", help="try every case of a matrix, not a sample of it")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        "sampled(argument, cases, by | named): one case of each family that `by` tells apart, or those `named`; "
        "all with --complete, if need be made by a function",
    )
    config.addinivalue_line("markers", "complete: runs with --complete alone")
    config.addinivalue_line("markers", "long: takes ten seconds or more, and is begun first")
    if config.getoption("complete"):
        settings.load_profile("complete")


def pytest_collectstart(collector: pytest.Collector) -> None:
    """Before it collects all tests, a worker imports another part of them: what one compiles, all can then read."""
    config, worker = collector.config, os.environ.get("PYTEST_XDIST_WORKER")
    is_all = isinstance(collector, pytest.Session) and config.args_source is config.ArgsSource.TESTPATHS
    if worker is None or not is_all:
        return
    for law in installed().values():
        folder_of(law)  # many of them load the laws, whose parsed files are shared while somebody has them
    paths = sorted(Path(__file__).parent.rglob("test_*.py"))
    folders = sorted({str(path.parent) for path in paths})
    sys.path += folders
    for path in paths[int(worker.removeprefix("gw")) :: int(os.environ["PYTEST_XDIST_WORKER_COUNT"])]:
        with suppress(Exception, pytest.skip.Exception):  # collecting it says so
            import_module(path.stem)
    del sys.path[-len(folders) :]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not asked for; each worker begins with some of the long ones, and none is left for the end."""
    if not config.getoption("complete"):
        left_out = [item for item in items if item.get_closest_marker("complete")]
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)
    long = [item for item in items if item.get_closest_marker("long")]
    rest = iter([item for item in items if item not in long])
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    shares = [long[n::workers] for n in range(workers)]
    items[:] = [
        item
        for share in shares
        for item in (*share, *islice(rest, max(0, len(items) // workers - len(share))))
    ] + [*rest]


def pytest_collection_finish() -> None:
    """What is imported and collected stays: a search for garbage leaves it out, and a search is rare."""
    settle()
    gc.enable()
    gc.set_threshold(50_000)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for mark in metafunc.definition.iter_markers("sampled"):
        argument, cases = mark.args
        if "named" in mark.kwargs and not metafunc.config.getoption("complete"):
            cases = mark.kwargs["named"]
        elif callable(cases):
            cases = cases()
        if "by" in mark.kwargs and not metafunc.config.getoption("complete"):
            cases = one_of_each(cases, mark.kwargs["by"])
        metafunc.parametrize(argument, cases, ids=str)


def one_of_each(cases: Iterable[object], by: Callable[[object], object]) -> list[object]:
    """One case of each family: always the same, though not the first, and a new case replaces no other family's."""
    chosen: dict[object, object] = {}
    for case in sorted(cases, key=lambda case: hashlib.sha256(str(case).encode()).digest()):
        chosen.setdefault(by(case), case)
    return sorted(chosen.values(), key=str)


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Once:
    """A folder filled the first time it is asked for by its name, and read by all workers of this session."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base

    def made(name: str, make: Callable[[Path], object]) -> Path:
        folder, unfinished = shared / f"once-{name}", shared / f"once-{name}.unfinished"
        with (shared / f"once-{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not folder.exists():
                unfinished.mkdir(exist_ok=True)
                make(unfinished)
                unfinished.rename(folder)
        return folder

    return made
