"""The docs show the report as it is: its pictures are made from a run, in the language of the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tools.screenshots import SHOWN, taken


@pytest.mark.parametrize("language", ["pt"])
def test_a_report_is_pictured_in_a_language(
    browser: Browser, two_laws: Path, tmp_path: Path, language: str
) -> None:
    run = tmp_path / "run"
    run.mkdir()
    (run / "report.html").symlink_to(two_laws / f"{language}.html")
    made = list(taken(browser, tmp_path / language, run, language))
    assert [path.stem for path in made] == list(SHOWN)
    assert [path.read_bytes()[:8] for path in made] == [b"\x89PNG\r\n\x1a\n"] * len(SHOWN)
    assert min(path.stat().st_size for path in made) > 5_000
