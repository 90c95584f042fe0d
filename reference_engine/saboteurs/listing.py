"""Every saboteur, found by listing: the modules of a regulation's folder with their `SABOTEURS`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path

from .saboteur import Saboteur


class NoSuchSaboteur(ValueError):
    """A name that no saboteur has."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"no saboteur {name!r}: python -m {__package__} lists them")


class TwoSaboteursOfOneName(ValueError):
    """Two entries with one id."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"two saboteurs are called {name!r}: rename one")


@cache
def saboteurs() -> dict[str, Saboteur]:
    """All by id, module by module; raise TwoSaboteursOfOneName on a clash."""
    found: dict[str, Saboteur] = {}
    here = Path(__file__).parent
    for folder in pkgutil.iter_modules([str(here)]):
        if not folder.ispkg:
            continue
        for info in pkgutil.iter_modules([str(here / folder.name)]):
            module = importlib.import_module(f"{__package__}.{folder.name}.{info.name}")
            for each in module.SABOTEURS:
                if each.id in found:
                    raise TwoSaboteursOfOneName(each.id)
                found[each.id] = each
    return found


def saboteur(name: str) -> Saboteur:
    """The one of that id; raise NoSuchSaboteur when there is none."""
    try:
        return saboteurs()[name]
    except KeyError:
        raise NoSuchSaboteur(name) from None
