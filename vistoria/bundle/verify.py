"""Verifies a stored run: checks digests and chains, and judges every stored history again. Needs no pytest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path

import msgspec

from vistoria.checks import UnknownCheck, apply_check
from vistoria.checks.forced import deck_fault
from vistoria.checks.sense import nonsense
from vistoria.client.transcript import TranscriptBroken, read_transcript
from vistoria.law.catalogue import installed
from vistoria.model.answer import MalformedAnswer
from vistoria.model.attestation import Standing
from vistoria.model.clause import Regulation
from vistoria.model.errors import UserError
from vistoria.model.evidence import Evidence
from vistoria.model.finding import Finding
from vistoria.model.history import History, read_history
from vistoria.model.played import PlayedTable
from vistoria.referee.model import models
from vistoria.verdict.facts import RunFacts, results_of

from .attestations import BadAttestation, attested_of, last_day
from .environment import read_environment
from .fault import BundleFault
from .inspected import attestation_faults
from .layout import (
    ENVIRONMENT,
    FACTS,
    FEATURES,
    RESULTS,
    SUMS,
    digests_of,
    file_digest,
    folder_digest,
    read_sums,
    sums_of,
)
from .named import named_faults
from .signatures import signature_faults
from .store import NoBundle, need_run, read_evidence, read_facts, read_regulations, read_tables
from .tables import table_faults

UNFIT = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What computing the results raises for facts that do not match the features; anything else is an error of ours."""


def verify(folder: Path, key: str | None = None) -> Iterator[BundleFault]:
    """Every fault of a bundle, digests first; raise NoBundle for a folder without a run.

    With the id of a public key, it is a fault if this key did not sign the bundle.
    """
    need_run(folder)
    yield from digest_faults(folder)
    yield from signature_faults(folder, key)
    yield from attestation_faults(folder)
    try:
        facts = read_facts(folder)
        evidence = read_evidence(folder)
        tables = read_tables(folder)
    except NoBundle as error:
        yield BundleFault(error.place, str(error))
        return
    for item in evidence.values():
        yield from evidence_faults(folder, item)
    yield from table_faults(folder, tables, models(facts.request.readings) if tables else {})
    try:
        regulations = read_regulations(folder, facts.request.regulations)
    except Exception as error:  # the folder may hold anything
        yield BundleFault(FEATURES, f"cannot be read: {error}")
        return
    yield from _method(folder, facts)
    yield from _results(folder, facts, regulations, evidence, tables)


class DoesNotVerify(UserError):
    """A folder in which `vistoria verify` finds a fault; the text names the first."""


def refuse_faulty(folder: Path) -> None:
    """Raise DoesNotVerify at the first fault of a bundle, and NoBundle."""
    first = next(verify(folder), None)
    if first is not None:
        raise DoesNotVerify(f"{folder} does not verify: {first}; see `vistoria verify {folder}`")


def _method(folder: Path, facts: RunFacts) -> Iterator[BundleFault]:
    """Faults of features that are not those of the run."""
    try:
        digests = read_environment(folder).digests
    except (OSError, ValueError, msgspec.DecodeError) as error:
        yield BundleFault(ENVIRONMENT, f"cannot be read: {error}")
        return
    for name in facts.request.regulations:
        kept = folder / FEATURES / name.replace("-", "_")
        if digests.get(f"features of {name}") != folder_digest(kept):
            yield BundleFault(
                kept.relative_to(folder).as_posix(), f"is not what was run according to {ENVIRONMENT}"
            )


def _results(
    folder: Path,
    facts: RunFacts,
    regulations: Mapping[str, Regulation],
    evidence: Mapping[str, Evidence],
    tables: Mapping[str, PlayedTable],
) -> Iterator[BundleFault]:
    try:
        results = results_of(facts, regulations, evidence, attested_of(folder), tables)
    except BadAttestation:
        return  # already reported
    except UNFIT as error:
        yield BundleFault(FACTS, f"cannot be evaluated with the features: {error!r}")
        return
    yield from named_faults(results.readings, regulations, evidence)
    again = msgspec.json.decode(msgspec.json.encode(results))
    try:
        stored = msgspec.json.decode((folder / RESULTS).read_bytes())
    except (OSError, ValueError, msgspec.DecodeError) as error:
        yield BundleFault(RESULTS, f"cannot be read: {error}")
        return
    if stored != again:
        yield BundleFault(
            RESULTS,
            f"is not what the evidence and features of the bundle give{_where(stored, again)}",
        )


def _where(stored: object, again: object) -> str:
    """The first clauses with different results."""
    clauses = []
    for name, regulation in again["regulations"].items() if isinstance(again, dict) else ():
        held = _at(stored, "regulations", name, "clauses")
        clauses += [id_ for id_, clause in regulation["clauses"].items() if _at(held, id_) != clause]
    return f": {', '.join(clauses[:5])}{' …' if len(clauses) > 5 else ''}" if clauses else ""


def _at(value: object, *path: str) -> object:
    for key in path:
        value = value.get(key) if isinstance(value, dict) else None
    return value


def notes(folder: Path) -> Iterator[str]:
    """What is no fault: how the record came about, features unlike the installed ones, attestations expired since."""
    yield from read_environment(folder).notes
    here = installed()
    for name in read_facts(folder).request.regulations:
        kept = folder / FEATURES / name.replace("-", "_")
        if name not in here:
            yield f"{name} is not installed; the features of the bundle were used"
        elif folder_digest(kept) != folder_digest(here[name]):
            yield f"the features of {name} in the bundle differ from the installed ones; those of the bundle were used"
    for clause, attested in attested_of(folder).items():
        until = attested.attestation.expires
        if attested.standing is Standing.COUNTS and until is not None and until < date.today():
            yield f"the attestation of {clause} counted on {last_day(folder)} and has expired since, on {until}"


def digest_faults(folder: Path) -> Iterator[BundleFault]:
    """Files that were removed, added or changed since SHA256SUMS was written."""
    try:
        sums = read_sums(folder)
    except FileNotFoundError:
        yield BundleFault(SUMS, "is missing")
        return
    held = digests_of(folder)
    for name in sorted(sums.keys() - held.keys()):
        yield BundleFault(name, "is missing")
    for name in sorted(held.keys() - sums.keys()):
        yield BundleFault(name, "is not listed in SHA256SUMS")
    for name in sorted(sums.keys() & held.keys()):
        if held[name] != sums[name]:
            yield BundleFault(name, "was changed: its SHA-256 is not the one listed")
    if sums == held and (folder / SUMS).read_bytes() != sums_of(held):
        yield BundleFault(SUMS, "lists the right digests in another form than it was written in")


def evidence_faults(folder: Path, evidence: Evidence) -> Iterator[BundleFault]:
    """Faults of a scenario's transcript, and checks that do not give the same finding on it again."""
    if evidence.transcript is None:
        yield BundleFault(evidence.scenario, "has no transcript")
        return
    path = folder / evidence.transcript
    if not path.is_file():
        yield BundleFault(evidence.transcript, "is missing")
        return
    if file_digest(path) != evidence.sha256:
        yield BundleFault(evidence.transcript, "its SHA-256 is not the one in the evidence")
    try:
        transcript = read_transcript(path)
        history = read_history(transcript.messages, evidence.scaled)
    except (TranscriptBroken, MalformedAnswer) as error:
        yield BundleFault(evidence.transcript, str(error))
        return
    if transcript.header.get("scenario") != evidence.scenario:
        yield BundleFault(evidence.transcript, f"belongs to {transcript.header.get('scenario')}")
    yield from _judgements(evidence, history)


def _judgements(evidence: Evidence, history: History) -> Iterator[BundleFault]:
    place = f"{evidence.transcript} ({evidence.scenario})"
    for made in evidence.checks:
        if made.upto > history.length:
            yield BundleFault(
                place, f"check {made.check} looked at {made.upto} messages, {history.length} are stored"
            )
            continue
        try:
            finding = apply_check(made.check, made.literals, history.upto(made.upto))
        except UnknownCheck as error:
            yield BundleFault(place, str(error))
            continue
        except Exception as error:  # literals or messages that no run writes
            yield BundleFault(
                place, f"check {made.check} cannot be repeated on the stored messages: {error!r}"
            )
            continue
        if finding != made.finding:
            yield BundleFault(
                place,
                f"check {made.check} finds {_apart(finding, made.finding)} but the evidence has "
                f"{_apart(made.finding, finding)}",
            )
    if evidence.fault is None and (detail := deck_fault(history)):
        yield BundleFault(place, detail)
    if evidence.fault is None and (fault := nonsense(history)):
        yield BundleFault(place, fault.detail)


def _apart(finding: Finding, other: Finding) -> str:
    """Verdict and observation, then the other fields in which it differs from the other finding."""
    more = f", expected {finding.expected}" if finding.expected != other.expected else ""
    more += f", by messages {list(finding.messages)}" if finding.messages != other.messages else ""
    return f"{finding.verdict} ({finding.observed}){more}"


__all__ = [
    "BundleFault",
    "DoesNotVerify",
    "NoBundle",
    "digest_faults",
    "evidence_faults",
    "notes",
    "refuse_faulty",
    "verify",
]
