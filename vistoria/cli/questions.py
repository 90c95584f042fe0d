"""The questions of `vistoria attest` about a clause: how each answer is read, and what goes on record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vistoria.bundle.answers import InspectionAnswer
    from vistoria.model.attestation import Attestation, Attested

NONE, BETWEEN = "-", "|"
OUTCOMES = {"m": "met", "n": "not-met", "met": "met", "not-met": "not-met"}


class Refused(Exception):
    """A line that is no answer; `key` is the message that says why, with its slots."""

    def __init__(self, key: str, **slots: object) -> None:
        super().__init__(key)
        self.key, self.slots = key, slots


@dataclass(frozen=True)
class Agenda:
    """The clauses that people can attest in a run, and what answers are checked against."""

    clauses: tuple[str, ...]
    """In the order of the law."""
    outstanding: frozenset[str]
    held: Mapping[str, Mapping[str, str]]
    """The answers of the latest attestation of each clause."""
    today: Callable[[], date]
    look: Callable[[Path], str]
    """SHA-256 of a file that can be attached; raise OSError or ValueError for any other."""


Given = Mapping[str, str]


def _outcome(text: str, given: Given, agenda: Agenda) -> str:
    if text.casefold() not in OUTCOMES:
        raise Refused("bad-outcome")
    return OUTCOMES[text.casefold()]


def _name(text: str, given: Given, agenda: Agenda) -> str:
    if text == NONE:
        raise Refused("empty")
    return text


def _day(text: str, given: Given, agenda: Agenda) -> str:
    day = _date(text)
    if day > agenda.today().isoformat():
        raise Refused("future", day=day)
    if given.get("expires", NONE) != NONE and given["expires"] < day:
        raise Refused("expired", until=given["expires"], day=day)
    return day


def _until(text: str, given: Given, agenda: Agenda) -> str:
    until = text if text == NONE else _date(text)
    if until != NONE and until < (day := given.get("date", "")):
        raise Refused("expired", until=until, day=day)
    return until


def _date(text: str) -> str:
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise Refused("bad-date") from None


def _note(text: str, given: Given, agenda: Agenda) -> str:
    return text


def _files(text: str, given: Given, agenda: Agenda) -> str:
    paths: dict[str, None] = {}
    for each in (part.strip() for part in text.split(BETWEEN) if part.strip() not in ("", NONE)):
        try:
            path = Path(each).expanduser().absolute()
            agenda.look(path)
        except (OSError, ValueError, RuntimeError) as error:
            why = error.strerror if isinstance(error, OSError) else error
            raise Refused("bad-file", path=each, why=why) from None
        paths[str(path)] = None
    return BETWEEN.join(paths) or NONE


@dataclass(frozen=True)
class Question:
    """How the answer to one question is read, and what Enter alone gives."""

    read: Callable[[str, Given, Agenda], str]
    """The answer as it is kept; raise Refused."""
    is_usual: bool = False
    """Whether the answer is offered for the next clause."""
    fallback: Callable[[Agenda], str] | None = None
    takes_text: bool = True
    """Whether any text is an answer, so that a command needs its mark."""


QUESTIONS = {
    "outcome": Question(_outcome, takes_text=False),
    "person": Question(_name, is_usual=True),
    "role": Question(_name, is_usual=True),
    "place": Question(_name, is_usual=True),
    "date": Question(_day, True, lambda agenda: agenda.today().isoformat(), takes_text=False),
    "expires": Question(_until, True, lambda agenda: NONE, takes_text=False),
    "note": Question(_note, fallback=lambda agenda: NONE),
    "attachments": Question(_files, fallback=lambda agenda: NONE),
}
"""The questions about a clause, in their order, by the name of the field of the attestation."""


def files_of(given: Given) -> list[str]:
    """The paths of the files to attach."""
    return [] if given["attachments"] == NONE else given["attachments"].split(BETWEEN)


def answer_of(clause: str, given: Given) -> InspectionAnswer:
    """The answer that goes on record."""
    from vistoria.bundle.answers import InspectionAnswer

    return InspectionAnswer(
        clause=clause,
        outcome="met" if given["outcome"] == "met" else "not-met",
        person=given["person"],
        role=given["role"],
        place=given["place"],
        date=date.fromisoformat(given["date"]),
        expires=None if given["expires"] == NONE else date.fromisoformat(given["expires"]),
        note=None if given["note"] == NONE else given["note"],
        attachments=tuple(map(Path, files_of(given))),
    )


def given_in(attestation: Attestation, folder: Path) -> dict[str, str]:
    """The answers of an attestation on record in this folder."""
    files = BETWEEN.join(str((folder / each.file).absolute()) for each in attestation.attachments)
    told = {name: getattr(attestation, name) for name in QUESTIONS if name != "attachments"}
    return {name: str(value or NONE) for name, value in {**told, "attachments": files}.items()}


def agenda_of(folder: Path, clauses: Iterable[str], attested: Mapping[str, Attested]) -> Agenda:
    """What can be attested of these clauses in the folder of a run, with what is on record."""
    from vistoria.bundle.answers import attachable

    asked = tuple(clauses)
    return Agenda(
        clauses=asked,
        outstanding=frozenset(name for name in asked if is_outstanding(attested.get(name))),
        held={name: given_in(each.attestation, folder) for name, each in attested.items()},
        today=date.today,
        look=attachable,
    )


def is_outstanding(attested: Attested | None) -> bool:
    """Whether the inspection part is untested, and not for want of a signature alone."""
    from vistoria.model.attestation import Standing
    from vistoria.model.outcome import Outcome
    from vistoria.verdict.inspection import judge_attested

    is_waiting = attested is not None and attested.standing is Standing.UNSIGNED
    return judge_attested(attested).outcome is Outcome.UNTESTED and not is_waiting
