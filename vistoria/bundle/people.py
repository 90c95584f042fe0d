"""People whose signatures a reader trusts, and whose signatures she asks for, from a TOML file.

signatures = 2                         the run: of so many different people; 1 if left out
functions = ["head", "reviewer"]       the run: of different people with these functions; any if left out

[inspection]                           the same for each attestation
functions = ["inspector"]

[[person]]
name = "Ana Pires"                     two entries with one name are two keys of one person
function = "inspector"
key = "ana.pub.pem"                    or the 64 hexadecimal digits of its id
from = 2026-01-01
until = 2027-12-31                     may be left out
signs = ["run", "attestation"]         both, if left out
revoked = 2026-11-20                   the day (UTC) from which the key is no longer hers alone; may be left out
replaced-by = "ana-2.pub.pem"          the key that took its place; another entry of hers
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated, Literal
from unicodedata import category, normalize

import msgspec
from msgspec.structs import replace

from vistoria.journal.disk import write_whole
from vistoria.model.attestation import BLANKS
from vistoria.model.errors import UserError
from vistoria.model.given import from_json, from_toml
from vistoria.model.visible import foreign

from .keys import CannotSign, key_id
from .layout import TRUST, readable

Signs = Literal["run", "attestation"]
_ID = re.compile(r"[0-9a-f]{64}")


class BadTrust(UserError):
    """A trust file that cannot be used; the text says why."""


class Person(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    rename={"since": "from", "replaced_by": "replaced-by"},
):
    """One person and a key that is hers from one day until another."""

    name: str
    function: str
    key: str
    """The id of the public key; in the file also the path of its PEM file."""
    since: date
    until: date | None = None
    signs: tuple[Signs, ...] = ("run", "attestation")
    revoked: date | None = None
    """The day from which nobody can say who signs with it; a time stamp can show that a signature is earlier."""
    replaced_by: str | None = None
    """The key of hers that took its place."""

    @property
    def who(self) -> str:
        """What tells her from other people, whatever the key."""
        return _plain(self.name)

    def refusal(self, what: Signs, day: date, existed: datetime | None = None) -> str | None:
        """Why her signature does not count for a run or an attestation of that day; None if it counts.

        `existed` is when a time stamp that the reader trusts shows that the signature existed.
        """
        now = f"; the key {self.replaced_by} took its place" if self.replaced_by else ""
        if what not in self.signs:
            return f"{self.name} is not trusted to sign a{'n' if what == 'attestation' else ''} {what}"
        if day < self.since or (self.until is not None and day > self.until):
            return f"the key of {self.name} was not trusted on {day}{now}"
        if self.revoked is None:
            return None
        was = f"the key of {self.name} was revoked on {self.revoked}"
        if day >= self.revoked:
            return f"{was}, and it signed what is of {day}{now}"
        if existed is None:
            return f"{was}, and no time stamp by an authority that you named shows an earlier signature{now}"
        if existed.astimezone(UTC).date() >= self.revoked:
            return f"{was}, and the time stamp is of {existed.isoformat()}{now}"
        return None


class Demand(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How many different people must have signed, and with which functions."""

    signatures: Annotated[int, msgspec.Meta(ge=1)] = 1
    functions: tuple[str, ...] = ()

    def missing(self, people: Sequence[Person]) -> Iterator[str]:
        """What the signatures of these people lack, in words."""
        functions: dict[str, set[str]] = {}
        for each in people:
            functions.setdefault(each.who, set()).add(_plain(each.function))
        if len(functions) < self.signatures:
            whose = f"{self.signatures} different people" if self.signatures > 1 else "a person"
            yield f"the signature of {whose} is needed, and {len(functions) or 'none'} is there"
        if not _filled([*map(_plain, self.functions)], functions):
            yield f"different people with the functions {', '.join(self.functions)} are needed"


def _plain(text: str) -> str:
    """A name whatever its case, its spaces, the form of its characters and what of it cannot be seen."""
    seen = "".join(each for each in normalize("NFKC", text) if category(each) != "Cf" and each not in BLANKS)
    return " ".join(seen.split()).casefold()


def _filled(wanted: Sequence[str], functions: Mapping[str, set[str]]) -> bool:
    """Whether each function can be given to a person who has it, and no person has two of them."""
    return not wanted or any(
        _filled(wanted[1:], {other: functions[other] for other in functions if other != who})
        for who in functions
        if wanted[0] in functions[who]
    )


class TrustFile(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The people of a trust file, and whose signatures a run and an attestation need."""

    person: tuple[Person, ...]
    signatures: Annotated[int, msgspec.Meta(ge=1)] = 1
    functions: tuple[str, ...] = ()
    inspection: Demand = Demand()

    def who(self, key: str) -> Person | None:
        """The person whose key it is."""
        return next((each for each in self.person if each.key == key), None)

    def demand(self, what: Signs) -> Demand:
        """What a run or an attestation needs."""
        return Demand(self.signatures, self.functions) if what == "run" else self.inspection

    def refusal(self, what: Signs, key: str, day: date, existed: datetime | None = None) -> str | None:
        """Why a signature of a key does not count; None if it counts."""
        person = self.who(key)
        return (
            f"the key {key} is not in the trust file"
            if person is None
            else person.refusal(what, day, existed)
        )

    def counted(
        self, what: Signs, keys: Sequence[str], day: date, existed: Mapping[str, datetime] | None = None
    ) -> tuple[Person, ...]:
        """Those whose signatures count; `existed` is when a trusted time stamp shows that a key had signed."""
        return tuple(
            each
            for each in self.person
            if each.key in keys and each.refusal(what, day, (existed or {}).get(each.key)) is None
        )

    def unmet(
        self, what: Signs, keys: Sequence[str], day: date, existed: Mapping[str, datetime] | None = None
    ) -> str | None:
        """What is missing among the signatures of these keys, why some do not count, and who could sign."""
        counted = self.counted(what, keys, day, existed)
        missing = [*self.demand(what).missing(counted)]
        if not missing:
            return None
        why = [no for key in keys if (no := self.refusal(what, key, day, (existed or {}).get(key)))]
        signed = {each.who for each in counted}
        could = {
            p.who: f"{p.name}, {p.function}" for p in self.person if what in p.signs and p.who not in signed
        }
        told = [
            "; ".join(missing),
            f"signed: {', '.join(each.name for each in counted) or 'nobody who counts'}",
            *why,
        ]
        return "; ".join([*told, f"who could sign: {'; '.join(could.values()) or 'nobody'}"])


def read_trust(path: Path) -> TrustFile:
    """The people in a trust file, by the ids of their keys, and what it asks for; raise BadTrust."""
    try:
        file = from_toml(path.read_bytes(), TrustFile)
    except OSError as error:
        raise BadTrust(f"{path}: {error.strerror}") from None
    except (ValueError, msgspec.DecodeError) as error:
        raise BadTrust(f"{path}: {str(error).replace('`', chr(39))}") from None

    def named(person: Person) -> Person:
        other = person.replaced_by and _id_of(path, person, person.replaced_by)
        return replace(person, key=_id_of(path, person, person.key), replaced_by=other)

    trust = replace(file, person=tuple(named(each) for each in file.person))
    if (what := _fault(trust)) is not None:
        raise BadTrust(f"{path}: {what}")
    return trust


def _id_of(path: Path, person: Person, key: str) -> str:
    if _ID.fullmatch(key):
        return key
    try:
        return key_id((path.parent / key).read_bytes())
    except OSError as error:
        raise BadTrust(f"{path}, {person.name}: {key}: {error.strerror}") from None
    except (CannotSign, ValueError) as error:  # a path with a zero in it
        raise BadTrust(f"{path}, {person.name}: {key}: {error}") from None


def _fault(trust: TrustFile) -> str | None:
    """What is wrong with a list of people whose keys are ids."""
    held: dict[str, Person] = {}
    for person in trust.person:
        if person.key in held:
            return f"{person.name} and {held[person.key].name} have the same key"
        held[person.key] = person
    for person in trust.person:
        if script := foreign(person.who):
            return f"{person.name} has {script} letters among others, which can look like Latin ones"
        if not person.who or not person.function.strip():
            return f"the key {person.key} has no name or no function"
        if any(day is not None and day < person.since for day in (person.until, person.revoked)):
            return f"{person.name}: until or revoked is before from"
        if person.replaced_by is None:
            continue
        if person.until is None and person.revoked is None:
            return f"{person.name}: replaced-by needs until or revoked, the day on which the key was replaced"
        other = held.get(person.replaced_by)
        if other is None or other is person or other.who != person.who:
            return f"{person.name}: replaced-by names {person.replaced_by}, which is no other key of {person.name} here"
    roles: tuple[Signs, ...] = ("run", "attestation")
    for what in roles:
        able = [each for each in trust.person if what in each.signs]
        if (able or trust.demand(what) != Demand()) and (missing := [*trust.demand(what).missing(able)]):
            return f"its people cannot sign {what}s as it asks: {'; '.join(missing)}"
    return None


def keep_trust(folder: Path, trust: TrustFile) -> None:
    """Keep the people in a bundle: from now on an attestation counts there only if they signed it."""
    write_whole(folder / TRUST, readable(trust))


def kept_trust(folder: Path) -> TrustFile | None:
    """The people kept in a bundle, and what they ask for; None where attestations count whatever key signed them."""
    path = folder / TRUST
    if not path.is_file():
        return None
    try:
        content = path.read_bytes()
        trust = from_json(content, TrustFile)
        same = readable(msgspec.json.decode(content)) == content
    except (ValueError, msgspec.DecodeError, RecursionError) as error:
        raise BadTrust(f"it is no list of people: {error}") from None
    if (what := _fault(trust) if same else "it is not in the form in which it is written") is not None:
        raise BadTrust(what)
    return trust
