"""The engine of a run, as it reported itself."""

from __future__ import annotations

import msgspec

from vistoria.model.isolation import Isolation


class EngineRecord(msgspec.Struct, frozen=True):
    """What the engine reported of itself."""

    name: str
    version: str
    digest: str
    vendor: str
    abilities: dict[str, object]
    offers: dict[str, tuple[str, ...]]
    isolation: Isolation = Isolation.OWN_PROCESS
    not_isolated: str = ""
    """Why an engine in a process of its own was not isolated."""

    @property
    def opens_tables(self) -> bool:
        """Whether it opens tables: true where it is not said, of an evaluator false."""
        return self.abilities.get("tables") is not False
