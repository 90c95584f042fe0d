"""The record of a self-test: candidates, digests of features and harness, results."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from vistoria.journal.disk import write_whole
from vistoria.model.errors import unless_ours
from vistoria.model.given import from_json

SCHEMA = "vistoria/selftest/1"


class Share(msgspec.Struct, frozen=True):
    """Of so many saboteurs under a condition that erred, so many failed; between these bounds with 95 per cent."""

    condition: str
    erred: int
    killed: int
    least: float
    most: float
    quiet: int = 0
    """How many did not err in the hands that were played: they count for nothing."""


class CandidateResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """One candidate: failed and inconclusive clauses, and the complaints if the result is not as expected."""

    id: str
    kind: str
    regulation: str
    what: str = ""
    clause: str | None = None
    failed: tuple[str, ...] = ()
    inconclusive: tuple[str, ...] = ()
    complaints: tuple[str, ...] = ()
    killed: bool | None = None
    """Of a saboteur under a condition: whether a clause that it names failed; None where it did not err."""
    as_unknown: bool | None = None
    """The same, judged by a referee that does not know how it errs."""
    caught: tuple[int, int] | None = None
    """Of a saboteur under several seeds: in how many, of those in which it erred, a clause that it names failed."""


class SelfTest(msgspec.Struct, frozen=True):
    """A whole self-test; `sound` if every candidate was tested, there are no complaints and every clause is killed."""

    conclusion: Literal["sound", "unsound", "partial"]
    seed: int
    share: int
    """Below 100, samples of chance were left out but for a saboteur's own clause."""
    digests: dict[str, str]
    candidates: tuple[CandidateResult, ...]
    killers: dict[str, tuple[str, ...]]
    """By clause: the saboteurs of this clause that failed on it."""
    unkilled: tuple[str, ...]
    """Clauses that bind the engine and have no such saboteur."""
    expected: int
    """Number of candidates."""
    shares: tuple[Share, ...] = ()
    """Of saboteurs under conditions that erred in drawn hands, how many failed: all of them, then by condition."""
    as_unknown: Share | None = None
    """The same of all of them, judged by a referee that does not know how they err."""
    seeds: int = 1
    """So many seeds, from `seed` on: who is caught under nine of ten is killed."""
    schema: str = SCHEMA


class NoSelfTest(ValueError):
    """A file that is not a self-test record; the text says why."""


def write(record: SelfTest, path: Path) -> None:
    """Write the record; equal results give equal bytes."""
    write_whole(path, msgspec.json.format(msgspec.json.encode(record, order="sorted"), indent=1) + b"\n")


def read(path: Path) -> SelfTest:
    """Read a record; raise NoSelfTest, also for one that its own list contradicts."""
    try:
        record = from_json(path.read_bytes(), SelfTest)
    except (OSError, ValueError) as error:
        unless_ours(error)
        raise NoSelfTest(f"{path}: not a self-test record ({error})") from None
    wrong = record.unkilled or any(each.complaints for each in record.candidates)
    if not record.expected or not (record.candidates or record.conclusion == "partial"):
        raise NoSelfTest(f"{path}: not a self-test record (it names no engine that was tested)")
    if record.conclusion == "sound" and (wrong or len(record.candidates) != record.expected):
        raise NoSelfTest(f"{path}: not a self-test record (it concludes sound, and its own list does not)")
    return record
