"""A command that the rules do not allow, as a value."""

from __future__ import annotations

from dataclasses import dataclass

from ..policies.cites import Cites


@dataclass(frozen=True)
class Refusal:
    """Nothing happened; `code` is for programs, `text` for people, `cites` the clauses applied."""

    code: str
    text: str
    cites: Cites = ()

    def __str__(self) -> str:
        return f"{self.text} [{', '.join(self.cites)}]" if self.cites else self.text
