"""An engine that writes down all that it hears."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
from unranked import Unranked

from vistoria.model.answer import Answer
from vistoria.model.command import Command
from vistoria.model.request import Open


class Records(Unranked):
    """Correct; writes down every table that it is asked to open, with all it hears there (option `file`)."""

    def __init__(self, options: Mapping[str, str]) -> None:
        super().__init__()
        self.file = Path(options["file"])

    def open(self, request: Open) -> Answer:
        self.heard(request.table, msgspec.to_builtins(request, str_keys=True))
        return super().open(request)

    def do(self, table: str, command: Command) -> Answer:
        self.heard(table, msgspec.to_builtins(command, str_keys=True))
        return super().do(table, command)

    def heard(self, table: str, what: object) -> None:
        """One line more."""
        with self.file.open("ab") as lines:
            lines.write(msgspec.json.encode([table, what]) + b"\n")
