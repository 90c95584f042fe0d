"""Cases as plain files: what was handed in, by whom, who decided what, and where each run of it lies.

FOLDER/<case>/case.json           product, vendor, report details, decisions, people, notes
FOLDER/<case>/jobs/<n>.json       a command that was asked for, and how it ended
FOLDER/<case>/runs/<n>/           the folder of a run, as `vistoria run --out` makes it; n is the number of its job
FOLDER/<case>/audits/<n>/         the folder of an audit
FOLDER/<case>/items/              files that were handed in, to be measured
FOLDER/<case>/records/<n>/        records that an audit reads
FOLDER/<case>/photographs/        pictures that attestations attach
FOLDER/<case>/published/<n>/      a run in each language: page, PDF and zip
FOLDER/history.sqlite             the store of what runs and audits of all cases showed
FOLDER/keys/                      private keys of the people who sign
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from threading import RLock
from typing import TypeVar

import msgspec

from vistoria.bundle.layout import readable
from vistoria.bundle.report_details import ReportDetails
from vistoria.journal.disk import write_whole
from vistoria.model.given import from_json

from .words import Refused

T = TypeVar("T")

FILE = "case.json"
KEYS = "keys"
VERIFIED = "verified"
"""The folder of what was dropped to be verified; it is no case."""
_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_MOST_NAME = 40


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a doubtful clause is read in this case, by whom and why; a later one of the reading takes its place."""

    reading: str
    option: str
    who: str
    why: str
    on: str


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who inspects."""

    name: str
    role: str


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A remark."""

    text: str
    on: str


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One product before the authority. A field that a later version added is refused: a change would lose it."""

    product: str
    vendor: str
    opened: date
    details: ReportDetails = ReportDetails()
    people: tuple[Person, ...] = ()
    decisions: tuple[Decision, ...] = ()
    notes: tuple[Note, ...] = ()

    @property
    def readings(self) -> dict[str, Decision]:
        """The decision in force of each reading that was decided."""
        return {each.reading: each for each in self.decisions}


def read(path: Path, kind: type[T]) -> T:
    """What a JSON file holds; raise Refused where it is gone, is broken, or is of a later version."""
    try:
        return from_json(path.read_bytes(), kind)
    except (OSError, ValueError) as error:
        raise Refused(
            "{path} cannot be read: {why}. If a later version of Vistoria wrote it, use that one.",
            500,
            path=path,
            why=error,
        ) from None


class Cases:
    """The cases of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.lock = RLock()

    @property
    def is_there(self) -> bool:
        """Whether the folder still is: nothing is made again in the place of one that was moved away."""
        return (self.folder / VERIFIED).is_dir()

    def names(self) -> list[str]:
        """Names of the folders of all cases."""
        return sorted(each.parent.name for each in self.folder.glob(f"*/{FILE}"))

    def place(self, name: str) -> Path:
        """The folder of a case; raise Refused where there is none."""
        try:
            inside(self.folder, f"{name if _NAME.fullmatch(name) else ''}/{FILE}")
        except Refused:
            raise Refused("There is no case {name}.", 404, name=name) from None
        return self.folder / name

    def read(self, name: str) -> Case:
        """A case; raise Refused."""
        return read(self.place(name) / FILE, Case)

    def change(self, name: str, how: Callable[[Case], Case]) -> Case:
        """Write a case as it is after a change; raise CannotWrite."""
        with self.lock:
            case = how(self.read(name))
            write_whole(self.folder / name / FILE, readable(case), synced=True)
        return case

    def add(self, case: Case) -> str:
        """Write a new case; return its name."""
        stem = re.sub(r"[^a-z0-9]+", "-", case.product.lower()).strip("-")[:_MOST_NAME].strip("-") or "case"
        with self.lock:
            taken = {each.name for each in self.folder.iterdir()} | {KEYS, VERIFIED}
            name = next(each for each in _names(stem) if each not in taken)
            write_whole(self.folder / name / FILE, readable(case), synced=True)
        return name

    @property
    def keys(self) -> list[Path]:
        """The private keys of this folder."""
        return sorted(p for p in (self.folder / KEYS).glob("*.pem") if not p.name.endswith(".pub.pem"))

    def key(self, name: str) -> Path:
        """The private key of this name; raise Refused."""
        found = next((each for each in self.keys if each.stem == name), None)
        if found is None:
            raise Refused("There is no key {name}.", 404, name=name)
        return found


def inside(folder: Path, path: str) -> Path:
    """A file below a folder, which no link leads out of; raise Refused for one elsewhere and for none."""
    try:
        found = (folder / path).resolve()
        is_there = found.is_relative_to(folder) and found.is_file()
    except (OSError, ValueError):
        is_there = False
    if not is_there:
        raise Refused("There is no such file.", 404)
    return found


def now() -> str:
    """The time, as it is kept."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def toml_of(details: ReportDetails) -> bytes:
    """Report details as the file that `--report-details` takes; what is not stated is left out."""
    stated = msgspec.structs.asdict(details)
    lines = [f"{name} = {_toml(value)}\n" for name, value in stated.items() if value not in (None, (), 1)]
    return "".join(lines).encode()


def tables_of(name: str, rows: list[dict[str, object]]) -> bytes:
    """Rows as the tables of a TOML file."""
    return "".join(
        f"[[{name}]]\n" + "".join(f"{key} = {_toml(value)}\n" for key, value in row.items()) for row in rows
    ).encode()


def _toml(value: object) -> str:
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, date):
        return value.isoformat()
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")  # a string of JSON is one of TOML


def _names(stem: str) -> Iterator[str]:
    yield stem
    number = 2
    while True:
        yield f"{stem}-{number}"
        number += 1
