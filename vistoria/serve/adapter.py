"""The base class of adapters in Python; methods that an adapter leaves out answer `unsupported`."""

from __future__ import annotations

from vistoria.model.answer import Answer, NotProvided, Order, Provided, Unsupported, Viewed
from vistoria.model.command import Command
from vistoria.model.request import Ask, Look, Open, Rank, Record
from vistoria.protocol.handshake import Hello, Identity


class Adapter:
    """An engine under test, as the harness sees it.

    Subclass it, identify the engine in `hello`, and translate `open` and `do` into calls of the product.
    The serving loop numbers the events and stops a `play` at the first command that is not accepted. An
    exception ends the process; the harness reports the scenario as inconclusive (`cantTell`), never as failed.
    """

    def hello(self) -> Hello:
        """The engine's identity and the adapter's abilities."""
        raise NotImplementedError

    def identity(self) -> Identity:
        """The engine's identity, asked again at the end of a run."""
        return self.hello().engine

    def open(self, request: Open) -> Answer:
        """Open a table; refuse settings that the product does not allow or does not know."""
        raise NotImplementedError

    def do(self, table: str, command: Command) -> Answer:
        """Play one command on an open table; return all events until a player has to decide again."""
        raise NotImplementedError

    def look(self, request: Look) -> Viewed | Unsupported:
        """The table as one viewer sees it."""
        return Unsupported("views")

    def ask(self, request: Ask) -> Provided | NotProvided | Unsupported:
        """Information that a player asks for."""
        return Unsupported("information")

    def rank(self, request: Rank) -> Order | Unsupported:
        """The order of hands."""
        return Unsupported("rank")

    def record(self, request: Record) -> Provided | NotProvided | Unsupported:
        """The product's own log of a hand."""
        return Unsupported("record")

    def close(self, table: str) -> None:
        """Close the table."""
