"""What of an answer is news: the rest says again how the table stands, which no law forbids."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from vistoria.model.event import (
    Acted,
    Charged,
    Event,
    HandEnded,
    Registered,
    Resting,
    Seated,
    SessionEvent,
    Turn,
)
from vistoria.model.hand import MOVES, moves_nothing


def news(events: Sequence[Event], resting: Collection[str]) -> Iterator[Event]:
    """These events without those that change nothing, where these players rest before them.

    That is: no chips move, a player rests or plays on as before, and the session of a player begins as he comes.
    """
    if _SAYS_AGAIN.isdisjoint(map(type, events)):
        yield from events
        return
    came = {e.player for e in events if isinstance(e, Seated | Registered)}
    rest = set(resting)
    for event in events:
        match event:
            case Resting(player=player, on=on):
                if on == (player in rest):
                    continue
                (rest.add if on else rest.discard)(player)
            case SessionEvent(player=player, what="started") if player in came:
                continue
            case Charged(amount=0):
                continue
            case _ if moves_nothing(event):
                continue
        yield event


def unless_told(asked: Turn | None, events: Sequence[Event], others: Sequence[Event]) -> Sequence[Event]:
    """These events without the turn that stands, where the other side says nothing of whose turn it is.

    A turn stands until somebody acts: it need not be said again, and may be.
    """
    if asked is None or any(isinstance(e, Turn | Acted | HandEnded) for e in others):
        return events
    if any(isinstance(e, Acted | HandEnded) for e in events):
        return events
    return [e for e in events if not (isinstance(e, Turn) and (e.seat, e.round) == (asked.seat, asked.round))]


_SAYS_AGAIN = frozenset({Resting, SessionEvent, Charged, *MOVES})
"""Events that may be no news."""
