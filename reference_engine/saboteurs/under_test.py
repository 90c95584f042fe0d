"""Engines that keep the law wherever the deck is forced, chosen among those that never keep it."""

from __future__ import annotations

from types import ModuleType

from .listing import NoSuchSaboteur
from .saboteur import Saboteur


def behaving_under_test(names: tuple[str, ...], *modules: ModuleType) -> tuple[Saboteur, ...]:
    """Those of the modules' saboteurs that are named, without their regulation; NoSuchSaboteur for another name."""
    found = {each.id.partition("/")[2]: each for module in modules for each in module.SABOTEURS}
    for name in names:
        if name not in found:
            raise NoSuchSaboteur(name)
    return tuple(found[name].behaving_under_test() for name in names)
