"""The page of two runs compared in a real browser: languages, permalinks, no script, paper, and axe."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from browser import Tab, keeps_nobody_out, speaks_as_made
from playwright.sync_api import Browser, expect
from report_law import LAW
from two_runs import after, before, page

from vistoria.reports.speech import languages
from vistoria.verdict.run_changes import run_changes

COUNT = len(run_changes(before(), after()))


@pytest.fixture(scope="session")
def folder(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    return once("pages of a difference", _written)


def _written(folder: Path) -> None:
    for language in languages():
        (folder / f"{language}.html").write_bytes(page(language))


def test_a_page_switched_to_a_language_is_the_page_made_in_it(tab: Tab, folder: Path) -> None:
    shown = tab.open((folder / "en.html").as_uri() + f"#newly-failed:{LAW}/2.9")
    expect(shown.locator(f"[id='newly-failed:{LAW}/2.9']")).to_be_in_viewport()
    speaks_as_made(tab, shown, folder)


def test_without_a_script_and_on_paper_every_change_is_there(browser: Browser, folder: Path) -> None:
    shown = browser.new_page(java_script_enabled=False)
    shown.goto((folder / "pt.html").as_uri())
    expect(shown.locator(".languages")).to_be_hidden()
    unseen = "all => all.filter(e => !e.checkVisibility() || !e.offsetHeight).length"
    for media in ("screen", "print"):
        shown.emulate_media(media=media)  # type: ignore[arg-type]
        assert shown.locator(".change").count() == COUNT
        assert shown.eval_on_selector_all(".change, .change ol, .change blockquote", unseen) == 0
    expect(shown.locator("nav.contents")).to_be_hidden()
    shown.close()


@pytest.mark.sampled("language, width", [("pt", 380), ("zh", 1200)], named=[("zh", 1200)])
def test_axe_finds_nothing(browser: Browser, folder: Path, language: str, width: int) -> None:
    keeps_nobody_out(browser, folder / f"{language}.html", width)
