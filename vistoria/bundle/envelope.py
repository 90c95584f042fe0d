"""Statements in DSSE envelopes: signed, and opened again. Needs the extra `sign`.

A statement is in-toto's: what it is about by digest, and what is said of it. Its bytes are JSON with sorted
keys; an envelope's are JSON with sorted keys, no spaces and a newline, so that a changed byte is never harmless.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from .keys import CannotSign, key_id, need_extra, public_pem, read_public

if TYPE_CHECKING:
    from securesystemslib.signer import CryptoSigner

PAYLOAD_TYPE = "application/vnd.in-toto+json"
STATEMENT_TYPE = "https://in-toto.io/Statement/v1"


class BadEnvelope(ValueError):
    """An envelope that proves nothing; the text says why."""


def statement(subjects: Sequence[tuple[str, str]], predicate_type: str, predicate: object) -> bytes:
    """An in-toto statement; `subjects` are names with their SHA-256."""
    return msgspec.json.encode(
        {
            "_type": STATEMENT_TYPE,
            "subject": [{"name": name, "digest": {"sha256": digest}} for name, digest in subjects],
            "predicateType": predicate_type,
            "predicate": predicate,
        },
        order="sorted",
    )


def seal(payload: bytes, signer: CryptoSigner) -> bytes:
    """The envelope's bytes."""
    from securesystemslib.dsse import Envelope

    envelope = Envelope(payload, PAYLOAD_TYPE, {})
    envelope.sign(signer)
    return _bytes(envelope.to_dict())


def unseal(content: bytes, keys: Mapping[str, bytes]) -> tuple[bytes, str]:
    """The payload and the id of the key that signed it, one of `keys`, PEM by id; raise BadEnvelope."""
    need_extra()
    from securesystemslib.dsse import Envelope
    from securesystemslib.exceptions import FormatError, VerificationError

    try:
        data = msgspec.json.decode(content, type=dict[str, object])
        envelope = Envelope.from_dict(data)
    except (msgspec.DecodeError, FormatError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadEnvelope(f"no DSSE envelope ({error})") from None
    if _bytes(envelope.to_dict()) != content:
        raise BadEnvelope("not as it was written")
    if envelope.payload_type != PAYLOAD_TYPE:
        raise BadEnvelope(f"holds {envelope.payload_type}, which is no statement")
    [*ids] = envelope.signatures
    if len(ids) != 1:
        raise BadEnvelope(f"has {len(ids)} signatures instead of one")
    if ids[0] not in keys:
        raise BadEnvelope(f"is signed by {ids[0][:16]}…, whose public key is not at hand")
    try:
        envelope.verify([read_public(keys[ids[0]])], 1)
    except (VerificationError, CannotSign):
        raise BadEnvelope("the signature does not fit the content") from None
    return envelope.payload, ids[0]


def keep_key(signer: CryptoSigner, folder: Path) -> str:
    """Put the signer's public key into a folder of keys; its id."""
    pem = public_pem(signer)
    folder.mkdir(parents=True, exist_ok=True)
    name = key_id(pem)
    (folder / f"{name}.pem").write_bytes(pem)
    return name


def read_keys(folder: Path) -> tuple[dict[str, bytes], list[tuple[Path, str]]]:
    """Public keys of a folder by id, and the files that are none, each with what is wrong.

    Raise CannotSign where there is a file to read and the extra is missing: that is no fault of the file.
    """
    keys: dict[str, bytes] = {}
    wrong: list[tuple[Path, str]] = []
    paths = sorted(folder.glob("*"))
    if paths:
        need_extra()
    for path in paths:
        try:
            pem = path.read_bytes()
            name = key_id(pem)
        except (CannotSign, OSError) as error:
            wrong.append((path, f"is no public key: {error}"))
            continue
        if path.name != f"{name}.pem":
            wrong.append((path, f"holds the key {name}, not the one it is named after"))
        keys[name] = pem
    return keys, wrong


def _bytes(envelope: object) -> bytes:
    return json.dumps(envelope, sort_keys=True, separators=(",", ":")).encode() + b"\n"
