"""An engine whose product throws deep inside, in the middle of a drawn hand."""

from __future__ import annotations

from unranked import Unranked

from vistoria.model.answer import Answer
from vistoria.model.command import Act, Command
from vistoria.reference_engine.adapter import Reference


class Deep(Unranked):
    """The thirtieth act finds no room in the books."""

    acts = 0

    def do(self, table: str, command: Command) -> Answer:
        if isinstance(command, Act):
            self.acts += 1
            _booked(self.acts)
        return super().do(table, command)


def _booked(acts: int) -> None:
    if acts == 30:
        raise LookupError("no page in the books")


class Flaky(Reference):
    """Counts the acts of all engines of a process, so that it throws in a later round."""

    acts = 0

    def do(self, table: str, command: Command) -> Answer:
        if isinstance(command, Act):
            Flaky.acts += 1
            _booked(Flaky.acts - 15)
        return super().do(table, command)
