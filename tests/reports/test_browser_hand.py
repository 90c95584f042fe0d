"""The hand that plays, in a real browser: steps, keys, closed cards, addresses, what is kept, and no script."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal

import pytest
from browser import axe, complaints
from playwright.sync_api import Browser, Locator, Page, expect
from report_found import FOUND, played, told
from report_hands import RING, said
from report_law import LAW, RUN, law, results

from vistoria.model.game import Game
from vistoria.reports.html import render_html
from vistoria.reports.speech import languages

HAND = f"{LAW}/2.1#the-odd-chip-goes-left"
HREFS = "all => all.map(e => e.getAttribute('href')).filter(h => h && !/marker|plate|middle/.test(h))"


@pytest.fixture(scope="session")
def folder(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    return once("pages with hands", _written)


def _written(folder: Path, ring: Sequence[Mapping[str, object]] = RING) -> None:
    hand = said(*(m["message"] for m in (*ring[:2], *ring[4:]) if isinstance(m["message"], dict)))
    for language in languages():
        page = render_html(results(), {LAW: law()}, lambda path: hand, RUN, language)
        (folder / f"{language}.html").write_bytes(page)


@pytest.fixture
def page(browser: Browser, folder: Path) -> Iterator[Page]:
    opened = browser.new_page(viewport={"width": 1200, "height": 900})
    heard = complaints(opened)
    opened.goto((folder / "en.html").as_uri() + "#" + HAND.replace("#", "%23"))
    yield opened
    opened.close()
    assert heard == []


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


def test_it_opens_at_the_deciding_moment_which_is_flagged(page: Page) -> None:
    expect(hand(page)).to_be_visible()
    expect(hand(page).locator(".now")).to_contain_text("⚑")
    expect(hand(page).locator(".chapters [aria-pressed=true]")).to_contain_text("⚑")


def test_cards_of_a_place_that_a_game_names_lie_in_its_row_under_its_word(
    page: Page, browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moved = json.loads(json.dumps(RING).replace('"community"', '"aside"'))
    game = Game(id="another", rows=("aside",))
    monkeypatch.setattr("vistoria.reports.table_view.game_of_table", lambda said: game)
    _written(tmp_path, moved)
    other = browser.new_page()
    other.goto((tmp_path / "en.html").as_uri() + "#" + HAND.replace("#", "%23"))
    expect(hand(other).locator(".board .row")).to_have_text("aside")
    assert sorted(cards(other)) == sorted(cards(page)) != []
    other.close()


def test_keys_step_through_the_hand_and_the_address_follows(page: Page) -> None:
    decided = at(page)
    hand(page).focus()
    page.keyboard.press("ArrowLeft")
    assert at(page) == decided - 1
    assert page.evaluate("decodeURIComponent(location.hash)") == f"#{HAND}@{decided - 1}"
    page.keyboard.press("Home")
    assert at(page) == 1
    page.keyboard.press("ArrowRight")
    assert at(page) == 2
    page.keyboard.press("End")
    assert at(page) == hand(page).locator(".told li").count()
    page.keyboard.press("d")
    assert at(page) == decided


def test_an_address_of_a_step_opens_there(browser: Browser, folder: Path) -> None:
    page = browser.new_page()
    page.goto((folder / "en.html").as_uri() + "#" + HAND.replace("#", "%23") + "@2")
    assert at(page) == 2
    page.close()


def test_closed_cards_are_backs_until_somebody_looks(page: Page) -> None:
    assert cards(page) == ["#back"] * 4
    hand(page).focus()
    page.keyboard.press("p")
    expect(hand(page).locator(".peek")).to_have_attribute("aria-pressed", "true")
    assert sorted(cards(page)) == ["#Ah", "#As", "#Kh", "#Ks"]
    page.keyboard.press("p")
    assert cards(page) == ["#back"] * 4


def test_axe_finds_nothing_while_somebody_looks_at_closed_cards(page: Page) -> None:
    hand(page).focus()
    page.keyboard.press("p")
    expect(hand(page).locator(".peek")).to_have_attribute("aria-pressed", "true")
    assert axe(page) == []


def test_the_first_step_is_drawn_alike_from_both_ends(page: Page) -> None:
    board = hand(page).locator("> .board svg")
    hand(page).focus()
    page.keyboard.press("Home")
    first = board.inner_html()
    page.keyboard.press("End")
    assert board.inner_html() != first
    page.keyboard.press("Home")
    assert board.inner_html() == first


def test_a_line_and_a_part_of_the_hand_lead_to_their_step(page: Page) -> None:
    hand(page).locator(".told li").nth(2).click()
    assert at(page) == 3
    hand(page).locator(".chapters button").first.click()
    assert at(page) == 1


@pytest.mark.sampled("language", ["en", "pt", "zh"], named=["zh"])
def test_the_history_is_the_same_with_and_without_a_script(
    browser: Browser, folder: Path, language: str
) -> None:
    histories = []
    for script in (True, False):
        page = browser.new_page(java_script_enabled=script)
        page.goto((folder / f"{language}.html").as_uri() + "#" + HAND.replace("#", "%23"))
        histories.append([line.strip() for line in hand(page).locator(".told li").all_text_contents()])
        assert hand(page).locator("> .board use").count() > 0
        page.close()
    assert histories[0] == histories[1]


def test_the_hand_speaks_the_chosen_language(page: Page) -> None:
    page.locator("[data-language=pt]").click()
    expect(hand(page).locator("[data-go=deciding]")).to_contain_text("Momento decisivo")
    expect(hand(page).locator(".now")).to_contain_text("Lugar")


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
def test_a_hand_that_play_found_is_stepped_and_axe_finds_nothing(
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
    assert axe(page) == []
    page.close()
    assert heard == []
