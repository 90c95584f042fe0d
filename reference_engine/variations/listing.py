"""Every variation, found by listing: the modules of this folder with their `VARIATIONS`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path

from ..registry import modules
from .variation import Variation


class NoSuchVariation(ValueError):
    """A name that no variation of the regulation has."""

    def __init__(self, name: str, regulation: str) -> None:
        self.name, self.regulation = name, regulation
        super().__init__(f"no variation {name!r} of {regulation!r}")


@cache
def variations() -> tuple[Variation, ...]:
    """Each with the regulation it concerns; those that concern all once for each."""
    found: list[Variation] = []
    for info in pkgutil.iter_modules([str(Path(__file__).parent)]):
        module = importlib.import_module(f"{__package__}.{info.name}")
        for each in getattr(module, "VARIATIONS", ()):
            found += [each] if each.regulation else [each.of(regulation) for regulation in modules()]
    return tuple(found)


def variation(name: str, regulation: str) -> Variation:
    """The one of that name; raise NoSuchVariation when there is none."""
    for each in variations():
        if (each.name, each.regulation) == (name, regulation):
            return each
    raise NoSuchVariation(name, regulation)
