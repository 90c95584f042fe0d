"""What a product puts away before each street and each later card, read from a hand that it dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from vistoria.games.cards.deal import DealPlan
from vistoria.model.event import Dealt
from vistoria.model.hand import Hand

_PUT_AWAY = ("burn", "aside")


def dealt_as(hand: Hand, law: DealPlan) -> DealPlan:
    """The deal of the law with as many cards put away as the hand shows, before each street and each later card."""
    places = [h.event.to for h in hand.of(Dealt) if isinstance(h.event, Dealt)]
    order = [place for place in places if place in ("burn", "community")]
    streets = []
    for _, opened in law.streets:
        burnt = next((i for i, place in enumerate(order) if place == "community"), 0)
        order = order[burnt + opened :]
        streets.append((burnt, opened))
    return msgspec.structs.replace(law, streets=tuple(streets), before_later=_before_later(places, law))


def _before_later(places: Sequence[object], law: DealPlan) -> tuple[int, ...]:
    """How many cards are put away before the cards that come after rounds of betting, round by round; () where none."""
    away, found = 0, [0] * law.later
    got: Counter[object] = Counter()
    for place in places:
        if place in _PUT_AWAY:
            away += 1
            continue
        got[place] += 1
        if law.own < got[place] <= law.own + law.later:
            found[got[place] - law.own - 1] += away
        away = 0
    return tuple(found) if any(found) else ()
