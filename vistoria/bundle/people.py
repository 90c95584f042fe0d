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
from datetime import date
from pathlib import Path
from typing import Literal

import msgspec

from vistoria.journal.disk import write_whole
from vistoria.model.errors import UserError
from vistoria.model.given import from_json, from_toml

from .keys import CannotSign, key_id
from .layout import TRUST, readable

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


class TrustFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The people of a trust file."""

    person: tuple[Person, ...]


def read_trust(path: Path) -> dict[str, Person]:
    """The people in a trust file by the id of their key; raise BadTrust."""
    try:
        file = from_toml(path.read_bytes(), TrustFile)
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


def keep_trust(folder: Path, people: dict[str, Person]) -> None:
    """Keep the people in a bundle: from now on an attestation counts there only if one of them signed it."""
    write_whole(folder / TRUST, readable(TrustFile(tuple(people.values()))))


def kept_trust(folder: Path) -> dict[str, Person] | None:
    """The people kept in a bundle by the id of their key; None where attestations count whatever key signed them."""
    path = folder / TRUST
    if not path.is_file():
        return None
    try:
        file = from_json(path.read_bytes(), TrustFile)
    except (ValueError, msgspec.DecodeError) as error:
        raise BadTrust(f"it is no list of people: {error}") from None
    return {person.key: person for person in file.person}
