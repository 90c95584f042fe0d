"""A browser for every test of the pages, and pages that all workers open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser import chromium, write_pages
from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, started once for a worker."""
    with chromium() as started:
        yield started


@pytest.fixture(scope="session")
def two_laws(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """The report of two laws in every language, `en.html` and so on."""
    return once("pages of two laws", write_pages)
