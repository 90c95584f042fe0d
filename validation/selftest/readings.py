"""Choices of readings other than the defaults, and the clauses that depend on readings."""

from __future__ import annotations

from collections.abc import Iterator

from vistoria.model.clause import Regulation
from vistoria.verdict.request import below


def open_to_reading(law: Regulation) -> frozenset[str]:
    """Clauses with scenarios that depend on a reading, or that a reading (of them or of a clause above) is about."""
    about = [str(clause) for reading in law.readings for clause in reading.clauses]
    return frozenset(
        str(entry.clause) for entry in law.scenarios if entry.readings or below(str(entry.clause), about)
    )


def others_at_once(law: Regulation) -> Iterator[dict[str, str]]:
    """Choices by reading id: the first non-default option of every reading, then the second, and so on.

    A reading without further options keeps its last one.
    """
    others = {
        reading.id: [each for option in reading.options for each in option.trials if each != reading.default]
        for reading in law.readings
    }
    for k in range(max(map(len, others.values()), default=0)):
        yield {id_: choices[min(k, len(choices) - 1)] for id_, choices in others.items() if choices}
