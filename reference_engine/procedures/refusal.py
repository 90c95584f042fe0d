"""A command that the rules do not allow, as a value; settings and amounts of chips that no game here takes."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from vistoria.model.request import Open

from ..policies.cites import Cites
from ..policies.house import House


@dataclass(frozen=True)
class Refusal:
    """Nothing happened; `code` is for programs, `text` for people, `cites` the clauses applied."""

    code: str
    text: str
    cites: Cites = ()

    def __str__(self) -> str:
        return f"{self.text} [{', '.join(self.cites)}]" if self.cites else self.text


def uneven(amount: int, unit: int, cites: Cites) -> Refusal | None:
    """Why an amount cannot be laid in chips of `unit`; None where it can."""
    if amount % unit == 0:
        return None
    return Refusal("illegal-amount", f"{amount} cannot be laid in chips of {unit}", cites)


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
