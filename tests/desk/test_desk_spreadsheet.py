"""The checklist as a spreadsheet: filled in elsewhere, read back, and shown before anything of it is kept."""

from __future__ import annotations

import re
import shutil
import zipfile
from collections.abc import Callable, Iterator
from html import unescape
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook
from served import LAW, Answer, Served, served, with_run

from vistoria.bundle.layout import run_digest
from vistoria.cli.draft import read_draft

RUN = "/cases/poker-server/runs/2"
SHEET = f"{RUN}/attest/checklist"
HEAD = {"person": "Ana", "role": "inspectora", "place": "Macau", "date": "2026-11-20", "expires": ""}
FIELDS = {"B4": "Ana", "B5": "inspectora", "B6": "Macau", "B7": "2026-11-20"}


@pytest.fixture(scope="module")
def desk(
    once: Callable[[str, Callable[[Path], object]], Path], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """A desk with a case and a run of its own."""
    folder = tmp_path_factory.mktemp("spreadsheet") / "cases"
    shutil.copytree(once("desk with a run", with_run) / "cases", folder)
    with served(folder) as opened:
        yield opened


def downloaded(desk: Served, language: str = "en") -> Any:
    """The checklist, as a program for spreadsheets opens it."""
    answer = desk.ask("GET", f"{SHEET}.xlsx", headers={"Accept-Language": language})
    assert answer.headers["content-disposition"].startswith("attachment")
    return load_workbook(BytesIO(answer.content))


def dropped(desk: Served, content: bytes, name: str = "checklist.xlsx") -> Answer:
    """What the desk shows of a file."""
    body = (
        f'--x\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n\r\n'.encode()
        + content
        + b"\r\n--x--\r\n"
    )
    return desk.ask("POST", f"{SHEET}/file", body, {"Content-Type": "multipart/form-data; boundary=x"})


def filled(book: Any, cells: dict[str, object]) -> bytes:
    """The checklist with these cells."""
    for place, value in cells.items():
        book.worksheets[0][place] = value
    content = BytesIO()
    book.save(content)
    return content.getvalue()


def told(answer: Answer) -> str:
    """The words of a page."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", answer.text)).split())


def marked(answer: Answer) -> set[str]:
    """What is marked on the sheet, as `clause outcome`."""
    return {
        f"{clause} {value}"
        for clause, value in re.findall(r'name="outcome (\S+)" value="(\S*)" checked', answer.text)
    }


def answered(desk: Served) -> dict[str, dict[str, str]]:
    """What is kept and not signed."""
    folder = desk.folder / "poker-server/runs/2"
    session = read_draft(folder, run_digest(folder))
    return {name: dict(item.given) for name, item in session.items.items()} if session else {}


@pytest.mark.parametrize(
    ("language", "met", "failed"),
    [("en", "met", "not met"), ("pt", "cumprido", "não cumprido"), ("zh", "符合", "不符合")],
)
def test_a_sheet_in_each_language_is_read_back_and_kept_when_she_says_so(
    desk: Served, language: str, met: str, failed: str
) -> None:
    book = downloaded(desk, language)
    page = book.worksheets[0]
    first, second = page["A11"].value, page["A12"].value
    before = answered(desk)
    shown = dropped(desk, filled(book, {**FIELDS, "F11": met, "G11": "uma mesa", "F12": failed}))
    assert shown.status == 200
    assert marked(shown) == {f"{first} met", f"{second} not-met"}
    assert 'value="uma mesa"' in shown.text
    assert answered(desk) == before
    form = {**HEAD, f"outcome {first}": "met", f"note {first}": "uma mesa", f"outcome {second}": "not-met"}
    assert desk.send(SHEET, **form).status == 303
    kept = answered(desk)
    assert kept[first]["note"] == "uma mesa"
    assert kept[second]["outcome"] == "not-met"
    assert kept[second]["person"] == "Ana"


def test_every_field_is_checked_and_each_fault_is_told_once(desk: Served) -> None:
    book = downloaded(desk)
    cells = {
        **FIELDS, "B7": "2999-01-01", "F11": "met", "F12": "met", "F13": "perhaps", "G14": "seen later",
        "A15": "mo-97-2010/99.9", "F15": "met", "A16": book.worksheets[0]["A12"].value,
    }  # fmt: skip
    page = told(dropped(desk, filled(book, cells)))
    assert page.count("2999-01-01 is in the future") == 1
    assert "Row 13: perhaps is no outcome." in page
    assert "There is a note and no outcome." in page
    assert "Row 15: There is nothing to attest of mo-97-2010/99.9." in page
    assert re.search(r"Row 16: mo-97-2010/\S+ is there twice\.", page)


def test_a_form_with_a_fault_keeps_nothing_and_shows_what_was_typed(desk: Served) -> None:
    item, before = f"{LAW}/16", answered(desk)
    form = {**HEAD, "date": "yesterday", f"outcome {item}": "met", f"note {item}": "três mesas"}
    answer = desk.send(SHEET, **form)
    assert answer.status == 400
    assert marked(answer) == {f"{item} met"}
    assert 'value="três mesas"' in answer.text
    assert 'value="yesterday"' in answer.text
    assert answered(desk) == before


def test_a_mark_without_a_note_leaves_the_note_that_was_kept(desk: Served) -> None:
    item = f"{LAW}/2.1"
    assert desk.send(f"{RUN}/attest/save/{item}", outcome="met", note="- duas", **HEAD).status == 303
    assert "Answered already by Ana: met." in told(desk.ask("GET", SHEET))
    assert desk.send(SHEET, **HEAD, **{f"outcome {item}": "not-met"}).status == 303
    assert answered(desk)[item]["outcome"] == "not-met"
    assert answered(desk)[item]["note"] == "- duas"


def test_what_a_product_is_called_is_no_formula(tmp_path: Path, finished: Path) -> None:
    shutil.copytree(finished.parents[2], tmp_path / "cases")
    with served(tmp_path / "cases") as desk:
        assert desk.send("/cases/poker-server/details", product='=HYPERLINK("http://evil")').status == 303
        cell = downloaded(desk).worksheets[0]["B1"]
        assert (cell.value, cell.data_type) == ('=HYPERLINK("http://evil")', "s")


def test_the_sheet_of_another_run_is_refused(desk: Served) -> None:
    refused = dropped(desk, filled(downloaded(desk), {**FIELDS, "B2": "0" * 64}))
    assert refused.status == 400
    assert "This is no checklist of this run" in told(refused)


def _bomb() -> bytes:
    content = BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/worksheets/sheet1.xml", b"<" * 60_000_000)
    return content.getvalue()


def _entities(book: Any) -> bytes:
    """A sheet whose XML means a billion laughs."""
    laughs = b'<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>'
    source, content = BytesIO(filled(book, {})), BytesIO()
    with zipfile.ZipFile(source) as before, zipfile.ZipFile(content, "w") as after:
        for each in before.namelist():
            there = before.read(each)
            after.writestr(each, laughs + b"<w>&b;</w>" if each == "xl/workbook.xml" else there)
    return content.getvalue()


def test_a_file_that_is_no_spreadsheet_is_refused_and_says_why(desk: Served) -> None:
    for content in (b"no zip", b"PK\x03\x04 cut", _bomb(), _entities(downloaded(desk))):
        refused = dropped(desk, content)
        assert refused.status == 400
        assert "This file is no spreadsheet (XLSX) that can be read:" in told(refused)
