"""The report in a real browser."""

from __future__ import annotations

from datetime import date as Day
from pathlib import Path
from typing import TypeVar

import msgspec
from chromium import axe
from playwright.sync_api import Browser, Page
from report_law import LAW, RUN, law, messages, results

from vistoria.model.attestation import Attachment, Attestation, Attested, Standing
from vistoria.model.clause import Regulation
from vistoria.reports.html import render_html
from vistoria.reports.speech import Opens, languages
from vistoria.verdict.results import Results

T = TypeVar("T")
OTHER = "toy-2-2001"
"""The same law under another id, so that there are two to choose from."""


def write_pages(folder: Path, spoken: tuple[str, ...] = languages()) -> None:
    """The report of two laws in these languages, `en.html` and so on; `alone.html` is in Portuguese and no other."""
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
    (folder / "alone.html").write_bytes(render_html(both, laws, messages, untitled, "pt", Opens.ALONE))


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


def complaints(page: Page) -> list[str]:
    """What the page says on its console, errors, and whatever it asks the network for, from now on."""
    heard: list[str] = []
    page.on("console", lambda message: heard.append(message.text))
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on("request", lambda request: heard.append(request.url) if "file:" not in request.url else None)
    return heard


def speaks_as_made(tab: Tab, shown: Page, folder: Path) -> None:
    """The page switched to a language is the one that was made in it."""
    text = (
        "() => [document.documentElement.lang, document.title, document.querySelector('.page').textContent]"
    )
    switched = {}
    for language in ("zh", "pt"):
        shown.locator(f"[data-language={language}]").click()
        switched[language] = shown.evaluate(text)
    for language, said in switched.items():
        tab.leave()
        assert said == tab.open((folder / f"{language}.html").as_uri()).evaluate(text)


def keeps_nobody_out(browser: Browser, file: Path, width: int) -> None:
    """Nothing of a page stands out at the side of a screen, and axe finds nothing."""
    shown = browser.new_page(viewport={"width": width, "height": 800})
    shown.goto(file.as_uri())
    assert shown.evaluate("document.documentElement.scrollWidth") <= width
    assert axe(shown) == []
    shown.close()


def _renamed(value: object, kind: type[T]) -> T:
    """A copy in which the law has the other id."""
    text = msgspec.json.encode(value).replace(LAW.encode(), OTHER.encode())
    return msgspec.json.decode(text, type=kind)
