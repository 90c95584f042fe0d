"""Wrong in article 10: which card goes where, and how it lies."""

from __future__ import annotations

from collections.abc import Sequence

from ...policies.open_cards.dealing import Dealing
from ...policies.open_cards.speaking import Shown, Speaking
from ...policies.open_cards.views import OpenViews
from ..change import policy
from ..saboteur import Saboteur

ROUNDS = ("10.b", "10.c", "10.d", "10.e", "11")


class FromTheLeft(Dealing):
    """With five players or more the first cards start at the croupier's left."""

    def own(self, number: int, players: int) -> Sequence[int]:
        clockwise = players >= 5 and number == 1
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


class FourthClockwise(Dealing):
    """After a bet in the second round the fourth card goes clockwise."""

    def later(self, start: int, live: Sequence[bool]) -> Sequence[int]:
        order = list(super().later(start, live))
        return [order[0], *reversed(order[1:])] if not all(live) else order


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
        "With five players or more the open cards start at the croupier's left.",
        policy("dealing", FromTheLeft),
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/10.a.s1:first-card-closed",
        "The first card lies closed and the second open.",
        policy("dealing", faces=("down", "up")),
        sisters=("10.a.s2",),
        unclear=ROUNDS,
    ),
    Saboteur(
        "mo-104-85-m/10.a.s2:keys-from-the-left",
        "With three players the closed cards start at the croupier's left.",
        policy("dealing", KeysFromTheLeft),
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
        "mo-104-85-m/10.c.iv:clockwise-when-somebody-has-folded",
        "When somebody has folded, further cards go clockwise.",
        policy("dealing", FourthClockwise),
        sisters=("10.c.iv.s2", "10.c.v", "10.b.s6", "10.c.ii.s2"),
        unclear=ROUNDS,
    ),
    Saboteur(
        "mo-104-85-m/10.c.iv.s2:fourth-card-from-the-neighbour",
        "When the first speaker has folded the fourth card starts at his right.",
        policy("dealing", FourthFromTheNeighbour),
        unclear=("10.c", "10.d"),
        rare=True,
    ),
)
