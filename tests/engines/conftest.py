"""The engine of stud in Node, lawful and as delivered: one child process each for a file of tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from stud_node_play import Stud, launch

from vistoria.client.link import EngineLink


@pytest.fixture(scope="module")
def lawful() -> Iterator[EngineLink]:
    with launch("--lawful") as link:
        yield link


@pytest.fixture(scope="module")
def delivered() -> Iterator[EngineLink]:
    with launch() as link:
        yield link


@pytest.fixture
def stud(lawful: EngineLink) -> Iterator[Stud]:
    yield Stud(lawful)
    lawful.call("close", {"table": "t"})
