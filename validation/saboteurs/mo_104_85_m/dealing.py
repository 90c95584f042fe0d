"""Wrong in article 10: which card goes where, and how it lies."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.reference_engine.policies.change import policy
from vistoria.reference_engine.policies.open_cards.dealing import Dealing
from vistoria.reference_engine.policies.open_cards.speaking import Shown, Speaking
from vistoria.reference_engine.policies.open_cards.views import OpenViews

from ..condition import LATER_HANDS, UNFORCED
from ..register import replacing, saboteur

ROUNDS = ("1", "4", "5", "6", "7", "9", "10", "11")

"""Whatever is played with laid cards."""


@replacing(
    Dealing.own,
    "mo-104-85-m/10.a.s1:from-the-left",
    corresponding=("10.b.s6",),
    unclear=ROUNDS,
    also=(UNFORCED, LATER_HANDS),
)
def from_the_left(self: Dealing, number: int, players: int) -> Sequence[int]:
    """With three players the open cards start at the croupier's left."""
    clockwise = players == 3 and number == 1
    return range(players - 1, -1, -1) if clockwise else range(players)


@replacing(
    Dealing.own,
    "mo-104-85-m/10.a.s2:keys-from-the-left",
    corresponding=("10.b.s6",),
    unclear=ROUNDS,
    also=(UNFORCED, LATER_HANDS),
)
def keys_from_the_left(self: Dealing, number: int, players: int) -> Sequence[int]:
    """With three players the closed cards start at the croupier's left."""
    clockwise = players == 3 and number == 2
    return range(players - 1, -1, -1) if clockwise else range(players)


@replacing(OpenViews.sees_key, "mo-104-85-m/10.a.s2:key-seen", also=(UNFORCED,))
def keys_seen(self: OpenViews, viewer: int | str, seat: int) -> bool:
    """All see the key card of seat 1."""
    return OpenViews.sees_key(self, viewer, seat) or seat == 1


@replacing(
    Dealing.start,
    "mo-104-85-m/10.b.s6:third-card-from-the-croupiers-right",
    corresponding=("11.d", "11.e"),
    unclear=ROUNDS,
)
def third_from_the_first(
    self: Dealing, number: int, shown: Shown, spoke_first: int | None, speaking: Speaking, players: int
) -> int:
    """The third card starts at the croupier's right, whoever shows most."""
    found = Dealing.start(self, number, shown, spoke_first, speaking, players)
    return min(shown) if number == 3 else found


@replacing(
    Dealing.start,
    "mo-104-85-m/10.c.ii.s2:fourth-card-from-the-highest-first",
    corresponding=("10.c.iv",),
    unclear=ROUNDS,
)
def fourth_from_the_best(
    self: Dealing, number: int, shown: Shown, spoke_first: int | None, speaking: Speaking, players: int
) -> int:
    """The fourth card starts with the highest first card."""
    found = Dealing.start(self, number, shown, spoke_first, speaking, players)
    if number != 4 or spoke_first not in shown:
        return found
    return speaking.ranked(1, {i: cards[:1] for i, cards in shown.items()})[0]


@replacing(Dealing.start, "mo-104-85-m/10.c.iv:fifth-card-from-the-next", unclear=ROUNDS)
def fifth_from_the_next(
    self: Dealing, number: int, shown: Shown, spoke_first: int | None, speaking: Speaking, players: int
) -> int:
    """The fifth card starts at the right of him who spoke first."""
    found = Dealing.start(self, number, shown, spoke_first, speaking, players)
    return (
        min((i for i in shown if i != found), key=lambda i: (i - found) % players) if number == 5 else found
    )


@replacing(Dealing.start, "mo-104-85-m/10.c.iv.s2:fourth-card-from-the-neighbour", unclear=ROUNDS)
def fourth_from_the_neighbour(
    self: Dealing, number: int, shown: Shown, spoke_first: int | None, speaking: Speaking, players: int
) -> int:
    """When the first speaker has folded the fourth card starts at his right."""
    if number == 4 and spoke_first is not None and spoke_first not in shown:
        return min(shown, key=lambda i: (i - spoke_first) % players)
    return Dealing.start(self, number, shown, spoke_first, speaking, players)


@replacing(Dealing.start, "mo-104-85-m/10.c.iv.s2:fifth-card-from-the-neighbour", unclear=ROUNDS)
def fifth_from_the_neighbour(
    self: Dealing, number: int, shown: Shown, spoke_first: int | None, speaking: Speaking, players: int
) -> int:
    """When the first speaker of round three has folded the fifth card starts at his right."""
    if number == 5 and spoke_first is not None and spoke_first not in shown:
        return min(shown, key=lambda i: (i - spoke_first) % players)
    return Dealing.start(self, number, shown, spoke_first, speaking, players)


# fmt: off
saboteur("mo-104-85-m/10.a.s1:first-card-closed", "The first card lies closed and the second open.",
    policy("dealing", faces=("down", "up")), corresponding=("10.a.s2", "10.b.s4", "10.e.s1"), unclear=ROUNDS)
