"""Reads `known-failures.toml`, the list of failures that a vendor has accepted for a while."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import msgspec

from vistoria.model.errors import UserError
from vistoria.model.given import from_toml
from vistoria.model.known import KnownEntry, KnownFailure

DEFAULT = "known-failures.toml"
"""The default file, in the working directory."""


class KnownFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: a `[[failure]]` for each entry."""

    failure: tuple[KnownEntry, ...] = ()


class BadKnownFailures(UserError, ValueError):
    """A list of known failures that cannot be used; the text says where, why and what to do."""


def read_known_failures(path: Path, today: date) -> tuple[KnownFailure, ...]:
    """The entries of a file, with those marked that have expired; raise BadKnownFailures."""
    try:
        entries = from_toml(path.read_bytes(), KnownFile).failure
    except OSError as error:
        raise BadKnownFailures(f"{path}: {error.strerror}") from None
    except ValueError as error:
        keys = ", ".join(KnownEntry.__struct_fields__)
        raise BadKnownFailures(
            f"{path}: {str(error).replace('`', chr(39))}; each [[failure]] has the keys {keys}"
        ) from None
    for number, entry in enumerate(entries, start=1):
        _refuse_unclear(path, number, entry, entries[: number - 1])
    return tuple(_taken(entry, today) for entry in entries)


def _taken(entry: KnownEntry, today: date) -> KnownFailure:
    return KnownFailure(**msgspec.structs.asdict(entry), expired=entry.expires < today)


def _refuse_unclear(path: Path, number: int, entry: KnownEntry, before: tuple[KnownEntry, ...]) -> None:
    where = f"{path}: [[failure]] {number}"
    named = [(name, getattr(entry, name)) for name in ("clause", "reason", "ticket", "owner")]
    for name, text in (*named, *(("observed", each) for each in entry.observations or ("",))):
        if not text.strip(" *"):
            raise BadKnownFailures(f"{where}: {name} is empty: give a value")
    if entry.scenario and entry.hand:
        raise BadKnownFailures(f"{where}: scenario and hand are two failures: write an entry for each")
    if entry.hand and not re.fullmatch(r"table-\d+(-\w+)?/\d+", entry.hand):
        raise BadKnownFailures(f"{where}: hand is {entry.hand!r}: write table and hand, such as table-3-1/1")
    if any(_place(each) == _place(entry) for each in before):
        raise BadKnownFailures(f"{where}: {' '.join(filter(None, _place(entry)))} stands twice: keep one")


def _place(entry: KnownEntry) -> tuple[str, str, str]:
    return entry.clause, entry.scenario, entry.hand
