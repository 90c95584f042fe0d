"""Saboteurs and lawful variations as candidates of a self-test."""

from __future__ import annotations

from collections.abc import Iterator

from vistoria.model.candidate import Candidate

from .policies.readings import keep
from .registry import modules
from .saboteurs import saboteurs
from .variations import variations

SABOTAGED = f"{__package__}.saboteurs:Sabotaged"
VARIED = f"{__package__}.variations:Varied"


def candidates() -> tuple[Candidate, ...]:
    """Every saboteur and every lawful variation of every regulation."""
    return (*_saboteurs(), *_variations())


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


def _saboteurs() -> tuple[Candidate, ...]:
    return tuple(
        Candidate(
            id=each.id,
            kind="saboteur",
            regulation=each.regulation,
            target=SABOTAGED,
            options={"id": each.id},
            what=each.wrong,
            clause=each.clause,
            corresponding=tuple(sorted(each.corresponding_clauses)),
            unclear=tuple(f"{each.regulation}/{path}" for path in each.unclear),
        )
        for each in saboteurs().values()
    )


def played_alike() -> tuple[str, ...]:
    """Ids of readings of which the reference engine plays every option alike."""
    return tuple(
        f"{regulation}/{reading}"
        for regulation, module in modules().items()
        for reading, options in module.READINGS.items()
        if all(option.change is keep for option in options)
    )
