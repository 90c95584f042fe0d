"""Regulations found by listing `rules/`, with the readings selected at launch."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, cast

from . import procedures, rules
from .policies.readings import AtRate, NoSuchReading, Option
from .procedures.protocol import Procedure, Rules


class RulesModule(Protocol):
    """What a module of `rules/` has."""

    ID: str
    OFFERS: tuple[str, ...]
    EQUIPMENT: tuple[str, ...]
    READINGS: Mapping[str, tuple[Option[Any] | AtRate[Any], ...]]

    @staticmethod
    def with_readings(options: Mapping[str, str]) -> Rules:
        """The table of policies under the options chosen."""
        ...


@dataclass(frozen=True)
class Entry:
    """One regulation ready to be played."""

    rules: Rules
    procedure: Procedure
    offers: tuple[str, ...]
    equipment: tuple[str, ...]


def modules() -> dict[str, RulesModule]:
    """Every module of `rules/` by the regulation's id."""
    found: dict[str, RulesModule] = {}
    for info in pkgutil.iter_modules(rules.__path__):
        module = cast(RulesModule, importlib.import_module(f"{rules.__name__}.{info.name}"))
        found[module.ID] = module
    return found


def regulations(options: Mapping[str, str]) -> dict[str, Entry]:
    """Every regulation under options `<regulation>/<reading>`; raise NoSuchReading for unknown names."""
    found = modules()
    chosen: dict[str, dict[str, str]] = {name: {} for name in found}
    for key, option in options.items():
        regulation, _, reading = key.partition("/")
        if regulation not in found or not reading:
            raise NoSuchReading(key, tuple(f"{name}/READING" for name in found), "the reference engine")
        chosen[regulation][reading] = option
    return {name: _entry(module, chosen[name]) for name, module in found.items()}


def _entry(module: RulesModule, options: Mapping[str, str]) -> Entry:
    table = module.with_readings(options)
    procedure = importlib.import_module(f"{procedures.__name__}.{table.procedure}")
    offers = module.OFFERS + table.more_offers
    return Entry(table, cast(Procedure, procedure), offers, module.EQUIPMENT)
