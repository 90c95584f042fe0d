"""Whose signatures the reader of a bundle trusts: what is said of signers, and what is a fault."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

from vistoria.model.attestation import Standing

from .attestations import BadAttestation, attested_of
from .environment import read_environment
from .fault import BundleFault, Item
from .keys import CannotSign
from .layout import SIGNATURES
from .people import Person, Signs
from .written import UNREADABLE


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
