"""A whole case in a real browser, by mouse and by keyboard: from the engine to a zip that verifies."""

from __future__ import annotations

import struct
import zipfile
import zlib
from pathlib import Path

import pytest
from chromium import axe
from inspector import Inspector, Keyboard, Mouse
from playwright.sync_api import Browser, Page, expect
from served import served

LAW = "mo-97-2010"
NARROW = {"width": 390, "height": 844}
WIDE = {"width": 1100, "height": 900}
RECORDS = Path(__file__).parents[1] / "audit"


def picture(path: Path) -> Path:
    """A photograph, of one red point."""
    raw = zlib.compress(b"\0\xff\0\0")
    parts = ((b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0)), (b"IDAT", raw), (b"IEND", b""))
    chunks = (struct.pack(">I", len(d)) + n + d + struct.pack(">I", zlib.crc32(n + d)) for n, d in parts)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunks))
    return path


def looked_at(page: Page, name: str) -> None:
    """Nothing keeps anybody from reading the page, and on a telephone nothing lies beside it."""
    page.set_viewport_size(NARROW)
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0, f"{name}: {wide} pixels lie beside the page"
    page.set_viewport_size(WIDE)
    assert axe_of_page(page) == [], name


def axe_of_page(page: Page) -> list[tuple[str, str, int]]:
    """What axe finds, with the page as it was left."""
    with page.context.new_page() as other:
        other.goto(page.url)
        return [each for each in axe(other) if "<iframe" not in each[1]]


def tampered(archive: Path, name: str) -> Path:
    """A copy in which one file of the zip says something else."""
    changed = archive.with_name("tampered.zip")
    with zipfile.ZipFile(archive) as old, zipfile.ZipFile(changed, "w") as new:
        for each in old.infolist():
            content = old.read(each)
            new.writestr(
                each, content.replace(b'"failed"', b'"passed"') if each.filename.endswith(name) else content
            )
    return changed


@pytest.mark.parametrize(("language", "hands"), [("en", Mouse), ("pt", Keyboard), ("zh", Mouse)])
def test_a_case_from_the_engine_to_the_zip(
    browser: Browser, tmp_path: Path, language: str, hands: type[Mouse]
) -> None:
    with (
        served(tmp_path / "cases", "--language", language) as desk,
        browser.new_context(viewport=WIDE, locale="de-DE") as context,
    ):
        page = context.new_page()
        heard: list[str] = []
        page.on("console", lambda message: heard.append(message.text))
        page.on("pageerror", lambda error: heard.append(str(error)))
        page.on(
            "request",
            lambda asked: None if asked.url.startswith((desk.origin, "data:")) else heard.append(asked.url),
        )
        page.goto(desk.address)
        her = Inspector(page, hands(page), language, looked_at)

        her.opens_case()
        her.tries("pokerkit")
        her.runs(f"{LAW}/8.5")
        before = page.url
        failed = page.locator(".glance a.failed").inner_text().split()
        assert failed[1:] == ["8.5", *her.words.speech.text("outcome.failed").split()]
        her.press(her.link("Read the report"))
        expect(her.frame.locator("html")).to_have_attribute("lang", her.words.speech.tag)
        her.hands.press(her.frame.locator("a.to-hand").first)
        bar = her.frame.locator(".bar-of-hand").first
        her.hands.press(bar.locator("[data-go=back]"))
        her.hands.press(bar.locator("[data-go=deciding]"))

        her.tries("pokerkit")
        her.decides(LAW, "who-shows", "all")
        her.runs(f"{LAW}/8.5")
        compared = page.locator(".actions a").nth(2)
        her.press(compared)
        her.frame.locator("[id='reading:mo-97-2010/who-shows']").wait_for(state="attached")

        page.goto(before)
        her.attests(picture(tmp_path / "mesa.png"))
        archive = her.publishes(tmp_path)
        assert her.verifies(archive) in (
            her.text("Everything that is there holds."),
            her.text("No fault was found, and not everything can be compared here."),
        )
        wrong = her.verifies(tampered(archive, "results.json"))
        assert wrong == her.text("Something in it is not as a run wrote it. Do not rely on it.")
        assert "results.json" in page.locator("main").inner_text()
        assert heard == []
    with served(tmp_path / "elsewhere", "--language", language) as fresh, browser.new_context() as context:
        page = context.new_page()
        page.goto(fresh.address)
        said = Inspector(page, Mouse(page), language, lambda page, name: None).verifies(archive)
        assert said != her.text("Something in it is not as a run wrote it. Do not rely on it.")
