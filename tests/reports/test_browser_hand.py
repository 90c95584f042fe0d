"""The hand that plays, in a real browser: steps, keys, closed cards, addresses, what is kept, and no script."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal

import pytest
from browser import Tab, complaints
from chromium import axe
from playwright.sync_api import Browser, Locator, Page, expect
from report_found import FOUND, played, told
from report_hands import RING
from report_law import LAW, RUN, law, results

from vistoria.model.game import Game
from vistoria.reports.html import render_html
from vistoria.reports.speech import languages

HAND = f"{LAW}/2.1#the-odd-chip-goes-left"
HREFS = "all => all.map(e => e.getAttribute('href')).filter(h => h && !/marker|plate|middle/.test(h))"


@pytest.fixture(scope="session")
def folder(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    return once("pages with hands", _written)


def _written(
    folder: Path, ring: Sequence[Mapping[str, object]] = RING, spoken: Sequence[str] = languages()
) -> None:
    hand = (*ring[:2], *ring[4:])
    for language in spoken:
        page = render_html(results(), {LAW: law()}, lambda path: hand, RUN, language)
        (folder / f"{language}.html").write_bytes(page)


@pytest.fixture
def page(tab: Tab, folder: Path) -> Page:
    """The page as it opens at the hand."""
    return tab.open(address(folder))


@pytest.fixture(scope="module")
def kept_open(browser: Browser, folder: Path) -> Iterator[Page]:
    opened = browser.new_page(viewport={"width": 1200, "height": 900})
    heard = complaints(opened)
    opened.goto(address(folder))
    yield opened
    opened.close()
    assert heard == []


@pytest.fixture
def decided(kept_open: Page) -> Page:
    """The page that tests of the hand use one after another: in English, at the deciding moment, its cards closed."""
    kept_open.locator("[data-language=en]").dispatch_event("click")
    hand(kept_open).focus()
    if hand(kept_open).locator(".peek").get_attribute("aria-pressed") == "true":
        kept_open.keyboard.press("p")
    kept_open.keyboard.press("d")
    return kept_open


def address(folder: Path, step: str = "", language: str = "en") -> str:
    """The page of a language, opened at the hand or at a step of it."""
    return (folder / f"{language}.html").as_uri() + "#" + HAND.replace("#", "%23") + step


def hand(page: Page) -> Locator:
    return page.locator(f"[id='{HAND}'] .hand")


def at(page: Page) -> int:
    """The step that is shown, counted from 1."""
    lines: int = (
        hand(page)
        .locator(".told")
        .evaluate("list => 1 + [...list.children].findIndex(li => li.ariaCurrent === 'step')")
    )
    return lines


def cards(page: Page) -> list[str]:
    found: list[str] = hand(page).locator("> .board use").evaluate_all(HREFS)
    return found


def test_it_opens_at_the_deciding_moment_which_is_flagged_or_at_the_step_of_its_address(
    page: Page, tab: Tab, folder: Path
) -> None:
    expect(hand(page)).to_be_visible()
    expect(hand(page).locator(".now")).to_contain_text("⚑")
    expect(hand(page).locator(".chapters [aria-pressed=true]")).to_contain_text("⚑")
    assert at(tab.open(address(folder, "@2"))) == 2


def test_cards_of_a_place_that_a_game_names_lie_in_its_row_under_its_word(
    decided: Page, tab: Tab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moved = json.loads(json.dumps(RING).replace('"community"', '"aside"'))
    game = Game(id="another", rows=("aside",))
    monkeypatch.setattr("vistoria.reports.table_view.game_of_table", lambda said: game)
    _written(tmp_path, moved, ("en",))
    other = tab.open(address(tmp_path))
    expect(hand(other).locator(".board .row")).to_have_text("aside")
    assert sorted(cards(other)) == sorted(cards(decided)) != []


def test_keys_step_through_the_hand_and_the_address_follows(decided: Page) -> None:
    moment = at(decided)
    hand(decided).focus()
    decided.keyboard.press("ArrowLeft")
    assert at(decided) == moment - 1
    assert decided.evaluate("decodeURIComponent(location.hash)") == f"#{HAND}@{moment - 1}"
    decided.keyboard.press("Home")
    assert at(decided) == 1
    decided.keyboard.press("ArrowRight")
    assert at(decided) == 2
    decided.keyboard.press("End")
    assert at(decided) == hand(decided).locator(".told li").count()
    decided.keyboard.press("d")
    assert at(decided) == moment


def test_closed_cards_are_backs_until_somebody_looks(decided: Page) -> None:
    assert cards(decided) == ["#back"] * 4
    hand(decided).focus()
    decided.keyboard.press("p")
    expect(hand(decided).locator(".peek")).to_have_attribute("aria-pressed", "true")
    assert sorted(cards(decided)) == ["#Ah", "#As", "#Kh", "#Ks"]
    decided.keyboard.press("p")
    assert cards(decided) == ["#back"] * 4


def test_the_first_step_is_drawn_alike_from_both_ends(decided: Page) -> None:
    board = hand(decided).locator("> .board svg")
    hand(decided).focus()
    decided.keyboard.press("Home")
    first = board.inner_html()
    decided.keyboard.press("End")
    assert board.inner_html() != first
    decided.keyboard.press("Home")
    assert board.inner_html() == first


def test_a_line_and_a_part_of_the_hand_lead_to_their_step(decided: Page) -> None:
    hand(decided).locator(".told li").nth(2).click()
    assert at(decided) == 3
    hand(decided).locator(".chapters button").first.click()
    assert at(decided) == 1


@pytest.mark.sampled("language", ["en", "pt", "zh"], named=["zh"])
def test_the_history_is_the_same_with_and_without_a_script(
    browser: Browser, tab: Tab, folder: Path, language: str
) -> None:
    unscripted = browser.new_page(java_script_enabled=False)
    unscripted.goto(address(folder, language=language))
    histories = []
    for page in (tab.open(address(folder, language=language)), unscripted):
        histories.append([line.strip() for line in hand(page).locator(".told li").all_text_contents()])
        assert hand(page).locator("> .board use").count() > 0
    assert histories[0] == histories[1]
    unscripted.close()


def test_the_hand_speaks_the_chosen_language(decided: Page) -> None:
    decided.locator("[data-language=pt]").click()
    expect(hand(decided).locator("[data-go=deciding]")).to_contain_text("Momento decisivo")
    expect(hand(decided).locator(".now")).to_contain_text("Lugar")


def test_language_theme_and_filters_are_kept(page: Page) -> None:
    page.locator("[data-language=zh]").click()
    page.locator("button.theme").click()
    page.locator("button[data-by=outcome][data-value=passed]").click()
    page.goto(page.url.partition("#")[0])
    page.reload()
    assert page.evaluate("document.documentElement.lang") == "zh-Hant-MO"
    assert page.evaluate("document.documentElement.style.colorScheme") == "dark"
    expect(page.locator("button[data-by=outcome][data-value=passed]")).to_have_attribute(
        "aria-pressed", "true"
    )


def test_a_search_finds_clauses_by_the_words_of_the_law_and_of_scenarios(page: Page) -> None:
    page.keyboard.press("/")
    page.keyboard.type("valor remanescente")
    shown = page.locator(".clause:visible")
    assert shown.count() >= 1
    assert all("valor remanescente" in text for text in shown.locator(".law").all_text_contents())
    page.locator("input[type=search]").fill("the odd chip goes left")
    assert page.locator(f"[id='{HAND}']").is_visible()
    page.locator("input[type=search]").fill("no clause says this")
    assert page.locator(".clause:visible").count() == 0


@pytest.mark.sampled("width, scheme", [(390, "dark"), (1400, "light")], named=[(390, "dark")])
def test_a_hand_that_play_found_is_stepped_and_axe_finds_nothing_while_somebody_looks_at_closed_cards(
    browser: Browser, tmp_path: Path, width: int, scheme: Literal["light", "dark"]
) -> None:
    (tmp_path / "found.html").write_bytes(render_html(played(), {LAW: law()}, told, RUN))
    page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
    heard = complaints(page)
    page.goto((tmp_path / "found.html").as_uri())
    page.locator(f".proofs tr:has(a[href='#{FOUND}']) .to-hand").click()
    shown = page.locator(f"[id='{FOUND}#table-1-1.8'] .hand")
    expect(shown.locator(".now")).to_contain_text("wins 5 from pot 1")
    shown.focus()
    page.keyboard.press("Home")
    assert page.evaluate("decodeURIComponent(location.hash)") == f"#{FOUND}#table-1-1.8@1"
    expect(shown.locator(".told [aria-current]")).to_contain_text("Hand 1 begins")
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "nothing stands out at the side"
    page.keyboard.press("d")
    page.keyboard.press("p")
    expect(shown.locator(".peek")).to_have_attribute("aria-pressed", "true")
    assert shown.locator("use.closed").count() > 0
    assert axe(page, ".proofs", ".clause:has(.hand)") == []
    page.close()
    assert heard == []
