"""A whole mutation of rules: every mutant tried that was not yet, and what it comes to, regulation by regulation."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from vistoria.validation.selftest.spread import spread
from vistoria.validation.selftest.trial import TrialOptions

from .journal import append, read_journal, rewrite
from .mutant import Mutant
from .proofs import Proof, proved, refuted
from .rule_trial import MutantResult, try_mutant

MUTANTS = f"{__package__}.rule_mutants:mutants"
"""A function without arguments that returns every mutant."""
Listener = Callable[[MutantResult], None]


class Subject(Protocol):
    """A mutant of rules or of code."""

    @property
    def id(self) -> str:
        """What its result is kept under."""
        ...

    @property
    def regulation(self) -> str:
        """What its id begins with."""
        ...


Some = TypeVar("Some", bound=Subject)


class Tally(msgspec.Struct, frozen=True):
    """What mutation came to for one regulation."""

    regulation: str
    mutants: int
    killed: int
    inconclusive: int
    """Of these, where the scenario that noticed could not tell, by the engine's own fault."""
    unplayed: int
    """Of these, where all that a scenario noticed is that the engine does not reach any more, or refuses, what it
    needs."""
    proved: int
    survived: tuple[str, ...]
    """Ids of those that lived and are not proved to be equivalent."""
    faults: tuple[str, ...]
    """Ids of those whose trial was a fault of the harness."""
    untried: int
    older: int
    """Results by features in an earlier state, which are not those of the digest."""
    features: str
    """Digest of the features as they are, abridged."""
    refuted: tuple[str, ...] = ()
    """What is wrong with the proofs."""
    no_engine: int = 0
    """Changes that no engine could be loaded with: neither killed nor alive."""


def journal_of(out: Path, regulation: str) -> Path:
    """The file that keeps what came of a regulation's mutants."""
    return out / f"{regulation}.jsonl"


def waiting(
    mutants: Sequence[Some],
    journal: Mapping[str, MutantResult],
    features: str,
    share: int,
    sources: Mapping[str, str] | None = None,
) -> tuple[Some, ...]:
    """Those still to be tried: new ones, faults, survivors of other features or of fewer examples.

    `sources` has the digest of the text that each is a change of, where that is a file; results of another text
    do not count.
    """

    def open_(mutant: Some) -> bool:
        result = journal.get(mutant.id)
        if result is None or result.outcome == "fault":
            return True
        if sources is not None and result.source != sources[mutant.id]:
            return True
        return result.outcome == "survived" and (result.features != features or result.share < share)

    return tuple(filter(open_, mutants))


def mutate(
    work: Sequence[Mutant],
    folders: Mapping[str, Path],
    digests: Mapping[str, str],
    out: Path,
    manner: TrialOptions,
    workers: int,
    listener: Listener,
) -> None:
    """Try the mutants, each result stored as it comes; Ctrl-C ends it, and a second start goes on."""
    jobs = [(m, (m, folders[m.regulation], manner, digests[m.regulation])) for m in work]
    try:
        for mutant, future in spread(try_mutant, jobs, workers):
            result = _came(mutant, future, manner, digests[mutant.regulation])
            append(journal_of(out, mutant.regulation), result)
            listener(result)
    finally:
        for regulation in {m.regulation for m in work}:
            path = journal_of(out, regulation)
            rewrite(path, read_journal(path).values())


def _came(mutant: Mutant, future: Future[MutantResult], manner: TrialOptions, features: str) -> MutantResult:
    error = future.exception()
    if error is not None:
        return MutantResult(
            mutant.id, "fault", manner.share, features, saw=f"{type(error).__name__}: {error}"
        )
    return future.result()


def tally(
    regulation: str,
    mutants: Sequence[Subject],
    journal: Mapping[str, MutantResult],
    proofs: Collection[Proof],
    features: str,
) -> Tally:
    """What the results come to; those of mutants that no longer exist count for nothing."""
    ids = [mutant.id for mutant in mutants if mutant.regulation == regulation]
    found = {id_: journal[id_] for id_ in ids if id_ in journal}
    lived = [id_ for id_, result in found.items() if result.outcome == "survived"]
    killed = [result for result in found.values() if result.outcome == "killed"]
    return Tally(
        regulation=regulation,
        mutants=len(ids),
        killed=len(killed),
        inconclusive=sum(1 for result in killed if result.as_ == "cantTell"),
        unplayed=sum(1 for result in killed if result.as_ in ("untested", "inapplicable")),
        proved=sum(1 for id_ in lived if proved(proofs, id_)),
        survived=tuple(id_ for id_ in lived if not proved(proofs, id_)),
        faults=tuple(id_ for id_, result in found.items() if result.outcome == "fault"),
        untried=len(ids) - len(found),
        older=sum(1 for result in found.values() if result.features != features),
        features=features,
        refuted=tuple(refuted(proofs, ids, found, (regulation,))),
        no_engine=sum(1 for result in found.values() if result.outcome == "no-engine"),
    )
