"""How each seat fared against the house."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.event import Collected, Event, Paid

Events = Sequence[Event]


def fared_otherwise(lawful: Events, events: Events) -> int | None:
    """The first seat that the law compares with the croupier and that fared otherwise."""
    theirs = _fared(events)
    return next((seat for seat, how in _fared(lawful).items() if how != theirs.get(seat)), None)


def _fared(events: Events) -> dict[int, str]:
    """Who won and who lost by comparing with the croupier: there the second bet is paid or collected."""
    won = {e.seat: "won" for e in events if isinstance(e, Paid) and e.what == "additional"}
    return won | {e.seat: "lost" for e in events if isinstance(e, Collected) and e.source == "additional"}
