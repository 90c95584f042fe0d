"""Joins the shards of a run: the record is the same, to the byte, as that of one run of all scenarios."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from vistoria.journal.disk import copy_tree, write_whole
from vistoria.journal.owner import Hold, reading
from vistoria.journal.state import Phase
from vistoria.model.errors import UserError
from vistoria.model.evidence import Evidence
from vistoria.model.isolation import Isolation
from vistoria.model.played import PlayedTable
from vistoria.verdict.facts import RunFacts
from vistoria.verdict.request import Shard
from vistoria.verdict.results import EngineRecord

from .environment import Environment, read_environment, write_environment
from .layout import ATTESTATIONS, COMMITMENTS, FEATURES, REPORT_DETAILS, SELFTEST, TRANSCRIPTS, clear
from .store import read_evidence, read_facts, read_regulations, read_tables, write_record
from .verify import refuse_faulty

T = TypeVar("T")
OF_ALL = (SELFTEST, REPORT_DETAILS)
"""Files that each shard has alike, and the whole run has."""


class CannotMerge(UserError):
    """Folders that are not shards of one run; the text names the folder and says why."""


@dataclass(frozen=True)
class StoredShard:
    """A shard as it was stored."""

    folder: Path
    part: Shard
    facts: RunFacts
    environment: Environment


def read_shards(folders: Iterable[Path]) -> list[StoredShard]:
    """The shards in their order, whatever the order of the folders, each verified.

    Raise CannotMerge, DoesNotVerify and NoBundle.
    """
    shards = sorted((_read(folder) for folder in folders), key=lambda shard: shard.part.number)
    first = shards[0]
    for before, shard in pairwise(shards):
        if shard.part == before.part:
            raise CannotMerge(
                f"{shard.folder} and {before.folder} are both shard {shard.part}: give one of them"
            )
        if unlike := _unlike(first, shard):
            raise CannotMerge(f"{shard.folder} is no part of the run in {first.folder}: {unlike}")
    return shards


def missing(shards: Sequence[StoredShard]) -> list[str]:
    """The shards that are not there, as I/N."""
    count = shards[0].part.count
    held = {shard.part.number for shard in shards}
    return [f"{number}/{count}" for number in range(1, count + 1) if number not in held]


def merge(shards: Sequence[StoredShard], hold: Hold, command: str) -> None:
    """Write the record of the whole run into the folder held; what a missing shard would show is not run."""
    out, first = hold.folder, shards[0]
    evidence: dict[str, Evidence] = {}
    tables: dict[str, PlayedTable] = {}
    files = set[str]()
    for shard in shards:
        new, played = read_evidence(shard.folder), read_tables(shard.folder)
        records: list[Evidence | PlayedTable] = [*new.values(), *played.values()]
        named = {str(each.transcript) for each in records}
        if twice := sorted((evidence.keys() & new) | (tables.keys() & played) | (files & named)):
            raise CannotMerge(f"{shard.folder} brings {twice[0]}, which another shard has brought")
        evidence |= new
        tables |= played
        files |= named
    facts = facts_of(shards)
    regulations = read_regulations(first.folder, facts.request.regulations)
    hold.enter(Phase.PREPARING)
    clear(out)
    copy_tree(first.folder / FEATURES, out / FEATURES, without="__pycache__")
    for shard in shards:
        copy_tree(shard.folder / TRANSCRIPTS, out / TRANSCRIPTS, without="__pycache__")
        copy_tree(shard.folder / COMMITMENTS, out / COMMITMENTS, without="__pycache__")
    for name in OF_ALL:
        if (content := _content(first.folder / name)) is not None:
            write_whole(out / name, content)
    write_environment(out, _environment(shards, command))
    write_record(out, facts, regulations, evidence, tables)


def _read(folder: Path) -> StoredShard:
    """A shard that verifies, so that it brings what is its own.

    Raise CannotMerge, DoesNotVerify, NoBundle, Busy and Unfinished.
    """
    facts = read_facts(folder)
    if facts.request.shard is None:
        raise CannotMerge(f"{folder} holds no shard; run it with --shard I/N")
    if (folder / ATTESTATIONS).exists():
        raise CannotMerge(
            f"{folder} has attestations, which are on this shard alone: merge a copy of it without {ATTESTATIONS}/, "
            "and have the whole run attested"
        )
    with reading(folder):
        refuse_faulty(folder)
    return StoredShard(folder, facts.request.shard, facts, read_environment(folder))


def _unlike(first: StoredShard, other: StoredShard) -> str | None:
    """In what two shards are not parts of one run."""
    if other.part.count != first.part.count:
        return f"it is shard {other.part}, and the other is shard {first.part}"
    asked, wanted = (msgspec.structs.asdict(each.facts.request) for each in (other, first))
    for name in asked.keys() - {"shard"}:
        if asked[name] != wanted[name]:
            return f"it was run with another choice of {name}"
    if (
        _identity(other.facts.engine) != _identity(first.facts.engine)
        or other.facts.claimed != first.facts.claimed
    ):
        return "the engine gave another identity, or declared something else"
    if _items(other) != _items(first):
        return "it was run with another item or adapter"
    if other.environment.digests != first.environment.digests:
        return "it was run with another suite"
    if other.environment.engine_options != first.environment.engine_options:
        return "it was run with another choice of --engine-option"
    for name in OF_ALL:
        if _content(other.folder / name) != _content(first.folder / name):
            return f"it has another {name}"
    return None


def _content(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


def _identity(engine: EngineRecord) -> EngineRecord:
    """The engine, wherever it ran."""
    return replace(engine, isolation=Isolation.ISOLATED, not_isolated="")


def _items(shard: StoredShard) -> list[tuple[str, str]]:
    return [(each.role, each.before) for each in shard.facts.measured]


def facts_of(shards: Sequence[StoredShard]) -> RunFacts:
    """The facts of the whole run."""
    facts = [shard.facts for shard in shards]
    return replace(
        facts[0],
        engine=min(
            (each.engine for each in facts), key=lambda engine: engine.isolation is Isolation.ISOLATED
        ),
        secrets=tuple(secret for each in facts for secret in each.secrets),
        request=replace(facts[0].request, shard=None),
        interrupted=any(each.interrupted for each in facts) or bool(missing(shards)),
        faults=_once(facts, lambda each: each.faults),
        own_faults=_once(facts, lambda each: each.own_faults),
        incidents=_once(facts, lambda each: each.incidents),
        identity_changed=any(each.identity_changed for each in facts),
        measured=tuple(
            min(each, key=lambda item: item.fault is None)
            for each in zip(*(f.measured for f in facts), strict=True)
        ),
    )


def _environment(shards: Sequence[StoredShard], command: str) -> Environment:
    parts = [shard.environment for shard in shards]
    lost = missing(shards)
    pids = [pid for each in parts for pid in each.engine_pids]
    notes = _once(parts, lambda each: each.notes)
    return replace(
        parts[0],
        started=min(each.started for each in parts),
        finished=max(each.finished for each in parts),
        command=command,
        engine_pids=tuple(sorted(pids, key=lambda pid: pid or 0)),
        engine_stderr=tuple(tail for each in parts for tail in each.engine_stderr),
        farewells=tuple(bye for each in parts for bye in each.farewells),
        seconds={key: value for each in parts for key, value in each.seconds.items()},
        notes=(*notes, *_elsewhere(shards), *([f"Merged without shard {', '.join(lost)}"] if lost else ())),
    )


def _elsewhere(shards: Sequence[StoredShard]) -> Iterator[str]:
    """The shards that were made by another command, or on another system, than the first."""

    def made(of: Environment) -> tuple[str, str, str]:
        return of.engine, of.python, of.platform

    for part, of in ((each.part, each.environment) for each in shards[1:]):
        if made(of) != made(shards[0].environment):
            yield f"Shard {part} was run with `--engine {of.engine}`, by Python {of.python} on {of.platform}"


def _once(parts: Iterable[T], texts: Callable[[T], Iterable[str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(text for part in parts for text in texts(part)))
