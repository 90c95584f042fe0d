"""A bet that nobody matched, told as a pot that one seat alone could win and was paid."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vistoria.model.event import Event, Paid, Pots, Returned


def as_returned(told: Sequence[Event], lawful: Sequence[Event]) -> Sequence[Event]:
    """The events with such a pot as chips returned, where the law returns them to that seat: it does not say how."""
    if any(_is_unmatched(event) for event in told):
        return told
    for back in filter(_is_unmatched, lawful):
        assert isinstance(back, Returned)
        told = _one_returned(told, back)
    return told


def _is_unmatched(event: Event) -> bool:
    return isinstance(event, Returned) and event.why == "unmatched"


def _one_returned(told: Sequence[Event], back: Returned) -> Sequence[Event]:
    pots = next((event.pots for event in reversed(told) if isinstance(event, Pots)), ())
    paid = next(
        (
            event
            for event in told
            if isinstance(event, Paid)
            and (event.seat, event.amount) == (back.seat, back.amount)
            and event.pot is not None
            and event.pot < len(pots)
            and pots[event.pot].seats == (back.seat,)
        ),
        None,
    )
    if paid is None:
        return told
    kept = tuple(pot for i, pot in enumerate(pots) if i != paid.pot)
    return [
        back if event is paid
        else msgspec.structs.replace(event, pots=kept) if isinstance(event, Pots) and event.pots == pots
        else event
        for event in told
    ]  # fmt: skip
