"""The answers that an inspector gave and has not signed: kept in the folder of the run, beside its record."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec

from vistoria import __version__
from vistoria.journal.disk import remove, write_whole
from vistoria.journal.state import DRAFT
from vistoria.model.errors import UserError

from .dialogue import Session, asked, begun
from .questions import Agenda


class BadDraft(UserError):
    """Answers that cannot be continued; the text says why and what to do."""


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: a session, and by what a damaged one is known."""

    session: Session
    sha256: str


def read_draft(folder: Path, run: str) -> Session | None:
    """The session to continue; None if there is none; raise BadDraft for one of another run or version, or damaged."""
    path = folder / DRAFT
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=_Kept)
    except FileNotFoundError:
        return None
    except (OSError, ValueError, RecursionError) as error:
        raise BadDraft(f"{path}: these unsigned answers cannot be read ({error}); {_way_out(path)}") from None
    session = kept.session
    if session.run != run:
        raise BadDraft(f"{path}: these unsigned answers are about another run; {_way_out(path)}")
    if session.harness != __version__:
        what = f"these unsigned answers were given to Vistoria {session.harness}, and this is {__version__}"
        raise BadDraft(f"{path}: {what}; continue with that version, or {_way_out(path)}")
    if _digest(session) != kept.sha256:
        what = "these unsigned answers are not those that were typed: the file is damaged, or somebody changed it"
        raise BadDraft(f"{path}: {what}; {_way_out(path)}")
    return session


def opened(folder: Path, run: str, agenda: Agenda) -> Session:
    """The session to continue, or a new one; raise BadDraft."""
    session = read_draft(folder, run)
    if session is None:
        return begun(run, __version__, agenda)
    is_open = session.clause in agenda.clauses and asked(session) is not None
    return session if is_open else msgspec.structs.replace(session, clause=None)


def save(folder: Path, session: Session) -> None:
    """Keep the session; without an answer there is nothing to keep."""
    if session.items:
        kept = msgspec.json.encode(_Kept(session, _digest(session)))
        write_whole(folder / DRAFT, msgspec.json.format(kept, indent=1))
    else:
        remove(folder / DRAFT)


def _digest(session: Session) -> str:
    return sha256(msgspec.json.encode(session)).hexdigest()


def _way_out(path: Path) -> str:
    return f"move {path} away to begin anew"
