"""The checklist as a spreadsheet (XLSX): written to be filled in where there is no desk, and read back.

    A             B            …  F        G
1   Checklist     the product
2   Run           its digest
4   Name          …                              the fields of HEAD, a row each
10  Clause        Title        …  Outcome  Note
11  <clause>      <title>      …                 a row for each item, in any order
"""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from datetime import date, datetime
from io import BytesIO
from typing import IO, Any

from openpyxl import Workbook, load_workbook
from openpyxl.cell import Cell
from openpyxl.styles import Alignment, Border, Font, PatternFill, Protection, Side
from openpyxl.worksheet.datavalidation import DataValidation

from vistoria.model.visible import visible
from vistoria.reports.speech import languages

from .attesting import HEAD, LABELS, FilledIn, Sheet
from .words import Refused, Words

MEDIA = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
RUN, FIRST_FIELD, HEADINGS = 2, 4, 10
"""Rows."""
OUTCOME, NOTE = 6, 7
"""Columns."""
WIDTHS = (24, 34, 44, 44, 34, 12, 40)
MOST_BYTES, MOST_ROWS = 40 * 2**20, 5000
"""Bytes of an unpacked file, and rows of a sheet, beyond which it is refused."""
DATES = ("date", "expires")
OUTCOMES = {"met": "met", "not-met": "not met", "": "not seen"}
"""English words of an outcome."""
_FILLED = PatternFill("solid", fgColor="FFF6DC")
_LINE = Border(bottom=Side("thin", color="C8CDD2"))


def written(sheet: Sheet, product: str, usual: Mapping[str, str], words: Words) -> bytes:
    """The checklist in the reader's language, with the fields of its head that are usual."""
    book = Workbook()
    page: Any = book.active
    page.title = words("Checklist")
    for letter, width in zip("ABCDEFG", WIDTHS, strict=True):
        page.column_dimensions[letter].width = width
    _row(page, 1, (words("Checklist"), product), Font(bold=True, size=14))
    _row(page, RUN, (words("Run"), sheet.session.run))
    for number, name in enumerate(HEAD, start=FIRST_FIELD):
        value = usual.get(name, "")
        is_day = name in DATES
        _row(page, number, (words(LABELS[name]), date.fromisoformat(value) if value and is_day else value))
        _to_fill(page.cell(number, 2), "yyyy-mm-dd" if is_day else "@")
    headings = (
        words("Clause"),
        words("Title"),
        words("Look at"),
        words("Criterion"),
        words("Evidence to keep"),
    )
    _row(page, HEADINGS, (*headings, words("Outcome"), words("Note")), Font(bold=True))
    for number, (name, clause) in enumerate(sheet.clauses.items(), start=HEADINGS + 1):
        law, look = sheet.laws[clause.regulation], clause.inspection
        told = (look.object, look.criterion, look.evidence) if look else ("", "", "")
        _row(page, number, (name, words.title(law, clause.title), *(words.law(law, each) for each in told)))
        for column in (OUTCOME, NOTE):
            _to_fill(page.cell(number, column))
    last = HEADINGS + len(sheet.clauses)
    choice = DataValidation("list", formula1=f'"{",".join(words(each) for each in OUTCOMES.values())}"')
    choice.add(f"F{HEADINGS + 1}:F{last}")
    page.add_data_validation(choice)
    page.freeze_panes = f"B{HEADINGS + 1}"
    page.print_title_rows = f"{HEADINGS}:{HEADINGS}"
    page.page_setup.orientation, page.page_setup.fitToHeight = "landscape", False
    page.sheet_properties.pageSetUpPr.fitToPage = True
    page.protection.sheet = True  # no password: it keeps a hand from slipping
    content = BytesIO()
    book.save(content)
    return content.getvalue()


def _row(page: Any, number: int, values: tuple[object, ...], font: Font | None = None) -> None:
    for column, value in enumerate(values, start=1):
        cell: Cell = page.cell(number, column, value)
        if isinstance(value, str):
            cell.data_type = "s"  # never a formula
        cell.alignment, cell.border = Alignment(wrap_text=column > 1, vertical="top"), _LINE
        if font is not None:
            cell.font = font


def _to_fill(cell: Cell, form: str = "@") -> None:
    cell.protection, cell.fill, cell.border = Protection(locked=False), _FILLED, _LINE
    cell.alignment, cell.number_format = Alignment(wrap_text=True, vertical="top"), form


def read(file: IO[bytes], sheet: Sheet, words: Words) -> FilledIn:
    """What a filled-in checklist of this run says; raise Refused for a file that is none."""
    page = _page(file)
    of = str(page.cell(RUN, 2).value or "").strip()
    if of != sheet.session.run:
        raise Refused("This is no checklist of this run: download it here, and fill that in.")
    wrong: list[str] = []
    head = {name: _text(page.cell(number, 2).value) for number, name in enumerate(HEAD, start=FIRST_FIELD)}
    spoken = [Words(each) for each in languages()]
    known = {each(text).casefold(): outcome for outcome, text in OUTCOMES.items() for each in spoken}
    outcomes: dict[str, str] = {}
    notes: dict[str, str] = {}
    for number in range(HEADINGS + 1, page.max_row + 1):
        name, said, note = (_text(page.cell(number, column).value) for column in (1, OUTCOME, NOTE))
        outcome = known.get(said.casefold())
        if not (name or said or note):
            continue
        if name not in sheet.clauses:
            why = words("There is nothing to attest of {clause}.", clause=visible(name)[:100])
        elif name in notes:
            why = words("{clause} is there twice.", clause=name)
        elif outcome is None and said:
            why = words("{said} is no outcome.", said=visible(said)[:100])
        else:
            why, notes[name] = "", note
            outcomes |= {name: outcome} if outcome else {}
        if why:
            where = words("Row {n}", n=str(number))
            wrong.append(words.line(where, why))
    return FilledIn(head, outcomes, notes, tuple(wrong))


def _page(file: IO[bytes]) -> Any:
    try:
        with zipfile.ZipFile(file) as archive:
            if sum(each.file_size for each in archive.infolist()) > MOST_BYTES:
                raise ValueError(f"unpacked it is more than {MOST_BYTES // 2**20} MB")
        file.seek(0)
        page = load_workbook(file, data_only=True, keep_links=False).worksheets[0]
        if page.max_row > MOST_ROWS:
            raise ValueError(f"it has more than {MOST_ROWS} rows")
    except Exception as error:  # whatever a broken file makes of the reader: what it says is no answer
        raise Refused(
            "This file is no spreadsheet (XLSX) that can be read: {why}", why=visible(str(error))[:200]
        ) from None
    return page


def _text(value: object) -> str:
    if isinstance(value, datetime):
        return value.date().isoformat()
    return "" if value is None else str(value).strip()
