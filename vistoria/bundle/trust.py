"""People whose signatures a reader trusts: names, functions, keys and dates, from a TOML file.

[[person]]
name = "Ana Pires"
function = "inspector"
key = "ana.pub.pem"        or the 64 hexadecimal digits of its id
from = 2026-01-01
until = 2027-12-31         may be left out
signs = ["run", "attestation"]
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Literal

import msgspec

from vistoria.model.attestation import Standing
from vistoria.model.errors import UserError

from .attestations import BadAttestation, attested_of
from .environment import read_environment
from .fault import BundleFault, Item
from .keys import CannotSign, key_id
from .layout import SIGNATURES
from .written import UNREADABLE

Signs = Literal["run", "attestation"]
_ID = re.compile(r"[0-9a-f]{64}")


class BadTrust(UserError):
    """A trust file that cannot be used; the text says why."""


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"since": "from"}):
    """One person and the key that is hers from one day until another."""

    name: str
    function: str
    key: str
    """The id of the public key; in the file also the path of its PEM file."""
    since: date
    until: date | None = None
    signs: tuple[Signs, ...] = ("run", "attestation")

    def may_sign(self, what: Signs, day: date) -> bool:
        """Whether a signature of hers counts for a run or an attestation of that day."""
        return what in self.signs and self.since <= day and (self.until is None or day <= self.until)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: tuple[Person, ...]


def read_trust(path: Path) -> dict[str, Person]:
    """The people in a trust file by the id of their key; raise BadTrust."""
    try:
        file = msgspec.toml.decode(path.read_bytes(), type=_File)
    except OSError as error:
        raise BadTrust(f"{path}: {error.strerror}") from None
    except (ValueError, msgspec.DecodeError) as error:
        raise BadTrust(f"{path}: {str(error).replace('`', chr(39))}") from None
    people: dict[str, Person] = {}
    for person in file.person:
        id_ = _id_of(path, person)
        if id_ in people:
            raise BadTrust(f"{path}: {person.name} and {people[id_].name} have the same key")
        people[id_] = msgspec.structs.replace(person, key=id_)
    return people


def _id_of(path: Path, person: Person) -> str:
    if _ID.fullmatch(person.key):
        return person.key
    try:
        return key_id((path.parent / person.key).read_bytes())
    except OSError as error:
        raise BadTrust(f"{path}, {person.name}: {person.key}: {error.strerror}") from None
    except CannotSign as error:
        raise BadTrust(f"{path}, {person.name}: {person.key}: {error}") from None


def signers(folder: Path) -> list[str]:
    """Ids of the keys that signed the run."""
    return sorted(path.stem for path in (folder / SIGNATURES / "keys").glob("*.pem"))


def said_of_signers(folder: Path, people: dict[str, Person] | None, named: str | None = None) -> str:
    """Who signed the run, in words; `named` is the id of a key that the reader named."""
    return "; ".join(
        f"signed by {people[key].name}, {people[key].function} (key {key})"
        if people and key in people
        else f"signed by a key that you have {'' if key == named else 'not '}named ({key})"
        for key in signers(folder)
    )


def trust_faults(folder: Path, people: dict[str, Person]) -> Iterator[BundleFault]:
    """A run that nobody named has signed, and attestations that count though nobody named has signed them."""
    try:
        day = date.fromisoformat(read_environment(folder).finished[:10])
        attested = attested_of(folder)
    except (*UNREADABLE, BadAttestation, CannotSign):
        return  # already reported
    keys = signers(folder)
    wanted = any("run" in person.signs for person in people.values())
    if wanted and not any(key in people and people[key].may_sign("run", day) for key in keys):
        what = ", ".join(_why_not(key, people, "run", day) for key in keys) or "nobody signed it"
        yield BundleFault(SIGNATURES, f"no person of the trust file signed the run: {what}", Item.SIGNATURES)
    for each in attested.values():
        key, when = str(each.key), each.attestation.date
        counted = each.standing is Standing.COUNTS
        if counted and not (key in people and people[key].may_sign("attestation", when)):
            what = f"is counted in the results; {_why_not(key, people, 'attestation', when)}"
            yield BundleFault(each.file, what, Item.ATTESTATIONS)


def _why_not(key: str, people: dict[str, Person], what: Signs, day: date) -> str:
    if key not in people:
        return f"the key {key} is not in the trust file"
    if what not in people[key].signs:
        return f"{people[key].name} is not trusted to sign a{'n' if what == 'attestation' else ''} {what}"
    return f"the key of {people[key].name} was not trusted on {day}"
