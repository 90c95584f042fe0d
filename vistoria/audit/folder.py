"""The folder of an audit: what was asked, read and found, the hands that show it, a page, and the digests of all.

audit.json     request, inputs with their digests, counts, clauses, findings
hands.jsonl    each record of which a finding is told, whole
report.html    the page
SHA256SUMS     as in the folder of a run; signatures/ beside it
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from vistoria import __version__
from vistoria.bundle.layout import AUDIT, HTML, SUMS, method_digests, readable, write_sums
from vistoria.journal.disk import remove, write_whole
from vistoria.journal.state import OFFICE
from vistoria.law.catalogue import installed
from vistoria.model.errors import UserError
from vistoria.reports.audit_page import FindingShown, render_audit

from .audit import Audit, Cause, Kept, Place, Summary
from .chance import mixing_clauses
from .formats.hands import record_in
from .judge import Judge, Judged, named
from .record import Format, Record
from .request import Request
from .sources import Input
from .visibility import ClauseSeen, clauses_seen

HANDS = "hands.jsonl"
KEPT = f"{OFFICE}/audit.json"
SCHEMA = "vistoria/audit/1"
SHOWN = 3
"""Hands of each cause that the page shows."""


class NoAudit(UserError):
    """A folder without an audit, or with one that cannot be read; the text says why."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """With which engine the hands of a campaign were played, and how many show what."""

    engine: str
    """The value of --engine."""
    name: str
    version: str
    options: dict[str, str] = {}
    seed: int
    secret: str
    tables: int
    rate: int
    """A breach in more than one of so many hands would have shown; 0 for too few hands."""
    started: str = ""
    finished: str = ""
    """In UTC, by the clock of the machine; the time between may have more than one sitting."""


class AuditRecord(Summary, kw_only=True):
    """What an audit states; written as `audit.json`."""

    vistoria: str
    request: Request
    digests: dict[str, str]
    """Of the harness and of the law's features."""
    inputs: tuple[Input, ...]
    conclusion: str
    clauses: tuple[ClauseSeen, ...]
    played: Played | None = None
    """Of a campaign; None where records were read."""
    schema: str = SCHEMA

    @property
    def summary(self) -> Summary:
        """The counts and the findings alone."""
        return Summary(**{name: getattr(self, name) for name in Summary.__struct_fields__})


class Unfinished(msgspec.Struct, frozen=True):
    """An audit that was broken off, and of what."""

    request: Request
    files: tuple[str, ...]
    audit: Kept


def record_of(
    request: Request,
    summary: Summary,
    inputs: Sequence[Input],
    formats: Sequence[Format],
    played: Played | None = None,
) -> AuditRecord:
    """What an audit states of a summary."""
    seen = tuple(clauses_seen(request.law, summary, formats))
    return AuditRecord(
        **msgspec.structs.asdict(summary),
        vistoria=__version__,
        request=request,
        digests=method_digests({request.regulation: installed()[request.regulation]}),
        inputs=tuple(inputs),
        conclusion=conclusion(summary, seen, played),
        clauses=seen,
        played=played,
    )


def conclusion(summary: Summary, seen: Sequence[ClauseSeen], played: Played | None = None) -> str:
    """What the hands show, in two sentences."""
    when = f" of {summary.first} to {summary.last}" if summary.first else ""
    kept = f"{summary.broken} of them differ from" if summary.broken else "none of them differs from"
    can = [each for each in seen if each.seen != "cannot be shown"]
    met = [each for each in can if each.seen != "not shown"]
    if played is not None:
        rate = (
            f" A breach in more than one of {played.rate} hands would have shown, with 99 %."
            if played.rate
            else ""
        )
        return (
            f"{summary.judged} hands at {played.tables} tables of {played.name} {played.version}: "
            f"{kept} {summary.regulation}; {len(met)} of {len(can)} engine clauses were looked at.{rate}"
        )
    return (
        f"{summary.hands} hands{when}, {summary.judged} judged: {kept} {summary.regulation}. "
        f"{len(can)} of {len(seen)} engine clauses can be seen in such records; {len(met)} were."
        + (" Chance does not explain how their cards came." if summary.unfair else "")
    )


def write(folder: Path, record: AuditRecord, hands: Mapping[str, str]) -> None:
    """Write everything but the signatures; raise CannotWrite."""
    write_whole(folder / AUDIT, readable(record))
    write_whole(folder / HANDS, b"".join(f"{line}\n".encode() for line in hands))
    write_whole(folder / HTML, page(record, hands))
    write_sums(folder)


def page(record: AuditRecord, hands: Mapping[str, str]) -> bytes:
    """The page of an audit."""
    judge = record.request.judge()
    shown = [tuple(_shown(judge, cause, hands)) for cause in record.summary.causes]
    return render_audit(record, record.request.law, shown, mixing_clauses(record.request.law))


def _shown(judge: Judge, cause: Cause, hands: Mapping[str, str]) -> Iterator[FindingShown]:
    """The first hands of a cause, each judged once more to tell it."""
    law = judge.regulation
    for place in cause.places[:SHOWN]:
        every = ((judged, each) for judged in judged_again(judge, place, hands) for each in judged.broken)
        for judged, each in every:
            found = next(iter(named([each])))
            if (found.hand, found.aspect, found.actual) == (place.hand, cause.aspect, place.actual):
                said = judged.exchanges
                yield FindingShown(place, said, each.difference.n, each.difference.hand, law)
                break
        else:
            yield FindingShown(place, (), 0, 0, law)


def judged_again(judge: Judge, place: Place, hands: Mapping[str, str]) -> Iterator[Judged]:
    """What each record that is kept of a place shows, a stored conversation last: it begins at 1. Raises NoHand."""
    for origin in dict.fromkeys((f"{place.file}:{place.line}", f"{place.file}:1")):
        for line in (line for line, of in hands.items() if of == origin):
            judge.ways.clear()
            judged = judge.judges(record_in(line))
            if judged is not None:
                yield judged


def read(folder: Path) -> tuple[AuditRecord, dict[str, str]]:
    """The audit of a folder, with the records that it kept and where each stood; raise NoAudit."""
    try:
        record = msgspec.json.decode((folder / AUDIT).read_bytes(), type=AuditRecord)
        lines = (folder / HANDS).read_text(encoding="utf-8").splitlines()
        records: list[Record] = [record_in(line) for line in lines]
    except (OSError, ValueError, msgspec.MsgspecError) as error:
        raise NoAudit(f"{folder}: no audit that can be read: {error}") from None
    return record, {line: str(each.origin) for each, line in zip(records, lines, strict=True)}


def is_audit(folder: Path) -> bool:
    """Whether it is the folder of an audit."""
    return (folder / AUDIT).is_file()


def is_finished(folder: Path) -> bool:
    """Whether it holds an audit that was written to its end: its sums are written last, then what was kept goes."""
    return is_audit(folder) and (folder / SUMS).is_file() and not (folder / KEPT).exists()


def keep(folder: Path, request: Request, files: Sequence[str], audit: Audit) -> None:
    """Keep an audit that goes on; raise CannotWrite."""
    write_whole(
        folder / KEPT, msgspec.json.encode(Unfinished(request, tuple(files), audit.kept())), synced=True
    )


def unfinished(folder: Path) -> Unfinished | None:
    """The audit that was broken off in this folder; None for none. Raise NoAudit for one that cannot be read."""
    try:
        return msgspec.json.decode((folder / KEPT).read_bytes(), type=Unfinished)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise NoAudit(
            f"{folder / KEPT}: cannot be read ({error}); remove the folder, or name another"
        ) from None


def kept(folder: Path, request: Request, files: Sequence[str]) -> Audit | None:
    """The audit that was broken off in this folder; None for none. Raise NoAudit for one of anything else."""
    found = unfinished(folder)
    if found is None:
        return None
    if (found.request, found.files) != (request, tuple(files)):
        raise NoAudit(
            f"{folder}: an audit of other files, or by another request, was broken off here; name another"
        )
    return Audit.resumed(found.audit)


def clear(folder: Path) -> None:
    """Remove an earlier audit, its findings first."""
    for name in (AUDIT, HTML, SUMS, HANDS):
        remove(folder / name)
