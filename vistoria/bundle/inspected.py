"""Faults of the attestations in a bundle: files, signatures, keys and attachments."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from .attestations import KEYS, BadAttestation, envelope_of, stored
from .envelope import read_keys
from .fault import BundleFault, Item
from .layout import ATTESTATIONS, TRUST, file_digest
from .people import BadTrust, kept_trust


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
