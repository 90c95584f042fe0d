"""The report in a browser: its size, how long it takes to load, and the longest frame while a hand is stepped."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median

from .figure import Figure

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
STEP = """async () => {
  const scenario = document.getElementById(decodeURIComponent(document.querySelector('.to-hand').hash.slice(1)));
  location.hash = document.querySelector('.to-hand').hash;
  await new Promise(done => setTimeout(done, 300));
  const steps = scenario.querySelector('[data-go=forward]');
  scenario.querySelector('[data-go=first]').click();
  let longest = 0;
  for (let i = 0; i < 60; i++) {
    const before = performance.now();
    steps.click();
    scenario.querySelector('.board').getBoundingClientRect();
    longest = Math.max(longest, performance.now() - before);
    await new Promise(requestAnimationFrame);
  }
  return longest;
}"""
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
    report = out / "report.html"
    loads, frames = [], []
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        for _ in range(rounds):
            page = browser.new_page()
            page.goto(report.as_uri())
            loads.append(page.evaluate(LOAD) / 1000)
            frames.append(page.evaluate(STEP))
            page.close()
        browser.close()
    size = report.stat().st_size / 1e6
    return [
        Figure("report-size", size, "MB", "the report of the run in one file", reach=6.0),
        Figure(
            "report-load",
            median(loads),
            "s",
            "until the page answers",
            1.0,
            lowest=min(loads),
            highest=max(loads),
        ),
        Figure(
            "report-step",
            median(frames),
            "ms",
            "the longest step of a hand until it is laid out",
            100.0,
            lowest=min(frames),
            highest=max(frames),
        ),
    ]
