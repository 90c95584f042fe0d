"""Whether the files of a record are in the form in which a run writes them.

A key that stands twice, or one that nothing reads, tells different readers different things. And whether a folder
holds what a command wrote, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from vistoria.journal.entries import Began
from vistoria.journal.owner import Hold
from vistoria.journal.state import DRAFT, JOURNAL, LOCK, OFFICE, STATE
from vistoria.model.errors import ExitCode, UserError
from vistoria.model.evidence import Evidence
from vistoria.model.played import PlayedTable
from vistoria.verdict.facts import RunFacts

from .environment import Environment
from .fault import BundleFault, Item
from .layout import (
    ATTESTATIONS,
    COMMITMENTS,
    ENVIRONMENT,
    EVIDENCE,
    FACTS,
    FEATURES,
    NAMES,
    RESULTS,
    SIGNATURES,
    TABLES,
    file_digest,
    kept_files,
    readable,
)
from .store import StoredRun

WHOLE: tuple[tuple[str, Any, Item], ...] = (
    (FACTS, RunFacts, Item.EVIDENCE),
    (ENVIRONMENT, Environment, Item.TIME),
    (RESULTS, Any, Item.RESULTS),
)
BY_LINE: tuple[tuple[str, Any, Item], ...] = (
    (EVIDENCE, Evidence, Item.EVIDENCE),
    (TABLES, PlayedTable, Item.TABLES),
)
INDENTED = [kind for _, kind, _ in WHOLE]
UNREADABLE = (OSError, ValueError, RecursionError, msgspec.MsgspecError)


def form_faults(run: StoredRun) -> Iterator[BundleFault]:
    """Files of the record in another form than they are written in; those that cannot be read are told elsewhere.

    Another version of the harness may write more keys: they are named, and not compared.
    """
    began = [f"{COMMITMENTS}/{path.name}" for path in sorted((run.folder / COMMITMENTS).glob("*.json"))]
    for name, kind, item in (*WHOLE, *BY_LINE, *((each, Began, Item.IDENTITY) for each in began)):
        try:
            content = run.content(name)
            whole = name.endswith(".json")
            pieces, write = (
                ([content] if whole else _lines(content)),
                (readable if kind in INDENTED else _line),
            )
            raw, read = (
                [write(msgspec.json.decode(piece, type=each)) for piece in pieces] for each in (Any, kind)
            )
        except UNREADABLE:
            continue
        place = "" if whole else f"line {_unlike(pieces, raw if raw != pieces else read)} "
        if raw != pieces or (run.is_made_here and read != pieces):
            yield BundleFault(name, f"{place}is not in the form in which a run writes it", item)
        elif read != pieces:
            yield BundleFault(
                name, f"{place}says what this version of the harness does not read", item, broken=False
            )


def _lines(content: bytes) -> list[bytes]:
    *lines, rest = content.split(b"\n")
    return [*(line + b"\n" for line in lines), *([rest] if rest else ())]


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _unlike(pieces: Sequence[bytes], again: Sequence[bytes]) -> int:
    """The number of the first piece that is written otherwise; 0 where none is."""
    return next((n for n, (one, other) in enumerate(zip(pieces, again, strict=True), 1) if one != other), 0)


def strange_files(run: StoredRun) -> Iterator[str]:
    """Files that people added to the folder of a run."""
    folder = run.folder
    office = (path.relative_to(folder).as_posix() for path in (folder / OFFICE).rglob("*") if path.is_file())
    yield from sorted({*office} - {DRAFT, LOCK, STATE, JOURNAL})
    laws = {f"{FEATURES}/{name.replace('-', '_')}" for name in run.facts.request.regulations}
    for name in kept_files(folder):
        top, _, rest = name.partition("/")
        below = rest or top not in (ATTESTATIONS, SIGNATURES)  # these two are folders
        if (
            top not in (*NAMES, ATTESTATIONS, SIGNATURES)
            or not below
            or (
                top == FEATURES
                and (f"{top}/{rest.partition('/')[0]}" not in laws or "__pycache__" in name.split("/"))
            )
        ):
            yield name


class NotAsWritten(UserError):
    """Files that were removed, changed or added while a command wrote; the folder is no evidence as it stands."""

    exit_code = ExitCode.OUR_FAULT

    def __init__(self, folder: Path, found: list[str]) -> None:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        super().__init__(
            f"{folder} is no evidence as it stands: {found[0]}{more}; keep other programs out of the folder"
        )


def refuse_changed(hold: Hold) -> None:
    """Raise NotAsWritten unless each file is what this process wrote, and each transcript what the record says."""
    found = [*_changes(hold)]
    if found:
        raise NotAsWritten(hold.folder, found)


def _changes(hold: Hold) -> Iterator[str]:
    folder = hold.folder
    wanted = {n: digest for n, digest in hold.written().items() if not n.startswith(f"{OFFICE}/")}
    wanted |= {each.transcript: each.sha256 or "" for each in StoredRun(folder).records if each.transcript}
    there = {name: file_digest(folder / name) for name in kept_files(folder)}
    for name in sorted({*wanted, *there}):
        if name not in there:
            yield f"{name} is gone"
        elif name not in wanted:
            yield f"{name} was put there by somebody else"
        elif there[name] != wanted[name]:
            yield f"{name} was changed after it was written"
