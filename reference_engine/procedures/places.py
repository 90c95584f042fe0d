"""Places as procedures and incidents name them."""

from __future__ import annotations

from vistoria.model.place import Place, Seat

SEATS = tuple(Seat(number) for number in range(64))
"""Places by seat number, made once."""


def place_of(named: str | int | None) -> Place | None:
    """A place as incidents name it: a seat's number, or a word; None for anything else."""
    if isinstance(named, int):
        return Seat(named)
    if named in ("croupier", "community", "burn", "aside", "house"):
        return named
    return None
