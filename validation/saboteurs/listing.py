"""Every saboteur, found by listing: each module of a regulation's folder enters its own."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path

from .conditions import CONDITIONS
from .register import REGISTER
from .saboteur import Saboteur


class NoSuchSaboteur(ValueError):
    """A name that no saboteur has."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"no saboteur {name!r}: python -m {__package__} lists them")


@cache
def saboteurs() -> dict[str, Saboteur]:
    """All by id, module by module; raises TwoSaboteursOfOneName on a clash."""
    here = Path(__file__).parent
    for folder in (info.name for info in pkgutil.iter_modules([str(here)]) if info.ispkg):
        for module in pkgutil.iter_modules([str(here / folder)]):
            importlib.import_module(f"{__package__}.{folder}.{module.name}")
    return REGISTER


def saboteur(name: str) -> Saboteur:
    """The one of that id, `<saboteur>@<condition>` too; raise NoSuchSaboteur when there is none."""
    plain, at, condition = name.partition("@")
    try:
        found = saboteurs()[plain]
        return found.where(CONDITIONS[condition]) if at else found
    except KeyError:
        raise NoSuchSaboteur(name) from None


def conditional() -> tuple[str, ...]:
    """A sample of saboteurs under conditions, by id: each saboteur once, each condition in each module.

    The conditions go round while the saboteurs go by, so that one is beside another in all pairs in the end. Those
    whose clause is about chance are left out: no single hand shows them, and samples do.
    """
    chance = _of_chance()
    plain = [e for e in saboteurs().values() if e.when is None and e.clause not in chance]
    names = list(CONDITIONS)
    return tuple(f"{each.id}@{names[i * STRIDE % len(names)]}" for i, each in enumerate(plain))


STRIDE = 5
"""From the condition of one saboteur to that of the next; it has no divisor in common with their number."""


def _of_chance() -> frozenset[str]:
    """The clauses on the mixing of the pack and the lot of the marker, as each folder names them."""
    here = Path(__file__).parent
    folders = [info.name for info in pkgutil.iter_modules([str(here)]) if info.ispkg]
    packages = [importlib.import_module(f"{__package__}.{folder}") for folder in folders]
    return frozenset(clause for package in packages for clause in getattr(package, "OF_CHANCE", ()))
