"""One engine wrong on purpose."""

from __future__ import annotations

from dataclasses import dataclass, replace

from vistoria.reference_engine.policies.change import Change

from .condition import Condition


@dataclass(frozen=True)
class Saboteur:
    """Rules with one policy replaced; `id` is the clause it breaks, a colon, and a name."""

    id: str
    wrong: str
    """What is wrong, in one sentence."""
    change: Change
    """Lawful rules turned into wrong ones."""
    corresponding: tuple[str, ...] = ()
    """Paths of clauses that say the same and may fail too."""
    unclear: tuple[str, ...] = ()
    """Paths of clauses, with all below them, that cannot be told: their scenarios need what is wrong."""
    when: Condition | None = None
    """When it errs; None for always."""
    readings: tuple[tuple[str, str], ...] = ()
    """The options under which alone it breaks its clause, by the names of their readings."""

    def under(self, condition: Condition) -> Saboteur:
        """The same, wrong only where the condition holds."""
        return replace(
            self, id=f"{self.id}-{condition.name}", wrong=f"{self.wrong} {condition.wrong}", when=condition
        )

    def where(self, condition: Condition) -> Saboteur:
        """The same under a condition that is put on every saboteur."""
        return replace(
            self, id=f"{self.id}@{condition.name}", wrong=f"{self.wrong} {condition.wrong}", when=condition
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
    def corresponding_clauses(self) -> frozenset[str]:
        """Ids of the clauses that may fail too."""
        return frozenset(f"{self.regulation}/{path}" for path in self.corresponding)
