"""The reference engine with less to offer: a product that lacks functions, and an adapter that reaches few."""

from __future__ import annotations

import msgspec

from vistoria.model.answer import Answer, NotProvided, Unsupported
from vistoria.model.command import Command, Session
from vistoria.model.request import Ask
from vistoria.protocol.handshake import Hello
from vistoria.reference_engine.adapter import Reference

REGULATION = "pt-omaha-online"


class TellsNothing(Reference):
    """A product that answers no question, and declares an order of its own at the showdown."""

    def hello(self) -> Hello:
        hello = super().hello()
        offers = {REGULATION: (*hello.offers[REGULATION], "own-showdown-order")}
        return msgspec.structs.replace(hello, offers=hello.offers | offers)

    def ask(self, request: Ask) -> NotProvided:
        return NotProvided()


class ReachesLittle(Reference):
    """An adapter that reaches neither the clock nor lines nor questions of its product, nor when a session begins."""

    def hello(self) -> Hello:
        hello = super().hello()
        able = msgspec.structs.replace(
            hello.abilities, clock=False, connection=False, incidents=(), information=()
        )
        return msgspec.structs.replace(hello, abilities=able)

    def ask(self, request: Ask) -> Unsupported:
        return Unsupported("information")

    def do(self, table: str, command: Command) -> Answer:
        return Unsupported("session") if isinstance(command, Session) else super().do(table, command)
