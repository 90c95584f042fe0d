"""The events of games of cards in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from vistoria.model.pot import Pot
from vistoria.telling.lines import card_texts, joined, seat, short, who
from vistoria.telling.said import Part, Said, Word, say

from .events import Carried, DeviceEvent, Marker, Mucked, Pool, Pots, Qualified, Ranked


def _pots_text(pots: Iterable[Pot]) -> tuple[Part, ...]:
    """Each pot with the seats that can win it."""
    return joined(say("pot", amount=pot.amount, seats=", ".join(map(str, pot.seats))) for pot in pots) or (
        "0",
    )


HANDS = {
    "high card": "high-card",
    "pair": "pair",
    "one pair": "pair",
    "two pair": "two-pairs",
    "two pairs": "two-pairs",
    "three of a kind": "three-of-a-kind",
    "trips": "three-of-a-kind",
    "straight": "straight",
    "flush": "flush",
    "full house": "full-house",
    "four of a kind": "four-of-a-kind",
    "quads": "four-of-a-kind",
    "straight flush": "straight-flush",
    "royal flush": "royal-flush",
}
"""The words of a language for hands, by the names that engines give them."""


def _hand(name: str) -> Part:
    """A hand in the reader's words; one that only its engine calls so as it is."""
    known = HANDS.get(" ".join(name.casefold().replace("-", " ").replace("_", " ").split()))
    return short(name) if known is None else Word(known)


def _ranked(e: Ranked) -> Said:
    key = "ranked" if e.winning is None else "ranked.wins" if e.winning else "ranked.loses"
    return say(key, who=who(e.place), name=_hand(e.name), cards=card_texts(e.five))


LINES: Mapping[type, Callable[[Any], Said]] = {
    Marker: lambda e: say("marker", who=seat(e.seat)),
    Pots: lambda e: say("pots", pots=_pots_text(e.pots)),
    Mucked: lambda e: say("mucked", who=seat(e.seat)),
    Ranked: _ranked,
    Qualified: lambda e: say("qualified.yes" if e.yes else "qualified.no"),
    Pool: lambda e: say("pool", before=e.before, after=e.after),
    Carried: lambda e: say("carried", who=seat(e.seat), amount=e.amount),
    DeviceEvent: lambda e: say("device", what=e.use),
}

SHOWDOWN = (Ranked, Qualified)
