"""An inspector before the desk: with a mouse, or with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import FrameLocator, Locator, Page, TimeoutError

from vistoria.desk.words import Words

MOST_TABS = 600
"""Presses of Tab after which nothing is reached."""
MOST_PRESSES = 100
"""Presses of Space after which no choice of files is opened."""
IS_FOCUSED = "e => e === document.activeElement"
IS_AHEAD = """e => { const reached = "a, button, input, select, textarea, summary, [tabindex]";
    const all = [...document.querySelectorAll(reached)];
    const ahead = all.indexOf(e) - all.indexOf(document.activeElement);
    return 2 * ((ahead + all.length) % all.length) <= all.length }"""
"""Whether Tab comes to an element sooner than Shift and Tab."""
Seen = Callable[[Page, str], None]
"""Told each page that the inspector comes to, with a name."""


class Mouse:
    """She points at things."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, what: Locator) -> None:
        """Press a button, follow a link, choose a box."""
        what.click()

    def write(self, what: Locator, text: str) -> None:
        """Write into a field."""
        what.fill(text)

    def choose(self, what: Locator, value: str) -> None:
        """Choose of a list."""
        what.select_option(value)

    def attach(self, what: Locator, *files: Path) -> None:
        """Choose files."""
        what.set_input_files([str(each) for each in files])


class Keyboard(Mouse):
    """She has no mouse: what Tab does not reach is not there."""

    def reach(self, what: Locator, key: str = "") -> None:
        """Press a key until it has the focus: Tab, or Shift and Tab where that is nearer."""
        there = what.element_handle()
        key = key or ("Tab" if there.evaluate(IS_AHEAD) else "Shift+Tab")
        for _ in range(MOST_TABS):
            if there.evaluate(IS_FOCUSED):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"Tab does not reach {what}")

    def press(self, what: Locator) -> None:
        is_choice = what.evaluate("e => ['checkbox', 'radio'].includes(e.type)")
        if is_choice and what.get_attribute("type") == "radio":
            self._turn(what)
            return
        self.reach(what)
        self.page.keyboard.press("Space" if is_choice else "Enter")

    def _turn(self, what: Locator) -> None:
        """Reach the group of a radio button, and go on by arrows."""
        name = what.get_attribute("name")
        group = self.page.locator(f'input[type=radio][name="{name}"]')
        checked = self.page.locator(f'input[type=radio][name="{name}"]:checked')
        if checked.count():
            self.reach(checked)
        else:
            self.reach(group.first, "Tab")  # from behind one comes to the last
            self.page.keyboard.press("Space")
        for _ in range(group.count()):
            if what.is_checked():
                return
            self.page.keyboard.press("ArrowDown")
        assert what.is_checked()

    def write(self, what: Locator, text: str) -> None:
        self.reach(what)
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.type(text)

    def choose(self, what: Locator, value: str) -> None:
        self.reach(what)
        options = what.locator("option")
        self.page.keyboard.press("Home")
        for _ in range(options.count()):
            if what.input_value() == value:
                return
            self.page.keyboard.press("ArrowDown")
        assert what.input_value() == value

    def attach(self, what: Locator, *files: Path) -> None:
        self.reach(what)
        for _ in range(MOST_PRESSES):  # the browser without a window drops one now and then
            try:
                with self.page.expect_file_chooser(timeout=5000) as chooser:
                    self.page.keyboard.press("Space")
            except TimeoutError:
                continue
            chooser.value.set_files([str(each) for each in files])
            return
        raise AssertionError(f"Space opens no choice of files at {what}")


class Inspector:
    """She goes from page to page, in her language."""

    def __init__(self, page: Page, hands: Mouse, language: str, seen: Seen) -> None:
        self.page, self.hands, self.words, self.seen = page, hands, Words(language), seen
        self.looked = set[str]()

    def text(self, english: str, **slots: object) -> str:
        """What a page says."""
        return self.words(english, **slots)

    def look(self, name: str) -> None:
        """Look at a page, the first time that she comes to one like it."""
        self.page.wait_for_load_state()
        if name not in self.looked:
            self.looked.add(name)
            self.seen(self.page, name)

    def button(self, english: str, **slots: object) -> Locator:
        """A button of the page."""
        return self.page.locator("main").get_by_role("button", name=self.text(english, **slots), exact=True)

    def link(self, english: str, **slots: object) -> Locator:
        """A link of the page."""
        return self.page.locator("main").get_by_role("link", name=self.text(english, **slots), exact=True)

    def field(self, english: str) -> Locator:
        """A field by its label."""
        return self.page.locator("main").get_by_label(self.text(english), exact=True)

    def press(self, what: Locator) -> None:
        """Press it, and come to another page."""
        with self.page.expect_navigation():
            self.hands.press(what)

    @property
    def frame(self) -> FrameLocator:
        """The report inside the page."""
        return self.page.frame_locator("iframe")

    def opens_case(self) -> None:
        """Open a case."""
        self.look("cases")
        self.hands.write(self.field("Product, as you identify it"), "Mesa 4.2")
        self.hands.write(self.field("Vendor"), "Casa de Jogo")
        self.press(self.button("Open the case"))

    def adds_inspector(self) -> None:
        """Keep who inspects, and a key."""
        self.hands.press(self.page.locator("summary", has_text=self.text("Add an inspector")))
        self.hands.write(self.field("Name of the inspector"), "Ana Pires")
        self.hands.write(self.field("Function"), "inspectora")
        self.hands.press(self.field("Make a key to sign with"))
        self.hands.write(self.field("Passphrase of the new key"), "entre nós")
        self.press(self.button("Add"))
        self.look("case")

    def tries(self, engine: str) -> None:
        """Name an engine that is installed, and wait for its smoke test."""
        if not self.page.url.rstrip("/").rpartition("/")[0].endswith("/cases"):
            self.press(self.page.locator(".crumbs a").first)
        self.press(self.link("Test the product"))
        self.look("engine")
        self.hands.choose(self.page.locator("select[name=bundled]"), engine)
        self.press(self.button("Try it"))
        self.page.locator("[data-event=progress] pre").wait_for()
        self.page.locator("[data-event=progress] strong", has_text=self.text("ended")).wait_for()
        self.look("start")

    def runs(self, clauses: str) -> None:
        """Start a run of some clauses, and wait for its results."""
        for each in self.page.locator("input[name=law]").all():
            if each.get_attribute("value") != clauses.partition("/")[0] and each.is_checked():
                self.hands.press(each)
        self.hands.write(self.field("Only these clauses, for a quick look"), clauses)
        self.press(self.button("Start the run"))
        self.look("job")
        self.link("See the results").wait_for(timeout=600_000)
        self.look("job-ended")
        self.press(self.link("See the results"))
        self.look("run")

    def decides(self, law: str, reading: str, option: str) -> None:
        """Take another reading, and say who decided it and why."""
        details = self.page.locator(
            "details.readings", has=self.page.locator(f'[name="reading {law}/{reading}"]')
        )
        if details.get_attribute("open") is None:
            self.hands.press(details.locator("summary"))
        self.look("readings")
        self.hands.press(self.page.locator(f'[id="r-{law}/{reading}-{option}"]'))
        self.hands.write(self.field("Decided by"), "Ana Pires")
        self.hands.write(self.field("Why"), "Assim a lê a autoridade.")

    def attests(self, photograph: Path, number: int) -> None:
        """Attest items one after another, each with a photograph; correct the first; sign."""
        self.press(self.link("Attest"))
        self.look("attest")
        self.press(self.page.locator(".actions a").first)
        first = self.page.url
        for n in range(number):
            self.hands.press(self.page.locator("#o-met"))
            self.hands.write(self.field("Note"), f"visto {n + 1}")
            if n == 0:
                self.hands.write(self.field("Name of the inspector"), "Ana Pires")
                self.hands.write(self.field("Function"), "inspectora")
                self.hands.write(self.field("Place"), "Macau")
            self.page.locator("#saved", has_text=self.text("Saved")).wait_for()
            with self.page.expect_navigation():
                self.hands.attach(self.page.locator("#f-file"), photograph)
            self.page.locator(".photos img").wait_for()
            if n == 0:
                self.look("item")
            self.press(self.button("Keep and go to the next"))
        self.page.goto(first)
        self.hands.press(self.page.locator("#o-not"))
        self.hands.write(self.field("Note"), "afinal duas mesas")
        self.press(self.button("Keep and go to the next"))
        self.press(self.page.locator(".crumbs a").nth(2))
        self.press(self.link("Review and sign ({n})", n=number))
        self.look("review")
        self.signs(self.button("Sign {n} answers", n=number))
        self.press(self.page.locator("main .actions a").first)

    def signs(self, button: Locator) -> None:
        """Sign with the key of the case, and wait until it is done."""
        form = button.locator("xpath=ancestor::form")
        self.hands.choose(form.locator("select[name=key]"), "ana-pires")
        self.hands.write(form.locator("input[name=passphrase]"), "entre nós")
        self.press(button)
        self.page.locator("main .actions a").first.wait_for(timeout=600_000)

    def publishes(self, folder: Path) -> Path:
        """Make a copy in her language without a PDF; the zip that she is given."""
        for each in self.page.locator("input[name=publish]").all():
            if each.get_attribute("value") != self.words.language:
                self.hands.press(each)
        self.hands.press(self.page.locator("#p-pdf"))
        self.press(self.button("Make the copies"))
        self.link("zip to verify").wait_for(timeout=600_000)
        self.look("published")
        with self.page.expect_download() as download:
            self.hands.press(self.link("zip to verify"))
        download.value.save_as(folder / "published.zip")
        return folder / "published.zip"

    def verifies(self, archive: Path, *records: Path) -> str:
        """Drop a zip, and the records of an audit; the answer in a sentence."""
        self.press(self.page.locator("header nav a").nth(1))
        self.look("verify")
        self.hands.attach(self.page.locator("#file"), archive)
        if records:
            self.hands.attach(self.page.locator("#records"), *records)
        self.press(self.page.locator("main form button"))
        self.page.locator("main .verdict, main .alert").wait_for(timeout=600_000)
        self.look(f"verified-{archive.stem}")
        return self.page.locator("main .verdict, main .alert").inner_text()

    def audits(self, records: Path, law: str) -> Path:
        """Drop records, see what they show, sign it; the zip that she is given."""
        self.press(self.link("Audit recorded hands"))
        self.look("audit")
        self.hands.press(self.page.locator(f"#law-{law}"))
        self.hands.attach(self.page.locator("#file"), records)
        self.press(self.button("Start the audit"))
        self.link("See the results").wait_for(timeout=600_000)
        self.press(self.link("See the results"))
        self.look("audited")
        self.hands.press(self.page.locator("summary", has_text=self.text("Sign the audit")))
        self.signs(self.button("Sign"))
        self.press(self.page.locator("main .actions a").first)
        self.press(self.button("Make a zip to hand on"))
        self.link("zip to verify").wait_for(timeout=600_000)
        with self.page.expect_download() as download:
            self.hands.press(self.link("zip to verify"))
        download.value.save_as(records.parent / "audit.zip")
        return records.parent / "audit.zip"
