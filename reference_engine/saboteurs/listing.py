"""Every saboteur, found by listing: each module of a regulation's folder enters its own."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path

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
    """The one of that id; raise NoSuchSaboteur when there is none."""
    try:
        return saboteurs()[name]
    except KeyError:
        raise NoSuchSaboteur(name) from None
