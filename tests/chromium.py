"""A real browser: Chromium of the machine, and axe, which looks for what keeps somebody from reading a page.

Its headless shell comes first: the same engine, at a third of the time of the whole browser.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from amount import COMPLETE
from axe_playwright_python.sync_playwright import Axe
from hypothesis import settings
from playwright.sync_api import Browser, Page, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


ALIKE = """() => { const kinds = new Set();
    const kind = e => e.tagName + e.getAttribute('class') + [...e.attributes].map(a => a.name);
    for (const e of document.querySelectorAll('.hand, li, tr, fieldset, dl > div')) {
        const made = [e.parentElement, e, ...e.querySelectorAll('*')].map(kind).join();
        if (kinds.has(made)) { e.remove() } else { kinds.add(made) } } }"""
"""Leaves, in each kind of list and table and of hands, one of those that differ in nothing but their words."""


def axe(page: Page, *parts: str) -> list[tuple[str, str, int]]:
    """What axe finds on a page: the rule, the first element, how many there are; it looks at one of what is alike.

    With `parts` it looks at these alone, where another test looks at the like of all else; with --complete at all.
    """
    page.evaluate(ALIKE)
    within = list(parts) if parts and settings().max_examples != COMPLETE else None
    found = Axe().run(page, context=within, options={"resultTypes": ["violations"]}).response["violations"]
    return [(v["id"], v["nodes"][0]["html"][:300], len(v["nodes"])) for v in found]


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser; skips the test that asks for it where there is none."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip(
            "no Chromium on this machine (Debian: apt-get install chromium-headless-shell): not opened"
        )
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()
