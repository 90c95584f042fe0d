"""One fault of a bundle."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class BundleFault:
    """A fault: the file or scenario, and what is wrong."""

    place: str
    what: str

    def __str__(self) -> str:
        return f"{self.place}: {self.what}"
