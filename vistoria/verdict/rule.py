"""A decision table: rows in order, of which the first that holds decides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from vistoria.model.outcome import Reason

Case = TypeVar("Case", contravariant=True)
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Row(Generic[Case, Answer]):
    """One row: executed by the harness and printed in every report."""

    id: str
    """Names the row in its table, and its translations in the report's messages."""
    text: str
    """The condition in English, as the report prints it."""
    holds: Callable[[Case], bool]
    outcome: Answer
    reason: Reason | Callable[[Case], Reason | None] | None = None
    """A reason, or where the case has one of its own, how to find it."""

    def why(self, case: Case) -> Reason | None:
        """The reason of the outcome in this case."""
        return self.reason(case) if callable(self.reason) else self.reason

    @property
    def result(self) -> str:
        """Outcome and reason as the report prints them; `…` stands for a reason that the case has."""
        reason = "…" if callable(self.reason) else self.reason
        return f"{self.outcome} / {reason}" if reason else f"{self.outcome}"


Table = tuple[Row[Case, Answer], ...]


def deciding(table: Table[Case, Answer], case: Case) -> Row[Case, Answer]:
    """The first row that holds; the last row of a table holds for every case that reaches it."""
    return next(row for row in table if row.holds(case))
