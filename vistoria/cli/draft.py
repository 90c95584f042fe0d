"""The answers that an inspector gave and has not signed: kept in the folder of the run, beside its record."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import msgspec

from vistoria import __version__
from vistoria.journal.disk import remove, write_whole
from vistoria.journal.state import DRAFT
from vistoria.model.errors import UserError

from .dialogue import Item, Session, asked, begun
from .questions import QUESTIONS, Agenda, Refused


class BadDraft(UserError):
    """Answers that cannot be continued; the text says why and what to do."""


def read_draft(folder: Path, run: str) -> Session | None:
    """The session to continue; None if there is none; raise BadDraft for one of another run or version."""
    path = folder / DRAFT
    try:
        session = msgspec.json.decode(path.read_bytes(), type=Session)
    except FileNotFoundError:
        return None
    except (OSError, ValueError, RecursionError) as error:
        raise BadDraft(f"{path}: these unsigned answers cannot be read ({error}); {_way_out(path)}") from None
    if session.run != run:
        raise BadDraft(f"{path}: these unsigned answers are about another run; {_way_out(path)}")
    if session.harness != __version__:
        what = f"these unsigned answers were given to Vistoria {session.harness}, and this is {__version__}"
        raise BadDraft(f"{path}: {what}; continue with that version, or {_way_out(path)}")
    return session


def opened(folder: Path, run: str, agenda: Agenda) -> Session:
    """The session to continue, or a new one; raise BadDraft, also for an answer that no question takes."""
    session = read_draft(folder, run)
    if session is None:
        return begun(run, __version__, agenda)
    later = replace(agenda, today=lambda: date.max)  # a clock that was set back makes no answer wrong
    for clause, item in session.items.items():
        for name, value in item.given.items():
            if clause not in agenda.clauses or not _is_answer(name, value, item, later):
                what = f"{clause}: {name} {value!r} is no answer here"
                raise BadDraft(f"{folder / DRAFT}: {what}; {_way_out(folder / DRAFT)}")
    is_open = session.clause in agenda.clauses and asked(session) is not None
    return session if is_open else msgspec.structs.replace(session, clause=None)


def _is_answer(name: str, value: str, item: Item, agenda: Agenda) -> bool:
    """Whether a question takes this answer; files are looked at before they are signed."""
    try:
        return name == "attachments" or QUESTIONS[name].read(value, item.given, agenda) == value
    except (Refused, KeyError):
        return False


def save(folder: Path, session: Session) -> None:
    """Keep the session; without an answer there is nothing to keep."""
    if session.items:
        write_whole(folder / DRAFT, msgspec.json.format(msgspec.json.encode(session), indent=1))
    else:
        remove(folder / DRAFT)


def _way_out(path: Path) -> str:
    return f"move {path} away to begin anew"
