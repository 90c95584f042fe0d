"""Signs in-toto statements in DSSE envelopes, and verifies them. Needs the extra `sign`.

Statements are JSON with sorted keys. Envelopes are JSON with sorted keys, no spaces and a newline; any other form
is rejected, so every changed byte is found.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from vistoria.journal.disk import write_whole

from .keys import CannotSign, key_id, need_extra, public_pem, read_public

if TYPE_CHECKING:
    from securesystemslib.dsse import Envelope
    from securesystemslib.signer import Signer

PAYLOAD_TYPE = "application/vnd.in-toto+json"
STATEMENT_TYPE = "https://in-toto.io/Statement/v1"


class BadEnvelope(ValueError):
    """An invalid envelope; the text says why."""


class Subject(NamedTuple):
    """What a statement is on: a name, its SHA-256, and what kind of thing it is, if that is no file of the folder."""

    name: str
    sha256: str
    annotations: Mapping[str, str] = {}


def statement(subjects: Iterable[tuple[str, str] | Subject], predicate_type: str, predicate: object) -> bytes:
    """An in-toto statement; `subjects` are names with their SHA-256, and annotations where there are any."""
    told = [
        {"name": each.name, "digest": {"sha256": each.sha256}}
        | ({"annotations": each.annotations} if each.annotations else {})
        for each in (Subject(*each) for each in subjects)
    ]
    whole = {
        "_type": STATEMENT_TYPE,
        "subject": told,
        "predicateType": predicate_type,
        "predicate": predicate,
    }
    return msgspec.json.encode(whole, order="sorted")


def seal(payload: bytes, signer: Signer, before: bytes | None = None) -> bytes:
    """Sign a payload; return the bytes of the envelope. `before` is its envelope, with the signatures of others."""
    from securesystemslib.dsse import Envelope

    envelope = _read(before) if before is not None else Envelope(payload, PAYLOAD_TYPE, {})
    envelope.sign(signer)
    return _bytes(envelope)


def unseal(content: bytes, keys: Mapping[str, bytes]) -> tuple[bytes, str]:
    """Verify an envelope; return its payload and the id of the signing key. `keys` are PEM by id; raise BadEnvelope."""
    payload, by = unseal_all(content, keys)
    if len(by) != 1:
        raise BadEnvelope(f"has {len(by)} signatures instead of one")
    return payload, by[0]


def unseal_all(content: bytes, keys: Mapping[str, bytes]) -> tuple[bytes, tuple[str, ...]]:
    """The same of an envelope that several may have signed, each validly."""
    need_extra()
    from securesystemslib.exceptions import VerificationError

    envelope = _read(content)
    if _bytes(envelope) != content:
        raise BadEnvelope("not in the form in which it was written")
    if envelope.payload_type != PAYLOAD_TYPE:
        raise BadEnvelope(f"holds {envelope.payload_type}, which is not a statement")
    ids = tuple(envelope.signatures)
    if not ids:
        raise BadEnvelope("has no signature")
    for each in ids:
        if each not in keys:
            raise BadEnvelope(f"is signed by {each[:16]}…, whose public key is not available")
    try:
        envelope.verify([read_public(keys[each]) for each in ids], len(ids))
    except (VerificationError, CannotSign):
        raise BadEnvelope("the signature does not match the content") from None
    return envelope.payload, ids


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


def _read(content: bytes) -> Envelope:
    from securesystemslib.dsse import Envelope
    from securesystemslib.exceptions import FormatError

    try:
        return Envelope.from_dict(msgspec.json.decode(content, type=dict[str, object]))
    except (FormatError, KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise BadEnvelope(f"not a DSSE envelope ({error})") from None


def _bytes(envelope: Envelope) -> bytes:
    value = envelope.to_dict()
    value["signatures"] = [{"keyid": each["keyid"], "sig": each["sig"]} for each in value["signatures"]]
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode() + b"\n"
