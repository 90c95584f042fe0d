"""What a smoke test found of one ability."""

from __future__ import annotations

import msgspec


class SmokeResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """One ability tried under one regulation: what was sent, what came, and what to mend.

    `ability` is a word of `hello` (`forced-deck`, `incidents/misdealt`, `rank/showdown` …), or `tables` and
    `regulations` for what every engine must do.
    """

    ability: str
    ok: bool
    regulation: str = ""
    sent: tuple[str, ...] = ()
    came: tuple[str, ...] = ()
    mend: str = ""

    def __str__(self) -> str:
        where = f" ({self.regulation})" if self.regulation else ""
        return f"{self.ability}{where}: {'works' if self.ok else self.mend}"
