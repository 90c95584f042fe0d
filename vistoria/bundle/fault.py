"""One place where a bundle is not what was written."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class BundleFault:
    """A file, or a scenario's evidence, and what is wrong with it."""

    place: str
    what: str

    def __str__(self) -> str:
        return f"{self.place}: {self.what}"
