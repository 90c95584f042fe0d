"""Reads a folder of results as an entry of the store; the folder alone decides what is in it."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec

from vistoria.audit.chance import mixing_clauses
from vistoria.audit.folder import AuditRecord, is_audit
from vistoria.audit.folder import read as read_audit
from vistoria.bundle.archive import opened
from vistoria.bundle.entries import digest_faults
from vistoria.bundle.environment import Environment, read_environment
from vistoria.bundle.layout import AUDIT, run_digest
from vistoria.bundle.store import stored_run
from vistoria.model.errors import UserError
from vistoria.model.outcome import Outcome
from vistoria.model.visible import visible
from vistoria.verdict.over_time import ClauseStated, Entry, FindingStated, Judgement, Stated
from vistoria.verdict.results import ClauseResult, RegulationResult

MOST = 2**63 - 1
"""The largest number that a database here holds."""
SCENARIO, INSPECTION, CHANCE = "scenario", "inspection", "chance"
"""The aspects of findings that no hand at a table shows."""


class NotAdded(UserError):
    """A folder that is no whole run, audit or campaign; the text says why."""


def entry_of(path: Path) -> Entry:
    """The entry of a folder or archive; raise NotAdded, NoBundle, NoAudit, NoArchive, Busy or Unfinished.

    Its digests are compared; whether its evidence bears it out, `vistoria verify` says.
    """
    with opened(path) as (folder, faults):
        faults = [*faults, *digest_faults(folder)]
        if faults:
            raise NotAdded(
                f"{path}: {faults[0]}; only a folder whose digests hold is added: run `vistoria verify`"
            )
        entry = _audit(folder, path) if is_audit(folder) else _run(folder, path)
    return _storable(entry, path)


def _audit(folder: Path, path: Path) -> Entry:
    record, _ = read_audit(folder)
    played = record.played
    return Entry(
        id=sha256((folder / AUDIT).read_bytes()).hexdigest(),
        kind="campaign" if played else "audit",
        folder=str(path.resolve()),
        product=played.name if played else record.request.product,
        version=played.version if played else record.request.version,
        first=played.started if played else record.first,
        last=played.finished if played else record.last,
        vistoria=record.vistoria,
        judgements=(_of_hands(record),),
    )


def _of_hands(record: AuditRecord) -> Judgement:
    findings = (*_findings(record), *_unmixed(record))
    stated: Stated = "no-breach" if record.judged else "nothing-judged"
    return Judgement(
        regulation=record.request.regulation,
        stated="breaches" if findings else stated,
        hands=record.hands,
        judged=record.judged,
        broken=record.broken,
        clauses=tuple(ClauseStated(each.clause, each.seen, each.hands) for each in record.clauses),
        findings=findings,
    )


def _findings(record: AuditRecord) -> Iterator[FindingStated]:
    """Each cause with its first place."""
    for cause in record.causes:
        for first in cause.places[:1]:
            where = first.file, first.line, first.hand, first.expected, first.actual
            yield FindingStated(cause.clauses, cause.aspect, cause.count, *where)


def _unmixed(record: AuditRecord) -> tuple[FindingStated, ...]:
    """What chance does not explain, where the law says that cards are mixed."""
    clauses = mixing_clauses(record.request.law) if record.unfair else ()
    return tuple(
        FindingStated(clauses, CHANCE, 1, actual=f"{each.question} {each.of}: {each.value} > {each.limit}")
        for each in record.unfair if clauses
    )  # fmt: skip


def _run(folder: Path, path: Path) -> Entry:
    run = stored_run(folder)
    try:
        environment = read_environment(folder)
    except (OSError, msgspec.MsgspecError) as error:
        raise NotAdded(f"{path}: when the run took place cannot be read: {error}") from None
    engine = run.results.engine
    return Entry(
        id=run_digest(folder),
        kind="run",
        folder=str(path.resolve()),
        product=engine.name,
        version=engine.version,
        first=environment.started,
        last=environment.finished,
        vistoria=_version(environment),
        judgements=tuple(_of_law(name, law) for name, law in run.results.regulations.items()),
    )


def _version(environment: Environment) -> str:
    return environment.harness.removeprefix("vistoria ")


def _of_law(name: str, law: RegulationResult) -> Judgement:
    broken = {
        (found.table, found.hand)
        for clause in law.clauses.values() if clause.in_play for found in clause.in_play.found
    }  # fmt: skip
    hands = law.play.hands if law.play else 0
    return Judgement(
        regulation=name,
        stated=law.conclusion.value,
        hands=hands,
        judged=hands if law.play and law.play.refereed else 0,
        broken=len(broken),
        clauses=tuple(
            ClauseStated(id_, each.outcome.value, each.in_play.hands if each.in_play else 0)
            for id_, each in law.clauses.items()
        ),
        findings=tuple(
            found for id_, each in law.clauses.items() if each.outcome is Outcome.FAILED
            for found in _of_clause(id_, each)
        ),
    )  # fmt: skip


def _of_clause(id_: str, result: ClauseResult) -> Iterator[FindingStated]:
    """The findings of a failed clause: its scenarios, its aspects in play, an inspector's answer."""
    for each in (*result.scenarios, *result.elsewhere):
        if each.outcome is Outcome.FAILED:
            where = each.transcript or "", each.line, each.id
            yield FindingStated((id_,), SCENARIO, 1, *where, each.expected or "", each.observed or "")
    in_play = result.in_play.found if result.in_play else ()
    for aspect in dict.fromkeys(found.aspect for found in in_play):
        alike = [found for found in in_play if found.aspect == aspect]
        first = alike[0]
        hand = f"{first.table}/{first.hand}"
        yield FindingStated(
            (id_,), aspect, len(alike), first.transcript, first.message, hand, first.demanded, first.seen
        )
    if result.inspection_part is Outcome.FAILED:
        yield FindingStated((id_,), INSPECTION, 1)


def _storable(entry: Entry, path: Path) -> Entry:
    """The entry with texts that every database takes; raise NotAdded for a number that none does."""

    def made(value: object) -> object:
        match value:
            case str():
                return visible(value)
            case bool() | None:
                return value
            case int() if not 0 <= value <= MOST:
                raise NotAdded(f"{path}: states {value}, which is no number of hands or lines")
            case list() | tuple():
                return [made(each) for each in value]
            case dict():
                return {key: made(each) for key, each in value.items()}
        return value

    return msgspec.convert(made(msgspec.to_builtins(entry)), Entry)
