"""The reference engine with one table: no other is opened while it is open."""

from __future__ import annotations

from vistoria.model.answer import Answer, ReasonGiven, Refused
from vistoria.model.request import Open
from vistoria.reference_engine.adapter import Reference


class Engine(Reference):
    """A terminal."""

    def open(self, request: Open) -> Answer:
        busy = Refused("engine", ReasonGiven("busy", "the table is taken"))
        return busy if self.tables else super().open(request)
