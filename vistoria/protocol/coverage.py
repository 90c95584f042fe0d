"""Which words of the protocol show which clause: the table that proves the vocabulary complete."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import get_args

import msgspec

from vistoria.model.command import command_types
from vistoria.model.event import event_types
from vistoria.model.information import WHATS
from vistoria.model.table import Force, IncidentKind, Settings

from .handshake import Abilities
from .schemas import PARTS

SILENT = frozenset({"inspection", "heading", "definition", "enactment"})
"""What stands alone: nothing of the protocol shows it; `inspection` may also stand beside words."""


class UnknownWord(ValueError):
    """The table names a word that the vocabulary does not have; the text says which, and for what clause."""


def words() -> dict[str, frozenset[str]]:
    """The vocabulary, by the prefix under which the table names it."""
    return {
        "method": frozenset(PARTS),
        "do": frozenset(str(kind.__struct_config__.tag) for kind in command_types()),
        "event": frozenset(event_types()),
        "ask": frozenset(WHATS),
        "set": _keys(Settings),
        "force": _keys(Force),
        "incident": frozenset(get_args(IncidentKind)),
        "needs": _keys(Abilities),
    }


@cache
def coverage() -> Mapping[str, tuple[str, ...]]:
    """By clause id, in the order of the law, the words that show it; raise UnknownWord for any other word."""
    text = files("vistoria.protocol").joinpath("coverage.toml").read_text(encoding="utf-8")
    known = words()
    found: dict[str, tuple[str, ...]] = {}
    for regulation, rows in tomllib.loads(text).items():
        for label, row in rows.items():
            clause = f"{regulation}/{label}"
            found[clause] = tuple(row.split())
            for word in found[clause]:
                prefix, _, name = word.partition(":")
                if word not in SILENT and name not in known.get(prefix, ()):
                    raise UnknownWord(
                        f"{clause}: the protocol has no {word!r}; see vistoria/protocol/coverage.toml"
                    )
            if not found[clause]:
                raise UnknownWord(f"{clause}: nothing shows it; say `inspection`, `heading`, `definition` …")
    return found


def _keys(kind: type[msgspec.Struct]) -> frozenset[str]:
    return frozenset(field.encode_name for field in msgspec.structs.fields(kind))
