"""The ways of each law: the modules of this folder with their `REGULATION`, `WAYS` and `FIGURES`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

from .own_figures import Figure
from .way import Way


@cache
def ways(regulation: str) -> tuple[Way, ...]:
    """The ways that must be known to be recognised."""
    return tuple(way for module in _modules(regulation) for way in module.WAYS)


@cache
def figures(regulation: str) -> tuple[Figure, ...]:
    """The figures that this law leaves to the house, each read from what a table shows."""
    return tuple(figure for module in _modules(regulation) for figure in module.FIGURES)


def _modules(regulation: str) -> Iterator[ModuleType]:
    for info in pkgutil.iter_modules([str(Path(__file__).parent)]):
        module = importlib.import_module(f"{__package__}.{info.name}")
        if getattr(module, "REGULATION", None) == regulation:
            yield module
