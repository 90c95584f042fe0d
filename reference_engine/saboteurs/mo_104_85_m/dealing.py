"""Wrong in article 10: which card goes where, and how it lies."""

from __future__ import annotations

from collections.abc import Sequence

from ...policies.change import policy
from ...policies.open_cards.dealing import Dealing
from ...policies.open_cards.speaking import Shown, Speaking
from ...policies.open_cards.views import OpenViews
from ..saboteur import Saboteur

ROUNDS = ("1", "4", "5", "6", "7", "9", "10", "11")
"""Whatever is played with laid cards."""


class FromTheLeft(Dealing):
    """With three players the open cards start at the croupier's left."""

    def own(self, number: int, players: int) -> Sequence[int]:
        clockwise = players == 3 and number == 1
        return range(players - 1, -1, -1) if clockwise else range(players)


class KeysFromTheLeft(Dealing):
    """With three players the closed cards start at the croupier's left."""

    def own(self, number: int, players: int) -> Sequence[int]:
        clockwise = players == 3 and number == 2
        return range(players - 1, -1, -1) if clockwise else range(players)


class KeysSeen(OpenViews):
    """Everybody sees the key card of seat 1."""

    def sees_key(self, viewer: int | str, seat: int) -> bool:
        return super().sees_key(viewer, seat) or seat == 1


class ThirdFromTheFirst(Dealing):
    """The third card starts at the croupier's right."""

    def start(
        self, number: int, shown: Shown, spoke_first: int | None, speaking: Speaking, players: int
    ) -> int:
        found = super().start(number, shown, spoke_first, speaking, players)
        return min(shown) if number == 3 else found


class FourthFromTheBest(Dealing):
    """The fourth card starts with the highest first card, where no pair is seen."""

    def start(
        self, number: int, shown: Shown, spoke_first: int | None, speaking: Speaking, players: int
    ) -> int:
        found = super().start(number, shown, spoke_first, speaking, players)
        if number != 4 or spoke_first not in shown:
            return found
        return speaking.ranked(1, {i: cards[:1] for i, cards in shown.items()})[0]


class FifthFromTheNext(Dealing):
    """The fifth card starts at the right of the first speaker."""

    def start(
        self, number: int, shown: Shown, spoke_first: int | None, speaking: Speaking, players: int
    ) -> int:
        found = super().start(number, shown, spoke_first, speaking, players)
        return (
            min((i for i in shown if i != found), key=lambda i: (i - found) % players)
            if number == 5
            else found
        )


class FourthFromTheNeighbour(Dealing):
    """When the first speaker has folded the fourth card starts at his right."""

    def start(
        self, number: int, shown: Shown, spoke_first: int | None, speaking: Speaking, players: int
    ) -> int:
        if number == 4 and spoke_first is not None and spoke_first not in shown:
            return min(shown, key=lambda i: (i - spoke_first) % players)
        return super().start(number, shown, spoke_first, speaking, players)


SABOTEURS = (
    Saboteur(
        "mo-104-85-m/10.a.s1:from-the-left",
        "With three players the open cards start at the croupier's left.",
        policy("dealing", FromTheLeft),
        sisters=("10.b.s6",),
        unclear=ROUNDS,
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/10.a.s1:first-card-closed",
        "The first card lies closed and the second open.",
        policy("dealing", faces=("down", "up")),
        sisters=("10.a.s2", "10.b.s4", "10.e.s1"),
        unclear=ROUNDS,
    ),
    Saboteur(
        "mo-104-85-m/10.a.s2:keys-from-the-left",
        "With three players the closed cards start at the croupier's left.",
        policy("dealing", KeysFromTheLeft),
        sisters=("10.b.s6",),
        unclear=ROUNDS,
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/10.a.s2:key-seen",
        "All see the key card of seat 1.",
        policy("views", KeysSeen),
    ),
    Saboteur(
        "mo-104-85-m/10.b.s6:third-card-from-the-croupiers-right",
        "The third card starts at the croupier's right, whoever shows most.",
        policy("dealing", ThirdFromTheFirst),
        sisters=("11.d",),
        unclear=ROUNDS,
    ),
    Saboteur(
        "mo-104-85-m/10.c.ii.s2:fourth-card-from-the-highest-first",
        "The fourth card starts with the highest first card.",
        policy("dealing", FourthFromTheBest),
        sisters=("10.c.iv",),
        unclear=ROUNDS,
    ),
    Saboteur(
        "mo-104-85-m/10.c.iv:fifth-card-from-the-next",
        "The fifth card starts at the right of him who spoke first.",
        policy("dealing", FifthFromTheNext),
        unclear=ROUNDS,
    ),
    Saboteur(
        "mo-104-85-m/10.c.iv.s2:fourth-card-from-the-neighbour",
        "When the first speaker has folded the fourth card starts at his right.",
        policy("dealing", FourthFromTheNeighbour),
        unclear=ROUNDS,
        rare=True,
    ),
)
