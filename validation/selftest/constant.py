"""Engines that give the same answer to every request; they must not pass any clause."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from vistoria.model.answer import (
    Accepted,
    Answer,
    NotProvided,
    Order,
    Provided,
    TableView,
    Unsupported,
    Viewed,
)
from vistoria.model.command import Command
from vistoria.model.information import WHATS
from vistoria.model.request import Ask, Look, Open, Rank, Record
from vistoria.protocol.handshake import Abilities, Hello, Identity
from vistoria.serve import Adapter
from vistoria.serve.loop import refused

CLAIMED = Abilities(
    forced_deck=True,
    forced_marker=True,
    forced_stacks=True,
    forced_pool=True,
    seed=True,
    clock=True,
    connection=True,
    views=True,
    record=True,
    voice=True,
    rank=("showdown", "speaking"),
    incidents=(
        "misdealt", "wrong-count", "exposed", "key-exposed", "dealt-to-empty", "device-fault",
        "system-failure",
    ),
    information=tuple(WHATS),
)  # fmt: skip
"""Every ability that an adapter can declare."""

_SAY: dict[str, tuple[Callable[[], Answer], Callable[[], Answer]]] = {
    "accepts-everything": (Accepted, Accepted),
    "refuses-everything": (lambda: refused("no"), lambda: refused("no")),
    "refuses-every-command": (Accepted, lambda: refused("no")),
    "offers-nothing": (lambda: refused("no"), lambda: refused("no")),
    "reaches-nothing": (lambda: Unsupported("open"), lambda: Unsupported("do")),
}
ANSWERS = tuple(_SAY)
"""The kinds of constant engine: the answer to `open`, and the answer to commands."""


class Constant(Adapter):
    """Declares everything; options: `regulation`, `answer` (one of ANSWERS), `offers` separated by commas."""

    def __init__(self, options: Mapping[str, str]) -> None:
        self.answer = options["answer"]
        if self.answer not in _SAY:
            raise ValueError(f"answer {self.answer!r}: one of {', '.join(ANSWERS)}")
        self.regulation = options["regulation"]
        self.offers = tuple(filter(None, options.get("offers", "").split(",")))

    def hello(self) -> Hello:
        """The regulation, all abilities, and the given offers."""
        offers = () if self.answer == "offers-nothing" else self.offers
        identity = Identity(f"constant {self.answer}", "1", "", "0")
        return Hello(1, identity, (self.regulation,), CLAIMED, {self.regulation: offers})

    def open(self, request: Open) -> Answer:
        """The answer to every table."""
        return _SAY[self.answer][0]()

    def do(self, table: str, command: Command) -> Answer:
        """The answer to every command."""
        return _SAY[self.answer][1]()

    def look(self, request: Look) -> Viewed | Unsupported:
        """An empty view."""
        return Unsupported("views") if self.answer == "reaches-nothing" else Viewed((), TableView())

    def ask(self, request: Ask) -> Provided | NotProvided | Unsupported:
        """An empty answer to every question, or none."""
        if self.answer == "accepts-everything":
            return Provided({})
        return Unsupported("information") if self.answer == "reaches-nothing" else NotProvided()

    def rank(self, request: Rank) -> Order | Unsupported:
        """All hands are equal."""
        if self.answer == "reaches-nothing":
            return Unsupported("rank")
        return Order((tuple(range(len(request.hands))),))

    def record(self, request: Record) -> Provided | NotProvided | Unsupported:
        """No log."""
        return NotProvided()
