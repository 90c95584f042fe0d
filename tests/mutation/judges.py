"""The runs that judge a change of code: each regulation under its default readings, then under all other options."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from vistoria.law.catalogue import installed
from vistoria.model.clause import Regulation
from vistoria.run.laws import regulation_in
from vistoria.validation.selftest.readings import open_to_reading, others_at_once


class Judge(msgspec.Struct, frozen=True):
    """A run of one regulation under the readings in force, which the engine plays by."""

    regulation: str
    readings: dict[str, str] = {}
    """Choices by reading id; empty for the defaults."""
    about: frozenset[str] = frozenset()
    """Clauses open to the choices, which alone are run; empty for all."""
    name: str = ""


def scenarios() -> frozenset[str]:
    """Ids of the scenarios of all regulations as they are."""
    return frozenset(each.id for folder in installed().values() for each in regulation_in(folder).scenarios)


def judges(law: Regulation) -> Iterator[Judge]:
    """The defaults first, with every clause; then other options, with the clauses open to a reading."""
    yield Judge(law.id, name=law.id)
    for k, choices in enumerate(others_at_once(law), 1):
        yield Judge(law.id, choices, open_to_reading(law), f"{law.id}, other readings {k}")
