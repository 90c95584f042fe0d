"""What of an answer is news, and what in it the law leaves open: whom it asks next, and how a pool grows."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from vistoria.games.cards.events import Pool
from vistoria.model.command import Command, Leave
from vistoria.model.event import (
    Acted,
    Charged,
    Event,
    HandEnded,
    Paid,
    Registered,
    Resting,
    Seated,
    SessionEvent,
    Time,
    Turn,
)
from vistoria.model.hand import MOVES, moves_nothing

from .freedom import JACKPOT
from .model import Position

Events = Sequence[Event]


def news(events: Sequence[Event], resting: Collection[str], command: Command) -> Iterator[Event]:
    """These events of a command without those that change nothing, where these players rest before them.

    That is: no chips move, no time is added, a player rests or plays on as before, and the session of a player begins
    as he comes and ends as he asks to go.
    """
    if _SAYS_AGAIN.isdisjoint(map(type, events)):
        yield from events
        return
    came = {e.player for e in events if isinstance(e, Seated | Registered)}
    goes = command.player if isinstance(command, Leave) else None
    rest = set(resting)
    for event in events:
        match event:
            case Resting(player=player, on=on):
                if on == (player in rest):
                    continue
                (rest.add if on else rest.discard)(player)
            case SessionEvent(player=player, what="started") if player in came:
                continue
            case SessionEvent(player=player, what="ended") if player == goes:
                continue
            case Charged(amount=0) | Time(extended_ms=0):
                continue
            case _ if moves_nothing(event):
                continue
        yield event


def unless_told(asked: Turn | None, events: Sequence[Event], others: Sequence[Event]) -> Sequence[Event]:
    """These events without the turn that stands, where the other side says nothing of whose turn it is.

    A turn stands until somebody acts: it need not be said again, and may be.
    """
    said = any(isinstance(e, Turn | Acted | HandEnded) for e in others)
    if asked is None or said or any(isinstance(e, Acted | HandEnded) for e in events):
        return events
    return [e for e in events if not (isinstance(e, Turn) and (e.seat, e.round) == (asked.seat, asked.round))]


def asked_as_told(after: Position, lawful: Events, events: Events) -> tuple[Position, Events]:
    """The table waiting for the seat that was really asked, where the law has no order of asking."""
    turn, told = (next((e for e in reversed(side) if isinstance(e, Turn)), None) for side in (lawful, events))
    if turn is None or told is None or turn.seat == told.seat:
        return after, lawful
    found = after.asking(told.seat)
    if found is None:
        return after, lawful
    return found[0], tuple(found[1] if e is turn else e for e in lawful)


def growth(events: Events) -> tuple[int, int]:
    """Chips by which the pool grew of itself, before the first prize of these events and after it."""
    paid = next((i for i, e in enumerate(events) if isinstance(e, Paid) and e.what == JACKPOT), len(events))
    grown = [(i, event.after - event.before) for i, event in _grown(events)]
    return sum(chips for i, chips in grown if i < paid), sum(chips for i, chips in grown if i > paid)


def without_growth(events: Events) -> list[Event]:
    """These events without those that tell how the pool grew of itself: no law speaks of it."""
    grown = {i for i, _ in _grown(events)}
    return [e for i, e in enumerate(events) if i not in grown]


def _grown(events: Events) -> Iterator[tuple[int, Pool]]:
    """What a prize leaves is told by the first movement after it, and an empty pool begins again.

    A pool that is told as it was has grown by nothing.
    """
    of_a_prize = False
    for i, event in enumerate(events):
        if isinstance(event, Paid) and event.what == JACKPOT:
            of_a_prize = True
        elif isinstance(event, Pool):
            as_it_was = event.after == event.before
            if not of_a_prize and (as_it_was or event.after > event.before > 0) and not event.restarted:
                yield i, event
            of_a_prize = False


_SAYS_AGAIN = frozenset({Resting, SessionEvent, Charged, Time, *MOVES})
"""Events that may be no news."""
