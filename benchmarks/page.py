"""The report in a browser: its size, how long it takes to load, and the longest frame while a hand is stepped."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from .figure import Figure

if TYPE_CHECKING:
    from playwright.sync_api import Browser

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
OPEN = """async () => {
  const link = document.querySelector('.to-hand') || document.querySelector('.scenario');
  location.hash = link.hash || '#' + encodeURIComponent(link.id);
  await new Promise(done => setTimeout(done, 300));
  window.step = document.querySelector('.hand [data-go=forward]');
  document.querySelector('.hand [data-go=first]').click();
  await new Promise(requestAnimationFrame);
}"""
STEP = "() => { step.click(); return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))) }"
STEPS = 60
LOAD = "performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"


def measure(work: Path, rounds: int, arguments: tuple[str, ...]) -> list[Figure]:
    """Figures of the report of a run of PokerKit with these arguments; none without a browser."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        return []
    from playwright.sync_api import sync_playwright

    out = work / "run"
    command = [sys.executable, "-m", "vistoria", "run", "--engine", "pokerkit", "--quiet", "--out", str(out)]
    subprocess.run([*command, *arguments], check=False, stdout=subprocess.DEVNULL)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        seen = [opened(browser, out / "report.html") for _ in range(rounds)]
        browser.close()
    loads, works, steps = zip(*seen, strict=True)
    size = (out / "report.html").stat().st_size / 1e6
    return [
        Figure("report-size", size, "MB", "the report of the run in one file", reach=6.0),
        _spread("report-load", loads, "s", "until the page answers", 1.0),
        _spread("report-load-cpu", works, "s", "CPU time of the page until it answers", 1.0),
        _spread("report-step", steps, "ms", "CPU time of the longest frame while a hand is stepped", 100.0),
    ]


def opened(browser: Browser, report: Path) -> tuple[float, float, float]:
    """Seconds until the page answers, by the clock and of its CPU time, and milliseconds of the longest step."""
    page = browser.new_page()
    asked = page.context.new_cdp_session(page)
    asked.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> float:
        metrics = asked.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))

    page.goto(report.as_uri())
    load, work = page.evaluate(LOAD) / 1000, worked()
    page.evaluate(OPEN)
    longest, before = 0.0, worked()
    for _ in range(STEPS):
        page.evaluate(STEP)
        now = worked()
        longest, before = max(longest, now - before), now
    page.close()
    return load, work, longest * 1000


def _spread(name: str, seen: Sequence[float], unit: str, what: str, reach: float) -> Figure:
    return Figure(name, median(seen), unit, what, reach, lowest=min(seen), highest=max(seen))
