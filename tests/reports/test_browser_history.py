"""The page of a history in a real browser: its languages, and axe."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from browser import Tab, keeps_nobody_out, speaks_as_made
from playwright.sync_api import Browser
from report_law import LAW, law

from vistoria.reports.history_page import render_history
from vistoria.reports.speech import languages
from vistoria.verdict.over_time import ClauseStated, Entry, FindingStated, Judgement, history


def _entry(number: int) -> Entry:
    judged = Judgement(
        regulation=LAW, stated="breaches", hands=12_000, judged=11_000, broken=number,
        clauses=(ClauseStated(f"{LAW}/2.1", "not kept", number), ClauseStated(f"{LAW}/2.9", "shown", 3)),
        findings=(FindingStated((f"{LAW}/2.1",), "showing", number, "a.phh", 3, "h", "must", "did"),),
    )  # fmt: skip
    day = f"2026-06-0{number}T08:00:00"
    return Entry(
        id=f"{number}", kind="audit", folder="/a", product="Room A", version="1", first=day, last=day,
        vistoria="1", judgements=(judged,),
    )  # fmt: skip


@pytest.fixture(scope="session")
def folder(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    return once("pages of a history", _written)


def _written(folder: Path) -> None:
    found = history([_entry(number) for number in range(1, 7)], [])
    for language in languages():
        (folder / f"{language}.html").write_bytes(render_history(found, {LAW: law()}, language))


def test_a_history_switched_to_a_language_is_the_page_made_in_it(tab: Tab, folder: Path) -> None:
    shown = tab.open((folder / "en.html").as_uri())
    speaks_as_made(tab, shown, folder)


@pytest.mark.sampled("language, width", [("pt", 380), ("zh", 1200)], named=[("pt", 380)])
def test_axe_finds_nothing_in_a_history(browser: Browser, folder: Path, language: str, width: int) -> None:
    keeps_nobody_out(browser, folder / f"{language}.html", width)
