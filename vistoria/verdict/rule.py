"""Decision tables: rows in order; the first row that holds decides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from vistoria.model.outcome import Reason

Case = TypeVar("Case", contravariant=True)
Result = TypeVar("Result")


@dataclass(frozen=True)
class Row(Generic[Case, Result]):
    """One row; the harness executes it and every report prints it."""

    id: str
    """Identifies the row in its table and in the report's messages."""
    text: str
    """The condition in English, as the report prints it."""
    holds: Callable[[Case], bool]
    outcome: Result
    reason: Reason | Callable[[Case], Reason | None] | None = None
    """A reason, or a function that takes it from the case."""

    def why(self, case: Case) -> Reason | None:
        """The reason for the outcome of this case."""
        return self.reason(case) if callable(self.reason) else self.reason

    @property
    def result(self) -> str:
        """Outcome and reason as the report prints them; `…` stands for a reason taken from the case."""
        reason = "…" if callable(self.reason) else self.reason
        return f"{self.outcome} / {reason}" if reason else f"{self.outcome}"


DecisionTable = tuple[Row[Case, Result], ...]


def deciding(table: DecisionTable[Case, Result], case: Case) -> Row[Case, Result]:
    """The first row that holds; the last row of a table holds for every case that reaches it."""
    return next(row for row in table if row.holds(case))
