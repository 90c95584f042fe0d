"""A browser for every test of the pages, and pages that all workers open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser import Tab, write_pages
from playwright.sync_api import Browser
from report_pdf import write_pdfs


@pytest.fixture(scope="session")
def only_tab(browser: Browser) -> Tab:
    """A window of one tab, which tests open one after another: a new one costs as much as a page."""
    return Tab(browser.new_context(viewport={"width": 1200, "height": 800}).new_page())


@pytest.fixture
def tab(only_tab: Tab) -> Iterator[Tab]:
    """The tab, in which nothing is open and nothing is kept; in the end nothing was complained of."""
    yield only_tab
    only_tab.leave()
    assert only_tab.heard() == []


@pytest.fixture(scope="session")
def two_laws(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """The report of two laws in every language, `en.html` and so on."""
    return once("pages of two laws", write_pages)


@pytest.fixture(scope="session")
def pdfs(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """The report of the small regulation's run as a PDF in every language, `en.pdf` and so on."""
    return once("pdfs of the small regulation", write_pdfs)
