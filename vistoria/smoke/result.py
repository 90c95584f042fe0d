"""The result of one smoke test."""

from __future__ import annotations

import msgspec


class SmokeResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """One ability tested under one regulation: requests, replies, and what to fix.

    `ability` is a word of `hello` (`forced-deck`, `incidents/misdealt`, `rank/showdown` …), or `tables` and
    `regulations` for what every engine must do.
    """

    ability: str
    ok: bool
    regulation: str = ""
    sent: tuple[str, ...] = ()
    came: tuple[str, ...] = ()
    fix: str = ""

    def __str__(self) -> str:
        where = f" ({self.regulation})" if self.regulation else ""
        return f"{self.ability}{where}: {'works' if self.ok else self.fix}"
