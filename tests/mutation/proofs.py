"""Mutants proved to be no other engine: a TOML file of ids, each with its reason."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec

from vistoria.cli.usage_error import UsageError

from .rule_trial import MutantResult


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why no scenario can tell these mutants from the law; `*` in an id stands for any text."""

    id: str
    why: str

    def covers(self, mutant: str) -> bool:
        """Whether the mutant is one of them."""
        return _pattern(self.id).fullmatch(mutant) is not None


@cache
def _pattern(id_: str) -> re.Pattern[str]:
    return re.compile(".*".join(map(re.escape, id_.split("*"))))


class Proofs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    equivalent: tuple[Proof, ...] = ()


class NoProofs(UsageError):
    """A file that is no list of proofs; the text says why."""


def read_proofs(path: Path) -> tuple[Proof, ...]:
    """The proofs in a file, none where there is no file; raises NoProofs."""
    if not path.exists():
        return ()
    try:
        with path.open("rb") as file:
            return msgspec.convert(tomllib.load(file), Proofs).equivalent
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise NoProofs(f"{path}: no list of proofs ({error})") from None


def refuted(
    proofs: Collection[Proof],
    known: Collection[str],
    results: Mapping[str, MutantResult],
    regulations: Collection[str],
) -> Iterator[str]:
    """What is wrong with the proofs for these regulations: a mutant that does not exist, or that was killed."""
    for proof in proofs:
        if proof.id.partition(" ")[0] not in regulations:
            continue
        covered = [id_ for id_ in known if proof.covers(id_)]
        if not covered:
            yield f"proved and not there: {proof.id}"
        for id_ in covered:
            if id_ in results and results[id_].outcome == "killed":
                yield f"proved and killed: {id_} by {results[id_].by}"


def proved(proofs: Collection[Proof], mutant: str) -> bool:
    """Whether a mutant is covered by a proof."""
    return any(proof.covers(mutant) for proof in proofs)
