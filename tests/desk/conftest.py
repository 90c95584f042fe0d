"""A desk and a browser for the tests of a worker."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from served import Served, served, with_run


@pytest.fixture(scope="session")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A desk that the tests of a worker share."""
    with served(tmp_path_factory.mktemp("desk") / "cases", anew=True) as opened:
        yield opened


@pytest.fixture(scope="session")
def finished(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """The folder of a run in which PokerKit broke 8.5."""
    return once("desk with a run", with_run) / "cases/poker-server/runs/2"
