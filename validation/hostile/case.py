"""The table of misbehaviours in `cases.toml`, each with its expected outcome."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal

import msgspec

TABLE = Path(__file__).with_name("cases.toml")
UNDERSTOOD = "understood"
"""The outcome if the engine is unusual but follows the protocol."""

Over = Literal["stdio", "tcp"]


class WireCase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fault on the wire at each request in `at`; `over` is set if it needs one transport."""

    fault: str
    does: str
    at: tuple[str, ...]
    outcome: str
    says: tuple[str, ...] = ()
    over: Over | None = None

    @property
    def transports(self) -> tuple[Over, ...]:
        """The transports that the case runs over."""
        return (self.over,) if self.over else ("stdio", "tcp")


class LieCase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An adapter of `lies.py` that reports something false about the game."""

    fault: str
    does: str
    outcome: str
    says: tuple[str, ...]

    @property
    def transports(self) -> tuple[Over, ...]:
        """The transports that the case runs over."""
        return ("stdio", "tcp")

    @property
    def serves(self) -> tuple[str, ...]:
        """The adapter and its options."""
        return (f"{__package__}.lies:{self.fault}",)


class ClaimCase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The adapter of `claims.py`, which declares one ability in `hello` and does not have it."""

    fault: str
    does: str
    says: tuple[str, ...]

    @property
    def outcome(self) -> str:
        """What the smoke test reports: this ability and no other."""
        return self.fault

    @property
    def transports(self) -> tuple[Over, ...]:
        """The transports that the case runs over."""
        return ("stdio", "tcp")

    @property
    def serves(self) -> tuple[str, ...]:
        """The adapter and its options."""
        return (f"{__package__}.claims:Claims", f"lacks={self.fault}")


AnyCase = WireCase | LieCase | ClaimCase


class Cases(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole table."""

    wire: tuple[WireCase, ...]
    lie: tuple[LieCase, ...]
    claim: tuple[ClaimCase, ...]


def cases() -> Cases:
    """Read the table."""
    return msgspec.convert(tomllib.loads(TABLE.read_text(encoding="utf-8")), Cases)


def page() -> list[str]:
    """The table as lines of Markdown, for the guide."""
    rows = ["| what the engine does | where | comes out as |", "| --- | --- | --- |"]
    table = cases()
    for each in table.wire:
        where = ", ".join(f"`{at}`" for at in each.at) + (f" ({each.over} only)" if each.over else "")
        rows.append(f"| {each.does} | {where} | {each.outcome} |")
    rows += [f"| {each.does} | in the game | {each.outcome} |" for each in table.lie]
    rows += [f"| {each.does} | in `vistoria smoke` | `{each.fault}` named |" for each in table.claim]
    return rows
