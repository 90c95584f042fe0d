"""The record of a self-test: what was tried, with which features and harness, and what came of it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

SCHEMA = "vistoria/selftest/1"


class CandidateResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """One candidate: clauses failed and inconclusive, and why it shows the harness to be wrong, if it does."""

    id: str
    kind: str
    regulation: str
    what: str = ""
    clause: str | None = None
    failed: tuple[str, ...] = ()
    inconclusive: tuple[str, ...] = ()
    complaints: tuple[str, ...] = ()


class SelfTest(msgspec.Struct, frozen=True):
    """A whole self-test; `sound` only when every candidate was tried, none complains and no clause is unkilled."""

    conclusion: Literal["sound", "unsound", "partial"]
    seed: int
    share: int
    """Per cent of the examples of property scenarios beyond a saboteur's own clause."""
    digests: dict[str, str]
    candidates: tuple[CandidateResult, ...]
    killers: dict[str, tuple[str, ...]]
    """By clause: the saboteurs of this clause that were failed on it."""
    unkilled: tuple[str, ...]
    """Clauses that bind the engine and have no such saboteur."""
    expected: int
    """Candidates there are."""
    schema: str = SCHEMA


class NoSelfTest(ValueError):
    """A file that is no record of a self-test; the text says why."""


def write(record: SelfTest, path: Path) -> None:
    """Store the record, equal bytes for equal results."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(record, order="sorted"), indent=1) + b"\n")


def read(path: Path) -> SelfTest:
    """Read a stored record; raises NoSelfTest."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=SelfTest)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NoSelfTest(f"{path}: no record of a self-test ({error})") from None
