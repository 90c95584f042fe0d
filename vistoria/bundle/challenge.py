"""What somebody sends who disagrees with a clause's result: the clause, its scenarios, what was seen, and why."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from vistoria.model.errors import UserError
from vistoria.verdict.results import ClauseResult, EngineRecord

from .layout import FEATURES, run_digest
from .store import stored_run

SCHEMA = "vistoria/challenge/1"
CHALLENGE, ARGUMENT = "challenge.json", "argument.md"


class NothingToChallenge(UserError):
    """A clause that the run does not have, or an argument that is empty."""


class Challenge(msgspec.Struct, frozen=True):
    """The head of the file."""

    clause: str
    engine: EngineRecord
    readings: dict[str, str]
    """Readings in force that concern the clause."""
    result: ClauseResult
    quotes: tuple[tuple[str, str], ...]
    """The law's words, each with its language."""
    run: str
    """Digest of the run."""
    schema: str = SCHEMA


def refuse_empty(argument: str) -> None:
    """Raise NothingToChallenge for an argument without a word."""
    if not argument.strip():
        raise NothingToChallenge("the argument is empty: say what the law asks, and why the product keeps it")


def challenge_files(folder: Path, clause_id: str, argument: str) -> Iterator[tuple[str, bytes]]:
    """The files by name: head, argument, the clause's feature, and the transcripts of its scenarios."""
    run = stored_run(folder)
    name = clause_id.partition("/")[0]
    regulation = run.regulations.get(name)
    clause = regulation.clause(clause_id) if regulation else None
    if regulation is None or clause is None:
        raise NothingToChallenge(
            f"{folder} has no clause {clause_id}; `vistoria explain {clause_id}` shows it"
        )
    result = run.results.regulations[name].clauses[clause_id]
    concerned = {reading.id for reading in regulation.readings if clause.id in reading.clauses}
    head = Challenge(
        clause=clause_id,
        engine=run.results.engine,
        readings={key: option for key, option in run.results.readings.items() if key in concerned},
        result=result,
        quotes=tuple((quote.language.tag, quote.text) for quote in clause.quotes),
        run=run_digest(folder),
    )
    yield CHALLENGE, msgspec.json.format(msgspec.json.encode(head), indent=1) + b"\n"
    yield ARGUMENT, argument.encode()
    feature = f"{FEATURES}/{name.replace('-', '_')}/{clause.feature}"
    yield feature, (folder / feature).read_bytes()
    for scenario in (*result.scenarios, *result.elsewhere):
        if scenario.transcript is not None:
            yield scenario.transcript, (folder / scenario.transcript).read_bytes()
