"""An adapter around a lawful engine that declares every ability of that engine but lacks one."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from vistoria.model.answer import Accepted, Answer, NotProvided, Order, Provided, Unsupported, Viewed
from vistoria.model.command import Act, Command, Connection, Incident, Start, Wait
from vistoria.model.request import Ask, Look, Open, Rank, Record

from .lies import Liar

FORCED = {"forced-marker": "marker", "forced-stacks": "stacks", "forced-pool": "pool", "seed": "seed"}
"""Abilities that set something when a table opens, with the field of `force` they read."""
SILENT: dict[str, type[Command]] = {"clock": Wait, "connection": Connection, "incidents": Incident}
"""Abilities with a command of their own: the command is accepted and does nothing."""


class Claims(Liar):
    """The option `lacks` names the missing ability."""

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        more = dict(options or {})
        self.lacks = more.pop("lacks", "")
        super().__init__(more)

    def open(self, request: Open) -> Answer:
        if self.lacks in FORCED:
            force = replace(request.force, **{FORCED[self.lacks]: None})
            request = replace(request, force=force)
        return super().open(request)

    def do(self, table: str, command: Command) -> Answer:
        silent = SILENT.get(self.lacks)
        if silent is not None and isinstance(command, silent):
            return Accepted(())
        if self.lacks == "voice" and isinstance(command, Act) and command.means == "voice":
            return Unsupported("voice")
        if isinstance(command, Start):
            command = self._without(command)
        return super().do(table, command)

    def _without(self, start: Start) -> Start:
        if self.lacks == "forced-deck":
            return replace(start, deck=None)
        return replace(start, incidents=()) if self.lacks == "incidents" else start

    def look(self, request: Look) -> Viewed | Unsupported:
        leaks = self.lacks == "views"
        return super().look(replace(request, viewer="house") if leaks else request)

    def ask(self, request: Ask) -> Provided | NotProvided | Unsupported:
        return Unsupported("information") if self.lacks == "information" else super().ask(request)

    def record(self, request: Record) -> Provided | NotProvided | Unsupported:
        return Provided({}) if self.lacks == "record" else super().record(request)

    def rank(self, request: Rank) -> Order | Unsupported:
        answer = super().rank(request)
        if self.lacks != "rank" or not isinstance(answer, Order):
            return answer
        return replace(answer, order=tuple(reversed(answer.order)))
