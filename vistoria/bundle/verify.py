"""Verifies a stored run: checks digests and chains, and plays every stored conversation again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from datetime import date
from pathlib import Path
from typing import Literal

import msgspec

from vistoria.model.attestation import Standing
from vistoria.model.errors import UserError, unless_ours
from vistoria.model.game import games
from vistoria.referee.model import models

from .attestations import BadAttestation, attested_of, last_day, strange_attachments
from .commitments import commitment_faults
from .count import Count, uncounted
from .entries import digest_faults, entry_faults
from .fault import BundleFault, Item, unread
from .identity import identity_faults
from .inspected import attestation_faults, inspection_faults
from .keys import NoExtra
from .known_failures import listed_faults
from .layout import (
    ENVIRONMENT,
    EVIDENCE,
    FACTS,
    FEATURES,
    RESULTS,
    TABLES,
    TRANSCRIPTS,
)
from .names import name_faults
from .scenarios import replay_faults, scenario_set_faults
from .signatures import signature_faults
from .stamps import stamp_faults
from .store import NoBundle, StoredRun, need_run
from .suite import known_readings, law_faults, law_notes, reading_faults
from .tables import table_faults
from .times import issue_faults, known_faults, time_faults
from .written import UNREADABLE, form_faults, strange_files

UNFIT = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What computing the results raises for facts that do not match the features; anything else is an error of ours."""


def verify(
    folder: Path, key: str | None = None, count: Count = uncounted, run: StoredRun | None = None
) -> Iterator[BundleFault]:
    """Every fault of a bundle, digests first; raise NoBundle for a folder without a run.

    With the id of a public key, it is a fault if this key did not sign the bundle. `run` as for `findings`.
    """
    yield from (found for found in findings(folder, key, count, run) if found.broken)


def findings(
    folder: Path,
    key: str | None = None,
    count: Count = uncounted,
    run: StoredRun | None = None,
    meanwhile: Callable[[], object] = tuple,
) -> Iterator[BundleFault]:
    """Every fault of a bundle, and what cannot be compared here; raise NoBundle for a folder without a run.

    `run` is the run in the folder, where more than this is made from it; `meanwhile` is called while other processes
    follow its tables again.
    """
    run = run or StoredRun(folder)
    need_run(folder)
    strange = list(entry_faults(folder))
    if strange:
        yield from strange
        yield from unread([*Item], f"{strange[0].place} {strange[0].what}")
        return
    yield from digest_faults(folder, run)
    yield from _where_it_can(Item.SIGNATURES, signature_faults(folder, key))
    yield from _where_it_can(Item.ATTESTATIONS, attestation_faults(folder))
    try:
        facts, _ = run.facts, run.records
    except NoBundle as error:
        yield BundleFault(error.place, str(error), Item.EVIDENCE)
        yield from unread([Item.LAW, Item.IDENTITY, Item.RESULTS, Item.TIME], f"{error.place} cannot be read")
        return
    try:
        environment = run.environment
    except UNREADABLE as error:
        unless_ours(error)
        yield BundleFault(ENVIRONMENT, f"cannot be read: {error}", Item.TIME)
        yield from unread([Item.LAW, Item.IDENTITY, Item.RESULTS], f"{ENVIRONMENT} cannot be read")
        return
    yield from form_faults(run)
    yield from time_faults(environment, run.evidence)
    yield from known_faults(facts, environment)
    yield from (BundleFault(FACTS, what, Item.EVIDENCE) for what in listed_faults(facts.request.known))
    yield from _where_it_can(Item.TIME, stamp_faults(folder))
    yield from issue_faults(folder, environment)
    yield from listing_faults(run)
    yield from _where_it_can(Item.TIME, commitment_faults(run))
    yield from name_faults(run)
    yield from identity_faults(run)
    try:
        regulations = run.regulations
    except Exception as error:  # the folder may hold anything
        unless_ours(error)
        yield BundleFault(FEATURES, f"cannot be read: {error}", Item.LAW)
        regulations = {}
    playable = {name: each for name, each in regulations.items() if each.game in games()}
    for name, regulation in regulations.items():
        if name not in playable:
            what = f"the game {regulation.game} is not installed, so its hands are not judged again"
            yield BundleFault(name, what, Item.EVIDENCE, broken=False)
    yield from reading_faults(facts, regulations)
    for what in facts.own_faults:
        yield BundleFault(
            FACTS, f"an internal error of the harness that made the run: {what}", Item.EVIDENCE, False
        )
    try:
        law = models(known_readings(facts, regulations), regulations)
    except ValueError as error:
        law = {}
        yield BundleFault(
            FACTS, f"the model of the law does not take its readings: {error}", Item.TABLES, False
        )
    yield from replay_faults(run, playable, law, count)
    yield from table_faults(run, playable, law, count, meanwhile)
    if not regulations:
        yield from unread([Item.RESULTS], f"{FEATURES} cannot be read")
        return
    yield from law_faults(folder, regulations, environment, digest=run.digest_of_law)
    yield from inspection_faults(folder, regulations)
    yield from scenario_set_faults(facts, regulations, run.evidence)
    yield from _results(run)


def _where_it_can(item: Item, faults: Iterator[BundleFault]) -> Iterator[BundleFault]:
    """Faults of signatures and time stamps; without the libraries for them, that they cannot be compared."""
    try:
        yield from faults
    except NoExtra as error:
        yield BundleFault(item.value, str(error), item, broken=False)


class DoesNotVerify(UserError):
    """A folder in which `vistoria verify` finds a fault; the text names the first."""


def refuse_faulty(folder: Path, count: Count = uncounted) -> None:
    """Raise DoesNotVerify at the first fault of a bundle, and NoBundle."""
    refuse(folder, verify(folder, count=count))


def refuse(folder: Path, faults: Iterable[BundleFault]) -> None:
    """Raise DoesNotVerify if there is a fault; the first is named."""
    first = next(iter(faults), None)
    if first is not None:
        raise DoesNotVerify(f"{folder} does not verify: {first}; see `vistoria verify {folder}`")


def _results(run: StoredRun) -> Iterator[BundleFault]:
    try:
        results = run.results
    except BadAttestation:
        return  # already reported
    except NoExtra as error:
        yield BundleFault(RESULTS, f"its attestations are signed: {error}", Item.RESULTS, broken=False)
        return
    except UNFIT as error:
        yield BundleFault(FACTS, f"cannot be evaluated with the features: {error!r}", Item.RESULTS)
        return
    again = msgspec.json.decode(msgspec.json.encode(results))
    try:
        stored = msgspec.json.decode(run.content(RESULTS))
    except UNREADABLE as error:
        yield BundleFault(RESULTS, f"cannot be read: {error}", Item.RESULTS)
        return
    order: Literal["sorted"] | None = None if run.is_made_here else "sorted"  # another may write other orders
    one, other = (msgspec.json.encode(each, order=order) for each in (stored, again))  # 1 and true are two
    if one != other:
        clauses = _where(stored, again)
        yield BundleFault(
            RESULTS,
            f"is not what the evidence and features of the bundle give: {clauses}"
            if clauses
            else "is not what the evidence and features of the bundle give",
            Item.RESULTS,
        )


def _where(stored: object, again: object) -> str:
    """The first clauses with different results."""
    clauses = []
    for name, regulation in again["regulations"].items() if isinstance(again, dict) else ():
        held = _at(stored, "regulations", name, "clauses")
        clauses += [id_ for id_, clause in regulation["clauses"].items() if _at(held, id_) != clause]
    return f"{', '.join(clauses[:5])}{' …' if len(clauses) > 5 else ''}"


def _at(value: object, *path: str) -> object:
    for key in path:
        value = value.get(key) if isinstance(value, dict) else None
    return value


def notes(folder: Path, run: StoredRun | None = None) -> Iterator[str]:
    """What is no fault: how the record came about, features of another release, attestations expired since."""
    run = run or StoredRun(folder)
    yield from run.environment.notes
    for name in (*strange_files(run), *strange_attachments(folder)):
        yield f"{name} is no file that a run writes: nothing here compares what it says"
    yield from law_notes(run)
    for clause, attested in attested_of(folder).items():
        until = attested.attestation.expires
        if attested.standing is Standing.COUNTS and until is not None and until < date.today():
            yield f"the attestation of {clause} counted on {last_day(folder)} and has expired since, on {until}"


def listing_faults(run: StoredRun) -> Iterator[BundleFault]:
    """Scenarios and tables that stand twice in the record, and transcripts that nothing in it names."""
    for listing, held in ((EVIDENCE, len(run.evidence)), (TABLES, len(run.tables))):
        if len(run.content(listing).splitlines()) != held:
            yield BundleFault(listing, "something stands in it twice", Item.EVIDENCE)
    named = Counter(str(record.transcript) for record in run.records)
    for name in sorted(name for name, times in named.items() if times > 1):
        yield BundleFault(name, "is the transcript of more than one scenario or table", Item.EVIDENCE)
    for path in sorted((run.folder / TRANSCRIPTS).rglob("*")):
        name = path.relative_to(run.folder).as_posix()
        if path.is_file() and name not in named:
            yield BundleFault(name, "belongs to no scenario and no table of the record", Item.EVIDENCE)


__all__ = [
    "BundleFault",
    "DoesNotVerify",
    "NoBundle",
    "findings",
    "notes",
    "refuse",
    "refuse_faulty",
    "verify",
]
