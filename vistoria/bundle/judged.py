"""Judges a stored conversation again, and compares it with what the evidence says of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path, PurePosixPath

from vistoria.checks import UnknownCheck, apply_check
from vistoria.checks.forced import deck_fault
from vistoria.checks.sense import nonsense
from vistoria.client.transcript import Transcript, TranscriptBroken, read_transcript, transcript_lines
from vistoria.model.answer import MalformedAnswer
from vistoria.model.errors import unless_ours
from vistoria.model.evidence import Evidence
from vistoria.model.finding import Finding
from vistoria.model.history import History, read_history
from vistoria.model.played import PlayedTable
from vistoria.model.request import Open

from .fault import BundleFault, Item
from .layout import TRANSCRIPTS, file_digest
from .stopped import BROKEN_OFF, not_stored, stop_faults

TABLE = re.compile(r"t([1-9]\d{0,8})")
"""The harness's own name of a table."""


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


def conversations(folder: Path, records: Iterable[Evidence | PlayedTable]) -> tuple[History, ...]:
    """The conversations of scenarios and tables as they went over the wire, without those that cannot be read."""
    found = []
    for record in records:
        kept = kept_transcript(folder, record)
        if not isinstance(kept, BundleFault):
            with suppress(MalformedAnswer):
                found.append(read_history(kept.messages))
    return tuple(found)


def evidence_faults(folder: Path, evidence: Evidence) -> Iterator[BundleFault]:
    """Faults of a scenario's transcript, and checks that do not give the same finding on it again."""
    transcript = kept_transcript(folder, evidence)
    if isinstance(transcript, BundleFault):
        yield transcript
        return
    name = str(evidence.transcript)
    if file_digest(folder / name) != evidence.sha256:
        yield _fault(name, "its SHA-256 is not the one in the evidence")
    if transcript.header.get("scenario") != evidence.scenario:
        yield _fault(name, f"belongs to {transcript.header.get('scenario')}")
    if more := strange_keys(transcript, "scenario"):
        yield _fault(name, f"its first line says {more}, which no run writes")
    if what := form_fault(folder / name, transcript):
        yield _fault(name, what)
    try:
        history = read_history(transcript.messages, evidence.scaled)
    except MalformedAnswer as error:
        yield _fault(name, str(error))
        return
    if wrong := [each.since for each in evidence.scaled if not 0 < each.since <= len(transcript.messages)]:
        yield _fault(
            name, f"other figures are said to begin at message {wrong[0]}, of {history.length} stored"
        )
    yield from _strange_tables(name, evidence, history)
    place = f"{name} ({evidence.scenario})"
    for what in (*_judgements(evidence, history), *stop_faults(evidence, transcript, history)):
        yield _fault(place, what)
    lost = not_stored(evidence, history)
    if lost is not None:
        yield BundleFault(place, lost, Item.EVIDENCE, broken=False)


def strange_keys(transcript: Transcript, whose: str) -> str:
    """What the first line of a transcript says besides greeting, names, what was tried, and whose it is."""
    return ", ".join(sorted(transcript.header.keys() - {"hello", "names", "tried", whose}))


def form_fault(path: Path, transcript: Transcript) -> str | None:
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


def _strange_tables(name: str, evidence: Evidence, history: History) -> Iterator[BundleFault]:
    """Tables of the conversation that no scenario numbers so."""
    tables = {e.request.table for e in history.exchanges if isinstance(e.request, Open)}
    for table in sorted(tables):
        number = TABLE.fullmatch(table)
        if number is None:
            yield _fault(name, f"the table {table} is none that a scenario opens")


def _judgements(evidence: Evidence, history: History) -> Iterator[str]:
    for made in evidence.checks:
        if made.upto > history.length:
            yield f"check {made.check} looked at {made.upto} messages, {history.length} are stored"
            continue
        try:
            finding = apply_check(made.check, made.literals, history.upto(made.upto))
        except UnknownCheck as error:
            yield str(error)
            continue
        except Exception as error:  # literals or messages that no run writes
            unless_ours(error)
            yield f"check {made.check} cannot be repeated on the stored messages: {error!r}"
            continue
        if finding != made.finding:
            yield (
                f"check {made.check} finds {_apart(finding, made.finding)} but the evidence has "
                f"{_apart(made.finding, finding)}"
            )
    if evidence.fault is None and (detail := deck_fault(history)):
        yield detail
    if evidence.fault is None and (fault := nonsense(history)):
        yield fault.detail


def _apart(finding: Finding, other: Finding) -> str:
    """Verdict and observation, then the other fields in which it differs from the other finding."""
    more = f", expected {finding.expected}" if finding.expected != other.expected else ""
    more += f", by messages {list(finding.messages)}" if finding.messages != other.messages else ""
    return f"{finding.verdict} ({finding.observed}){more}"


__all__ = ["conversations", "evidence_faults", "form_fault", "kept_transcript", "strange_keys"]
