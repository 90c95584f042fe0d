"""Faults of the attestations in a bundle: files, signatures, keys and attachments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path

from vistoria.model.clause import Regulation

from .attestations import KEYS, BadAttestation, envelope_of, stored
from .envelope import read_keys
from .fault import BundleFault, Item
from .keys import NoExtra
from .layout import ATTESTATIONS, TRUST, file_digest
from .people import BadTrust, kept_trust
from .report_details import CLOCKS_APART, FIRST_YEAR

SHOWN = 5
"""How many missing numbers of a clause are told."""


def inspection_faults(folder: Path, regulations: Mapping[str, Regulation]) -> Iterator[BundleFault]:
    """Attestations of clauses that nobody inspects, of days to come, and numbers that are missing before another."""
    items = {
        clause.id for each in regulations.values() for clause in each.clauses if clause.inspection is not None
    }
    numbers: dict[str, list[int]] = {}
    before: dict[str, list[tuple[str, str]]] = {}
    try:
        found = list(stored(folder))
    except (BadAttestation, NoExtra):
        return  # already reported
    for each in found:
        if each.attestation.clause not in items:
            what = f"attests {each.attestation.clause}, a clause without an inspection part in this run"
            yield BundleFault(each.file, what, Item.ATTESTATIONS)
        if each.attestation.date > (datetime.now(UTC) + CLOCKS_APART).date():
            what = f"is dated {each.attestation.date}, which is in the future"
            yield BundleFault(each.file, what, Item.ATTESTATIONS)
        if each.attestation.date.year < FIRST_YEAR:
            what = f"is dated {each.attestation.date}, before there were attestations"
            yield BundleFault(each.file, what, Item.ATTESTATIONS)
        numbers.setdefault(each.attestation.clause, []).append(each.number)
        revoked = each.attestation.revokes
        if revoked and (revoked.file, revoked.sha256) not in before.get(each.attestation.clause, ()):
            what = f"revokes {revoked.file}, which is not there before it as it was then"
            yield BundleFault(each.file, what, Item.ATTESTATIONS)
        before.setdefault(each.attestation.clause, []).append((each.file, file_digest(folder / each.file)))
    for clause, held in numbers.items():
        for number in islice((n for n in range(1, max(held)) if n not in held), SHOWN):
            what = f"attestation {number} is missing; a later one is there"
            yield BundleFault(clause, what, Item.ATTESTATIONS)


def attestation_faults(folder: Path) -> Iterator[BundleFault]:
    """Invalid attestations, signatures and lists of trusted people, and missing or changed attachments."""
    try:
        kept_trust(folder)
    except BadTrust as error:
        yield BundleFault(TRUST, str(error), Item.ATTESTATIONS)
    if not (folder / ATTESTATIONS).exists():
        return
    for path, what in read_keys(folder / ATTESTATIONS / KEYS)[1]:
        yield BundleFault(path.relative_to(folder).as_posix(), what, Item.ATTESTATIONS)
    try:
        for each in stored(folder):
            if each.unsigned is not None and envelope_of(folder / each.file).is_file():
                yield BundleFault(
                    envelope_of(folder / each.file).relative_to(folder).as_posix(),
                    each.unsigned,
                    Item.ATTESTATIONS,
                )
            for file in each.attestation.attachments:
                path = folder / file.file
                if not path.is_file():
                    yield BundleFault(
                        file.file, f"is missing; it is attached to {each.file}", Item.ATTESTATIONS
                    )
                elif file_digest(path) != file.sha256:
                    yield BundleFault(
                        file.file, f"is not the file attached to {each.file}", Item.ATTESTATIONS
                    )
    except BadAttestation as error:
        yield BundleFault(error.place, error.what, Item.ATTESTATIONS)
