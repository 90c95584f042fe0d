"""The files of a folder: each is read once, and each conversation whole, its record's own, and as a run writes it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path, PurePosixPath

import msgspec

from vistoria.client.transcript import Transcript, TranscriptBroken, is_as_written, transcript_of
from vistoria.model.errors import unless_ours
from vistoria.model.evidence import Evidence
from vistoria.model.outcome import BROKEN_OFF
from vistoria.model.played import PlayedTable

from .fault import BundleFault, Item
from .layout import EVIDENCE, TABLES, TRANSCRIPTS

ROOM = 1 << 28
"""How many bytes of files are held at most; of a larger folder what comes after them is read each time it is needed."""


class StoredFiles:
    """The files of a folder that is examined: each is read and hashed once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._room = ROOM
        self._digests: dict[str, str] = {}
        self._contents: dict[str, bytes] = {}
        self._transcripts: dict[str, Transcript] = {}

    def content(self, name: str) -> bytes:
        """What a file holds; raises OSError."""
        if name in self._contents:
            return self._contents[name]
        content = (self.folder / name).read_bytes()
        self._digests[name] = sha256(content).hexdigest()
        if len(content) <= self._room:
            self._room -= len(content)
            self._contents[name] = content
        return content

    def digest(self, name: str) -> str:
        """The SHA-256 of a file, in hexadecimal; raises OSError."""
        if name not in self._digests:
            self.content(name)
        return self._digests[name]

    def conversation(self, record: Evidence | PlayedTable) -> Transcript | BundleFault:
        """The transcript that the record of a scenario or a table names, or why there is none."""
        name, whose = record.transcript, record.scenario if isinstance(record, Evidence) else record.id
        if name is None:
            return _fault(whose, "has no transcript")
        if PurePosixPath(name).parts[:1] != (TRANSCRIPTS,) or ".." in PurePosixPath(name).parts:
            return _fault(whose, f"names a transcript outside {TRANSCRIPTS}/: {name}")
        try:
            return self._transcript(name) if (self.folder / name).is_file() else _fault(name, "is missing")
        except OSError as error:
            unless_ours(error)
            return _fault(whose, f"its transcript cannot be read: {error.strerror}")
        except TranscriptBroken as error:
            return _fault(name, f"line {error.line}: {error.what}")

    def _transcript(self, name: str) -> Transcript:
        if name in self._transcripts:
            return self._transcripts[name]
        found = transcript_of(self.folder / name, self.content(name))
        if self._contents.pop(name, None) is not None:  # its lines are held in place of it
            self._transcripts[name] = found
        return found


def transcript_faults(
    files: StoredFiles, record: Evidence | PlayedTable, kept: Transcript
) -> Iterator[BundleFault]:
    """Where a transcript is not the one that its record names, or not as a run writes it."""
    of_scenario = "scenario", EVIDENCE, Item.EVIDENCE
    of_table = "table", TABLES, Item.TABLES
    whose, listing, item = of_scenario if isinstance(record, Evidence) else of_table
    own = record.scenario if isinstance(record, Evidence) else record.id
    name = str(record.transcript)
    if files.digest(name) != record.sha256:
        yield BundleFault(name, f"its SHA-256 is not the one in {listing}", item)
    if kept.header.get(whose) != own:
        yield BundleFault(name, f"belongs to {kept.header.get(whose)}", item)
    if more := ", ".join(sorted(kept.header.keys() - {"hello", "names", "tried", whose})):
        yield BundleFault(name, f"its first line says {more}, which no run writes", item)
    if what := _form_fault(kept):
        yield BundleFault(name, what, item)


def _form_fault(kept: Transcript) -> str | None:
    """What is said of a transcript that holds what a run writes, and in another form."""
    try:
        for number, line in enumerate(kept.lines):
            value = msgspec.json.decode(line)
            if "message" in value:
                _refuse_out_of_turn(value["message"], number, len(kept.messages))
            if not is_as_written(line, value):
                return f"line {number + 1} is not in the form in which a run writes it"
    except _OutOfTurn as found:
        return str(found)
    except (ValueError, OverflowError):
        return "holds a number that no run writes"
    return None


class _OutOfTurn(Exception):
    """A message that stands where no run writes one like it."""


def _refuse_out_of_turn(message: Mapping[str, object], n: int, last: int) -> None:
    """Requests and answers come in turn, and an engine breaks off only at the end; raises _OutOfTurn."""
    if ("method" in message) is not (n % 2 == 1):
        raise _OutOfTurn(f"message {n} is not a request followed by its answer")
    if "fault" in message and (n < last or not _is_broken_off(message["fault"])):
        raise _OutOfTurn(f"message {n} says that the engine broke off, as no run does there")


def _is_broken_off(fault: object) -> bool:
    return (
        isinstance(fault, Mapping)
        and fault.keys() == {"reason", "text"}
        and fault["reason"] in BROKEN_OFF
        and isinstance(fault["text"], str)
    )


def _fault(place: str, what: str) -> BundleFault:
    return BundleFault(place, what, Item.EVIDENCE)
