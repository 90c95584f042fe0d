"""Answers about inspection items, from the dialogue or a prepared TOML file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date as Day
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from vistoria.model.attestation import Attestation
from vistoria.model.clause import Clause, ClauseId
from vistoria.model.errors import UserError
from vistoria.model.given import from_toml

from .attestations import attach, keep
from .layout import file_digest, run_digest
from .report_details import FIRST_YEAR

if TYPE_CHECKING:
    from securesystemslib.signer import Signer


LONGEST_NAME = 180
"""Bytes of the name of an attached file, which gets a digest before it."""


class BadAnswers(UserError, ValueError):
    """Answers that cannot be used; the text says which, why and what to do."""


@dataclass(frozen=True)
class InspectionAnswer:
    """One complete answer; attachments are files outside the bundle."""

    clause: str
    outcome: Literal["met", "not-met"]
    person: str
    role: str
    place: str
    date: Day
    expires: Day | None = None
    note: str | None = None
    attachments: tuple[Path, ...] = ()


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clause: str
    outcome: Literal["met", "not-met"]
    person: str | None = None
    role: str | None = None
    place: str | None = None
    date: Day | None = None
    expires: Day | None = None
    note: str | None = None
    attachments: tuple[str, ...] = ()


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: str | None = None
    role: str | None = None
    place: str | None = None
    date: Day | None = None
    expires: Day | None = None
    attestation: tuple[_Entry, ...] = ()


def keep_answer(folder: Path, answer: InspectionAnswer, signer: Signer | None) -> str:
    """Write an answer and its attachments into the bundle; return the path of the attestation. Raise BadAnswers."""
    try:
        attestation = _attestation(answer, run_digest(folder))
        files = tuple(attach(folder, source) for source in answer.attachments)
    except (OSError, ValueError) as error:
        raise BadAnswers(f"{answer.clause}: {error}") from None
    return keep(folder, msgspec.structs.replace(attestation, attachments=files), signer)


def prepared(path: Path, clauses: Mapping[ClauseId, Clause]) -> list[InspectionAnswer]:
    """Read the answers in a prepared file; raise BadAnswers if one is invalid, so that none of the file is used.

    `clauses` are the clauses with an inspection part, by id. Attachment paths are relative to the file.
    """
    try:
        file = from_toml(path.read_bytes(), _File)
    except OSError as error:
        raise BadAnswers(f"{path}: {error.strerror}") from None
    except (ValueError, msgspec.DecodeError) as error:
        text = str(error).replace("`", "'")
        allowed = '; an outcome is "met" or "not-met"' if "outcome" in text else ""
        raise BadAnswers(f"{path}: {text}{allowed}") from None
    if not file.attestation:
        raise BadAnswers(f"{path}: there is no [[attestation]] in it")
    answers, seen = [], set[str]()
    for entry in file.attestation:
        where = f"{path}, {entry.clause}"
        if ClauseId(entry.clause) not in clauses:
            raise BadAnswers(f"{where}: no clause with an inspection part in this run")
        if entry.clause in seen:
            raise BadAnswers(f"{where}: attested twice in this file")
        seen.add(entry.clause)
        answers.append(_answer(entry, file, path.parent, where))
    return answers


def check_answer(answer: InspectionAnswer) -> None:
    """Raise BadAnswers if the answer cannot become an attestation."""
    try:
        _attestation(answer, "")
    except ValueError as error:
        raise BadAnswers(str(error)) from None
    if answer.date > Day.today():
        raise BadAnswers(f"its date, {answer.date}, is in the future")
    if answer.date.year < FIRST_YEAR:
        raise BadAnswers(f"its date, {answer.date}, is before there were attestations")
    for source in answer.attachments:
        try:
            attachable(source)
        except OSError as error:
            raise BadAnswers(f"attachment {source}: {error.strerror}") from None
        except ValueError as error:
            raise BadAnswers(f"attachment {source}: {error}") from None


def attachable(source: Path) -> str:
    """SHA-256 of a file to attach; raise OSError if it cannot be read, ValueError if no archive can hold it."""
    if not source.is_file():
        raise ValueError("no such file")
    if not source.name.isprintable() or set(source.name) & set("\\:|"):
        raise ValueError(f"the name {source.name!r} cannot be kept in an archive: rename it")
    if len(source.name.encode(errors="replace")) > LONGEST_NAME:
        raise ValueError(f"the name is longer than {LONGEST_NAME} bytes: rename it")
    return file_digest(source)


def unnamed(wanted: Iterable[tuple[str, object]]) -> list[str]:
    """The names that have no value."""
    return [name for name, value in wanted if value is None]


def _answer(entry: _Entry, file: _File, folder: Path, where: str) -> InspectionAnswer:
    person, role = entry.person or file.person, entry.role or file.role
    place, day = entry.place or file.place, entry.date or file.date
    if person is None or role is None or place is None or day is None:
        missing = unnamed([("person", person), ("role", role), ("place", place), ("date", day)])
        raise BadAnswers(f"{where}: {', '.join(missing)} missing; add it there or at the top of the file")
    answer = InspectionAnswer(
        clause=entry.clause,
        outcome=entry.outcome,
        person=person,
        role=role,
        place=place,
        date=day,
        expires=entry.expires or file.expires,
        note=entry.note,
        attachments=tuple(folder / name for name in entry.attachments),
    )
    try:
        check_answer(answer)
    except BadAnswers as error:
        raise BadAnswers(f"{where}: {error}") from None
    return answer


def _attestation(answer: InspectionAnswer, run: str) -> Attestation:
    return Attestation(
        clause=answer.clause,
        outcome=answer.outcome,
        person=answer.person,
        role=answer.role,
        place=answer.place,
        date=answer.date,
        run=run,
        expires=answer.expires,
        note=answer.note,
    )
