"""Wrong in articles 1 to 4: pack, display, layout, shuffling, what cards are worth."""

from __future__ import annotations

from random import Random

from vistoria.model.cards import RANKS, Card
from vistoria.reference_engine.policies.cloth import Cloth
from vistoria.reference_engine.policies.distribution import Device, Distribution

from ..condition import HIGH_ANTES, UNFORCED
from ..hand_change import cards_order
from ..register import deciding, replacing, saboteur


@replacing(
    Distribution.mixed,
    "mo-61-2004/1.1:card-twice",
    unclear=("1.4", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"),
    also=(UNFORCED,),
)
def card_twice(self: Distribution, seed: str, number: int, device: Device) -> tuple[Card, ...]:
    """The pack has a card twice, another not at all."""
    cards = Distribution.mixed(self, seed, number, device)
    return (*cards[:11], cards[0], *cards[12:])


deciding(Cloth.displays, "mo-61-2004/1.4:no-display", "No display says how much the jackpot is.", lambda: {})


deciding(
    Cloth.chairs,
    "mo-61-2004/2.1:eight-players",
    "An eighth player finds a place beside the croupier's.",
    lambda seats: seats + 1,
)

deciding(
    Cloth.lawful,
    "mo-61-2004/2.1:any-number-of-places",
    "A layout has as many places for players as the house likes.",
    lambda: True,
)

deciding(
    Cloth.lawful,
    "mo-61-2004/2.1:fewer-places",
    "A layout may have fewer places for players than seven.",
    lambda self, seats: seats <= self.places,
)

deciding(
    Cloth.may_change_to,
    "mo-61-2004/2.1:eighth-place-by-moving",
    "A player who changes his place may come to the one beside the last.",
    lambda seat, places: seat <= places + 1,
)

deciding(
    Cloth.space,
    "mo-61-2004/2.2:jackpot-bet-with-the-ante",
    "The jackpot bet lies on the space of the ante.",
    lambda space: "ante" if space == "jackpot" else space,
    unclear=("1.4",),
)


@replacing(Distribution.mixed, "mo-61-2004/3:cut-and-not-shuffled", also=(UNFORCED,))
def cut_only(self: Distribution, seed: str, number: int, device: Device) -> tuple[Card, ...]:
    """The pack is cut and not shuffled."""
    at = Random(f"{seed}/{number}").randrange(len(self.deck))
    return self.deck[at:] + self.deck[:at]


@replacing(Distribution.mixed, "mo-61-2004/3:moved-on", corresponding=("1.1",))
def moved_on(self: Distribution, seed: str, number: int, device: Device) -> tuple[Card, ...]:
    """The machine lays the halves of the last pack alternately; from the shoe the pack is turned round each time."""
    cards = Distribution.mixed(self, seed, 0, device)
    half = len(cards) // 2
    for _ in range(number):
        alternate = tuple(card for pair in zip(cards[:half], cards[half:], strict=True) for card in pair)
        cards = alternate if device == "shuffler" else cards[::-1]
    return cards


deciding(
    Distribution.mixed,
    "mo-61-2004/3:tables-begin-alike",
    "The first hand of every table has the same cards.",
    lambda by_law, seed, number: by_law(seed="" if number == 1 else seed),
)


@replacing(Distribution.mixed, "mo-61-2004/3:croupier-favoured", only=(HIGH_ANTES,))
def croupier_favoured(self: Distribution, seed: str, number: int, device: Device) -> tuple[Card, ...]:
    """Of each three cards the last, the croupier's where two play, is the highest."""
    cards = list(Distribution.mixed(self, seed, number, device))
    for at in range(0, 15, 3):
        cards[at : at + 3] = sorted(cards[at : at + 3], key=lambda card: RANKS.index(card[0]))
    return tuple(cards)


deciding(
    Distribution.mixed,
    "mo-61-2004/3:machine-cuts-and-does-not-shuffle",
    "The machine cuts the pack and does not shuffle it.",
    lambda lawful, self, seed, number, device: (
        cut_only(self, seed, number, device) if device == "shuffler" else lawful
    ),
)

deciding(
    Distribution.mixed,
    "mo-61-2004/1.1:card-twice-from-the-machine",
    "The machine's pack has a card twice, another not at all.",
    lambda lawful, self, seed, number, device: (
        card_twice(self, seed, number, device) if device == "shuffler" else lawful
    ),
    corresponding=("3",),
    unclear=("6.2", "7.2", "11.4"),
)

deciding(
    Cloth.displays,
    "mo-61-2004/1.4:display-of-the-last-thousand",
    "A jackpot of a million or more is not shown.",
    lambda lawful, pool: lawful if pool < 1_000_000 else {},
)


# fmt: off
saboteur("mo-61-2004/4.1:clubs-under-diamonds", "Suits stand in the usual order: spades, hearts, diamonds, clubs.",
    cards_order(suits="shdc"), corresponding=("8.1", "8.2", "8.5", "8.6", "8.8", "8.9", "8.10"))
saboteur("mo-61-2004/4.2:three-above-four", "A three is worth more than a four.", cards_order(ranks="AKQJT98765342"),
    corresponding=("8.5", "8.6", "8.7", "8.10", "10.7"))
saboteur("mo-61-2004/4.3:no-straight-with-a-low-ace", "Five, four, three, two and ace are no straight.",
    cards_order(low_straight=""), corresponding=("8", "8.2", "8.6", "9.1", "9.5.4"))
