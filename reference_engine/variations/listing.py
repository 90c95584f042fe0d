"""Every variation, found by listing: the modules of this folder with their `VARIATIONS` and `FIGURES`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

from ..registry import modules
from .own_figures import Figure
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
    for module in _modules():
        for each in getattr(module, "VARIATIONS", ()):
            found += [each] if each.regulation else [each.of(regulation) for regulation in modules()]
    return tuple(found)


@cache
def figures(regulation: str) -> tuple[Figure, ...]:
    """The figures that this law leaves to the house, each read from what a table shows."""
    return tuple(
        figure
        for module in _modules()
        if getattr(module, "REGULATION", None) == regulation
        for figure in getattr(module, "FIGURES", ())
    )


def _modules() -> Iterator[ModuleType]:
    for info in pkgutil.iter_modules([str(Path(__file__).parent)]):
        yield importlib.import_module(f"{__package__}.{info.name}")


def variation(name: str, regulation: str) -> Variation:
    """The one of that name; raise NoSuchVariation when there is none."""
    for each in variations():
        if (each.name, each.regulation) == (name, regulation):
            return each
    raise NoSuchVariation(name, regulation)
