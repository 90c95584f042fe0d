"""Wrong in articles 10.b and 10.e: who shows, in what order, and the next hand."""

from __future__ import annotations

from vistoria.model.cards import Card

from ...policies.open_cards.ending import OpenShowdown
from ...policies.open_cards.pack import Pack
from ...policies.open_cards.speaking import Shown, Speaking
from ..change import policy
from ..saboteur import Saboteur


class SameCardsAgain(Pack):
    """Every second hand has the cards of the hand before."""

    def mixed(self, seed: str, number: int) -> tuple[Card, ...]:
        return super().mixed(seed, number + number % 2)


class SuitsDecideWhoShows(OpenShowdown):
    """Among equal best open hands the suits decide, as they do for the first to speak."""

    def best_open(self, shown: Shown, speaking: Speaking) -> int:
        return speaking.ranked(4, shown)[0]


class BestShowsFirst(OpenShowdown):
    """The best open hand shows first."""

    def showing(self, shown: Shown, speaking: Speaking, players: int) -> list[int]:
        best = self.best_open(shown, speaking)
        return sorted(shown, key=lambda i: (i - best) % players)


class WinnersShow(OpenShowdown):
    """Beaten hands stay closed."""

    def reveals(self, i: int, winning: bool) -> bool:
        return winning


SABOTEURS = (
    Saboteur(
        "mo-104-85-m/10.b.s4:suits-decide-who-shows",
        "Among equal best open hands the suits decide who shows first.",
        policy("showdown", SuitsDecideWhoShows),
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/10.e.s1:best-shows-first",
        "The best open hand shows first.",
        policy("showdown", BestShowsFirst),
    ),
    Saboteur(
        "mo-104-85-m/10.e.s1:beaten-hands-closed",
        "Only winners turn their key up.",
        policy("showdown", WinnersShow),
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/10.e.s3:same-cards-again",
        "Every second hand has the cards of the hand before.",
        policy("pack", SameCardsAgain),
    ),
)
