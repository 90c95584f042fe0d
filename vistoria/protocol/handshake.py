"""Who the engine is and what its adapter can do, asked at the beginning and again at the end."""

from __future__ import annotations

import msgspec

from .versions import VERSIONS, span

PROTOCOL_VERSIONS = span(VERSIONS)
"""Least and highest version of the protocol that this harness speaks."""

NO_COMMON_VERSION = -32001
"""JSON-RPC error code with which an engine refuses a hello whose versions it does not speak."""

LINE_LIMIT = 1_048_576
"""Longest line in bytes, either way."""


class Limits(msgspec.Struct, frozen=True):
    """The limits of the harness: bytes per line, milliseconds per command."""

    line: int = LINE_LIMIT
    command_ms: int = 5000


class HelloParams(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the harness says about itself; nothing about regulations, readings or scenarios."""

    protocol: tuple[int, int]
    harness: str
    limits: Limits


class Identity(msgspec.Struct, frozen=True, omit_defaults=True):
    """The engine under test; the vendor chooses the `digest`, for example the SHA-256 of a build."""

    name: str
    version: str
    vendor: str = ""
    digest: str = ""


class Abilities(msgspec.Struct, frozen=True, omit_defaults=True, rename="kebab", forbid_unknown_fields=True):
    """What the adapter can do, from a closed list; a missing ability leaves clauses untested.

    `tables` is true where it is not said: an evaluator, which only puts hands in order, declares false.
    """

    tables: bool = True
    forced_deck: bool = False
    forced_marker: bool = False
    forced_stacks: bool = False
    forced_pool: bool = False
    seed: bool = False
    clock: bool = False
    connection: bool = False
    views: bool = False
    record: bool = False
    voice: bool = False
    incidents: tuple[str, ...] = ()
    information: tuple[str, ...] = ()
    rank: tuple[str, ...] = ()


class Hello(msgspec.Struct, frozen=True, omit_defaults=True):
    """The engine's answer to `hello`.

    `offers` lists, by regulation, the product options that the engine has among those that the law leaves free;
    `connections` is how many connections it can serve at once; `pid` is the id of its process.
    """

    protocol: int
    engine: Identity
    regulations: tuple[str, ...]
    abilities: Abilities = Abilities()
    offers: dict[str, tuple[str, ...]] = {}
    equipment: tuple[str, ...] = ()
    connections: int = 1
    pid: int | None = None

    def offered(self, regulation: str) -> tuple[str, ...]:
        """The product options that it has under a regulation."""
        return self.offers.get(regulation, ())


class Bye(msgspec.Struct, frozen=True):
    """The engine's answer to `bye`: who it is, once more."""

    engine: Identity
