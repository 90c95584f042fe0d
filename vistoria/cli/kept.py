"""Files that a run takes besides its engine: self-test record, report details, known failures."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .usage_error import UsageError

if TYPE_CHECKING:
    from vistoria.model.known import KnownFailure

KnownOption = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", help="What is accepted for a while. Default: known-failures.toml, if it exists."
    ),
]
StrictOption = Annotated[
    bool, typer.Option("--strict", help="Count as failures what that file has as warnings.")
]


def self_test(chosen: Path | None) -> bytes | None:
    """The self-test record to keep with the run; a named one must exist and be valid."""
    from vistoria.bundle.layout import SELFTEST
    from vistoria.bundle.selftest import NoSelfTest, read

    path = chosen or Path(SELFTEST)
    if chosen is None and not path.is_file():
        return None
    try:
        read(path)
    except NoSelfTest as error:
        raise UsageError(f"--selftest {error}; make one with `vistoria selftest --out {path}`") from None
    return path.read_bytes()


def report_details(chosen: Path | None, finished: str | None = None) -> bytes | None:
    """The report details file to keep with the run; raise BadReportDetails if it cannot be read.

    Raise UsageError for a date of issue in the future, and for one that does not fit a run `finished` then or now.
    """
    from vistoria.bundle.report_details import DEFAULT, kept_report_details

    path = chosen or Path(DEFAULT)
    if chosen is None and not os.path.lexists(path):  # a folder or a broken link of this name is a mistake
        return None
    now = datetime.now(UTC)
    stated, content = kept_report_details(path)
    wrong = stated.date_fault((finished or now.isoformat()), now)
    if wrong is not None:
        raise UsageError(f"{path}: {wrong}; correct the date, or remove the key")
    return content


def unread_details(folder: Path) -> str | None:
    """What to say of a report details file here that the report of `folder` does not state; None if there is none."""
    from vistoria.bundle.layout import REPORT_DETAILS
    from vistoria.bundle.report_details import DEFAULT

    here, held = Path(DEFAULT), folder / REPORT_DETAILS
    if not here.is_file() or (held.is_file() and held.read_bytes() == here.read_bytes()):
        return None
    states = "the report states those of the run" if held.is_file() else "the report states none"
    what = f"{DEFAULT} holds other details: {states}"
    return f"note: {what}; `vistoria report {folder} --report-details {DEFAULT}` writes them into it"


def known_failures(chosen: Path | None, *, strict: bool = False) -> tuple[KnownFailure, ...]:
    """The known failures of the run; `strict` leaves warnings out. Raise BadKnownFailures."""
    from datetime import date

    from vistoria.bundle.known_failures import DEFAULT, read_known_failures

    path = chosen or Path(DEFAULT)
    if chosen is None and not path.is_file():
        return ()
    entries = read_known_failures(path, date.today())
    return tuple(each for each in entries if not (strict and each.reading))
