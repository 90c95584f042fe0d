"""Two windows of one browser, reload and back: no answer is lost, and none is replaced unseen."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from served import LAW, Served, served

from vistoria.bundle.layout import run_digest
from vistoria.cli.draft import read_draft

ITEM = f"/cases/poker-server/runs/2/attest/item/{LAW}/1.1.1"
ELSEWHERE = "These answers were changed in another window, and yours are not kept."


@pytest.fixture
def desk(finished: Path, tmp_path: Path) -> Iterator[Served]:
    """A desk with a run and no answers."""
    with served(shutil.copytree(finished.parents[2], tmp_path / "cases")) as opened:
        yield opened


@pytest.fixture
def hers(browser: Browser, desk: Served) -> Iterator[BrowserContext]:
    """Her browser, let in."""
    with browser.new_context(locale="en-GB") as context:
        context.new_page().goto(desk.address)
        yield context


def note(desk: Served) -> str | None:
    """The note about the item that is kept."""
    folder = desk.folder / "poker-server/runs/2"
    session = read_draft(folder, run_digest(folder))
    item = session.items.get(f"{LAW}/1.1.1") if session else None
    return item.given["note"] if item else None


def item(desk: Served, hers: BrowserContext) -> Page:
    """The item in a window of its own."""
    page = hers.new_page()
    page.goto(desk.origin + ITEM)
    return page


def test_a_window_that_shows_older_answers_replaces_none_unseen(desk: Served, hers: BrowserContext) -> None:
    first, second = item(desk, hers), item(desk, hers)
    first.locator("#o-met").check()
    first.locator("#f-note").fill("seen at table 4")
    expect(first.locator("#saved")).to_contain_text("Saved")
    second.locator("#f-place").fill("Macau")
    expect(second.locator("#saved")).to_contain_text(ELSEWHERE)
    assert note(desk) == "seen at table 4"
    second.locator("#f-note").fill("seen at table 5")
    second.get_by_role("button", name="Keep", exact=True).click()
    expect(second.get_by_role("alert")).to_contain_text(ELSEWHERE)
    expect(second.locator("#f-note")).to_have_value("seen at table 5")
    assert note(desk) == "seen at table 4"
    second.get_by_role("button", name="Keep", exact=True).click()
    expect(second.get_by_role("alert")).to_have_count(0)
    assert note(desk) == "seen at table 5"
    first.reload()
    expect(first.locator("#f-note")).to_have_value("seen at table 5")


def test_one_window_is_never_in_its_own_way(desk: Served, hers: BrowserContext) -> None:
    page = item(desk, hers)
    for n in range(8):
        page.locator("#o-not" if n % 2 else "#o-met").check()
        page.locator("#f-note").fill(f"note {n}")
        page.get_by_role("button", name="Keep", exact=True).click()
        page.wait_for_load_state()
        expect(page.get_by_role("alert")).to_have_count(0)
        assert note(desk) == f"note {n}"


def test_back_and_reload_show_what_is_kept(desk: Served, hers: BrowserContext) -> None:
    page = item(desk, hers)
    page.locator("#o-met").check()
    page.locator("#f-note").fill("first")
    page.get_by_role("button", name="Keep and go to the next", exact=True).click()
    page.wait_for_url("**/item/*/1.1.4")
    page.go_back()
    expect(page.locator("#f-note")).to_have_value("first")
    page.locator("#f-note").fill("second")
    expect(page.locator("#saved")).to_contain_text("Saved")
    page.reload()
    expect(page.locator("#f-note")).to_have_value("second")
    assert note(desk) == "second"


def test_details_that_another_window_changed_are_not_replaced_unseen(
    desk: Served, hers: BrowserContext
) -> None:
    case = f"{desk.origin}/cases/poker-server"
    windows = [hers.new_page() for _ in range(2)]
    for page in windows:
        page.goto(case)
        page.locator("#details + details summary").click()
    for page, laboratory in zip(windows, ("Laboratório Um", "Laboratório Dois"), strict=True):
        page.locator("#f-laboratory").fill(laboratory)
        page.locator("form[action$=details] button").click()
    expect(windows[1].get_by_role("alert")).to_contain_text("These details were changed in another window")
    windows[1].go_back()
    expect(windows[1].locator("#f-laboratory")).to_have_value("Laboratório Dois")
    windows[0].reload()
    expect(windows[0].locator("#f-laboratory")).to_have_value("Laboratório Um")


def test_what_was_typed_is_still_there_behind_a_page_that_refuses_it(
    desk: Served, hers: BrowserContext
) -> None:
    page = hers.new_page()
    page.goto(desk.origin)
    page.locator("#f-product").fill("Mesa\u202e4")
    page.locator("#f-vendor").fill("Casa de Jogo")
    page.locator("main form button").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.go_back()
    expect(page.locator("#f-vendor")).to_have_value("Casa de Jogo")


def test_a_double_click_asks_once(desk: Served, hers: BrowserContext) -> None:
    page = hers.new_page()
    page.goto(desk.origin)
    page.locator("#f-product").fill("Pressed twice")
    page.locator("main form button").dblclick()
    page.wait_for_url("**/cases/pressed-twice")
    assert not (desk.folder / "pressed-twice-2").exists()


HIDES = """() => { Object.defineProperty(document, "hidden", { get: () => true });
    document.dispatchEvent(new Event("visibilitychange")); }"""
"""What a browser does to a window behind others."""


def test_many_windows_on_a_run_leave_room_for_another(desk: Served, hers: BrowserContext) -> None:
    case = desk.case("Watched")
    smoke = desk.send(f"{case}/engine", kind="bundled", bundled="reference").headers["location"]
    job = desk.send(smoke, law=LAW, scope="all", workers="1").headers["location"]
    for _ in range(8):
        page = hers.new_page()
        page.goto(desk.origin + job)
        page.locator("[data-event=progress] strong").wait_for()
        page.evaluate(HIDES)
    hers.new_page().goto(desk.origin + case)
    assert desk.send(f"{job}/stop").status == 303
