"""What a product does with people of its own accord, where no law speaks of it.

It keeps them out of hands, lets them in again, puts them off the table, carries out later what they asked for, and
gives time to who has lost his line. It invites and warns players between hands when it likes.
"""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.command import Command, Connection, Join, Leave, Move, Rest, Session, Start, TopUp, Wait
from vistoria.model.event import (
    Acted,
    Bought,
    Charged,
    ConnectionEvent,
    Event,
    HandEnded,
    HandStarted,
    Left,
    Resting,
    Seated,
    SessionEvent,
    Time,
)
from vistoria.table import Table
from vistoria.table.events import after_all

from .following import Following, absent
from .model import Position
from .names import Name

Events = Sequence[Event]
OF_PEOPLE = Resting | Left | Seated | Bought | Time | SessionEvent


def unasked(at: Following, position: Position, command: Command, events: Events) -> list[Event]:
    """Those of the events by which it does so.

    Out of the next hands may be kept who has just come or comes back from a rest, who let his time run out in the last
    one, whose line is lost, and who has no chips; who rests may come in again at any time. Off the table goes who has
    no chips left while no hand is played, if no clause lets him buy others. What was asked for during a hand may come
    when it is over, and who loses his line may have more time where the house declared none. His session may begin as
    a player sits down. Who asks for it himself is judged as the law has it.
    """
    if not any(isinstance(e, OF_PEOPLE) for e in events):
        return []
    asks = command.player if isinstance(command, Rest | Leave | TopUp) else None
    his_own = at.seen.players.get(asks) if asks else None
    now = after_all(at.seen, events)
    judged_apart = {e.player for e in events if isinstance(e, SessionEvent)}
    buys = bool(position.clauses("put off without chips"))
    comes_back = at.resting if isinstance(command, Rest) and not command.on else ()
    clock = at.seen.settings.clock
    found: list[Event] = []
    running = at.seen.running
    for event in events:
        match event:
            case HandStarted() | HandEnded():
                running = isinstance(event, HandStarted)
            case Resting(on=True, player=player) if player == asks and player in comes_back:
                found.append(event)
            case Left(player=player) | Resting(player=player) if player == asks:
                pass
            case Bought(seat=seat) | Charged(seat=seat) if his_own is not None and seat == his_own:
                pass
            case Left() | Seated() | Bought() if not running and _wish(at, event) is not None:
                found.append(event)
            case Bought() if any(isinstance(e, Seated) and e.seat == event.seat for e in found):
                found.append(event)  # what he brings who asked for a place
            case Charged(of="buy-in") if any(isinstance(e, Bought) and e.seat == event.seat for e in found):
                found.append(event)
            case Left(player=player, stack=0) if not (
                running or buys or player in {*judged_apart, *now.players}
            ):
                found.append(event)
            case Time() if isinstance(command, Connection) and (clock is None or clock.extra_ms is None):
                found.append(event)
            case SessionEvent(what="started", player=player) if _sits_down(command, player):
                found.append(event)
            case SessionEvent(what="invited" | "warned") if not isinstance(command, Start):
                found.append(event)
            case Resting(on=True, player=player):
                found += [event] if _sits_down(command, player) or _keeps_out(at, now, player, events) else []
            case Resting(player=player) if player in at.resting:
                found.append(event)
    return found


def _sits_down(command: Command, player: str) -> bool:
    """Whether the player takes a place with this command."""
    return isinstance(command, Join) and command.player == player


def _keeps_out(at: Following, now: Table, player: str, events: Events) -> bool:
    """Whether the player has no chips or no line, or the house decided for him since the hand began."""
    seat = now.players.get(player)
    if seat is None:
        return False
    lost = any(isinstance(e, ConnectionEvent) and e.who == player and not e.up for e in events)
    away = lost or player in at.offline or seat in at.absent | absent(events)
    return away or not now.stacks.get(seat)


def _wish(at: Following, event: Left | Seated | Bought) -> Command | None:
    """What somebody asked for during the hand, and this event carries out."""
    for wish in at.wishes:
        match wish, event:
            case Leave(player=player) | Move(player=player), Left() if player == event.player:
                return wish
            case Join(player=player, seat=seat) | Move(player=player, seat=seat), Seated() if (
                player,
                seat,
            ) == (event.player, event.seat):
                return wish
            case TopUp(player=player), Bought() if at.seen.players.get(player) == event.seat:
                return wish
    return None


def with_time_used(at: Following, position: Position, command: Command, events: Events) -> Position:
    """The table where the product gives no more extra time to who has had some: no clause says how often he has it."""
    asked = at.seen.asked
    seats = {at.seen.players[who] for who in at.had_extra_time if who in at.seen.players}
    if not isinstance(command, Wait) or asked is None or asked.seat not in seats:
        return position
    given = any(isinstance(e, Time) and e.seat == asked.seat for e in events)
    decided = any(isinstance(e, Acted) and e.seat == asked.seat and e.why == "timeout" for e in events)
    return position.without_extra_time() if decided and not given else position


def against_it(aspect: Name, position: Position, events: Events) -> tuple[str, ...]:
    """The clauses that forbid to keep a player out, to put him off or to bring him chips; none where no law does."""
    if aspect != "people":
        return position.clauses(aspect)
    stacks = [e.stack for e in events if isinstance(e, Left)]
    return position.clauses("put off without chips" if stacks and not any(stacks) else "put off")


def at_first(own: Events, events: Events) -> list[Event]:
    """Those that are told before a hand begins with these events, and time that was given."""
    begun = next((i for i, e in enumerate(events) if isinstance(e, HandStarted)), 0)
    return [e for i, e in enumerate(events) if e in own and (i < begun or isinstance(e, Time))]


def taken_in(at: Following, position: Position, own: Events) -> Position | None:
    """The table with these players out, in again, gone or with more chips; None where the law cannot have it so."""
    for event in own:
        match event:
            case Resting():
                asked: Command | None = Rest(event.player, event.on)
            case Left():
                asked = _wish(at, event) or Leave(event.player)
            case Seated() if isinstance(_wish(at, event), Move) and any(
                isinstance(e, Left) and e.player == event.player for e in own
            ):
                continue  # he has moved
            case Bought() if any(isinstance(e, Seated) and e.seat == event.seat for e in own):
                continue  # he has it with his place
            case Seated() | Bought():
                asked = _wish(at, event)
            case SessionEvent(what="invited" | "warned" as what, player=player):
                position = position.called(player, what)
                continue
            case SessionEvent():
                begun = position.play(Session(event.player, "start"))
                position = begun[0] if isinstance(begun, tuple) else position
                continue
            case Time(extended_ms=ms):
                position = position.given(ms)
                continue
            case _:
                continue  # what is charged goes with what is bought
        ruling = None if asked is None else position.play(asked)
        if not isinstance(ruling, tuple):
            return None
        position = ruling[0]
    return position
