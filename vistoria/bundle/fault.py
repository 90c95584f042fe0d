"""One fault of a bundle, and the item of the folder that it belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum


class Item(StrEnum):
    """What is examined of a folder; each item has its own answer."""

    FILES = "files"
    LAW = "law"
    EVIDENCE = "evidence"
    TABLES = "tables"
    IDENTITY = "identity"
    RESULTS = "results"
    HTML = "report.html"
    PDF = "report.pdf"
    EXPORTS = "exports"
    ATTESTATIONS = "attestations"
    SIGNATURES = "signatures"
    TIME = "time"


@dataclass(frozen=True)
class BundleFault:
    """A fault: the file or scenario, and what is wrong; or why something cannot be compared here."""

    place: str
    what: str
    item: Item = Item.FILES
    broken: bool = True
    """False where nothing is known to be wrong, because it cannot be compared here."""

    def __str__(self) -> str:
        return f"{self.place}: {self.what}"


def unread(items: Iterable[Item], why: str) -> Iterator[BundleFault]:
    """What cannot be compared, because something else cannot be read."""
    yield from (BundleFault(item.value, f"was not examined: {why}", item, broken=False) for item in items)
