"""The known ways to break a law: its saboteurs, as rules that stand beside the lawful ones."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Any

from .replaced import NoSuchPolicy
from .saboteurs.listing import saboteurs


@dataclass(frozen=True)
class KnownFaults:
    """Wrong rules are made once each: what they have worked out serves again."""

    rules: Any
    unaware: frozenset[str] = frozenset()
    """Saboteurs that are left out."""
    made: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    def without(self, clauses: Collection[str]) -> Iterator[tuple[str, Any]]:
        """These rules as each saboteur of one of the clauses has them, where they have its policy."""
        for each in saboteurs().values():
            if each.clause in clauses and each.when is None and each.id not in self.unaware:
                if each.id not in self.made:
                    try:
                        self.made[each.id] = each.change(self.rules)
                    except NoSuchPolicy:
                        self.made[each.id] = None
                if self.made[each.id] is not None:
                    yield each.clause, self.made[each.id]
