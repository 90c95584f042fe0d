"""The conversations of a folder: whether each is there, whole, its record's own, and in the form of a run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath

from vistoria.client.transcript import Transcript, TranscriptBroken, read_transcript, transcript_lines
from vistoria.model.errors import unless_ours
from vistoria.model.evidence import Evidence
from vistoria.model.outcome import BROKEN_OFF
from vistoria.model.played import PlayedTable

from .fault import BundleFault, Item
from .layout import EVIDENCE, TABLES, TRANSCRIPTS, file_digest


def kept_transcript(folder: Path, record: Evidence | PlayedTable) -> Transcript | BundleFault:
    """The transcript that the record of a scenario or a table names, or why there is none."""
    name, whose = record.transcript, record.scenario if isinstance(record, Evidence) else record.id
    if name is None:
        return _fault(whose, "has no transcript")
    if PurePosixPath(name).parts[:1] != (TRANSCRIPTS,) or ".." in PurePosixPath(name).parts:
        return _fault(whose, f"names a transcript outside {TRANSCRIPTS}/: {name}")
    path = folder / name
    try:
        return read_transcript(path) if path.is_file() else _fault(name, "is missing")
    except OSError as error:
        unless_ours(error)
        return _fault(whose, f"its transcript cannot be read: {error.strerror}")
    except TranscriptBroken as error:
        return _fault(name, f"line {error.line}: {error.what}")


def transcript_faults(
    folder: Path, record: Evidence | PlayedTable, kept: Transcript
) -> Iterator[BundleFault]:
    """Where a transcript is not the one that its record names, or not as a run writes it."""
    is_scenario = isinstance(record, Evidence)
    whose, own = ("scenario", record.scenario) if isinstance(record, Evidence) else ("table", record.id)
    name, listing, item = str(record.transcript), EVIDENCE, Item.EVIDENCE
    if not is_scenario:
        listing, item = TABLES, Item.TABLES
    if file_digest(folder / name) != record.sha256:
        yield BundleFault(name, f"its SHA-256 is not the one in {listing}", item)
    if kept.header.get(whose) != own:
        yield BundleFault(name, f"belongs to {kept.header.get(whose)}", item)
    if more := ", ".join(sorted(kept.header.keys() - {"hello", "names", "tried", whose})):
        yield BundleFault(name, f"its first line says {more}, which no run writes", item)
    if what := _form_fault(folder / name, kept):
        yield BundleFault(name, what, item)


def _form_fault(path: Path, transcript: Transcript) -> str | None:
    """What is said of a transcript that holds what a run writes, and in another form."""
    lines = path.read_bytes().split(b"\n")
    try:
        again = transcript_lines(transcript.header, _in_turn(transcript.messages))
        wrong = next(
            (n for n, (line, made) in enumerate(zip(lines, again, strict=False), 1) if line != made), 0
        )
    except _OutOfTurn as found:
        return str(found)
    except (ValueError, OverflowError):
        return "holds a number that no run writes"
    return f"line {wrong} is not in the form in which a run writes it" if wrong else None


class _OutOfTurn(Exception):
    """A message that stands where no run writes one like it."""


def _in_turn(messages: Sequence[Mapping[str, object]]) -> Iterator[Mapping[str, object]]:
    """The messages: requests and answers in turn, and an engine that broke off only at the end; raises _OutOfTurn."""
    for n, message in enumerate(messages, start=1):
        fault = message.get("fault")
        if ("method" in message) is not (n % 2 == 1):
            raise _OutOfTurn(f"message {n} is not a request followed by its answer")
        if "fault" in message and (n < len(messages) or not _is_broken_off(fault)):
            raise _OutOfTurn(f"message {n} says that the engine broke off, as no run does there")
        yield message


def _is_broken_off(fault: object) -> bool:
    return (
        isinstance(fault, Mapping)
        and fault.keys() == {"reason", "text"}
        and fault["reason"] in BROKEN_OFF
        and isinstance(fault["text"], str)
    )


def _fault(place: str, what: str) -> BundleFault:
    return BundleFault(place, what, Item.EVIDENCE)
