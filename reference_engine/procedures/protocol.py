"""What the module of a procedure has, as the adapter uses it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from vistoria.model.answer import TableView
from vistoria.model.command import Command
from vistoria.model.place import Seat
from vistoria.model.request import Open

from ..policies.ring_rules import RingRules
from .state import Result, Table


class Procedure(Protocol):
    """A way to run games of a kind."""

    HANDLERS: Mapping[type[Any], Callable[[Table, Any], Result]]

    @staticmethod
    def open_table(rules: RingRules, request: Open, seed: str) -> Result:
        """A table with no players."""
        ...

    @staticmethod
    def apply(table: Table, command: Command) -> Result:
        """The table after a command."""
        ...

    @staticmethod
    def view(table: Table, viewer: Seat | str) -> TableView:
        """What a viewer sees."""
        ...
