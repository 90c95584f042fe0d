"""The journal of a run under way: a line for its beginning, each greeting, each scenario judged, and its end.

    {"type":"began","facts":{…}}
    {"type":"greeted","facts":{…},"pid":123}
    {"type":"judged","evidence":{…}}
    {"type":"played","table":{…}}
    {"type":"ended","facts":{…}}

Facts before the end are those of a run that is interrupted there. The last line may be torn: it never was.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from vistoria.model.errors import UserError
from vistoria.model.evidence import Evidence
from vistoria.model.played import PlayedTable
from vistoria.verdict.facts import RunFacts

from .disk import Appender
from .state import JOURNAL


class Began(msgspec.Struct, frozen=True, tag="began"):
    """The run was asked for."""

    facts: RunFacts


class Greeted(msgspec.Struct, frozen=True, tag="greeted"):
    """An engine process said who it is."""

    facts: RunFacts
    pid: int | None


class Judged(msgspec.Struct, frozen=True, tag="judged"):
    """A scenario was played and its transcript written."""

    evidence: Evidence


class Played(msgspec.Struct, frozen=True, tag="played"):
    """A drawn table was played and its transcript written."""

    table: PlayedTable


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """All was played that will be; the record is to be written."""

    facts: RunFacts


Entry = Began | Greeted | Judged | Played | Ended


class JournalBroken(UserError):
    """A journal that is not what was written; the text names the line."""


@dataclass
class Kept:
    """What a journal tells of its run."""

    facts: RunFacts
    ended: bool = False
    pids: list[int | None] = field(default_factory=list)
    evidence: dict[str, Evidence] = field(default_factory=dict)
    tables: dict[str, PlayedTable] = field(default_factory=dict)


class Journal:
    """The journal of a run, open for more."""

    def __init__(self, folder: Path) -> None:
        self.file = Appender(folder / JOURNAL)

    def add(self, entry: Entry) -> None:
        """Write an entry; raise CannotWrite, and then the journal is as before."""
        self.file.add(msgspec.json.encode(entry))

    def close(self) -> None:
        """Close the file."""
        self.file.close()


def read_journal(folder: Path) -> Kept | None:
    """What the journal in a folder tells; None if there is none; raise JournalBroken."""
    try:
        *lines, _torn = (folder / JOURNAL).read_bytes().split(b"\n")
    except FileNotFoundError:
        return None
    kept: Kept | None = None
    for number, line in enumerate(lines, start=1):
        try:
            entry = msgspec.json.decode(line, type=Entry)
        except (ValueError, msgspec.DecodeError) as error:
            raise JournalBroken(f"{folder / JOURNAL}, line {number}: {error}; run it again") from None
        kept = _after(kept, entry)
    return kept


def _after(kept: Kept | None, entry: Entry) -> Kept | None:
    match entry:
        case Began(facts):
            return Kept(facts)
        case Judged(evidence) if kept is not None:
            kept.evidence[evidence.scenario] = evidence
        case Played(table) if kept is not None:
            kept.tables[table.id] = table
        case Greeted(facts, pid) if kept is not None:
            kept.facts = facts
            kept.pids.append(pid)
        case Ended(facts) if kept is not None:
            kept.facts, kept.ended = facts, True
    return kept
