"""The result of one smoke test."""

from __future__ import annotations

import msgspec


class SmokeResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """One ability tested under one regulation: requests, replies, and what to fix.

    `ability` is a word of `hello` (`forced-deck`, `incidents/misdealt`, `rank/showdown` …), or `tables`,
    `strict-reading`, `double-key` and `regulations` for what every engine must do.
    """

    ability: str
    ok: bool
    regulation: str = ""
    sent: tuple[str, ...] = ()
    came: tuple[str, ...] = ()
    fix: str = ""
    note: str = ""
    """What the author of the adapter should know although nothing is wrong."""
    advice: str = ""
    """What he should mend, although no ability fails for it."""

    def __str__(self) -> str:
        where = f" ({self.regulation})" if self.regulation else ""
        return f"{self.ability}{where}: {self.said}"

    @property
    def said(self) -> str:
        """`works` only where it does, and the run will use it."""
        return self.fix if not self.ok else self.advice or self.note or "works"
