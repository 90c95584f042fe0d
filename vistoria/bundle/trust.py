"""Whose signatures the reader of a bundle trusts: what is said of signers, and what is a fault."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from datetime import date, datetime
from pathlib import Path

from vistoria.model.attestation import Standing

from .attestations import BadAttestation, attested_of, stored
from .environment import read_environment
from .fault import BundleFault, Item
from .keys import CannotSign
from .layout import SIGNATURES
from .people import Person, TrustFile
from .signatures import said_of_subjects
from .written import UNREADABLE

Times = Mapping[str, datetime]
"""When the signatures of a key existed at the latest, by time stamps of an authority that the reader named."""

COVERED = "the run, its environment, law, report details and self-test"


def signers(folder: Path) -> list[str]:
    """Ids of the keys that signed the run."""
    return sorted(path.stem for path in (folder / SIGNATURES / "keys").glob("*.pem"))


def counted(folder: Path, trust: TrustFile, times: Times) -> tuple[Person, ...]:
    """Those whose signatures on the run count."""
    return trust.counted("run", signers(folder), _day(folder), times)


def said_of_signers(
    folder: Path, trust: TrustFile | None, named: str | None = None, times: Times | None = None
) -> str:
    """Who signed the run, in words; `named` is the id of a key that the reader named."""
    told = []
    for key in signers(folder):
        who = f"signed by a key that you have {'' if key == named else 'not '}named ({key})"
        if trust is not None and (person := trust.who(key)) is not None:
            why = person.refusal("run", _day(folder), (times or {}).get(key))
            who = f"signed by {person.name}, {person.function} (key {key})"
            who += f", which does not count: {why}" if why else ""
        told.append(who)
    return "; ".join(told)


def covered(
    folder: Path, told: Collection[Item], trust: TrustFile | None, named: str | None = None
) -> Iterator[str]:
    """What valid signatures cover, and whose they are; `told` are the items of which faults are told.

    `named` is the id of a key that the reader named.
    """
    for key in signers(folder) if Item.SIGNATURES not in told else ():
        yield f"the signature of the key {key} covers {said_of_subjects(folder, key)}"
    for each in stored(folder) if Item.ATTESTATIONS not in told else ():
        if each.keys:
            people = [(key, trust.who(key) if trust else None) for key in each.keys]
            who = " and ".join(
                person.name if person else f"a key that you have {'' if key == named else 'not '}named"
                for key, person in people
            )
            what = "the run (in the form of before 0.2.8)" if each.former else COVERED
            yield f"{each.file}, of {each.attestation.person}, is signed by {who}; it covers its files and {what}"


def trust_faults(folder: Path, trust: TrustFile, times: Times | None = None) -> Iterator[BundleFault]:
    """A run that is not signed as the reader asks, and attestations that count and are not signed so."""
    times = times or {}
    try:
        day, attested = _day(folder), attested_of(folder)
    except (*UNREADABLE, BadAttestation, CannotSign):
        return  # already reported
    wanted = any("run" in person.signs for person in trust.person)
    if wanted and (what := trust.unmet("run", signers(folder), day, times)) is not None:
        yield BundleFault(
            SIGNATURES, f"the run is not signed as the trust file asks: {what}", Item.SIGNATURES
        )
    earliest = min(times.values(), default=None)  # each stamp is on SHA256SUMS, and so on every attestation
    for each in attested.values():
        if each.standing is not Standing.COUNTS:
            continue
        keys = [str(each.key), *(each.also or ())]
        existed = dict.fromkeys(keys, earliest) if earliest else {}
        if (what := trust.unmet("attestation", keys, each.attestation.date, existed)) is not None:
            yield BundleFault(each.file, f"is counted in the results; {what}", Item.ATTESTATIONS)


def _day(folder: Path) -> date:
    """The day on which the run says that it ended; one that cannot be read is told as a fault."""
    try:
        return date.fromisoformat(read_environment(folder).finished[:10])
    except ValueError:
        return date.max
