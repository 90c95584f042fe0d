"""Wrong in articles 1, 2 and 3: the cards, the pack, the places."""

from __future__ import annotations

from collections.abc import Collection

from vistoria.model.cards import SUITS, Card
from vistoria.model.command import Move

from ...policies.change import both, granting, policy
from ...policies.open_cards.pack import Pack
from ...policies.open_cards.places import Places
from ...policies.order import CardOrder
from ..hand_change import cards_order
from ..open_change import ladder
from ..open_granted import moved
from ..saboteur import Saboteur

LONGER = "AKQJT987654"


class WithFours(Pack):
    """A pack that nobody laid has the fours too."""

    def mixed(self, seed: str, number: int) -> tuple[Card, ...]:
        fours = tuple(Card("4" + suit) for suit in SUITS)
        cards = super().mixed(seed, number)
        return (*cards[:2], *fours, *cards[2:])


class OneCardTwice(Pack):
    """In a pack that nobody laid one card stands twice, where seven players get both."""

    def mixed(self, seed: str, number: int) -> tuple[Card, ...]:
        cards = super().mixed(seed, number)
        return (*cards[:20], cards[3], *cards[21:])


class ThirdCutter(Pack):
    """A third player may cut for the same hand."""

    def may_cut(self, player: str, cutters: Collection[str]) -> bool:
        return super().may_cut(player, cutters) or len(cutters) < self.cutters + 1


class OnePlayerTwoPlaces(Places):
    """A player may take a second place."""

    def takes_another(self, held: int) -> bool:
        return held < 2


SABOTEURS = (
    Saboteur(
        "mo-104-85-m/1.a:fours-in-the-pack",
        "A pack that nobody laid has the fours too.",
        both(
            policy("pack", WithFours),
            cards_order(ranks=LONGER),
            ladder(1, 2, 3, 4, order=CardOrder(LONGER, (), "shcd", (), "8765A")),
        ),
        sisters=("10.d.s2",),
    ),
    Saboteur(
        "mo-104-85-m/1.a.s2:five-above-six",
        "A five is worth more than a six.",
        cards_order(ranks="AKQJT98756"),
        sisters=("5", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7", "5.8", "5.9"),
    ),
    Saboteur(
        "mo-104-85-m/2.s1:one-card-twice",
        "A pack that nobody laid has one card twice.",
        policy("pack", OneCardTwice),
        sisters=("1.a",),
        unclear=("10",),
    ),
    Saboteur(
        "mo-104-85-m/2.s4:cut-of-five",
        "Five cards are enough for a cut.",
        policy("pack", least_cut=5),
    ),
    Saboteur(
        "mo-104-85-m/2.s5:three-cut",
        "Three players may cut for one hand.",
        policy("pack", ThirdCutter),
    ),
    Saboteur(
        "mo-104-85-m/2.s7:no-card-set-aside",
        "No card is set aside before the first is dealt.",
        policy("dealing", aside=0),
        sisters=("10.a.s1", "11.d", "11.e"),
        unclear=("1", "3", "4", "5", "6", "7", "8", "9", "10", "11"),
    ),
    Saboteur(
        "mo-104-85-m/3.s1:eight-places",
        "A table may have eight places.",
        policy("places", most=8),
    ),
    Saboteur(
        "mo-104-85-m/3.s1:three-places-at-least",
        "A table has three places at least.",
        policy("places", least=3),
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/3.s2:second-place",
        "A player may take a second place.",
        policy("places", OnePlayerTwoPlaces),
    ),
    Saboteur(
        "mo-104-85-m/3.s2:move-in-a-hand",
        "Players may change places during a hand.",
        granting(Move, moved),
        rare=True,
    ),
)
