"""The report in a real browser: filters, languages, permalinks, keys, no script, and axe."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from browser import OTHER, Tab, complaints
from chromium import axe
from playwright.sync_api import Browser, Page, expect
from report_law import LAW, RUN, law, messages, results
from spelled import AMOUNTS, COUNTS, ITEMS, LISTS, NUMBERS
from spelled import CLAUSES as COUNTED

from vistoria.reports.html import render_html
from vistoria.reports.speech import Opens, languages, speech

CLAUSES = [c.id for c in law().clauses]
RESULTS = results().regulations[LAW].clauses
FAILED = [n for n, r in RESULTS.items() if r.outcome == "failed"]
PASSED = f"{LAW}/2.1#equal-shares"
"""A scenario that passed, in a clause that failed."""
UNFOLD = """() => { document.querySelectorAll('.scenario > summary').forEach(s => s.click());
    document.querySelectorAll('details').forEach(d => { d.open = true }) }"""
"""Opens everything."""
UNFILTER = """() => { const select = document.querySelector('select[data-by=article]');
    document.querySelector('[data-language=en]').click();
    document.querySelectorAll("button[data-by][data-value='']").forEach(b => b.click());
    select.value = ''; select.dispatchEvent(new Event('change')) }"""
"""Takes every filter away."""
ONE_LAW = "() => document.querySelectorAll('.regulation')[1].remove()"
"""Leaves the clauses of the first law; those of the second are the same again."""
UNDRAWN = "() => { document.body.hidden = true }"
"""For a test of words alone: what is not drawn is unfolded at once."""
ONE_OF_EACH = """() => { const kinds = new Set(); document.querySelectorAll('.regulation')[1].remove();
    document.querySelectorAll('.clause, .scenario').forEach(e => {
        const kind = e.className + (e.querySelector('.scenario, .inspection, .reading') ? '+' : '');
        if (kinds.has(kind)) { e.remove() } else { kinds.add(kind) } }) }"""
"""Leaves a clause and a scenario of each kind; the others are the same again."""
TEXT = """() => [document.documentElement.lang, document.title, document.querySelector('.page').textContent,
    [...document.querySelectorAll('[aria-label]')].map(e => e.getAttribute('aria-label')),
    [...document.querySelectorAll('[title]')].map(e => e.title),
    [...document.querySelectorAll('[data-own-language]')].map(e => e.lang),
    [...document.querySelectorAll('[data-also]')].map(e => e.hidden)]"""


@pytest.fixture
def folder(two_laws: Path) -> Path:
    return two_laws


@pytest.fixture
def page(tab: Tab, folder: Path) -> Page:
    """The page as it opens."""
    return tab.open((folder / "en.html").as_uri())


@pytest.fixture(scope="module")
def kept_open(browser: Browser, two_laws: Path) -> Iterator[Page]:
    opened = browser.new_page(viewport={"width": 1200, "height": 800})
    heard = complaints(opened)
    opened.goto((two_laws / "en.html").as_uri())
    yield opened
    opened.close()
    assert heard == []


@pytest.fixture
def unfiltered(kept_open: Page) -> Page:
    """The page that tests of filters use one after another, in English and without a filter."""
    kept_open.evaluate(UNFILTER)
    assert len(shown(kept_open)) == 2 * len(CLAUSES)
    return kept_open


def shown(page: Page) -> list[str]:
    """The clauses that a reader has not filtered away."""
    found: list[str] = page.eval_on_selector_all(
        ".clause",
        "all => all.filter(c => !c.closest('[hidden]')).map(c => c.querySelector('.clause-body').id)",
    )
    return found


def pressed(page: Page, by: str) -> list[str | None]:
    """The values of the buttons of a filter that say they are pressed."""
    return [
        b.get_attribute("data-value") for b in page.locator(f"button[data-by={by}][aria-pressed=true]").all()
    ]


def unfold(page: Page, scenario: str) -> None:
    """Open a scenario as a link to it does."""
    page.evaluate("id => { location.hash = '#' + encodeURIComponent(id) }", scenario)
    expect(page.locator(f"[id='{scenario}'] .finding")).to_be_visible()


def press(page: Page, by: str, value: str) -> None:
    page.locator(f"button[data-by={by}][data-value='{value}']").click()


def test_a_button_shows_only_the_clauses_of_its_outcome_and_says_so(unfiltered: Page) -> None:
    press(unfiltered, "outcome", "failed")
    assert shown(unfiltered) == [*FAILED, *(n.replace(LAW, OTHER) for n in FAILED)]
    assert pressed(unfiltered, "outcome") == ["failed"]
    expect(unfiltered.get_by_role("status")).to_have_text(
        f"{2 * len(FAILED)} of {2 * len(CLAUSES)} clauses are shown"
    )
    press(unfiltered, "outcome", "")
    assert len(shown(unfiltered)) == 2 * len(CLAUSES)


def test_filters_narrow_each_other(unfiltered: Page) -> None:
    press(unfiltered, "outcome", "failed")
    press(unfiltered, "regulation", OTHER)
    assert shown(unfiltered) == [n.replace(LAW, OTHER) for n in FAILED]
    unfiltered.locator("select[data-by=article]").select_option(f"{OTHER}/3")
    assert shown(unfiltered) == [f"{OTHER}/3.1"]
    press(unfiltered, "regulation", LAW)
    assert shown(unfiltered) == FAILED


def test_an_article_is_chosen_from_a_list_that_names_them_all(unfiltered: Page) -> None:
    select = unfiltered.get_by_label("Article")
    select.select_option(f"{LAW}/3")
    assert shown(unfiltered) == [f"{LAW}/{path}" for path in ("3", "3.1", "3.2", "3.3")]
    assert select.locator("option").count() == 1 + 2 * len([c for c in law().clauses if not c.parent])


def test_a_count_filters_too(unfiltered: Page) -> None:
    unfiltered.locator(f"a.tile.failed[data-regulation='{LAW}']").click()
    assert shown(unfiltered) == FAILED
    assert (pressed(unfiltered, "outcome"), pressed(unfiltered, "regulation")) == (["failed"], [LAW])
    expect(unfiltered.locator("button[data-by=outcome][data-value=failed]")).to_be_focused()


@pytest.mark.sampled("language", ["pt", "zh"], named=["zh"])
def test_a_page_switched_to_a_language_is_the_page_made_in_it(
    page: Page, tab: Tab, folder: Path, language: str
) -> None:
    page.evaluate(ONE_LAW)
    unfold(page, PASSED)
    page.locator(f"[data-language={language}]").click()
    page.evaluate(UNDRAWN)
    page.evaluate(UNFOLD)
    assert page.locator("[data-language][aria-pressed=true]").get_attribute("data-language") == language
    switched = page.evaluate(TEXT)
    tab.leave()
    made = tab.open((folder / f"{language}.html").as_uri())
    made.evaluate(ONE_LAW)
    made.evaluate(UNDRAWN)
    made.evaluate(UNFOLD)
    assert switched == made.evaluate(TEXT)


@pytest.mark.parametrize(("opens", "language"), [(Opens.BROWSER, "pt"), (Opens.FIXED, "en")])
def test_a_report_opens_in_the_language_of_the_browser_unless_one_was_asked_for(
    browser: Browser, tmp_path: Path, opens: Opens, language: str
) -> None:
    (tmp_path / "report.html").write_bytes(render_html(results(), {LAW: law()}, messages, RUN, "en", opens))
    page = browser.new_context(locale="pt-BR").new_page()
    page.goto((tmp_path / "report.html").as_uri())
    assert page.locator("[data-language][aria-pressed=true]").get_attribute("data-language") == language
    page.context.close()


def test_a_page_of_one_language_says_what_the_page_of_all_languages_says_in_it(
    tab: Tab, folder: Path
) -> None:
    said = []
    for name in ("pt.html", "alone.html"):
        page = tab.open((folder / name).as_uri())
        page.evaluate("document.querySelector('.languages').remove()")
        page.evaluate(UNDRAWN)
        page.evaluate(UNFOLD)
        said.append(page.evaluate(TEXT))
    assert said[0] == said[1]
    sizes = [(folder / name).stat().st_size for name in ("pt.html", "alone.html")]
    assert sizes[1] < 0.75 * sizes[0]


def test_portugal_reads_its_own_spelling_and_the_law_is_left_as_it_is(
    browser: Browser, tmp_path: Path
) -> None:
    (tmp_path / "report.html").write_bytes(render_html(results(), {LAW: law()}, messages, RUN, "pt"))
    quoted = []
    for locale, spelt in (("pt-MO", "inspector"), ("pt-PT", "inspetor")):
        page = browser.new_context(locale=locale).new_page()
        page.goto((tmp_path / "report.html").as_uri())
        assert f"atestado de um {spelt}" in str(page.locator("body").text_content())
        quoted.append(page.locator("blockquote").all_text_contents())
        page.context.close()
    assert quoted[0] == quoted[1]


def test_numbers_plurals_and_lists_follow_the_chosen_language(page: Page) -> None:
    said = speech("en")
    lists = [
        "".join(
            f"<span>{said.number(item) if isinstance(item, int) else item}</span>{behind}"
            for item, behind in zip(items, said.separators(len(items)), strict=True)
        )
        for items in ITEMS
    ]
    lines = [
        *map(said.number, AMOUNTS),
        *(said.html("count.failed", n=n) for n in COUNTED),
        *(f"<span data-list>{items}</span>" for items in lists),
    ]
    html = "".join(f"<p>{line}</p>" for line in lines)
    page.eval_on_selector("main", "(main, html) => { main.innerHTML = html }", html)
    for each in (each for language in languages() for each in (language, "en", language)):
        page.locator(f"[data-language={each}]").click()
        found = page.locator("main > p").all_text_contents()
        assert tuple(found) == (*NUMBERS[each], *COUNTS[each], *LISTS[each])


def test_the_clauses_shown_are_counted_in_the_chosen_language(unfiltered: Page) -> None:
    unfiltered.locator("[data-language=pt]").click()
    press(unfiltered, "outcome", "failed")
    expect(unfiltered.get_by_role("status")).to_have_text(
        f"Mostram-se {2 * len(FAILED)} de {2 * len(CLAUSES)} disposições"
    )


def test_what_is_unfolded_later_speaks_the_chosen_language_and_english_comes_back(page: Page) -> None:
    before = page.evaluate(TEXT)
    page.locator("[data-language=zh]").click()
    page.locator(f"[id='{LAW}/2.3#any-hands']").evaluate("d => d.closest('.clause').open = true")
    page.locator(f"[id='{LAW}/2.3#any-hands'] > summary").click()
    expect(page.locator(f"[id='{LAW}/2.3#any-hands'] .finding dt").first).to_have_text("預期")
    page.reload()
    page.locator("[data-language=pt]").click()
    page.locator("[data-language=en]").click()
    assert page.evaluate(TEXT) == before


def test_a_permalink_opens_what_it_names(page: Page) -> None:
    for anchor in (f"{LAW}/2.9#all-is-well", f"{OTHER}/2.9", f"{OTHER}/1.1"):
        press(page, "outcome", "failed")
        page.evaluate("anchor => { location.hash = '#' + encodeURIComponent(anchor) }", anchor)
        target = page.locator(f"[id='{anchor}']")
        expect(target).to_be_visible()
        expect(target).to_be_in_viewport()
        assert target.locator("noscript").count() == (anchor.count("#") == 0 and "2.9" in anchor)
        assert len(shown(page)) == 2 * len(CLAUSES), "a filter does not hide what was asked for"


def test_every_clause_names_its_permalink(unfiltered: Page) -> None:
    links = unfiltered.eval_on_selector_all(
        ".permalink a",
        "all => all.map(a => [a.closest('.clause-body').id, decodeURIComponent(a.hash.slice(1))])",
    )
    assert len(links) == 2 * len(CLAUSES)
    assert all(own == named for own, named in links)


def test_all_can_be_done_with_keys(page: Page) -> None:
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the conclusion")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.documentElement.lang") == "pt-PT"
    page.locator("button[data-by=outcome][data-value=failed]").focus()
    page.keyboard.press("Space")
    assert shown(page)[: len(FAILED)] == FAILED
    for at in (".article", ".clause", ".scenario"):
        inner = (
            page.locator(at, has=page.locator(f"[id='{PASSED}']"))
            if at != ".scenario"
            else page.locator(f"[id='{PASSED}']")
        )
        if inner.first.get_attribute("open") is None:
            inner.first.locator("> summary").focus()
            page.keyboard.press("Enter")
    expect(page.locator(f"[id='{PASSED}'] .finding")).to_be_visible()
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid", "where one is can be seen"


def test_without_a_script_every_finding_is_there_and_it_says_that_the_rest_is_not(
    browser: Browser, folder: Path
) -> None:
    page = browser.new_page(java_script_enabled=False)
    page.goto((folder / "zh.html").as_uri())
    assert page.locator("html").get_attribute("lang") == "zh-Hant-MO"
    expect(page.locator(".controls")).to_be_hidden()
    expect(page.locator(".languages")).to_be_hidden()
    assert page.locator(".clause").count() == 2 * len(CLAUSES)
    page.locator(".clause", has=page.locator(f"[id='{PASSED}']")).locator("> summary").click()
    page.locator(f"[id='{PASSED}'] > summary").click()
    expect(page.locator(f"[id='{PASSED}'] p").first).to_be_visible()
    expect(page.locator(".unscripted")).to_be_visible()
    page.close()


def test_an_opened_scenario_leads_to_its_transcript_in_the_folder_of_the_run(unfiltered: Page) -> None:
    unfold(unfiltered, PASSED)
    repeat = unfiltered.locator(f"[id='{PASSED}'] .repeat")
    expect(repeat).to_contain_text("vistoria replay transcripts/0001.jsonl --engine pokerkit")
    expect(repeat).to_contain_text(f"SHA-256 {'cd' * 32}")
    link = repeat.get_by_role("link", name="transcript")
    assert link.get_attribute("href") == "./transcripts/0001.jsonl"
    steps = unfiltered.locator(f"[id='{PASSED}'] .steps > li")
    assert [li.split(" ")[0] for li in steps.all_text_contents()] == ["Given", "When", "Then"]


@pytest.mark.sampled(
    "language, width, scheme, state",
    [
        ("pt", 380, "light", UNFOLD),
        ("zh", 1200, "dark", UNFOLD),
        ("pt", 380, "dark", UNFOLD),
        ("en", 800, "dark", "() => {}"),
    ],
    named=[("pt", 380, "dark", UNFOLD)],
)
def test_axe_finds_nothing(
    browser: Browser, folder: Path, language: str, width: int, scheme: Literal["light", "dark"], state: str
) -> None:
    page = browser.new_page(viewport={"width": width, "height": 800}, color_scheme=scheme)
    page.goto((folder / f"{language}.html").as_uri())
    page.evaluate(ONE_OF_EACH)
    page.evaluate(state)
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "nothing stands out at the side"
    assert axe(page) == []
    page.close()
