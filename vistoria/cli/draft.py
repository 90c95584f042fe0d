"""Answers to an unfinished item: each is saved before the next question, so Ctrl-C loses none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from vistoria.journal.disk import remove, write_whole


class Draft:
    """A file with the answers to one item so far; deleted when the item is complete."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.given: dict[str, str] = {}
        if path.is_file():
            self.given = msgspec.json.decode(path.read_bytes(), type=dict[str, str])

    def ask(self, name: str, question: Callable[[], str]) -> str:
        """The saved answer, or a new one, which is saved at once."""
        if name not in self.given:
            self.put(name, question())
        return self.given[name]

    def put(self, name: str, value: str) -> None:
        """Save an answer."""
        self.given[name] = value
        write_whole(self.path, msgspec.json.encode(self.given))

    def clear(self) -> None:
        """Delete the answers."""
        self.given = {}
        remove(self.path)
