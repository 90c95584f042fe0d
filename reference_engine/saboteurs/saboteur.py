"""One engine wrong on purpose."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..policies.change import Change


@dataclass(frozen=True)
class Saboteur:
    """Rules with one policy replaced; `id` is the clause it breaks, a colon, and a name."""

    id: str
    wrong: str
    """What is wrong, in one sentence."""
    change: Change
    """Lawful rules turned into wrong ones."""
    sisters: tuple[str, ...] = ()
    """Paths of clauses that say the same and may fail too."""
    unclear: tuple[str, ...] = ()
    """Paths of clauses, with all below them, that cannot be told: their scenarios need what is wrong."""
    rare: bool = False
    """Whether it errs only in a case that seldom arises."""
    honest_when_forced: bool = False
    """Whether it keeps the law in every hand whose deck is forced: it behaves under test alone."""

    def behaving_under_test(self) -> Saboteur:
        """The same, but for hands whose deck is forced."""
        return replace(
            self,
            id=f"{self.id}-unforced",
            wrong=f"{self.wrong} Where the deck is forced it keeps the law.",
            honest_when_forced=True,
        )

    @property
    def clause(self) -> str:
        """The clause that must fail."""
        return self.id.partition(":")[0]

    @property
    def regulation(self) -> str:
        """The regulation of that clause."""
        return self.id.partition("/")[0]

    @property
    def sister_clauses(self) -> frozenset[str]:
        """Ids of the clauses that may fail too."""
        return frozenset(f"{self.regulation}/{path}" for path in self.sisters)
