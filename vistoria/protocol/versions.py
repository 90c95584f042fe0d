"""The versions of the protocol that this harness speaks, and what an older one says in other words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

Reworded = Callable[[str, Any], Any]
"""From a method and its parameters or result, as JSON carries them, to the same in other words."""


@dataclass(frozen=True)
class Version:
    """One version of the protocol; the newest needs no rewording, because the model has its words."""

    number: int
    deprecated_since: str = ""
    """The release that deprecated it; empty as long as it may stay."""
    request: Reworded | None = None
    """Parameters in the words of the newest version, in those of this one."""
    reply: Reworded | None = None
    """A result in the words of this version, in those of the newest."""

    @property
    def deprecation(self) -> str:
        """What the author of an adapter must know of it; empty if there is nothing."""
        if not self.deprecated_since:
            return ""
        since = f"deprecated since vistoria {self.deprecated_since}"
        return f"protocol {self.number} is {since} and will go: speak a later version"


VERSIONS = (Version(1),)
"""Oldest first."""


def span(versions: Sequence[Version]) -> tuple[int, int]:
    """The least and the highest number."""
    return versions[0].number, versions[-1].number
