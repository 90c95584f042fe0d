"""Writes and reads the raw record of a run, and computes the results from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from errno import EFBIG
from functools import cached_property
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import TypeVar

import msgspec

from vistoria.client.transcript import Transcript, TranscriptBroken, transcript_of
from vistoria.journal.disk import LEDGER, Ledger, copy_tree, remove, write_whole
from vistoria.journal.state import STATE
from vistoria.law import LawError
from vistoria.law.catalogue import load
from vistoria.law.regulation import NAME
from vistoria.model.clause import Regulation
from vistoria.model.drawn_hands import MOST_HANDS
from vistoria.model.errors import UserError, unless_ours
from vistoria.model.evidence import Evidence
from vistoria.model.given import from_json
from vistoria.model.played import PlayedTable
from vistoria.verdict.facts import NoOption, RunFacts, results_of
from vistoria.verdict.play import by_regulation
from vistoria.verdict.results import Results
from vistoria.verdict.run_changes import ComparedRun

from .attestations import BadAttestation, attested_of
from .environment import Environment, made_here
from .fault import BundleFault, Item
from .layout import (
    ENVIRONMENT,
    EVIDENCE,
    FACTS,
    FEATURES,
    RESULTS,
    SUMS,
    TABLES,
    TRANSCRIPTS,
    file_digest,
    folder_digest,
    readable,
)

ROOM = 1 << 28
"""How many bytes of files are held at most where each is needed several times."""
LARGEST = 1 << 29
"""Bytes of the largest file that is read: no run writes one nearly as large."""
Record = TypeVar("Record", Evidence, PlayedTable)


class NoBundle(UserError):
    """A folder without a run, or with an unreadable file `place`; the text says what is wrong."""

    def __init__(self, text: str, place: str = FACTS) -> None:
        super().__init__(text)
        self.place = place


class StoredRun:
    """A run read from its record: each file is read and hashed once, each part of the record decoded once.

    Every check, the results and the reports are made from this. Nothing of it changes.
    """

    def __init__(
        self, folder: Path, regulations: Mapping[str, Regulation] | None = None, room: int = ROOM
    ) -> None:
        """`room` is how many bytes of its files are held at most; what comes after them is read when it is needed."""
        self.folder = folder
        self._room = room
        self._digests: dict[str, str] = {}
        self._stood: dict[str, tuple[int, ...]] = {}
        self._contents: dict[str, bytes] = {}
        self._transcripts: dict[str, Transcript] = {}
        if regulations is not None:
            self.regulations = regulations

    def content(self, name: str) -> bytes:
        """What a file holds; raises OSError, also for a file that is larger than a run writes."""
        if name in self._contents:
            return self._contents[name]
        path = self.folder / name
        self._stood.setdefault(name, _standing(path))
        if path.stat().st_size > LARGEST:
            raise OSError(EFBIG, f"larger than {LARGEST // 2**20} MB")
        content = path.read_bytes()
        self._digests[name] = sha256(content).hexdigest()
        if len(content) <= self._room:
            self._room -= len(content)
            self._contents[name] = content
        return content

    def digest(self, name: str) -> str:
        """The SHA-256 of a file, in hexadecimal; raises OSError."""
        if name not in self._digests:
            path = self.folder / name
            if path.stat().st_size <= LARGEST:
                self.content(name)
            else:
                self._stood.setdefault(name, _standing(path))
                self._digests[name] = file_digest(path)
        return self._digests[name]

    def changed(self) -> list[str]:
        """The files that somebody changed or removed since they were read here first."""
        return sorted(name for name, stood in self._stood.items() if _standing(self.folder / name) != stood)

    def conversation(self, record: Evidence | PlayedTable) -> Transcript | BundleFault:
        """The transcript that the record of a scenario or a table names, or why there is none."""
        name, whose = record.transcript, record.scenario if isinstance(record, Evidence) else record.id
        if name is None:
            return BundleFault(whose, "has no transcript", Item.EVIDENCE)
        if name in self._transcripts:
            return self._transcripts[name]
        parts = PurePosixPath(name).parts
        if parts[:1] != (TRANSCRIPTS,) or ".." in parts:
            what = f"names a transcript outside {TRANSCRIPTS}/: {name}"
            return BundleFault(whose, what, Item.EVIDENCE)
        try:
            if not (self.folder / name).is_file():
                return BundleFault(name, "is missing", Item.EVIDENCE)
            return self.transcript(name)
        except OSError as error:
            unless_ours(error)
            return BundleFault(whose, f"its transcript cannot be read: {error.strerror}", Item.EVIDENCE)
        except TranscriptBroken as error:
            return BundleFault(name, f"line {error.line}: {error.what}", Item.EVIDENCE)

    def transcript(self, name: str) -> Transcript:
        """The transcript in a file; raises OSError and TranscriptBroken."""
        if name in self._transcripts:
            return self._transcripts[name]
        found = transcript_of(self.folder / name, self.content(name))
        if self._contents.pop(name, None) is not None:  # its lines are held in place of it
            self._transcripts[name] = found
        return found

    @cached_property
    def facts(self) -> RunFacts:
        """The facts of the run; raises NoBundle."""
        try:
            facts = from_json(self.content(FACTS), RunFacts)
        except (FileNotFoundError, NotADirectoryError):
            raise _no_run(self.folder) from None
        except OSError as error:
            unless_ours(error)
            raise NoBundle(f"{self.folder / FACTS} cannot be read: {error.strerror}") from None
        except ValueError as error:
            raise NoBundle(f"{self.folder / FACTS} cannot be read: {error}") from None
        hands, what = facts.request.hands, facts.request.fault
        if not 0 <= hands <= MOST_HANDS:
            raise NoBundle(f"{self.folder / FACTS} asks for {hands} hands; a run draws at most {MOST_HANDS}")
        if what is not None:
            raise NoBundle(f"{self.folder / FACTS} asks for {what}")
        if strange := next((name for name in facts.request.regulations if not NAME.fullmatch(name)), None):
            raise NoBundle(
                f"{self.folder / FACTS} names a regulation {strange!r}, which cannot be one's name"
            )
        return facts

    @cached_property
    def environment(self) -> Environment:
        """When, where and with what it was made; raises msgspec.DecodeError or OSError."""
        return from_json(self.content(ENVIRONMENT), Environment)

    @cached_property
    def is_made_here(self) -> bool:
        """Whether this version of the harness made it; raises as the environment does."""
        return made_here(self.environment)

    @cached_property
    def evidence(self) -> dict[str, Evidence]:
        """The evidence by scenario; raises NoBundle."""
        return {each.scenario: each for each in self._lines(EVIDENCE, Evidence)}

    @cached_property
    def tables(self) -> dict[str, PlayedTable]:
        """The drawn tables by their ids; raises NoBundle."""
        return {each.id: each for each in self._lines(TABLES, PlayedTable)}

    @property
    def records(self) -> list[Evidence | PlayedTable]:
        """What names a transcript each: scenarios, then tables; raises NoBundle."""
        return [*self.evidence.values(), *self.tables.values()]

    def _lines(self, name: str, kind: type[Record]) -> Iterator[Record]:
        try:
            lines = self.content(name).splitlines()
        except FileNotFoundError:
            raise NoBundle(f"there is no {name} in {self.folder}", name) from None
        except OSError as error:
            unless_ours(error)
            raise NoBundle(f"{self.folder / name} cannot be read: {error.strerror}", name) from None
        for number, line in enumerate(lines, start=1):
            try:
                yield from_json(line, kind)
            except ValueError as error:
                raise NoBundle(f"{self.folder / name}, line {number}: {error}", name) from None

    @cached_property
    def regulations(self) -> Mapping[str, Regulation]:
        """The laws of the run, by default from its own features; raises NoBundle."""
        return read_regulations(self.folder, self.facts.request.regulations, self.digest_of_law)

    def digest_of_law(self, folder: Path) -> str:
        """One digest over the features of a law, which lie in this folder of the run."""
        return folder_digest(
            folder, digest=lambda path: self.digest(path.relative_to(self.folder).as_posix())
        )

    @cached_property
    def results(self) -> Results:
        """What follows from the record; raises NoBundle, BadAttestation, NoOption, and more where it does not fit."""
        return results_of(self.facts, self.regulations, self.evidence, attested_of(self.folder), self.tables)


def _standing(path: Path) -> tuple[int, ...]:
    """What of a file is otherwise once somebody writes it, or puts another in its place."""
    with suppress(OSError):
        stat = path.stat()
        return stat.st_ino, stat.st_size, stat.st_mtime_ns, stat.st_ctime_ns
    return ()


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
        raise _no_run(folder)


def _no_run(folder: Path) -> NoBundle:
    return NoBundle(f"{folder} holds no run: there is no {FACTS}; give the folder of `vistoria run --out`")


def read_facts(folder: Path) -> RunFacts:
    """Read the facts of a stored run; raise NoBundle if there are none."""
    return StoredRun(folder).facts


def read_evidence(folder: Path) -> dict[str, Evidence]:
    """Read the evidence of a stored run by scenario; raise NoBundle for an invalid line."""
    return StoredRun(folder).evidence


def read_tables(folder: Path) -> dict[str, PlayedTable]:
    """Read the drawn tables of a stored run by their ids; raise NoBundle for an invalid line."""
    return StoredRun(folder).tables


def stored_run(folder: Path, regulations: Mapping[str, Regulation] | None = None) -> StoredRun:
    """Read a run from its record: facts, evidence and attestations; raise NoBundle.

    `regulations` defaults to those of the bundle's own features.
    """
    return with_results(StoredRun(folder, regulations, room=0))


def with_results(run: StoredRun) -> StoredRun:
    """The run, whose results can be had; raises NoBundle."""
    try:
        _ = run.results
    except BadAttestation as error:
        raise NoBundle(str(error), error.place) from None
    except NoOption as error:
        raise NoBundle(f"{run.folder / FACTS}: {error}") from None
    return run


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


def read_regulations(
    folder: Path, names: Iterable[str], digest: Callable[[Path], str] = folder_digest
) -> dict[str, Regulation]:
    """The regulations, read from the bundle's own features, of which `digest` gives that of each; raise NoBundle."""
    try:
        return {name: _read_once(folder / FEATURES / name.replace("-", "_"), digest) for name in names}
    except LawError as error:
        raise NoBundle(f"{folder} does not verify: {error}", FEATURES) from None


_READ: dict[str, Regulation] = {}
"""Regulations by the digest of their folder: one command reads the same features several times."""


def _read_once(folder: Path, digest: Callable[[Path], str]) -> Regulation:
    key = digest(folder)
    if key not in _READ:
        _READ[key] = load(folder)
    return replace(_READ[key], home=str(folder))  # the folder that was read may be gone
