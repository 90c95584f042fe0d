"""What a table is asked for beside what its game knows."""

from __future__ import annotations

import msgspec

from vistoria.model.request import Open

from ..policies.house import House
from .refusal import Refusal

FORCED = frozenset({"stacks", "seed"})
"""What can be forced in every game."""


def unknown(house: House, request: Open, forced: frozenset[str] = frozenset()) -> Refusal | None:
    """Why a table with such settings is refused; `forced` are things that can be forced in this game alone."""
    names = (
        _beyond(request.settings, house.settings)
        + _beyond(request.settings.stakes, house.stakes, "stakes.")
        + _beyond(request.settings.capital, house.capital, "capital.")
        + _beyond(request.force, FORCED | forced, "force.")
    )
    return Refusal("unknown-setting", f"this game has no {', '.join(names)}: leave it out") if names else None


def _beyond(given: msgspec.Struct | None, known: frozenset[str], prefix: str = "") -> tuple[str, ...]:
    """Names given that are none of the known ones."""
    names = given.__struct_fields__ if given else ()
    return tuple(prefix + name for name in names if name not in known and getattr(given, name) is not None)
