"""A tiny product to be reached over every transport: it seats people, and fails when told to."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from vistoria.model.answer import Accepted, Answer, Provided, Refused, TableView, Viewed
from vistoria.model.command import Command, Join
from vistoria.model.event import Seated
from vistoria.model.request import Ask, Look, Open
from vistoria.protocol.handshake import Abilities, Hello, Identity
from vistoria.serve import Adapter
from vistoria.serve.loop import refused


class Toy(Adapter):
    """`protocol` in the options is the version that it claims to speak."""

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        self.options = dict(options or {})
        self.tables: dict[str, dict[int, int]] = {}

    def hello(self) -> Hello:
        protocol = int(self.options.get("protocol", "1"))
        return Hello(protocol, Identity("toy", "1.0", digest="ff"), ("toy",), Abilities(views=True))

    def open(self, request: Open) -> Answer:
        self.tables[request.table] = {}
        return Accepted()

    def do(self, table: str, command: Command) -> Answer:
        if not isinstance(command, Join):
            return refused("unknown-command", type(command).__name__)
        if command.seat in self.tables[table]:
            return Refused("engine", refused("seat-taken").reason)
        self.tables[table][command.seat] = command.buy_in
        return Accepted((Seated(player=command.player, seat=command.seat, stack=command.buy_in),))

    def look(self, request: Look) -> Viewed:
        return Viewed((), TableView(stacks=self.tables[request.table]))

    def ask(self, request: Ask) -> Provided:
        if request.what == "crash":
            raise ZeroDivisionError("no chips to divide")
        if request.what == "exit":
            sys.exit(7)
        if request.what == "novel":
            return Provided({"text": "x" * 2_000_000})
        return Provided({"table": request.table, "what": request.what, "größe": "«bolo»"})


def broken(options: Mapping[str, str] | None = None) -> Toy:
    """A factory that fails."""
    raise LookupError("no licence")


_LOADED: list[str] = []


def half_loaded(options: Mapping[str, str] | None = None) -> Toy:
    """A factory that enters itself somewhere before the memory of this process is used up, and never twice."""
    _LOADED.append("")
    if len(_LOADED) > 1:
        raise LookupError("entered twice")
    raise MemoryError
