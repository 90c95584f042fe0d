"""What an engine or a report details file says reaches no output raw, makes no line of ours and widens no page."""

from __future__ import annotations

import csv
import io
import os
import re
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pypdfium2
import pytest
from hostile_talker import details
from known_secret import KNOWN
from playwright.sync_api import Browser
from warm import vistoria
from whole_run import ENGINES, search_path

CLAUSE = "mo-97-2010/10.5"
WRONG = "unranked:UnrankedSaboteur"
TALKER = Path(__file__).with_name("hostile_talker.py")
ENGINE = "stdio:" + shlex.join([sys.executable, str(TALKER), WRONG, f"id={CLAUSE}:remainder-by-marker"])
UNSEEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
FORGED = re.compile(r"^\s*=cmd", re.MULTILINE)
"""What the engine says after the end of a line."""


@pytest.fixture(scope="session")
def desk(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """A run of such an engine in `out` with all its reports, and what the commands printed."""
    return once("hostile words", _run)


def _run(desk: Path) -> None:
    (desk / "vistoria.toml").write_text(details(), encoding="utf-8")
    few = ("-r", "mo-97-2010", "--clause", CLAUSE, "--hands", "1", "--examples", "2", "--engine", ENGINE)
    told = {**os.environ, **KNOWN, "PYTHONPATH": search_path(ENGINES)}
    commands = {
        "run": ("run", *few, "--out", "out", "--pdf", "--item", "vistoria.toml"),
        "verify": ("verify", "out"),
        "ci": ("ci", "out", "--to", "ci", "--github"),
        "diff": ("diff", "out", "out", "--html", "diff.html"),
        "doctor": ("doctor", "--engine", ENGINE),
    }
    for name, words in commands.items():
        done = vistoria(*words, cwd=desk, environment=told)
        (desk / f"{name}.txt").write_text(done.stdout + done.stderr, encoding="utf-8")
        (desk / f"{name}.code").write_text(str(done.returncode), encoding="utf-8")
    [transcript, *_] = sorted((desk / "out" / "transcripts").rglob("10.5*.jsonl"))
    done = vistoria("replay", str(transcript), "--show", cwd=desk)
    (desk / "replay.txt").write_text(done.stdout + done.stderr, encoding="utf-8")


@pytest.mark.parametrize(
    ("command", "code"), [("run", 1), ("verify", 0), ("ci", 1), ("diff", 0), ("doctor", 0)]
)
def test_no_command_stumbles_over_it(desk: Path, command: str, code: int) -> None:
    said = (desk / f"{command}.txt").read_text(encoding="utf-8")
    assert (desk / f"{command}.code").read_text(encoding="utf-8") == str(code), said[:3000]


def test_nothing_is_printed_or_written_raw(desk: Path) -> None:
    for path in (
        *desk.glob("*.txt"), *(desk / "ci").iterdir(), desk / "diff.html",
        *(desk / "out" / name for name in (
            "report.html", "junit.xml", "earl.jsonld", "clauses.csv", "results.json", "run.json", "environment.json",
        )),
    ):  # fmt: skip
        text = path.read_bytes().decode()
        assert not UNSEEN.search(text), path.name
        assert "😄" not in text
    for path in desk.glob("*.txt"):
        assert not FORGED.search(path.read_text(encoding="utf-8")), path.name


def test_the_exports_can_be_read_and_no_cell_is_a_formula(desk: Path) -> None:
    ElementTree.parse(desk / "out" / "junit.xml")
    rows = csv.reader(io.StringIO((desk / "out" / "clauses.csv").read_text(encoding="utf-8"), newline=""))
    assert not [cell for row in rows for cell in row if cell[:1] in ("=", "+", "-", "@", "\t", "\r")]


def test_the_pdf_says_it_in_characters_that_can_be_seen(desk: Path) -> None:
    with pypdfium2.PdfDocument(desk / "out" / "report.pdf") as document:
        text = "".join(page.get_textpage().get_text_range() for page in document)
    assert "‹U+001B›" in text
    assert not UNSEEN.search(text.replace("\ufffe", ""))


def test_no_page_grows_wider_than_the_screen_or_runs_it(desk: Path, browser: Browser) -> None:
    for name in ("out/report.html", "diff.html"):
        page = browser.new_page()
        stumbled: list[str] = []
        page.on("dialog", lambda dialog, to=stumbled: to.append(dialog.message))
        page.on("pageerror", lambda error, to=stumbled: to.append(str(error)))
        page.goto((desk / name).as_uri())
        page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        for width in (1400, 800, 390):
            page.set_viewport_size({"width": width, "height": 900})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (name, width)
        assert stumbled == []
