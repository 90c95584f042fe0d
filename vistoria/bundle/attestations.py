"""Attestations in a bundle: one file each; the latest of a clause that is validly signed is in force.

attestations/<regulation>/<path>--<n>.json         the attestation; the highest n is the latest
attestations/<regulation>/<path>--<n>.dsse.json    its statement, signed with the person's key, or by several people
attestations/files/<SHA-256>-<name>                attached files
attestations/keys/<id>.pem                         public keys of the inspectors

The subjects of a statement are the attestation, its files, and what the person saw: the record of the run, its
environment, its law, the report details and the self-test. Until 0.2.7 they were the attestation and its files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from vistoria.journal.disk import write_whole
from vistoria.model.attestation import Attachment, Attestation, Attested, Revoked, Standing
from vistoria.model.errors import UserError, unless_ours
from vistoria.model.given import from_json

from .envelope import BadEnvelope, Subject, keep_key, read_keys, seal, statement, unseal_all
from .environment import read_environment
from .keys import key_id, public_pem
from .layout import (
    ATTESTATIONS,
    ENVIRONMENT,
    EVIDENCE,
    FACTS,
    FEATURES,
    REPORT_DETAILS,
    SELFTEST,
    TABLES,
    TRUST,
    file_digest,
    folder_digest,
    readable,
    run_digest,
)
from .people import BadTrust, TrustFile, kept_trust

if TYPE_CHECKING:
    from securesystemslib.signer import Signer

FILES, KEYS = "files", "keys"
PREDICATE = "urn:vistoria:attestation:1"
SEEN = (FACTS, EVIDENCE, TABLES, ENVIRONMENT, REPORT_DETAILS, SELFTEST)
"""The files that a person has before her when she attests; the law comes after them."""
SIGNED = frozenset({Standing.COUNTS, Standing.EXPIRED})
OTHER = "the statement signed is of another attestation"
_NAME = re.compile(r"(?P<clause>.+)--(?P<n>[1-9][0-9]*)\.json")


@dataclass(frozen=True)
class StoredAttestation:
    """One attestation file: its content, and whether it is validly signed."""

    file: str
    number: int
    attestation: Attestation
    keys: tuple[str, ...]
    """Who signed it validly."""
    unsigned: str | None
    """Why it does not count as signed; None if it is validly signed."""
    former: bool = False
    """Whether it is signed in the form of before 0.2.8, which covers less."""

    @property
    def key(self) -> str | None:
        """Who signed it first."""
        return next(iter(self.keys), None)


class BadAttestation(Exception):
    """A file that is not an attestation; `place` is its path in the bundle."""

    def __init__(self, place: str, what: str) -> None:
        super().__init__(f"{place}: {what}")
        self.place = place
        self.what = what


class SignedOver(UserError):
    """A change that would void the signature on an attestation; the text says which."""


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
    """Sign the statement beside an attestation and write the public key; valid signatures of others stay on it."""
    before = _read(folder, folder / file, read_keys(folder / ATTESTATIONS / KEYS)[0])
    envelope, key = envelope_of(folder / file), keep_key(signer, folder / ATTESTATIONS / KEYS)
    others = envelope.read_bytes() if {*before.keys} - {key} else None
    write_whole(envelope, seal(_statement(folder, file, _seen(folder)), signer, others))


def refuse_other_details(folder: Path, content: bytes) -> None:
    """Raise SignedOver where other report details would void a signature on an attestation."""
    path = folder / REPORT_DETAILS
    signed = next((each for each in stored(folder) if each.keys and not each.former), None)
    if signed is not None and content != (path.read_bytes() if path.is_file() else b""):
        raise SignedOver(
            f"{signed.file}: {signed.attestation.person} signed it over the report details that the folder has; use a "
            f"copy without {ATTESTATIONS}/*/*.dsse.json, and have it signed again with `vistoria sign --attestations`"
        )


def stored(folder: Path) -> Iterator[StoredAttestation]:
    """Every attestation of a bundle, in order of clause and number; raise BadAttestation for an invalid file."""
    (keys, _), files = read_keys(folder / ATTESTATIONS / KEYS), attestation_files(folder)
    seen = _seen(folder) if files else ()
    for path in files:
        yield _read(folder, path, keys, seen)


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
    """The attestation of each clause with its status on the bundle's last day; raise BadAttestation.

    It is the latest: of those that somebody who counts has signed, if there is one. No other revokes these.
    """
    held = list(stored(folder))
    if not held:
        return {}
    try:
        trust = kept_trust(folder)
    except BadTrust as error:
        raise BadAttestation(TRUST, str(error)) from None
    day, run = last_day(folder), run_digest(folder)
    found: dict[str, Attested] = {}
    for each in held:
        clause, attested = each.attestation.clause, _attested(each, _standing(each, run, day, trust))
        if attested.standing in SIGNED or clause not in found or found[clause].standing not in SIGNED:
            found[clause] = attested
    return found


def _attested(each: StoredAttestation, standing: Standing) -> Attested:
    found = Attested(each.attestation, standing, each.file, each.key)
    return msgspec.structs.replace(found, also=each.keys[1:]) if each.keys[1:] else found


def last_day(folder: Path) -> date:
    """The bundle's last day: the end of the run or the latest attestation that is signed as the folder asks."""
    trust = kept_trust(folder)
    ended = datetime.fromisoformat(read_environment(folder).finished).date()
    return max([ended, *(each.attestation.date for each in stored(folder) if _is_signed(each, trust))])


def _is_signed(each: StoredAttestation, trust: TrustFile | None) -> bool:
    unmet = None if trust is None else trust.unmet("attestation", each.keys, each.attestation.date)
    return each.unsigned is None and unmet is None


def _standing(each: StoredAttestation, run: str, day: date, trust: TrustFile | None) -> Standing:
    if each.attestation.run != run:
        return Standing.OTHER_RUN
    if each.unsigned is not None:
        return Standing.UNSIGNED
    if not _is_signed(each, trust):
        return Standing.UNTRUSTED
    expires = each.attestation.expires
    return Standing.EXPIRED if expires is not None and expires < day else Standing.COUNTS


def _read(
    folder: Path, path: Path, keys: dict[str, bytes], seen: Sequence[Subject] | None = None
) -> StoredAttestation:
    seen = _seen(folder) if seen is None else seen
    file = path.relative_to(folder).as_posix()
    try:
        attestation = msgspec.json.decode(path.read_bytes(), type=Attestation)
    except OSError as error:
        unless_ours(error)
        raise BadAttestation(file, f"cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadAttestation(file, f"is not an attestation: {error}") from None
    if readable(msgspec.json.decode(path.read_bytes())) != path.read_bytes():
        raise BadAttestation(file, "is not in the form in which it is written")
    clause, number = _parts(path)
    if attestation.clause != f"{path.parent.name}/{clause}":
        raise BadAttestation(file, f"attests {attestation.clause}, not the clause in its file name")
    held = StoredAttestation(file, number, attestation, (), "it is unsigned")
    envelope = envelope_of(path)
    if not envelope.is_file():
        return held
    try:
        payload, by = unseal_all(envelope.read_bytes(), keys)
    except BadEnvelope as error:
        return replace(held, unsigned=str(error))
    if payload == _statement(folder, file, seen):
        return replace(held, keys=by, unsigned=None)
    if payload == _statement(folder, file):
        return replace(held, keys=by, unsigned=None, former=True)
    return replace(held, unsigned=_other(payload, attestation, seen))


def _other(payload: bytes, attestation: Attestation, seen: Sequence[Subject]) -> str:
    """What a statement is on that is not what the folder holds; `seen` is what it holds now."""
    try:
        said = from_json(payload, _Said)
    except ValueError:
        return OTHER
    then = {each.name: each.digest.get("sha256") for each in said.subject}
    now = {each.name: each.sha256 for each in seen}
    other = [name for name in SEEN if then.get(name) != now.get(name)]
    other += [name for name in now if name not in SEEN and then.get(name) != now[name]]
    if other and said.predicate == msgspec.json.decode(msgspec.json.encode(attestation)):
        return (
            f"{attestation.person} signed another {', '.join(other)} than the folder holds now: "
            "the signature counts no longer"
        )
    return OTHER


class _Named(msgspec.Struct):
    name: str
    digest: dict[str, str]


class _Said(msgspec.Struct):
    subject: tuple[_Named, ...]
    predicate: dict[str, object]


def _seen(folder: Path) -> list[Subject]:
    """What a person who attests has before her."""
    files = [Subject(name, file_digest(folder / name)) for name in SEEN if (folder / name).is_file()]
    laws = [path for path in sorted((folder / FEATURES).glob("*")) if path.is_dir()]
    kind = {"kind": "folder"}
    return files + [Subject(f"{FEATURES}/{path.name}", folder_digest(path), kind) for path in laws]


def _statement(folder: Path, file: str, seen: Sequence[Subject] = ()) -> bytes:
    """The statement on an attestation; without what was seen, that of before 0.2.8."""
    content = (folder / file).read_bytes()
    attestation = msgspec.json.decode(content, type=Attestation)
    files = (Subject(each.file, each.sha256) for each in attestation.attachments)
    return statement([Subject(file, sha256(content).hexdigest()), *files, *seen], PREDICATE, attestation)


def envelope_of(path: Path) -> Path:
    """The path of an attestation's signed statement."""
    return path.with_name(path.name.removesuffix(".json") + ".dsse.json")


def _parts(path: Path) -> tuple[str, int]:
    found = _NAME.fullmatch(path.name)
    assert found is not None, path
    return found["clause"], int(found["n"])
