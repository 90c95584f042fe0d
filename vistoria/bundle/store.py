"""Writes and reads the raw record of a run, and computes the results from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

import msgspec

from vistoria.journal.disk import LEDGER, Ledger, copy_tree, remove, write_whole
from vistoria.journal.state import STATE
from vistoria.law import LawError
from vistoria.law.catalogue import load
from vistoria.model.clause import Regulation
from vistoria.model.drawn_hands import MOST_HANDS
from vistoria.model.errors import UserError
from vistoria.model.evidence import Evidence
from vistoria.model.played import PlayedTable
from vistoria.verdict.facts import NoOption, RunFacts, results_of
from vistoria.verdict.play import by_regulation
from vistoria.verdict.results import Results
from vistoria.verdict.run_changes import ComparedRun

from .attestations import BadAttestation, attested_of
from .layout import EVIDENCE, FACTS, FEATURES, RESULTS, SUMS, TABLES, TRANSCRIPTS, folder_digest, readable

"""More hands than any run draws; a record that says more would never be read to its end."""
Record = TypeVar("Record", Evidence, PlayedTable)


class NoBundle(UserError):
    """A folder without a run, or with an unreadable file `place`; the text says what is wrong."""

    def __init__(self, text: str, place: str = FACTS) -> None:
        super().__init__(text)
        self.place = place


@dataclass(frozen=True)
class StoredRun:
    """A run read from its record; results and reports are written from this."""

    facts: RunFacts
    regulations: Mapping[str, Regulation]
    results: Results


def write_record(
    out: Path,
    facts: RunFacts,
    regulations: Mapping[str, Regulation],
    evidence: Mapping[str, Evidence],
    tables: Mapping[str, PlayedTable],
) -> None:
    """Write the facts, the evidence in the order of the law, and the drawn tables in the order of their numbers.

    A transcript that none of them names is of what was broken off in the middle: it is removed.
    """
    order = [s.id for name in facts.request.regulations for s in regulations[name].scenarios]
    write_whole(out / EVIDENCE, _lines(evidence[key] for key in order if key in evidence))
    played = by_regulation(tables)
    write_whole(out / TABLES, _lines(t for name in facts.request.regulations for t in played.get(name, ())))
    write_whole(out / FACTS, readable(facts))
    records: list[Evidence | PlayedTable] = [*evidence.values(), *tables.values()]
    named = {out / str(each.transcript) for each in records}
    for path in sorted((out / TRANSCRIPTS).rglob("*")):
        if path.is_file() and path not in named:
            remove(path)
    LEDGER.get(Ledger()).settle()  # before any verdict


def _lines(records: Iterable[Evidence | PlayedTable]) -> bytes:
    return b"".join(msgspec.json.encode(record) + b"\n" for record in records)


def copy_features(out: Path, folders: Mapping[str, Path]) -> None:
    """Copy the features of the run into the bundle."""
    for folder in folders.values():
        copy_tree(folder, out / FEATURES / folder.name, without="__pycache__")


def need_run(folder: Path) -> None:
    """Raise NoBundle for a folder in which no run was ever begun."""
    if not any((folder / name).exists() for name in (FACTS, SUMS, STATE)):
        raise NoBundle(f"{folder} holds no run: there is no {FACTS}; give the folder of `vistoria run --out`")


def read_facts(folder: Path) -> RunFacts:
    """Read the facts of a stored run; raise NoBundle if there are none."""
    try:
        facts = msgspec.json.decode((folder / FACTS).read_bytes(), type=RunFacts)
    except (FileNotFoundError, NotADirectoryError):
        raise NoBundle(
            f"{folder} holds no run: there is no {FACTS}; give the folder of `vistoria run --out`"
        ) from None
    except (ValueError, RecursionError) as error:
        raise NoBundle(f"{folder / FACTS} cannot be read: {error}") from None
    if not 0 <= facts.request.hands <= MOST_HANDS:
        raise NoBundle(
            f"{folder / FACTS} asks for {facts.request.hands} hands; a run draws at most {MOST_HANDS}"
        )
    if (what := facts.request.fault) is not None:
        raise NoBundle(f"{folder / FACTS} asks for {what}")
    return facts


def read_evidence(folder: Path) -> dict[str, Evidence]:
    """Read the evidence of a stored run by scenario; raise NoBundle for an invalid line."""
    return {evidence.scenario: evidence for evidence in _read_lines(folder, EVIDENCE, Evidence)}


def read_tables(folder: Path) -> dict[str, PlayedTable]:
    """Read the drawn tables of a stored run by their ids; raise NoBundle for an invalid line."""
    return {table.id: table for table in _read_lines(folder, TABLES, PlayedTable)}


def _read_lines(folder: Path, name: str, kind: type[Record]) -> Iterator[Record]:
    try:
        lines = (folder / name).read_bytes().splitlines()
    except FileNotFoundError:
        raise NoBundle(f"there is no {name} in {folder}", name) from None
    for number, line in enumerate(lines, start=1):
        try:
            yield msgspec.json.decode(line, type=kind)
        except (ValueError, RecursionError) as error:
            raise NoBundle(f"{folder / name}, line {number}: {error}", name) from None


def stored_run(folder: Path, regulations: Mapping[str, Regulation] | None = None) -> StoredRun:
    """Read a run from its record: facts, evidence and attestations; raise NoBundle.

    `regulations` defaults to those of the bundle's own features.
    """
    facts = read_facts(folder)
    if regulations is None:
        regulations = read_regulations(folder, facts.request.regulations)
    try:
        attested = attested_of(folder)
    except BadAttestation as error:
        raise NoBundle(str(error), error.place) from None
    try:
        results = results_of(facts, regulations, read_evidence(folder), attested, read_tables(folder))
    except NoOption as error:
        raise NoBundle(f"{folder / FACTS}: {error}") from None
    return StoredRun(facts, regulations, results)


def concluded(folder: Path, regulations: Mapping[str, Regulation]) -> Results:
    """The results of a stored run; raise NoBundle."""
    return stored_run(folder, regulations).results


def compared_run(folder: Path) -> ComparedRun:
    """What a comparison needs of a bundle: its own features, and the results that follow; raise NoBundle."""
    run = stored_run(folder)
    return ComparedRun(run.results, run.regulations)


def write_results(folder: Path, results: Results) -> None:
    """Write `results.json`."""
    write_whole(folder / RESULTS, readable(results))


def read_regulations(folder: Path, names: Iterable[str]) -> dict[str, Regulation]:
    """The regulations, read from the bundle's own features; raise NoBundle."""
    try:
        return {name: _read_once(folder / FEATURES / name.replace("-", "_")) for name in names}
    except LawError as error:
        raise NoBundle(f"{folder} does not verify: {error}", FEATURES) from None


_READ: dict[str, Regulation] = {}
"""Regulations by the digest of their folder: one command reads the same features several times."""


def _read_once(folder: Path) -> Regulation:
    digest = folder_digest(folder)
    if digest not in _READ:
        _READ[digest] = load(folder)
    return replace(_READ[digest], home=str(folder))  # the folder that was read may be gone
