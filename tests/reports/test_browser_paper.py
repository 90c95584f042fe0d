"""The report on paper and beside the folder of a run, in a real browser."""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from browser import OTHER, Tab, attested
from playwright.sync_api import Browser, expect
from report_law import LAW, law, results
from report_made import written

from vistoria.model.attestation import Attachment

CLAUSES = [c.id for c in law().clauses]
RESULTS = results().regulations[LAW].clauses
FAILED = [n for n, r in RESULTS.items() if r.outcome == "failed"]
PASSED = f"{LAW}/2.1#equal-shares"
PRINT = "window.dispatchEvent(new Event('beforeprint'))"


@pytest.fixture
def report(two_laws: Path) -> str:
    return (two_laws / "en.html").as_uri()


@pytest.fixture(scope="session")
def one_law(once: Callable[[str, Callable[[Path], object]], Path]) -> str:
    """The report of the first law alone."""
    return (once("page of one law", _written) / "en.html").as_uri()


def _written(folder: Path) -> None:
    (folder / "en.html").write_bytes(written())


@pytest.mark.parametrize(("script", "laws"), [(True, [LAW, OTHER]), (False, [LAW])])
def test_paper_holds_every_clause_whatever_was_filtered_and_opens_what_failed(
    browser: Browser, report: str, one_law: str, script: bool, laws: list[str]
) -> None:
    page = browser.new_page(java_script_enabled=script)
    page.goto(report if OTHER in laws else one_law)
    if script:
        page.locator("button[data-by=outcome][data-value=passed]").click()
        page.locator("[data-fold='']").click()
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", page_ranges="1-5"))) == 5
    page.emulate_media(media="print")
    if script:
        page.evaluate(PRINT)
    page.screenshot(
        clip={"x": 0, "y": 0, "width": 1, "height": 1}
    )  # what is off the screen is drawn with a frame
    seen = "all => all.filter(e => e.checkVisibility({contentVisibilityAuto: true}) && e.offsetHeight)"
    ids = f"{seen}.map(e => e.querySelector('.clause-body').id)"
    assert page.eval_on_selector_all(".clause", ids) == [n.replace(LAW, of) for of in laws for n in CLAUSES]
    bodies = page.eval_on_selector_all(".clause-body", f"{seen}.map(e => e.id)")
    assert set(FAILED) <= set(bodies)
    assert all(RESULTS[n].outcome in ("failed", "cantTell") for n in bodies if n in RESULTS)
    findings = f"{seen}.map(e => e.closest('.scenario').className)"
    assert set(page.eval_on_selector_all(".scenario .finding", findings)) == {
        "scenario edge-failed",
        "scenario edge-cantTell",
    }
    expect(page.locator(".controls")).to_be_hidden()
    expect(page.locator("nav.contents")).to_be_hidden()
    page.close()


def test_what_a_reader_has_opened_is_printed_and_printing_opens_nothing(tab: Tab, one_law: str) -> None:
    page = tab.open(f"{one_law}#{quote(PASSED, safe='')}")
    expect(page.locator(f"[id='{PASSED}'] .finding")).to_be_visible()
    folded, opened = ".article, .clause, .scenario", "all => all.filter(d => d.open).map(d => d.className)"
    before = page.eval_on_selector_all(folded, opened)
    page.emulate_media(media="print")
    page.evaluate(PRINT)
    expect(page.locator(f"[id='{PASSED}'] .finding")).to_be_visible()
    assert page.eval_on_selector_all(folded, opened) == before
    page.emulate_media(media="null")


def test_a_photograph_is_shown_where_it_lies_beside_the_page_and_named_where_it_does_not(
    tab: Tab, tmp_path: Path
) -> None:
    (tmp_path / "attachments").mkdir()
    dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg=="
    (tmp_path / "attachments" / "1.png").write_bytes(b64decode(dot))
    files = [Attachment(f"{n}.png", f"attachments/{n}.png", "ab" * 32) for n in (1, 2)]
    (tmp_path / "report.html").write_bytes(attested(*files))
    page = tab.open((tmp_path / "report.html").as_uri())
    page.locator(f"[id='{LAW}/3.3']").evaluate("c => { c.closest('.clause').open = true }")
    here, gone = (page.locator(f"a[href='./attachments/{n}.png']") for n in (1, 2))
    expect(here.locator("img")).to_have_count(1)
    expect(gone).to_have_text("2.png")
    expect(gone.locator("img")).to_have_count(0)
    assert ["ERR_FILE_NOT_FOUND" in each for each in tab.heard()] == [True], "the photograph that is gone"
