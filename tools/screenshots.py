"""Pictures of the report and the desk for the docs, in each language: `python -m tools.screenshots FOLDER [RUN]`.

They show the run of the inspector's guide, or that in the folder RUN. The site makes them as it is built
(`docs/pictures.py`), so the repository holds none.
"""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from urllib.parse import urljoin

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from vistoria.desk.cases import Case, Cases

LOCALES = {"en": "en-GB", "pt": "pt-PT", "zh": "zh-TW"}
"""By language of the report: a locale of a browser that opens it so."""
SHOWN = {"certificate": "#conclusion", "hand": "details.scenario[open] .hand", "glance": ".glance"}
"""By name of a picture: what it shows, of which the first is taken."""
SIZE = ViewportSize(width=1200, height=900)
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
COMMAND = ("run", "--engine", "pokerkit", "--clause", "mo-97-2010/8.5", "--seed", "1", "--quiet")


class NoBrowser(LookupError):
    """There is no Chromium on this machine."""


def pictures(folder: Path, run: Path, languages: Sequence[str] = tuple(LOCALES)) -> list[Path]:
    """Write the pictures of a run, `FOLDER/pt/hand.png` and so on; raise NoBrowser."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        raise NoBrowser(f"no Chromium on this machine; looked for {', '.join(BROWSERS)}")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        with opened(run) as desk:
            return [
                path
                for language in languages
                for path in (
                    *taken(browser, folder / language, run, language),
                    at_the_desk(browser, folder / language, *desk, language),
                )
            ]


def taken(browser: Browser, folder: Path, run: Path, language: str) -> Iterator[Path]:
    """Take the pictures of a run in a language into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    page = browser.new_page(locale=LOCALES[language], viewport=SIZE, reduced_motion="reduce")
    page.goto((run.resolve() / "report.html").as_uri())
    for name, selector in SHOWN.items():
        if name == "hand":
            page.locator("a.to-hand").first.click()
        path = folder / f"{name}.png"
        page.locator(selector).locator("visible=true").first.screenshot(path=path)
        yield path
    page.close()


def at_the_desk(browser: Browser, folder: Path, address: str, path: str, language: str) -> Path:
    """Take the picture of the run at the desk."""
    with browser.new_context(locale=LOCALES[language], viewport=SIZE, reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(address)
        page.goto(urljoin(address, path))
        page.screenshot(path=folder / "desk.png")
    return folder / "desk.png"


@contextmanager
def opened(run: Path) -> Iterator[tuple[str, str]]:
    """A desk with a case that has this run: the address to open, and the path of the run."""
    with tempfile.TemporaryDirectory() as folder:
        name = Cases(Path(folder)).add(Case("Mesa 4.2", "Casa de Jogo", date(2026, 11, 2)))
        shutil.copytree(run, Path(folder) / name / "runs/1")
        command = (sys.executable, "-m", "vistoria", "desk", folder, "--no-browser")
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as desk:
            assert desk.stdout is not None
            try:
                yield desk.stdout.readline().split()[1], f"/cases/{name}/runs/1"
            finally:
                desk.send_signal(signal.SIGINT)


def ran(folder: Path) -> Path:
    """Make the run that the pictures show."""
    out = folder / "vistoria-out"
    command = (sys.executable, "-m", "vistoria", *COMMAND, "--out", str(out))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 1:  # the engine does not conform
        raise RuntimeError(f"{' '.join(command)} ended with {done.returncode}: {done.stderr.strip()}")
    return out


def main(folder: str, run: str | None = None) -> None:
    """Write the pictures, of a run of its own where none is given."""
    with tempfile.TemporaryDirectory() as own:
        for path in pictures(Path(folder), Path(run) if run else ran(Path(own))):
            print(path)


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit("usage: python -m tools.screenshots FOLDER [RUN]")
    main(*sys.argv[1:])
