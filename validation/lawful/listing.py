"""Every variation: the ways of each law, and the modules of this folder with their `VARIATIONS`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

from vistoria.reference_engine.registry import modules
from vistoria.reference_engine.ways.listing import ways

from .variation import Variation, of_way


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
    named = {(each.regulation, each.name) for each in found}
    alone = (of_way(law, way.name) for law in modules() for way in ways(law) if (law, way.name) not in named)
    return (*found, *alone)


def _modules() -> Iterator[ModuleType]:
    for info in pkgutil.iter_modules([str(Path(__file__).parent)]):
        yield importlib.import_module(f"{__package__}.{info.name}")


def variation(name: str, regulation: str) -> Variation:
    """The one of that name; raise NoSuchVariation when there is none."""
    for each in variations():
        if (each.name, each.regulation) == (name, regulation):
            return each
    raise NoSuchVariation(name, regulation)
