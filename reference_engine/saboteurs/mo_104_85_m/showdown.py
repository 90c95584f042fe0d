"""Wrong in articles 10.b and 10.e: who shows, in what order, and the next hand."""

from __future__ import annotations

from ...policies.change import policy
from ...policies.open_cards.ending import OpenShowdown
from ...policies.open_cards.figures import Figure
from ...policies.open_cards.places import Places
from ...policies.open_cards.speaking import Shown, Speaking
from ..saboteur import Saboteur


class OneFewer(Places):
    """With four players or more the one nearest the croupier's left is in every second hand only."""

    def dealt_in(self, seats: list[int], hands: int) -> list[int]:
        return seats[1:] if len(seats) > 3 and hands % 2 else seats


class SuitsDecideWhoShows(OpenShowdown):
    """Where nobody shows a pair or more, the best hand in sight is that of the highest suit."""

    def best_open(self, shown: Shown, speaking: Speaking) -> int:
        ladder = speaking.ladder(4)
        if any(ladder.figure(cards)[0] is not Figure.CARD for cards in shown.values()):
            return super().best_open(shown, speaking)
        order, newest = ladder.order, {i: cards[-1] for i, cards in shown.items()}
        return max(newest, key=lambda i: (order.suit(newest[i][1]), order.rank(newest[i][0])))


class BestShowsFirst(OpenShowdown):
    """The best open hand shows first."""

    def showing(self, shown: Shown, speaking: Speaking, players: int) -> list[int]:
        best = self.best_open(shown, speaking)
        return sorted(shown, key=lambda i: (i - best) % players)


class SurvivorShows(OpenShowdown):
    """Who has won because all gave up turns his key up."""

    def survivor_reveals(self) -> bool:
        return True


class WinnersShow(OpenShowdown):
    """Beaten hands stay closed."""

    def reveals(self, winning: bool) -> bool:
        return winning


SABOTEURS = (
    Saboteur(
        "mo-104-85-m/10.b.s4:suits-decide-who-shows",
        "Where nobody shows a pair or more the suits decide who shows first.",
        policy("showdown", SuitsDecideWhoShows),
        sisters=("10.e.s1",),
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/4.s1:survivor-shows",
        "Who has won because all gave up turns his key up.",
        policy("showdown", SurvivorShows),
    ),
    Saboteur(
        "mo-104-85-m/10.e.s1:best-shows-first",
        "The best open hand shows first.",
        policy("showdown", BestShowsFirst),
        sisters=("10.b.s4",),
    ),
    Saboteur(
        "mo-104-85-m/10.e.s1:beaten-hands-closed",
        "Only winners turn their key up.",
        policy("showdown", WinnersShow),
        sisters=("10.b.s4",),
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/10.e.s3:one-sits-out",
        "With four players or more one of them is in every second hand only.",
        policy("places", OneFewer),
    ),
)
