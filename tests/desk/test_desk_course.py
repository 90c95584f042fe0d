"""A whole case in a real browser, by mouse and by keyboard: from the engine to a zip that verifies."""

from __future__ import annotations

import shutil
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from amount import COMPLETE
from chromium import axe
from hypothesis import settings
from inspector import Inspector, Keyboard, Mouse
from playwright.sync_api import Browser, Page, Route, expect
from served import LAW, Served, served, with_run

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
    other = _another(page)
    for size in (WIDE, NARROW) if is_complete() else (WIDE,):
        other.set_viewport_size(size)
        assert [each for each in axe(other) if "<iframe" not in each[1]] == [], f"{name}, {size['width']}"


def _another(page: Page) -> Page:
    """The page once more, as it was left, without what it frames, which has tests of its own."""
    others = [each for each in page.context.pages if each != page]
    other = others[0] if others else page.context.new_page()
    if not others:
        other.route("**/*", _alone)
    other.goto("about:blank")  # else a page that loads itself anew when its job ends may come in between
    answer = other.goto(page.url)
    assert answer is not None
    assert answer.ok, f"{page.url} cannot be loaded again"
    return other


def _alone(asked: Route) -> None:
    """Load a page without what it frames."""
    if asked.request.frame.parent_frame:
        asked.abort()
    else:
        asked.continue_()


def tampered(archive: Path, name: str, old: bytes = b'"failed"', new: bytes = b'"passed"') -> Path:
    """A copy in which one file of the zip says something else."""
    changed = archive.with_name("tampered.zip")
    with zipfile.ZipFile(archive) as before, zipfile.ZipFile(changed, "w") as after:
        for each in before.infolist():
            content = before.read(each)
            after.writestr(each, content.replace(old, new) if each.filename.endswith(name) else content)
    return changed


def is_complete() -> bool:
    """Whether all is tried."""
    return settings().max_examples == COMPLETE


SPOKEN = {"pt": "Portuguese", "en": "English", "zh": "Chinese"}
IN_EACH = pytest.mark.parametrize(
    ("language", "hands"),
    [
        pytest.param(
            language,
            hands,
            id=f"{name} by {hands.__name__.lower()}",
            marks=() if (language, hands) == ("pt", Keyboard) else pytest.mark.complete,
        )
        for language, name in SPOKEN.items()
        for hands in (Keyboard, Mouse)
    ],
)
WRONG = "Something in it is not as a run wrote it. Do not rely on it."


@contextmanager
def at_a_desk(
    browser: Browser, cases: Path, language: str, hands: type[Mouse]
) -> Iterator[tuple[Served, Inspector]]:
    """An inspector before a desk; nothing is loaded from elsewhere, and no script complains."""
    with (
        served(cases, "--language", language) as desk,
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
        yield desk, Inspector(page, hands(page), language, looked_at)
        assert heard == []


@pytest.fixture
def cases(once: Once, tmp_path: Path) -> Path:
    """A folder with a case that has a run, by the readings that are the default."""
    return Path(shutil.copytree(once("desk with a run", with_run) / "cases", tmp_path / "cases"))


@IN_EACH
def test_a_run_by_another_reading_beside_the_one_before(
    browser: Browser, cases: Path, language: str, hands: type[Mouse]
) -> None:
    with at_a_desk(browser, cases, language, hands) as (desk, her):
        page = her.page
        her.opens_case()
        page.goto(f"{desk.origin}/cases/poker-server")
        her.tries("pokerkit")
        her.decides(LAW, "who-shows", "all")
        her.runs(f"{LAW}/8.5")
        her.press(page.locator(".actions a").nth(2))
        her.frame.locator("[id='reading:mo-97-2010/who-shows']").wait_for(state="attached")

        page.goto(f"{desk.origin}/cases/poker-server/runs/2")
        failed = page.locator(".glance a.failed").inner_text().split()
        assert failed[1:] == ["8.5", *her.words.speech.text("outcome.failed").split()]
        her.press(her.link("Read the report"))
        expect(her.frame.locator("html")).to_have_attribute("lang", her.words.speech.tag)
        her.hands.press(her.frame.locator("a.to-hand").first)
        bar = her.frame.locator(".bar-of-hand").first
        her.hands.press(bar.locator("[data-go=back]"))
        her.hands.press(bar.locator("[data-go=deciding]"))
        page.goto(f"{desk.origin}/cases/poker-server")
        her.look("case with a history")
        her.press(her.link("History"))
        her.frame.locator("svg.history").wait_for()
        her.look("history")


@IN_EACH
def test_what_she_attests_from_the_premises_to_the_zip_on_another_desk(
    browser: Browser, cases: Path, tmp_path: Path, language: str, hands: type[Mouse]
) -> None:
    with at_a_desk(browser, cases, language, hands) as (desk, her):
        run = f"{desk.origin}/cases/poker-server/runs/2"
        her.page.goto(f"{desk.origin}/cases/poker-server")
        her.adds_inspector()
        her.page.goto(run)
        her.attests(picture(tmp_path / "mesa.png"), 5 if is_complete() else 2)
        archive = her.publishes(tmp_path)
        her.page.goto(f"{run}/attest/checklist")
        her.look("checklist")
    with at_a_desk(browser, tmp_path / "elsewhere", language, hands) as (_, her):
        assert her.verifies(archive) in (
            her.text("Everything that is there holds."),
            her.text("No fault was found, and not everything can be compared here."),
        )
        if is_complete():
            assert her.verifies(tampered(archive, "results.json")) == her.text(WRONG)
            assert "results.json" in her.page.locator("main").inner_text()


@IN_EACH
def test_an_audit_from_the_records_to_the_zip(
    browser: Browser, cases: Path, tmp_path: Path, language: str, hands: type[Mouse]
) -> None:
    record = next((cases / "poker-server/runs/2/transcripts").rglob("*.jsonl"))
    with at_a_desk(browser, cases, language, hands) as (desk, her):
        desk.send("/cases/poker-server/people", name="Ana Pires", role="i", key="1", passphrase="entre nós")
        her.page.goto(f"{desk.origin}/cases/poker-server")
        played = Path(shutil.copy(record, tmp_path / "hands.jsonl"))
        audit = her.audits(played, LAW)
        assert her.verifies(audit, played) == her.text("Everything that is there holds.")
        assert her.verifies(tampered(audit, "audit.json", b'"conclusion"', b'"other"')) == her.text(WRONG)
