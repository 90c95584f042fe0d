"""What a folder states and cannot prove of itself: whoever can write all of its files can state it otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import msgspec

from vistoria.model.evidence import Evidence
from vistoria.model.measured import Beside
from vistoria.verdict.facts import RunFacts

from .environment import Environment, read_environment
from .layout import ATTESTATIONS, ENVIRONMENT, SELFTEST
from .people import Person
from .store import NoBundle, read_evidence, read_facts, read_tables
from .trust import signers
from .written import UNREADABLE

BESIDE = {
    Beside.EQUAL: "the engine gives the same digest of itself",
    Beside.DIFFERS: "the engine gives another digest of itself",
    Beside.NOT_STATED: "the engine gives no digest of itself",
}


class Unproved(msgspec.Struct, frozen=True):
    """A statement of the folder, and on whose word alone it stands."""

    what: str
    word: str

    def __str__(self) -> str:
        return f"{self.what} ({self.word})"


def unproved(
    folder: Path,
    people: dict[str, Person] | None = None,
    named: str | None = None,
    stamped: str | None = None,
) -> tuple[Unproved, ...]:
    """What nothing in the folder proves; nothing of a folder that cannot be read, whose faults are told.

    `people` are those that the reader trusts, `named` is the id of a key that the reader named, and `stamped` is what
    the time stamps show.
    """
    try:
        facts, environment = read_facts(folder), read_environment(folder)
        evidence, tables = read_evidence(folder), read_tables(folder)
    except (NoBundle, *UNREADABLE):
        return ()
    word = _word(folder, people, named, environment)
    stated = [
        *_of_run(facts, evidence, len(tables)),
        _made(environment),
        f"when the run took place: it says from {environment.started} to {environment.finished}",
    ]
    if (folder / SELFTEST).is_file():
        stated.append(f"that the self-test took place as {SELFTEST} has it")
    if (folder / ATTESTATIONS).exists() and people is None:
        stated.append(
            "that those who are named in the attestations signed them: their keys are in the folder"
        )
    found = [Unproved(what, word) for what in stated]
    if stamped is not None:
        found.append(Unproved("that folder and signature did not exist earlier", stamped))
    return tuple(found)


def _made(environment: Environment) -> str:
    with_ = f"by {environment.harness} with `--engine {environment.engine}` on {environment.platform}"
    return f"how the run was made: {with_}, and nothing went wrong but what {ENVIRONMENT} says"


def _of_run(facts: RunFacts, evidence: dict[str, Evidence], tables: int) -> Iterator[str]:
    engine, request = facts.engine, facts.request
    yield (
        f"that {engine.name or 'an engine without a name'} {engine.version}".rstrip()
        + " gave these answers: name, version and digest are what the greetings say"
    )
    for each in facts.measured:
        yield (
            f"that the {each.role} {each.name} with the SHA-256 {each.before} gave these answers: "
            f"the laboratory measured it; {BESIDE[each.beside(engine.digest)]}"
        )
    yield (
        f"that no more was played or attested than these {len(evidence)} scenarios and {tables} tables of a run of "
        f"{request.hands} hands: what somebody removes from every file leaves no trace"
    )
    if facts.interrupted:
        yield "that the run was interrupted: scenarios and tables may be missing for another reason"
    samples = [each.sample for each in evidence.values() if each.sample is not None]
    if samples:
        yield (
            f"that the {len(samples)} scenarios with drawn hands drew "
            f"{sum(each.examples for each in samples)} examples: of each the last one is stored"
        )


def _word(folder: Path, people: dict[str, Person] | None, named: str | None, ran: Environment) -> str:
    """On whose word the folder stands."""
    keys = signers(folder)
    try:
        day = date.fromisoformat(ran.finished[:10])
    except ValueError:
        day = date.max
    trusted = [people[key] for key in keys if people and key in people and people[key].may_sign("run", day)]
    if trusted:
        return "on the word of " + " and ".join(f"{each.name}, {each.function}" for each in trusted)
    if named in keys:
        return "on the word of the key that you named"
    return "signed by a key that you have not named" if keys else "nobody signed the folder"
