"""What an adapter in Python implements; everything it leaves out is answered `unsupported`."""

from __future__ import annotations

from vistoria.model.answer import Answer, NotProvided, Order, Provided, Unsupported, Viewed
from vistoria.model.command import Command
from vistoria.model.request import Ask, Look, Open, Rank, Record
from vistoria.protocol.handshake import Hello, Identity


class Adapter:
    """An engine under test, seen by the harness.

    Subclass it, say who the engine is in `hello`, and translate `open` and `do` into calls on the product.
    The serving loop numbers the events, stops a play at the first command that is not accepted, and turns
    an exception into a crash that the harness reports as *cannot tell*, never as a failed clause.
    """

    def hello(self) -> Hello:
        """Who the engine is and what the adapter can do."""
        raise NotImplementedError

    def identity(self) -> Identity:
        """Who the engine is, asked again at the end."""
        return self.hello().engine

    def open(self, request: Open) -> Answer:
        """Open the table; refuse what the product does not allow, settings it does not know included."""
        raise NotImplementedError

    def do(self, table: str, command: Command) -> Answer:
        """One command on an open table, and all that happens until a person has to decide again."""
        raise NotImplementedError

    def look(self, request: Look) -> Viewed | Unsupported:
        """What one viewer sees."""
        return Unsupported("views")

    def ask(self, request: Ask) -> Provided | NotProvided | Unsupported:
        """Information for a player."""
        return Unsupported("information")

    def rank(self, request: Rank) -> Order | Unsupported:
        """The order of hands."""
        return Unsupported("rank")

    def record(self, request: Record) -> Provided | NotProvided | Unsupported:
        """The product's own log of a hand."""
        return Unsupported("record")

    def close(self, table: str) -> None:
        """Forget the table."""
