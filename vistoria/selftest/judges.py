"""The runs that judge a change of code: each regulation under its default readings, then under all other options."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from vistoria.model.clause import Regulation
from vistoria.verdict.request import below


class Judge(msgspec.Struct, frozen=True):
    """A run of one regulation under the readings in force, which the engine plays by."""

    regulation: str
    readings: dict[str, str] = {}
    """Choices by reading id; empty for the defaults."""
    about: frozenset[str] = frozenset()
    """Clauses open to the choices, which alone are run; empty for all."""
    name: str = ""


def judges(law: Regulation) -> Iterator[Judge]:
    """The defaults first, with every clause; then other options, with the clauses open to a reading."""
    yield Judge(law.id, name=law.id)
    for k, choices in enumerate(others_at_once(law), 1):
        yield Judge(law.id, choices, open_to_reading(law), f"{law.id}, other readings {k}")


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
