"""A real browser before the report: Chromium of the machine.

Its headless shell comes first: the same engine, at a third of the time of the whole browser.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date as Day
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from amount import COMPLETE
from axe_playwright_python.sync_playwright import Axe
from hypothesis import settings
from playwright.sync_api import Browser, Page, sync_playwright
from report_law import LAW, RUN, law, messages, results

from vistoria.model.attestation import Attachment, Attestation, Attested, Standing
from vistoria.model.clause import Regulation
from vistoria.reports.html import render_html
from vistoria.reports.speech import languages
from vistoria.verdict.results import Results

T = TypeVar("T")
OTHER = "toy-2-2001"
"""The same law under another id, so that there are two to choose from."""
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


def write_pages(folder: Path, spoken: tuple[str, ...] = languages()) -> None:
    """The report of two laws in these languages, `en.html` and so on."""
    laws = {LAW: law(), OTHER: _renamed(law(), Regulation)}
    of = results()
    other = _renamed(of, Results)
    both = msgspec.structs.replace(
        of, regulations={**of.regulations, **other.regulations}, readings={**of.readings, **other.readings}
    )
    untitled = msgspec.structs.replace(RUN, title=None)
    for language in spoken:
        page = render_html(both, laws, messages, untitled, language)
        (folder / f"{language}.html").write_bytes(page)


def attested(*files: Attachment) -> bytes:
    """The report of one law, in which clause 3.3 is attested with these attachments."""
    word = Attestation(
        f"{LAW}/3.3", "met", "Ana", "inspector", "Macau", Day(2026, 1, 2), "ab" * 32, attachments=files
    )
    said = Attested(word, Standing.UNSIGNED, "attestations/1.json")
    of = results()
    clauses = of.regulations[LAW].clauses
    clauses = {**clauses, f"{LAW}/3.3": msgspec.structs.replace(clauses[f"{LAW}/3.3"], attestation=said)}
    held = {LAW: msgspec.structs.replace(of.regulations[LAW], clauses=clauses)}
    return render_html(msgspec.structs.replace(of, regulations=held), {LAW: law()}, messages, RUN)


ALIKE = """() => { const kinds = new Set();
    const kind = e => e.tagName + e.getAttribute('class') + [...e.attributes].map(a => a.name);
    for (const e of document.querySelectorAll('.hand, li, tr, dl > div')) {
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


class Tab:
    """A tab that tests use one after another."""

    def __init__(self, page: Page) -> None:
        self.page, self._heard = page, complaints(page)

    def open(self, address: str) -> Page:
        """Load a page, also one that is open already."""
        self.page.goto("about:blank")
        self.page.goto(address)
        return self.page

    def leave(self) -> None:
        """Close the page, and forget what it has kept."""
        if self.page.url.startswith("file:"):
            self.page.evaluate("localStorage.clear()")
        self.page.goto("about:blank")

    def heard(self) -> list[str]:
        """What was complained of since this was last asked."""
        heard = [*self._heard]
        self._heard.clear()
        return heard


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


def complaints(page: Page) -> list[str]:
    """What the page says on its console, errors, and whatever it asks the network for, from now on."""
    heard: list[str] = []
    page.on("console", lambda message: heard.append(message.text))
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on("request", lambda request: heard.append(request.url) if "file:" not in request.url else None)
    return heard


def _renamed(value: object, kind: type[T]) -> T:
    """A copy in which the law has the other id."""
    text = msgspec.json.encode(value).replace(LAW.encode(), OTHER.encode())
    return msgspec.json.decode(text, type=kind)
