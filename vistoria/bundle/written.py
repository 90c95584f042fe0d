"""Whether the files of a record are in the form in which a run writes them.

A key that stands twice, or one that nothing reads, tells different readers different things.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from vistoria.journal.state import DRAFT, JOURNAL, LOCK, OFFICE, STATE
from vistoria.model.evidence import Evidence
from vistoria.model.played import PlayedTable
from vistoria.verdict.facts import RunFacts

from .environment import Environment
from .fault import BundleFault, Item
from .layout import (
    ATTESTATIONS,
    ENVIRONMENT,
    EVIDENCE,
    FACTS,
    FEATURES,
    NAMES,
    RESULTS,
    SIGNATURES,
    TABLES,
    kept_files,
    readable,
)
from .store import read_facts

WHOLE: tuple[tuple[str, Any, Item], ...] = (
    (FACTS, RunFacts, Item.EVIDENCE),
    (ENVIRONMENT, Environment, Item.TIME),
    (RESULTS, Any, Item.RESULTS),
)
BY_LINE: tuple[tuple[str, Any, Item], ...] = (
    (EVIDENCE, Evidence, Item.EVIDENCE),
    (TABLES, PlayedTable, Item.TABLES),
)
UNREADABLE = (OSError, ValueError, RecursionError, msgspec.MsgspecError)


def form_faults(folder: Path, *, same_harness: bool) -> Iterator[BundleFault]:
    """Files of the record in another form than they are written in; those that cannot be read are told elsewhere.

    Another version of the harness may write more keys.
    """
    for name, kind, item in WHOLE:
        try:
            content = (folder / name).read_bytes()
            same = readable(msgspec.json.decode(content, type=kind if same_harness else Any)) == content
        except UNREADABLE:
            continue
        if not same:
            yield BundleFault(name, "is not in the form in which a run writes it", item)
    for name, kind, item in BY_LINE:
        try:
            lines = (folder / name).read_bytes().split(b"\n")
        except UNREADABLE:
            continue
        again = [_again(line, kind if same_harness else Any) for line in lines[:-1]]
        wrong = next(
            (n for n, (line, made) in enumerate(zip(lines, again, strict=False), 1) if line != made), 0
        )
        if wrong or lines[-1]:
            what = f"line {wrong or len(lines)} is not in the form in which a run writes it"
            yield BundleFault(name, what, item)


def _again(line: bytes, kind: Any) -> bytes | None:
    """A line as a run writes it; None for one that cannot be read."""
    try:
        return msgspec.json.encode(msgspec.json.decode(line, type=kind))
    except UNREADABLE:
        return None


def strange_files(folder: Path) -> Iterator[str]:
    """Files that people added to the folder of a run."""
    office = (path.relative_to(folder).as_posix() for path in (folder / OFFICE).rglob("*") if path.is_file())
    yield from sorted({*office} - {DRAFT, LOCK, STATE, JOURNAL})
    laws = {f"{FEATURES}/{name.replace('-', '_')}" for name in read_facts(folder).request.regulations}
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
