"""Attestations in a bundle: one file each; the latest of a clause is in force.

attestations/<regulation>/<path>--<n>.json         the attestation; the highest n is the latest
attestations/<regulation>/<path>--<n>.dsse.json    its statement, signed with the person's key
attestations/files/<SHA-256>-<name>                attached files
attestations/keys/<id>.pem                         public keys of the inspectors
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from vistoria.journal.disk import write_whole
from vistoria.model.attestation import Attachment, Attestation, Attested, Revoked, Standing

from .envelope import BadEnvelope, keep_key, read_keys, seal, statement, unseal
from .environment import read_environment
from .keys import key_id, public_pem
from .layout import ATTESTATIONS, TRUST, file_digest, readable, run_digest
from .people import BadTrust, Person, kept_trust

if TYPE_CHECKING:
    from securesystemslib.signer import Signer

FILES, KEYS = "files", "keys"
PREDICATE = "urn:vistoria:attestation:1"
_NAME = re.compile(r"(?P<clause>.+)--(?P<n>[1-9][0-9]*)\.json")


@dataclass(frozen=True)
class StoredAttestation:
    """One attestation file: its content, and whether it is validly signed."""

    file: str
    number: int
    attestation: Attestation
    key: str | None
    unsigned: str | None
    """Why it does not count as signed; None if it is validly signed."""


class BadAttestation(Exception):
    """A file that is not an attestation; `place` is its path in the bundle."""

    def __init__(self, place: str, what: str) -> None:
        super().__init__(f"{place}: {what}")
        self.place = place
        self.what = what


def keep(folder: Path, attestation: Attestation, signer: Signer | None = None) -> str:
    """Write an attestation atomically, beside earlier ones of its clause; return its path.

    It revokes the latest one. If that one says the same, it is only signed, unless somebody else has signed it.
    """
    regulation, _, path = attestation.clause.partition("/")
    below = folder / ATTESTATIONS / regulation
    earlier = [each for each in attestation_files(folder) if each.parent == below and _parts(each)[0] == path]
    keys, _ = read_keys(folder / ATTESTATIONS / KEYS) if earlier else ({}, [])
    latest = _read(folder, earlier[-1], keys) if earlier else None
    target = below / f"{path}--{latest.number + 1 if latest else 1}.json"
    if latest is not None and _is_said(latest, attestation, signer):
        target = folder / latest.file
    elif latest is not None:
        revoked = Revoked(latest.file, file_digest(folder / latest.file), date.today())
        attestation = msgspec.structs.replace(attestation, revokes=revoked)
    if not target.exists():
        write_whole(target, readable(attestation))
    if signer is not None:
        sign(folder, target.relative_to(folder).as_posix(), signer)
    return target.relative_to(folder).as_posix()


def _is_said(latest: StoredAttestation, attestation: Attestation, signer: Signer | None) -> bool:
    """Whether an attestation on record says the same and can carry this signature."""
    ours = latest.unsigned is not None or signer is None or latest.key == key_id(public_pem(signer))
    return ours and msgspec.structs.replace(latest.attestation, revokes=msgspec.UNSET) == attestation


def attach(folder: Path, source: Path) -> Attachment:
    """Copy a file into the bundle, named by its digest; raise OSError if it cannot be read."""
    digest = file_digest(source)
    name = source.name.removeprefix(f"{digest}-")  # as an earlier attestation has attached it
    target = folder / ATTESTATIONS / FILES / f"{digest}-{name}"
    write_whole(target, source.read_bytes())
    return Attachment(name, target.relative_to(folder).as_posix(), digest)


def sign(folder: Path, file: str, signer: Signer) -> None:
    """Write a signed statement beside an attestation, and the public key into the bundle."""
    keep_key(signer, folder / ATTESTATIONS / KEYS)
    write_whole(envelope_of(folder / file), seal(_statement(folder, file), signer))


def stored(folder: Path) -> Iterator[StoredAttestation]:
    """Every attestation of a bundle, in order of clause and number; raise BadAttestation for an invalid file."""
    keys, _ = read_keys(folder / ATTESTATIONS / KEYS)
    for path in attestation_files(folder):
        yield _read(folder, path, keys)


def attestation_files(folder: Path) -> list[Path]:
    """Paths of the attestations, by regulation, clause and number."""
    found = [p for p in (folder / ATTESTATIONS).glob("*/*.json") if _NAME.fullmatch(p.name)]
    return sorted(found, key=lambda p: (p.parent.name, _parts(p)))


def strange_attachments(folder: Path) -> list[str]:
    """Files beside the attestations that are none, and that none has attached; raise BadAttestation."""
    held = list(stored(folder))
    known = {each.file for each in held} | {
        file.file for each in held for file in each.attestation.attachments
    }
    known |= {envelope_of(folder / each.file).relative_to(folder).as_posix() for each in held}
    below = folder / ATTESTATIONS
    found = (path.relative_to(folder).as_posix() for path in below.rglob("*") if path.is_file())
    return sorted(
        name for name in found if name not in known and not name.startswith(f"{ATTESTATIONS}/{KEYS}/")
    )


def attested_of(folder: Path) -> dict[str, Attested]:
    """The latest attestation of each clause with its status on the bundle's last day; raise BadAttestation."""
    latest = {each.attestation.clause: each for each in stored(folder)}
    if not latest:
        return {}
    try:
        people = kept_trust(folder)
    except BadTrust as error:
        raise BadAttestation(TRUST, str(error)) from None
    day, run = last_day(folder), run_digest(folder)
    return {
        clause: Attested(each.attestation, _standing(each, run, day, people), each.file, each.key)
        for clause, each in latest.items()
    }


def last_day(folder: Path) -> date:
    """The bundle's last day: the end of the run or the latest attestation, whichever is later."""
    ended = datetime.fromisoformat(read_environment(folder).finished).date()
    return max([ended, *(each.attestation.date for each in stored(folder))])


def _standing(each: StoredAttestation, run: str, day: date, people: dict[str, Person] | None) -> Standing:
    if each.attestation.run != run:
        return Standing.OTHER_RUN
    if each.unsigned is not None:
        return Standing.UNSIGNED
    if people is not None:
        person = people.get(str(each.key))
        if person is None or not person.may_sign("attestation", each.attestation.date):
            return Standing.UNTRUSTED
    expires = each.attestation.expires
    return Standing.EXPIRED if expires is not None and expires < day else Standing.COUNTS


def _read(folder: Path, path: Path, keys: dict[str, bytes]) -> StoredAttestation:
    file = path.relative_to(folder).as_posix()
    try:
        attestation = msgspec.json.decode(path.read_bytes(), type=Attestation)
    except (ValueError, RecursionError) as error:
        raise BadAttestation(file, f"is not an attestation: {error}") from None
    if readable(msgspec.json.decode(path.read_bytes())) != path.read_bytes():
        raise BadAttestation(file, "is not in the form in which it is written")
    clause, number = _parts(path)
    if attestation.clause != f"{path.parent.name}/{clause}":
        raise BadAttestation(file, f"attests {attestation.clause}, not the clause in its file name")
    key, unsigned = _signature(folder, path, keys)
    return StoredAttestation(file, number, attestation, key, unsigned)


def _signature(folder: Path, path: Path, keys: dict[str, bytes]) -> tuple[str | None, str | None]:
    envelope = envelope_of(path)
    if not envelope.is_file():
        return None, "it is unsigned"
    try:
        payload, key = unseal(envelope.read_bytes(), keys)
    except BadEnvelope as error:
        return None, str(error)
    if payload != _statement(folder, path.relative_to(folder).as_posix()):
        return None, "the statement signed is of another attestation"
    return key, None


def _statement(folder: Path, file: str) -> bytes:
    content = (folder / file).read_bytes()
    attestation = msgspec.json.decode(content, type=Attestation)
    files = [(each.file, each.sha256) for each in attestation.attachments]
    return statement([(file, sha256(content).hexdigest()), *files], PREDICATE, attestation)


def envelope_of(path: Path) -> Path:
    """The path of an attestation's signed statement."""
    return path.with_name(path.name.removesuffix(".json") + ".dsse.json")


def _parts(path: Path) -> tuple[str, int]:
    found = _NAME.fullmatch(path.name)
    assert found is not None, path
    return found["clause"], int(found["n"])
