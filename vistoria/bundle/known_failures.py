"""Reads `known-failures.toml`, the list of what a vendor has accepted for a while."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path

import msgspec

from vistoria.model.errors import UserError
from vistoria.model.given import from_toml
from vistoria.model.known import KnownEntry, KnownFailure
from vistoria.model.outcome import Outcome

DEFAULT = "known-failures.toml"
"""The default file, in the working directory."""
OUTCOMES = {
    "failure": Outcome.FAILED,
    "inconclusive": Outcome.CANT_TELL,
    "untested": Outcome.UNTESTED,
    "warning": Outcome.FAILED,
}
"""What the entries of each table of the file accept."""
NEEDED = {"warning": ("clause", "reading", "reason", "owner")}
USUALLY_NEEDED = ("clause", "reason", "ticket", "owner", "expires")


class KnownFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: a table for each entry, named after what it accepts."""

    failure: tuple[KnownEntry, ...] = ()
    inconclusive: tuple[KnownEntry, ...] = ()
    untested: tuple[KnownEntry, ...] = ()
    warning: tuple[KnownEntry, ...] = ()
    """Failures that are doubtful: they hang on a reading."""


class BadKnownFailures(UserError, ValueError):
    """A list of known failures that cannot be used; the text says where, why and what to do."""


def read_known_failures(path: Path, today: date) -> tuple[KnownFailure, ...]:
    """The entries of a file, with those marked that have expired; raise BadKnownFailures."""
    try:
        return known_failures(path.read_bytes(), today, str(path))
    except OSError as error:
        raise BadKnownFailures(f"{path}: {error.strerror}") from None


def known_failures(content: bytes, today: date, name: str) -> tuple[KnownFailure, ...]:
    """The entries in the content of a file of this name; raise BadKnownFailures."""
    try:
        file = from_toml(content, KnownFile)
    except ValueError as error:
        keys = ", ".join(KnownEntry.__struct_fields__)
        raise BadKnownFailures(
            f"{name}: {str(error).replace('`', chr(39))}; each entry has the keys {keys}"
        ) from None
    taken: list[KnownFailure] = []
    for kind, outcome in OUTCOMES.items():
        before: list[tuple[str, ...]] = []
        for number, entry in enumerate(getattr(file, kind), start=1):
            if (fault := next(_faults(kind, entry, before), None)) is not None:
                raise BadKnownFailures(f"{name}: [[{kind}]] {number}: {fault}")
            before.append(_place(entry))
            expired = entry.expires is not None and entry.expires < today
            taken.append(KnownFailure(**msgspec.structs.asdict(entry), outcome=outcome, expired=expired))
    return tuple(taken)


def listed_faults(known: Iterable[KnownFailure]) -> Iterator[str]:
    """What of the list that a run took cannot stand in any file."""
    kinds = {outcome: kind for kind, outcome in OUTCOMES.items() if kind != "warning"}
    before: dict[str, list[tuple[str, ...]]] = {}
    for entry in known:
        kind = "warning" if entry.reading else kinds.get(entry.outcome)
        if kind is None:
            yield f"the known failure {entry.place}: nobody has to accept what is {entry.outcome}"
            continue
        places = before.setdefault(kind, [])
        if (fault := next(_faults(kind, entry, places), None)) is not None:
            yield f"the known failure {entry.place}: {fault}"
        places.append(_place(entry))


def _faults(kind: str, entry: KnownEntry, before: list[tuple[str, ...]]) -> Iterator[str]:
    """What is unclear; an entry without owner is one that nobody has filled in, and does not count."""
    if "*" in entry.clause.partition("/")[0]:
        yield f"clause is {entry.clause!r}: the id of the law stands before the first *"
    for key in NEEDED.get(kind, USUALLY_NEEDED) if entry.owner.strip() else ("clause",):
        if not str(getattr(entry, key) or "").strip(" *"):
            yield f"{key} is empty: give a value"
    if kind == "warning" and not entry.owner.strip():
        yield "owner is empty: give a value"
    if kind != "warning" and entry.reading:
        yield "reading is a key of [[warning]]: what hangs on a reading is doubtful"
    if any(not each for each in entry.observations):
        yield "observed is empty: give a value"
    is_open = kind != "warning" and not entry.observations
    if entry.most is None and (
        "*" in entry.clause or is_open or any(not o.strip(" *") for o in entry.observations)
    ):
        yield "it may stand for anything: give `observed`, or `most`, the number that it accounts for at most"
    if entry.most is not None and entry.most < 1:
        yield f"most is {entry.most}: give a number from 1 on, or remove the entry"
    if entry.scenario and entry.hand:
        yield "scenario and hand are two failures: write an entry for each"
    if entry.hand and not re.fullmatch(r"table-\d+(-\w+)?/\d+", entry.hand):
        yield f"hand is {entry.hand!r}: write table and hand, such as table-3-1/1"
    if _place(entry) in before:
        yield f"{' '.join(filter(None, _place(entry)))} stands twice: keep one"


def _place(entry: KnownEntry) -> tuple[str, ...]:
    return entry.clause, entry.scenario, entry.hand, entry.reading
