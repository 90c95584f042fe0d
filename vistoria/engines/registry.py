"""Finds engines by name: those that an installed package lists under the entry-point group `vistoria.engines`."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points

from vistoria.model.errors import UserError

GROUP = "vistoria.engines"
"""Each entry leads to a tuple of engines, in a module that does not import their product: it may not be installed."""


@dataclass(frozen=True)
class BundledEngine:
    """An engine that can be started by name.

    `target` is `module:attribute` of its adapter, loaded only when it is needed; `options` go to the
    adapter; `needs` is the extra to install, named after the module it provides, or empty.
    """

    name: str
    target: str
    options: dict[str, str] = field(default_factory=dict)
    summary: str = ""
    needs: str = ""

    @property
    def is_installed(self) -> bool:
        """Whether its product is there."""
        return not self.needs or importlib.util.find_spec(self.needs) is not None


class UnusableEntry(UserError, ValueError):
    """An entry point that leads to no engines, or two engines with the same name."""


@cache
def bundled_engines() -> dict[str, BundledEngine]:
    """Every engine that has a name, in alphabetical order; raises UnusableEntry."""
    found: dict[str, BundledEngine] = {}
    for engine in _listed():
        if found.setdefault(engine.name, engine) != engine:
            raise UnusableEntry(f"two packages bring an engine {engine.name!r}: uninstall one of them")
    return dict(sorted(found.items()))


def _listed() -> Iterator[BundledEngine]:
    for entry in sorted(entry_points(group=GROUP)):
        place = f"the entry point {entry.name} of {GROUP} names {entry.value}"
        try:
            engines = entry.load()
        except (ImportError, AttributeError) as error:
            raise UnusableEntry(f"{place}: {error}") from None
        if not isinstance(engines, tuple) or not all(isinstance(each, BundledEngine) for each in engines):
            raise UnusableEntry(f"{place}: no tuple of engines")
        yield from engines
