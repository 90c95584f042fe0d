"""Saboteurs and lawful variations as candidates of a self-test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from vistoria.model.candidate import Candidate
from vistoria.reference_engine.policies.readings import keep
from vistoria.reference_engine.registry import modules

from .lawful import variations
from .saboteurs import Saboteur, saboteurs
from .saboteurs.listing import conditional, saboteur

SABOTAGED = f"{__package__}.saboteurs:Sabotaged"
VARIED = f"{__package__}.lawful:Varied"


def candidates() -> tuple[Candidate, ...]:
    """Every saboteur and every lawful variation of every regulation."""
    return (*_saboteurs(), *_conditional(), *_variations())


def _variations() -> Iterator[Candidate]:
    for each in variations():
        yield Candidate(
            id=f"{each.regulation} {each.name}",
            kind="control",
            regulation=str(each.regulation),
            target=VARIED,
            options={"id": each.name, "regulation": str(each.regulation)},
            what=each.what,
            breaks=tuple(f"{each.regulation}/{label}" for label in each.breaks),
        )


def _conditional() -> Iterator[Candidate]:
    for each in map(saboteur, conditional()):
        yield _candidate(each, "conditional")


def _saboteurs() -> tuple[Candidate, ...]:
    return tuple(_candidate(each, "saboteur") for each in saboteurs().values())


def _candidate(each: Saboteur, kind: Literal["saboteur", "conditional"]) -> Candidate:
    return Candidate(
        id=each.id,
        kind=kind,
        regulation=each.regulation,
        target=SABOTAGED,
        options={"id": each.id},
        readings={f"{each.regulation}/{name}": option for name, option in each.readings},
        what=each.wrong,
        clause=each.clause,
        corresponding=tuple(sorted(each.corresponding_clauses)),
        unclear=tuple(f"{each.regulation}/{path}" for path in each.unclear),
    )


def played_alike() -> tuple[str, ...]:
    """Ids of readings of which the reference engine plays every option alike."""
    return tuple(
        f"{regulation}/{reading}"
        for regulation, module in modules().items()
        for reading, options in module.READINGS.items()
        if all(option.change is keep for option in options)
    )
