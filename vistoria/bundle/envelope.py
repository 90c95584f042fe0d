"""Signs in-toto statements in DSSE envelopes, and verifies them. Needs the extra `sign`.

Statements are JSON with sorted keys. Envelopes are JSON with sorted keys, no spaces and a newline; any other form
is rejected, so every changed byte is found.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from vistoria.journal.disk import write_whole

from .keys import CannotSign, key_id, need_extra, public_pem, read_public

if TYPE_CHECKING:
    from securesystemslib.signer import Signer

PAYLOAD_TYPE = "application/vnd.in-toto+json"
STATEMENT_TYPE = "https://in-toto.io/Statement/v1"


class BadEnvelope(ValueError):
    """An invalid envelope; the text says why."""


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


def seal(payload: bytes, signer: Signer) -> bytes:
    """Sign a payload; return the bytes of the envelope."""
    from securesystemslib.dsse import Envelope

    envelope = Envelope(payload, PAYLOAD_TYPE, {})
    envelope.sign(signer)
    return _bytes(envelope.to_dict())


def unseal(content: bytes, keys: Mapping[str, bytes]) -> tuple[bytes, str]:
    """Verify an envelope; return its payload and the id of the signing key. `keys` are PEM by id; raise BadEnvelope."""
    need_extra()
    from securesystemslib.dsse import Envelope
    from securesystemslib.exceptions import FormatError, VerificationError

    try:
        data = msgspec.json.decode(content, type=dict[str, object])
        envelope = Envelope.from_dict(data)
    except (FormatError, KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise BadEnvelope(f"not a DSSE envelope ({error})") from None
    if _bytes(envelope.to_dict()) != content:
        raise BadEnvelope("not in the form in which it was written")
    if envelope.payload_type != PAYLOAD_TYPE:
        raise BadEnvelope(f"holds {envelope.payload_type}, which is not a statement")
    [*ids] = envelope.signatures
    if len(ids) != 1:
        raise BadEnvelope(f"has {len(ids)} signatures instead of one")
    if ids[0] not in keys:
        raise BadEnvelope(f"is signed by {ids[0][:16]}…, whose public key is not available")
    try:
        envelope.verify([read_public(keys[ids[0]])], 1)
    except (VerificationError, CannotSign):
        raise BadEnvelope("the signature does not match the content") from None
    return envelope.payload, ids[0]


def keep_key(signer: Signer, folder: Path) -> str:
    """Write the signer's public key into a folder of keys; return its id."""
    pem = public_pem(signer)
    name = key_id(pem)
    write_whole(folder / f"{name}.pem", pem)
    return name


def read_keys(folder: Path) -> tuple[dict[str, bytes], list[tuple[Path, str]]]:
    """Read the public keys in a folder by id, and list invalid files with the reason.

    Raise CannotSign if there is a file to read and the extra is not installed.
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
            wrong.append((path, f"is not a public key: {error}"))
            continue
        if path.name != f"{name}.pem":
            wrong.append((path, f"holds the key {name}, not the one in its file name"))
        keys[name] = pem
    return keys, wrong


def _bytes(envelope: object) -> bytes:
    return json.dumps(envelope, sort_keys=True, separators=(",", ":")).encode() + b"\n"
