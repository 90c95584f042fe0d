"""Verifies the folder of an audit: each kept hand is judged again, and the whole archive where it is at hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from vistoria.bundle.count import Count, uncounted
from vistoria.bundle.entries import digest_faults, entry_faults
from vistoria.bundle.examined import Examined, examined
from vistoria.bundle.fault import BundleFault, Item, unread
from vistoria.bundle.layout import AUDIT, HTML, SIGNATURES, method_digests, readable
from vistoria.bundle.signatures import signature_faults
from vistoria.bundle.unproved import Unproved
from vistoria.law.catalogue import installed

from .audit import Place, Summary, audited
from .folder import HANDS, AuditRecord, NoAudit, conclusion, judged_again, page, read, record_of
from .formats.mapping import mapped
from .judge import Judge, named
from .record import Format, formats
from .request import NoModel
from .sources import sources
from .workers import crew

UNPROVED = tuple(
    Unproved(what, "", row, tuple(f"{AUDIT}:{field}" for field in fields), by)
    for what, row, fields, by in (
        ("that the records are complete and true", "records", ("inputs",), "who gave them"),
        ("whose records they are", "product", ("request.product", "request.version"), "who asked"),
        ("when a campaign was played", "time", ("played.started", "played.finished"), "its machine"),
    )
)

COMPARED = (Item.LAW, Item.RESULTS, Item.HTML)
"""What is compared with the audit, beside its evidence."""


def examine(
    folder: Path,
    key: str | None = None,
    files: Sequence[str] = (),
    mapping: Path | None = None,
    *,
    found: Sequence[BundleFault] = (),
    count: Count = uncounted,
) -> Examined:
    """The answer for each item of an audit's folder; `files` are the records, where the reader has them."""
    faults = [*found, *findings(folder, key, files, mapping, count)]
    said = {
        Item.FILES: "every file has the digest in SHA256SUMS",
        Item.LAW: "harness and features are those of the audit",
        Item.EVIDENCE: "each hand that is kept, judged again, shows what is stated",
        Item.RESULTS: "all records, audited again, give the same results",
        Item.HTML: "it says what the results say",
    }
    if (folder / SIGNATURES).exists():
        said[Item.SIGNATURES] = "each is valid, on every file and on the digests of the records"
    return examined(faults, said, (), UNPROVED)


def findings(
    folder: Path, key: str | None, files: Sequence[str], mapping: Path | None, count: Count
) -> Iterator[BundleFault]:
    """Every fault of an audit's folder, and what cannot be compared here."""
    strange = list(entry_faults(folder))
    if strange:
        yield from strange
        yield from unread(
            [*COMPARED, Item.EVIDENCE, Item.SIGNATURES], f"{strange[0].place} {strange[0].what}"
        )
        return
    yield from digest_faults(folder)
    yield from signature_faults(folder, key)
    try:
        record, hands = read(folder)
        judge = record.request.judge()
    except (NoAudit, NoModel) as error:
        yield BundleFault(AUDIT, str(error).removeprefix(f"{folder}: "), Item.EVIDENCE)
        yield from unread(COMPARED, f"{AUDIT} cannot be read")
        return
    if (folder / AUDIT).read_bytes() != readable(record):
        yield BundleFault(AUDIT, "is not in the form that an audit writes", Item.RESULTS)
    if record.conclusion != (due := conclusion(record.summary, record.clauses, record.played)):
        yield BundleFault(AUDIT, f"concludes {record.conclusion!r}; its counts say {due!r}", Item.RESULTS)
    law = installed()[record.request.regulation]
    differ = [name for name, digest in method_digests({record.request.regulation: law}).items()
              if record.digests.get(name) != digest]  # fmt: skip
    for name in differ:
        what = f"the {name} here has another digest than that of the audit, by vistoria {record.vistoria}"
        yield BundleFault(name, what, Item.LAW, broken=False)
    for cause in record.summary.causes:
        for i, place in enumerate(cause.places):
            count("hands judged again", i + 1, len(cause.places))
            why = _otherwise(judge, place, cause.clauses, hands)
            if why is not None:
                yield BundleFault(f"{place.file}:{place.line}", why, Item.EVIDENCE, broken=not differ)
    told = {f"{p.file}:{p.line}" for c in record.summary.causes for p in c.places}
    for origin in {*hands.values()} - told - {f"{each.rpartition(':')[0]}:1" for each in told}:
        yield BundleFault(f"{HANDS}: {origin}", "is kept, and no finding names it", Item.EVIDENCE)
    count("comparing the report", 0, None)
    if not differ and (folder / HTML).read_bytes() != page(record, hands):
        yield BundleFault(HTML, "is not the page of these results", Item.HTML)
    elif differ:
        yield BundleFault(HTML, "another version made it", Item.HTML, broken=False)
    yield from _records(record, hands, files, mapping, count)


def _otherwise(judge: Judge, place: Place, clauses: tuple[str, ...], hands: dict[str, str]) -> str | None:
    """Why a hand does not show what is stated of it."""
    every = list(judged_again(judge, place, hands))
    if not every:
        return f"is named, and {HANDS} does not hold it"
    differences = [broken for judged in every for broken in judged.broken]
    found = list(named(differences))
    for each, broken in zip(found, differences, strict=True):
        may = {*each.clauses, *each.also, *broken.difference.clauses, *broken.difference.follows}
        if (each.expected, each.actual, each.hand, each.unit) == (
            place.expected, place.actual, place.hand, place.unit,
        ) and may.issuperset(clauses):  # fmt: skip
            return None
    shows = (
        "; ".join(f"{', '.join(e.clauses)}: {e.expected} {e.actual}" for e in found)
        or "nothing against the law"
    )
    return f"shows {shows}; {AUDIT} states {', '.join(clauses)}: {place.expected} {place.actual}"


def _records(
    record: AuditRecord, hands: dict[str, str], files: Sequence[str], mapping: Path | None, count: Count
) -> Iterator[BundleFault]:
    """Whether the records give the results once more."""
    if record.played is not None:
        what = "no record tells how many hands were played: play the campaign again, by its seed and secret"
        yield BundleFault(AUDIT, what, Item.RESULTS, broken=False)
        return
    if not files:
        what = (
            "whether all records were read and counted needs the records; "
            "give them too, on the page of the desk or with --records"
        )
        yield BundleFault(AUDIT, what, Item.RESULTS, broken=False)
        return
    chosen: Format | None = mapped(mapping) if mapping else formats().get(record.request.format)
    if record.request.mapping and mapping is None:
        yield BundleFault(
            AUDIT,
            "the records were read by a mapping; give it too, on the page of the desk or with --mapping",
            Item.RESULTS,
            False,
        )
        return
    if mapping and mapping.read_text(encoding="utf-8") != record.request.mapping:
        yield BundleFault(str(mapping), "is not the mapping of the audit", Item.RESULTS)
        return
    found = list(sources(files))

    def heard(summary: Summary) -> None:
        count("hands read", summary.hands, record.summary.hands)

    with crew() as by:
        audit = audited(record.request, found, by, chosen, heard)
    read_by = [chosen] if chosen else [f for f in formats().values() if f.name in audit.summary.formats]
    again = record_of(record.request, audit.summary, [each.input for each in found if each.input], read_by)
    for was, now in zip(record.inputs, again.inputs, strict=False):
        if (was.bytes, was.sha256) != (now.bytes, now.sha256):
            yield BundleFault(
                now.name, f"is not what was read as {was.name}: its SHA-256 differs", Item.RESULTS
            )
    if len(record.inputs) != len(again.inputs):
        what = f"{len(again.inputs)} files are given, and {len(record.inputs)} were read"
        yield BundleFault(AUDIT, what, Item.RESULTS)
    elif record.digests == again.digests:
        for name in ("summary", "clauses"):
            if _without_names(getattr(record, name)) != _without_names(getattr(again, name)):
                yield BundleFault(AUDIT, f"the records, audited again, give another {name}", Item.RESULTS)
        if len(hands) != len(audit.hands):
            yield BundleFault(HANDS, "does not hold the hands that an audit keeps", Item.RESULTS)


def _without_names(value: object) -> object:
    """The same as data, without the names of files, which may lie elsewhere now."""
    built = msgspec.to_builtins(value)

    def stripped(each: object) -> object:
        if isinstance(each, dict):
            return {key: stripped(inside) for key, inside in each.items() if key != "file"}
        return [stripped(inside) for inside in each] if isinstance(each, list) else each

    return stripped(built)
