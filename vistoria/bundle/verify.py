"""Checks a stored run: digests, chains, and every judgement made again from the stored histories. Needs no pytest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from vistoria.checks import UnknownCheck, apply_check
from vistoria.checks.forced import deck_fault
from vistoria.checks.sense import nonsense
from vistoria.client.transcript import TranscriptBroken, read_transcript
from vistoria.law.catalogue import installed
from vistoria.law.errors import LawError
from vistoria.model.answer import MalformedAnswer
from vistoria.model.clause import Regulation
from vistoria.model.evidence import Evidence
from vistoria.model.history import History, read_history
from vistoria.verdict.facts import RunFacts, results_of

from .attestations import BadAttestation, attested_of
from .fault import BundleFault
from .inspected import attestation_faults
from .layout import (
    ENVIRONMENT,
    FACTS,
    FEATURES,
    RESULTS,
    SUMS,
    file_digest,
    files_of,
    folder_digest,
    read_sums,
)
from .store import NoBundle, read_evidence, read_facts, read_regulations


def verify(folder: Path) -> Iterator[BundleFault]:
    """Every fault of a bundle, the digests first; raise NoBundle for a folder that holds no run at all."""
    if not (folder / FACTS).exists() and not (folder / SUMS).exists():
        raise NoBundle(f"{folder} holds no run: there is no {FACTS}; name the folder given to --out")
    yield from digest_faults(folder)
    yield from attestation_faults(folder)
    try:
        facts = read_facts(folder)
        evidence = read_evidence(folder)
    except NoBundle as error:
        yield BundleFault(error.place, str(error))
        return
    for item in evidence.values():
        yield from _evidence(folder, item)
    try:
        regulations = read_regulations(folder, facts.regulations)
    except LawError as error:
        yield BundleFault(FEATURES, str(error))
        return
    yield from _results(folder, facts, regulations, evidence)


def _results(
    folder: Path, facts: RunFacts, regulations: Mapping[str, Regulation], evidence: Mapping[str, Evidence]
) -> Iterator[BundleFault]:
    try:
        attested = attested_of(folder)
    except BadAttestation:
        return  # told already, by its place
    except (OSError, ValueError) as error:
        yield BundleFault(ENVIRONMENT, f"cannot be read: {error}")
        return
    results = results_of(facts, regulations, evidence, attested)
    again = msgspec.json.decode(msgspec.json.encode(results))
    try:
        stored = msgspec.json.decode((folder / RESULTS).read_bytes())
    except (OSError, msgspec.DecodeError) as error:
        yield BundleFault(RESULTS, f"cannot be read: {error}")
        return
    if stored != again:
        yield BundleFault(RESULTS, "does not follow from the evidence and the features of the bundle")


def notes(folder: Path) -> Iterator[str]:
    """What a reader should know that is no fault: features that differ from the installed ones."""
    here = installed()
    for name in read_facts(folder).regulations:
        kept = folder / FEATURES / name.replace("-", "_")
        if name not in here:
            yield f"{name} is not installed; the features of the bundle were used"
        elif folder_digest(kept) != folder_digest(here[name]):
            yield f"the features of {name} in the bundle differ from the installed ones; those of the bundle were used"


def digest_faults(folder: Path) -> Iterator[BundleFault]:
    """Files that are missing, added or changed against SHA256SUMS."""
    try:
        sums = read_sums(folder)
    except FileNotFoundError:
        yield BundleFault("SHA256SUMS", "is missing")
        return
    present = set(files_of(folder))
    for name in sorted(sums.keys() - present):
        yield BundleFault(name, "is missing")
    for name in sorted(present - sums.keys()):
        yield BundleFault(name, "is not listed in SHA256SUMS")
    for name in sorted(sums.keys() & present):
        if file_digest(folder / name) != sums[name]:
            yield BundleFault(name, "was changed: its SHA-256 is not the one listed")


def _evidence(folder: Path, evidence: Evidence) -> Iterator[BundleFault]:
    if evidence.transcript is None:
        yield BundleFault(evidence.scenario, "has no transcript")
        return
    path = folder / evidence.transcript
    if not path.is_file():
        yield BundleFault(evidence.transcript, "is missing")
        return
    if file_digest(path) != evidence.sha256:
        yield BundleFault(evidence.transcript, "its SHA-256 is not the one that the evidence names")
    try:
        transcript = read_transcript(path)
        history = read_history(transcript.messages)
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
        if finding != made.finding:
            yield BundleFault(
                place,
                f"check {made.check} finds {finding.verdict} ({finding.observed}) where the evidence has "
                f"{made.finding.verdict} ({made.finding.observed})",
            )
    if evidence.fault is None and (detail := deck_fault(history)):
        yield BundleFault(place, detail)
    if evidence.fault is None and (fault := nonsense(history)):
        yield BundleFault(place, fault.detail)


__all__ = ["BundleFault", "NoBundle", "digest_faults", "notes", "verify"]
