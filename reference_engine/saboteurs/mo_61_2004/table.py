"""Wrong in articles 1 to 4: pack, display, layout, shuffling, what cards are worth."""

from __future__ import annotations

from random import Random

from vistoria.model.cards import Card

from ...policies.change import policy
from ...policies.cloth import Cloth, Space
from ...policies.distribution import Device, Distribution
from ..hand_change import cards_order
from ..saboteur import Saboteur


class CardTwice(Distribution):
    """The first card of a shuffled pack comes again as the twelfth."""

    def mixed(self, seed: str, number: int, device: Device) -> tuple[Card, ...]:
        cards = super().mixed(seed, number, device)
        return (*cards[:11], cards[0], *cards[12:])


class CutOnly(Distribution):
    """The pack is cut and not shuffled."""

    def mixed(self, seed: str, number: int, device: Device) -> tuple[Card, ...]:
        at = Random(f"{seed}/{number}").randrange(len(self.deck))
        return self.deck[at:] + self.deck[:at]


class NoDisplay(Cloth):
    """No display says how much the jackpot is."""

    def displays(self, pool: int) -> dict[str, int | str]:
        return {}


class EightPlayers(Cloth):
    """An eighth player finds a place beside the croupier's."""

    def chairs(self, seats: int) -> int:
        return seats + 1


class AnyPlaces(Cloth):
    """A layout has as many places for players as the house likes."""

    def lawful(self, seats: int) -> bool:
        return True


class TwoSpaces(Cloth):
    """The jackpot bet lies with the ante."""

    def space(self, space: Space) -> Space:
        return "ante" if space == "jackpot" else space


SABOTEURS = (
    Saboteur(
        "mo-61-2004/1.1:card-twice",
        "The pack has a card twice, another not at all.",
        policy("distribution", CardTwice),
        sisters=("2.1",),
        unclear=("2", "3", "4", "5", "6", "7", "8", "9", "10", "11"),
    ),
    Saboteur(
        "mo-61-2004/1.4:no-display",
        "No display says how much the jackpot is.",
        policy("cloth", NoDisplay),
    ),
    Saboteur(
        "mo-61-2004/2.1:eight-players",
        "An eighth player finds a place beside the croupier's.",
        policy("cloth", EightPlayers),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/2.1:any-number-of-places",
        "A layout has as many places for players as the house likes.",
        policy("cloth", AnyPlaces),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/2.2:jackpot-bet-with-the-ante",
        "The jackpot bet lies on the space of the ante.",
        policy("cloth", TwoSpaces),
    ),
    Saboteur(
        "mo-61-2004/3:cut-and-not-shuffled",
        "The pack is cut and not shuffled.",
        policy("distribution", CutOnly),
    ),
    Saboteur(
        "mo-61-2004/4.1:clubs-under-diamonds",
        "Suits stand in the usual order: spades, hearts, diamonds, clubs.",
        cards_order(suits="shdc"),
        sisters=("8.1", "8.2", "8.5", "8.6", "8.8", "8.9", "8.10"),
    ),
    Saboteur(
        "mo-61-2004/4.2:three-above-four",
        "A three is worth more than a four.",
        cards_order(ranks="AKQJT98765342"),
        sisters=("8.5", "8.6", "8.7", "8.10", "10.7"),
    ),
    Saboteur(
        "mo-61-2004/4.3:no-straight-with-a-low-ace",
        "Five, four, three, two and ace are no straight.",
        cards_order(low_straight=""),
        sisters=("8", "8.2", "8.6", "9.1", "9.5.4"),
        rare=True,
    ),
)
