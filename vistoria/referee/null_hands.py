"""Hands that are declared null."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.event import Event, Voided


def nullities(events: Sequence[Event]) -> Sequence[Voided]:
    """The events that declare a whole hand null."""
    return [e for e in events if isinstance(e, Voided) and e.scope == "hand"]
