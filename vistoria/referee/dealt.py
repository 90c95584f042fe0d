"""Where cards go, as it was told beside what the law has of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from vistoria.model.event import Dealt, Event
from vistoria.model.place import Place

from .null_hands import nullities

Events = Sequence[Event]


def only_put_away_otherwise(lawful: Events, events: Events) -> bool:
    """Whether each place gets the cards that the law has it get, and others are put away in between."""
    one, other = ([e.to for e in told if isinstance(e, Dealt)] for told in (lawful, events))
    return one != other and _in_play(one) == _in_play(other)


def several_at_a_time(lawful: Events, events: Events) -> bool:
    """Whether all places get as many cards as the law has it, in its order, and some get several at a time.

    Of a hand that is null before its cards are dealt, the places that had some up to the card astray.
    """
    one, other = (_in_play([e.to for e in told if isinstance(e, Dealt)]) for told in (lawful, events))
    due, came = [*dict.fromkeys(one)], [*dict.fromkeys(other)]
    if nullities(lawful) and nullities(events):
        came = [*dict.fromkeys(other[:-1])]
        return any(a == b for a, b in pairwise(other)) and came == due[: len(came)]
    return one != other and Counter(one) == Counter(other) and due == came


def _in_play(places: Sequence[Place]) -> list[Place]:
    return [place for place in places if place not in ("aside", "burn")]
