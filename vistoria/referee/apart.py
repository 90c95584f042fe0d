"""How an answer is apart from what the law has: in whose turn it is, in the cards dealt, in nullity, and so on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby, pairwise

from vistoria.games.cards.events import Ranked
from vistoria.model.event import (
    Acted,
    Collected,
    Dealt,
    Event,
    HandEnded,
    Paid,
    RoundEnded,
    SessionEvent,
    Turn,
    Voided,
)
from vistoria.model.place import Place, Seat

from .aspect import ASIDE

Events = Sequence[Event]


def decided_otherwise(lawful: Events, events: Events) -> bool:
    """Whether for a player whose time is over another act is taken than the law takes for his decision, or none."""
    due, told = (
        [e for e in side if isinstance(e, Acted) and e.why == "timeout"] for side in (lawful, events)
    )
    if due and not any(isinstance(e, Acted) for e in events):
        return True
    apart = ((one, other) for one, other in zip(due, told, strict=False) if one.act != other.act)
    return any(one.seat == other.seat for one, other in apart)


def decided_early(lawful: Events, events: Events) -> bool:
    """Whether an act is taken for a player who has still time to decide."""
    taken = any(isinstance(e, Acted) and e.why in ("timeout", "disconnected") for e in events)
    return taken and not any(isinstance(e, Acted) for e in lawful)


def session_ended(events: Events) -> bool:
    """Whether a session ends."""
    return any(isinstance(e, SessionEvent) and e.what == "ended" for e in events)


def passed_over(asked: Sequence[Turn], events: Events) -> Sequence[Turn]:
    """The turn that the law gives, where the product does not give it."""
    given = {(e.seat, e.round) for e in events if isinstance(e, Turn)}
    return [turn for turn in asked if (turn.seat, turn.round) not in given]


def asks_another(lawful: Events, events: Events) -> bool:
    """Whether both ask somebody in one round, and not the same."""
    mine, theirs = ([e for e in side if isinstance(e, Turn)][-1:] for side in (lawful, events))
    pairs = zip(mine, theirs, strict=False)
    return any(one.round == other.round and one.seat != other.seat for one, other in pairs)


def is_over(events: Events) -> bool:
    """Whether a round of betting, or the hand, is over."""
    return any(isinstance(e, RoundEnded | HandEnded) for e in events)


def rounds_apart(lawful: Events, events: Events) -> bool:
    """Whether one side asks on in a round that is over for the other; the law asks somebody in it, or in the next."""
    asks = any(isinstance(e, Turn) for e in lawful)
    told_on = is_over(events) or any(isinstance(e, Turn) for e in events)
    return asks and told_on and is_over(lawful) is not is_over(events)


def ordered_alike(lawful: Events, events: Events) -> bool:
    """Whether the product puts the hands in order as the law does, and says so: what it pays is another matter."""
    due, told = ({e.place: e.winning for e in side if isinstance(e, Ranked)} for side in (lawful, events))
    return None not in told.values() and bool(told) and told == due


def marked_otherwise(lawful: Events, events: Events) -> bool:
    """Whether the product calls a player's hand the winning one that does not win, or the other way round."""
    due, told = (
        {e.place: e.winning for e in side if isinstance(e, Ranked) and isinstance(e.place, Seat)}
        for side in (lawful, events)
    )
    return any(
        None not in (due[place], told[place]) and due[place] != told[place] for place in due.keys() & told
    )


def fared_otherwise(lawful: Events, events: Events) -> int | None:
    """The first seat that the law compares with the croupier and that fared otherwise."""
    theirs = _fared(events)
    return next((seat for seat, how in _fared(lawful).items() if how != theirs.get(seat)), None)


def _fared(events: Events) -> dict[int, str]:
    """Who won and who lost by comparing with the croupier: there the second bet is paid or collected."""
    won = {e.seat: "won" for e in events if isinstance(e, Paid) and e.what == "additional"}
    return won | {e.seat: "lost" for e in events if isinstance(e, Collected) and e.source == "additional"}


def nullities(events: Events) -> Sequence[Voided]:
    """The events that declare a whole hand null."""
    return [e for e in events if isinstance(e, Voided) and e.scope == "hand"]


def null_sooner(lawful: Events, events: Events) -> bool:
    """Whether the product has a hand null that goes on by the law, or goes on to further cards."""
    mine, theirs = dealt_to(lawful), dealt_to(events)
    goes_on = not nullities(lawful) or (len(theirs) < len(mine) and theirs == mine[: len(theirs)])
    return goes_on and bool(nullities(events))


def only_put_away_otherwise(lawful: Events, events: Events) -> bool:
    """Whether each place gets the cards that the law has it get, and others are put away in between."""
    one, other = dealt_to(lawful), dealt_to(events)
    return one != other and _in_play(one) == _in_play(other)


def several_at_a_time(lawful: Events, events: Events) -> bool:
    """Whether all places get as many cards as the law has it, and some get several at a time, in its order or another.

    Of a hand that is null before its cards are dealt, the places that had some up to the card astray.
    """
    one, other = _in_play(dealt_to(lawful)), _in_play(dealt_to(events))
    due, came = [*dict.fromkeys(one)], [*dict.fromkeys(other)]
    if nullities(lawful) and nullities(events):
        came = [*dict.fromkeys(other[:-1])]
        return any(a == b for a, b in pairwise(other)) and came == due[: len(came)]
    in_packets = all(len([*packet]) > 1 for _, packet in groupby(other))
    return one != other and as_many_each(lawful, events) and (due == came or in_packets)


def as_many_each(lawful: Events, events: Events) -> bool:
    """Whether every place gets as many cards that are played as the law has it."""
    return Counter(_in_play(dealt_to(lawful))) == Counter(_in_play(dealt_to(events)))


def seats_of_other_number(lawful: Events, events: Events) -> bool:
    """Whether a seat gets more or fewer cards than by the law."""
    one, other = (Counter(p for p in dealt_to(e) if isinstance(p, Seat)) for e in (lawful, events))
    return bool(one) and one != other


def dealt_to(events: Events) -> list[Place]:
    """Where the cards go, in their order."""
    return [e.to for e in events if isinstance(e, Dealt)]


def _in_play(places: Sequence[Place]) -> list[Place]:
    return [place for place in places if place not in ASIDE]
