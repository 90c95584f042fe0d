"""Engines that rank no hands outside play: a run asks them for hundreds of orders of hands less."""

from __future__ import annotations

import msgspec

from vistoria.protocol.handshake import Abilities
from vistoria.reference_engine.adapter import Reference
from vistoria.validation.saboteurs import Sabotaged


class Unranked(Reference):
    """The reference engine, in which hands are compared at tables alone."""

    def abilities(self) -> Abilities:
        return msgspec.structs.replace(super().abilities(), rank=())


class UnrankedSaboteur(Unranked, Sabotaged):
    """A wrong engine, in which they are."""
