"""Answers as they are given: each is on the disk before the next is asked, so that Ctrl-C loses none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from vistoria.client.file import write_whole


class Draft:
    """A file with the answers to one item so far; gone once the item is complete."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.given: dict[str, str] = {}
        if path.is_file():
            self.given = msgspec.json.decode(path.read_bytes(), type=dict[str, str])

    def ask(self, name: str, question: Callable[[], str]) -> str:
        """The answer given before, or the one given now, kept at once."""
        if name not in self.given:
            self.put(name, question())
        return self.given[name]

    def put(self, name: str, value: str) -> None:
        """Keep an answer."""
        self.given[name] = value
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, msgspec.json.encode(self.given))

    def clear(self) -> None:
        """Forget the item."""
        self.given = {}
        self.path.unlink(missing_ok=True)
