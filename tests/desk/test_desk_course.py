"""A whole case in a real browser, by mouse and by keyboard: from the engine to a zip that verifies."""

from __future__ import annotations

import shutil
import struct
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from chromium import axe
from inspector import Inspector, Keyboard, Mouse
from playwright.sync_api import Browser, Page, expect
from served import LAW, served, with_run

pytestmark = pytest.mark.long

Once = Callable[[str, Callable[[Path], object]], Path]
NARROW = {"width": 390, "height": 844}
WIDE = {"width": 1100, "height": 900}


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


def tampered(archive: Path, name: str, old: bytes = b'"failed"', new: bytes = b'"passed"') -> Path:
    """A copy in which one file of the zip says something else."""
    changed = archive.with_name("tampered.zip")
    with zipfile.ZipFile(archive) as before, zipfile.ZipFile(changed, "w") as after:
        for each in before.infolist():
            content = before.read(each)
            after.writestr(each, content.replace(old, new) if each.filename.endswith(name) else content)
    return changed


IN_EACH = pytest.mark.parametrize(
    ("language", "hands"),
    [
        pytest.param("pt", Keyboard, id="Portuguese by keyboard"),
        pytest.param("en", Mouse, id="English by mouse", marks=pytest.mark.complete),
        pytest.param("zh", Mouse, id="Chinese by mouse", marks=pytest.mark.complete),
    ],
)
WRONG = "Something in it is not as a run wrote it. Do not rely on it."


@IN_EACH
def test_a_case_from_the_engine_to_the_zip(
    browser: Browser, once: Once, tmp_path: Path, language: str, hands: type[Mouse]
) -> None:
    """The case has a run already, by the other reading: she goes on with it."""
    shutil.copytree(once("desk with a run", with_run) / "cases", tmp_path / "cases")
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
        page.goto(f"{desk.origin}/cases/poker-server")
        her.adds_inspector()
        her.tries("pokerkit")
        start = page.url
        her.decides(LAW, "who-shows", "all")
        her.runs(f"{LAW}/8.5")
        compared = page.locator(".actions a").nth(2)
        her.press(compared)
        her.frame.locator("[id='reading:mo-97-2010/who-shows']").wait_for(state="attached")

        page.goto(f"{desk.origin}/cases/poker-server/runs/2")
        before = page.url
        failed = page.locator(".glance a.failed").inner_text().split()
        assert failed[1:] == ["8.5", *her.words.speech.text("outcome.failed").split()]
        her.press(her.link("Read the report"))
        expect(her.frame.locator("html")).to_have_attribute("lang", her.words.speech.tag)
        her.hands.press(her.frame.locator("a.to-hand").first)
        bar = her.frame.locator(".bar-of-hand").first
        her.hands.press(bar.locator("[data-go=back]"))
        her.hands.press(bar.locator("[data-go=deciding]"))

        page.goto(before)
        her.attests(picture(tmp_path / "mesa.png"))
        archive = her.publishes(tmp_path)
        assert her.verifies(archive) in (
            her.text("Everything that is there holds."),
            her.text("No fault was found, and not everything can be compared here."),
        )
        wrong = her.verifies(tampered(archive, "results.json"))
        assert wrong == her.text(WRONG)
        assert "results.json" in page.locator("main").inner_text()
        page.goto(start.rpartition("/start/")[0])
        her.look("case with a history")
        her.press(her.link("History"))
        her.frame.locator("svg.history").wait_for()
        her.look("history")
        page.goto(f"{before}/attest/checklist")
        her.look("checklist")
        assert heard == []
    with served(tmp_path / "elsewhere", "--language", language) as fresh, browser.new_context() as context:
        page = context.new_page()
        page.goto(fresh.address)
        said = Inspector(page, Mouse(page), language, lambda page, name: None).verifies(archive)
        assert said != her.text(WRONG)


@IN_EACH
def test_an_audit_from_the_records_to_the_zip(
    browser: Browser, once: Once, tmp_path: Path, language: str, hands: type[Mouse]
) -> None:
    shutil.copytree(once("desk with a run", with_run) / "cases", tmp_path / "cases")
    record = next((tmp_path / "cases/poker-server/runs/2/transcripts").rglob("*.jsonl"))
    with (
        served(tmp_path / "cases", "--language", language) as desk,
        browser.new_context(viewport=WIDE) as context,
    ):
        page = context.new_page()
        page.goto(desk.address)
        desk.send("/cases/poker-server/people", name="Ana Pires", role="i", key="1", passphrase="entre nós")
        page.goto(f"{desk.origin}/cases/poker-server")
        her = Inspector(page, hands(page), language, looked_at)
        audit = her.audits(Path(shutil.copy(record, tmp_path / "hands.jsonl")), LAW)
        assert her.verifies(audit) != her.text(WRONG)
        assert her.verifies(tampered(audit, "audit.json", b'"conclusion"', b'"other"')) == her.text(WRONG)
