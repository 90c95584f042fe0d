"""The request of a run: everything its results depend on, except the engine."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

import msgspec

from vistoria.model.drawn_hands import HANDS
from vistoria.model.known import KnownFailure
from vistoria.model.sentences import stop


class Examples(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether samples of chance are played; half a sample settles nothing, so they are below 100 per cent left out."""

    per_cent: int = 100
    in_full: tuple[str, ...] = ()
    """Clauses whose samples, those of subclauses included, are played all the same."""

    def of(self, clause: str) -> int:
        """Per cent of the samples of the scenarios of a clause."""
        return 100 if below(clause, self.in_full) else self.per_cent


class Shard(msgspec.Struct, frozen=True):
    """One of several parts of the scenarios, which together are all of them and share none."""

    number: int
    """From 1 to `count`."""
    count: int

    def __str__(self) -> str:
        return f"{self.number}/{self.count}"

    def has(self, scenario: str) -> bool:
        """Whether a scenario belongs to this part; the digest of its id decides, so that machines agree."""
        return int.from_bytes(sha256(scenario.encode()).digest()[:8], "big") % self.count == self.number - 1


class RunRequest(msgspec.Struct, frozen=True):
    """The request of one run; plan and facts contain it."""

    regulations: tuple[str, ...]
    readings: dict[str, str]
    """The choice of each reading, by its id."""
    seed: int | None = None
    """The seed that was chosen; None for one that follows from the secret of the run."""
    clauses: tuple[str, ...] = ()
    """Clauses to run, with their subclauses; empty for all."""
    examples: Examples = Examples()
    engine_only: bool = False
    """Whether the conclusion leaves out inspection parts."""
    scenarios: tuple[str, ...] = ()
    """Scenarios to run, by id; empty for all of the clauses."""
    shard: Shard | None = None
    """The part of the scenarios to run; None for all."""
    known: tuple[KnownFailure, ...] = ()
    """Failures that the vendor has accepted for a while."""
    hands: int = 0
    """Hands drawn under each regulation, at tables of their own beside the scenarios."""

    def wants(self, scenario: str, clause: str) -> bool:
        """Whether a scenario of a clause is to be run."""
        if self.scenarios and scenario not in self.scenarios:
            return False
        if self.clauses and not below(clause, self.clauses):
            return False
        return self.shard is None or self.shard.has(scenario)

    @property
    def fault(self) -> str | None:
        """What no run can be asked for."""
        if len({*self.regulations}) != len(self.regulations):
            return "a regulation twice"
        if not 1 <= self.examples.per_cent <= 100:
            return f"{self.examples.per_cent} % of the samples; it is 1 to 100"
        if self.shard is not None and not 1 <= self.shard.number <= self.shard.count:
            return f"shard {self.shard}; of N shards it is 1 to N"
        return None

    @property
    def filters(self) -> tuple[str, ...]:
        """What was filtered out, in words."""
        words: list[str] = []
        if self.clauses:
            words.append(stop("only-clauses", clauses=", ".join(self.clauses)))
        if self.scenarios:
            words.append(stop("only-scenarios", scenarios=", ".join(self.scenarios)))
        if self.shard is not None:
            words.append(stop("only-shard", shard=self.shard))
        if self.examples.per_cent < 100:
            words.append(stop("no-samples"))
        if not (self.clauses or self.scenarios) and self.hands < HANDS:
            words.append(stop("few-hands", hands=self.hands, needed=HANDS))
        return tuple(words)


def below(clause: str, tops: Iterable[str]) -> bool:
    """Whether the clause is one of these or a subclause of one."""
    return any(clause.startswith(top) and clause[len(top) : len(top) + 1] in ("", ".", "/") for top in tops)
