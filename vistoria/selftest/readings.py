"""Readings tried in other options than the defaults: which choices, and which clauses depend on them."""

from __future__ import annotations

from collections.abc import Iterator

from vistoria.model.clause import Regulation
from vistoria.verdict.request import below


def open_to_reading(law: Regulation) -> frozenset[str]:
    """Clauses with a scenario that readings are about, they or a unit above them, or that holds under some only."""
    about = [str(clause) for reading in law.readings for clause in reading.clauses]
    return frozenset(
        str(entry.clause) for entry in law.scenarios if entry.readings or below(str(entry.clause), about)
    )


def others_at_once(law: Regulation) -> Iterator[dict[str, str]]:
    """Choices by reading id: of every reading the first option that is no default, then the second, and so on.

    A reading that has no more of them stays with its last one.
    """
    others = {
        reading.id: [each for option in reading.options for each in option.trials if each != reading.default]
        for reading in law.readings
    }
    for k in range(max(map(len, others.values()), default=0)):
        yield {id_: choices[min(k, len(choices) - 1)] for id_, choices in others.items() if choices}
