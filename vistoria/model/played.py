"""The record of a table drawn and played beside the scenarios, from which what play shows follows."""

from __future__ import annotations

import msgspec

from .disagreement import Disagreement
from .evidence import Fault
from .situation import Situation

ECHO = "echo"


def echoes_of(played: str) -> str:
    """The id of the record of the echoes of a table, or of a scenario."""
    return f"{played}-{ECHO}"


class PlayedTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """One table: how far it came, where the law was looked at, and where it went otherwise."""

    id: str
    """`<regulation>/table-<number>`."""
    hands: int
    """Hands that the product began."""
    refereed: bool
    """Whether a model of the law was there to follow it."""
    situations: dict[str, tuple[Situation, ...]] = {}
    """By clause, where the law acted and the table agreed."""
    disagreements: tuple[Disagreement, ...] = ()
    ways: tuple[str, ...] = ()
    """Ways of play that the law leaves free and that the product took, each a sentence."""
    again: str = ""
    """The table of whose hands one was played again, alone; empty for a table that was drawn.

    `<id of that table>-<k>` plays the hand of its k-th disagreement that is `asked_again`, `echoes_of` it its echoes.
    """
    fault: Fault | None = None
    """What ended the table before its time; the engine's doing or ours."""
    transcript: str | None = None
    sha256: str | None = None

    @property
    def regulation(self) -> str:
        """The regulation that it was played under."""
        return self.id.partition("/")[0]

    @property
    def is_echo(self) -> bool:
        """Whether it plays the echoes of another table, or of a scenario."""
        return bool(self.again) and self.id == echoes_of(self.again)
