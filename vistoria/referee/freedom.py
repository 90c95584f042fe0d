"""What the law leaves to the house or says nothing of, in what is asked of a product and in how sums are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from vistoria.model.command import Act, Command, Incident, Join, Session, TopUp
from vistoria.model.event import Acted, Event, Paid, Returned, Turn
from vistoria.model.place import Seat
from vistoria.table.events import after_all

from .following import Following
from .model import Position

Events = Sequence[Event]

SHARED = ("unmatched", "winners", "division", "pots told")
"""Ways to tell one sum: what nobody matched comes back, or is won with the pot."""


def brings_more(at: Following, join: Join) -> bool:
    """Whether somebody would sit down with more than the house has taken of others, at a place that is free."""
    free = join.player not in at.seen.players and not at.seen.sits(join.seat)
    return free and bool(at.bought) and join.buy_in > max(at.bought)


def was_offered(at: Following, act: Act) -> bool:
    """Whether the act is among the choices that the product told, or it told none."""
    asked = at.seen.asked
    if asked is None or asked.choices is None or asked.seat != act.seat:
        return True
    bounds = asked.choices.get(act.act)
    return act.act in asked.choices and (not bounds or act.to is None or bounds[0] <= act.to <= bounds[1])


def as_the_house_likes(at: Following, position: Position, command: Command) -> bool:
    """Whether no clause grants just this, though the law would have it so.

    That is a fault of cards that do not lie there, chips for who has enough to play on, a place whose last player has
    only just gone, unless all have and every place was taken, and a session of which it is not known whether it has
    begun.
    """
    match command:
        case Incident():
            return not has_cards(at, command)
        case TopUp(player=player):
            seat = at.seen.players.get(player, 0)
            enough = player in at.resting or not position.left_out(seat)
            return enough and at.seen.stacks.get(seat, 0) > 0
        case Join(seat=seat, player=player):
            last = {where: who for (who, hand), where in at.seats.items() if hand == at.hand}
            elsewhere = bool(at.seen.players) or len(last) < at.seen.seats
            return elsewhere and last.get(seat, player) != player
        case Session(act="start"):
            return at.strayed
    return False


def has_cards(at: Following, incident: Incident) -> bool:
    """Whether every seat that it names is in the hand: where nobody plays there is nothing to see."""
    seats = [place for place in incident.places or () if isinstance(place, int)]
    return all(at.seen.cards_at(Seat(seat)) and seat not in at.seen.out for seat in seats)


def taken_in_its_place(command: Command, events: Events) -> Act | None:
    """The bet that the product reports in place of the one that was sent; None where it is that one."""
    if not isinstance(command, Act) or command.to is None:
        return None
    told = next((e for e in events if isinstance(e, Acted) and e.seat == command.seat), None)
    if told is None or told.act == "decline" or told.to in (None, command.to):
        return None
    return Act(told.seat, told.act, told.to)


def sums(events: Events) -> Counter[int]:
    """What each seat takes out of play, whatever it is called."""
    taken = Counter[int]()
    for e in events:
        if isinstance(e, Returned) or (isinstance(e, Paid) and e.what == "pot"):
            taken[e.seat] += e.amount
    return taken


def left_alone(at: Following, lawful: Events, events: Events) -> bool:
    """Whether everybody else has folded and something comes back: all is one player's, whatever it is called."""
    if not any(isinstance(e, Returned) for e in (*lawful, *events)):
        return False
    return after_all(at.seen, events).live == 1


def asked_alone(at: Following, lawful: Events, events: Events) -> bool:
    """Whether the product asks the only one who has chips left and nothing to match, where the law need not.

    Each who is in may speak, and nobody can answer: the law says neither that he is asked nor that he is not.
    """
    asked = next((e for e in reversed(events) if isinstance(e, Turn)), None)
    if asked is None or any(isinstance(e, Turn) and e.seat == asked.seat for e in lawful):
        return False
    now = after_all(at.seen, events)
    able = [seat for seat in now.left if now.stacks.get(seat, 0)]
    return able == [asked.seat] and now.own(asked.seat) >= now.level
