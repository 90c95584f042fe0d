"""Wrong in articles 1, 2 and 3: the cards, the pack, the places."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from vistoria.model.cards import SUITS, Card
from vistoria.model.command import Join, Move
from vistoria.reference_engine.policies.change import Change, both, granting, policy
from vistoria.reference_engine.policies.open_cards.pack import Pack
from vistoria.reference_engine.policies.open_cards.places import Places
from vistoria.reference_engine.policies.order import CardOrder
from vistoria.reference_engine.procedures.open_cards.seating import join, move
from vistoria.reference_engine.procedures.open_cards.state import Result, Table

from ...replaced import replaced
from ..condition import LATER_HANDS, UNFORCED
from ..hand_change import cards_order
from ..open_change import ladder
from ..open_granted import moved
from ..register import deciding, replacing, saboteur

LONGER = "AKQJT987654"


def knowing_fours(change: Change) -> Change:
    """Where a four is worth less than the other cards."""
    order = CardOrder(LONGER, (), "shcd", (), "8765A")
    return both(change, cards_order(ranks=LONGER), ladder(1, 2, 3, 4, order=order))


deciding(
    Pack.mixed,
    "mo-104-85-m/1.a:fours-in-the-pack",
    "A pack that nobody laid has the fours too.",
    lambda lawful: (*lawful[:2], *tuple(Card("4" + suit) for suit in SUITS), *lawful[2:]),
    within=knowing_fours,
    corresponding=("10.d.s2",),
)

deciding(
    Pack.mixed,
    "mo-104-85-m/2.s1:one-card-twice",
    "A pack that nobody laid has one card twice.",
    lambda lawful: (*lawful[:20], lawful[3], *lawful[21:]),
    corresponding=("1.a",),
    unclear=("10", "2.s7"),
)


@replacing(Pack.mixed, "mo-104-85-m/2.s2:cut-and-not-shuffled")
def cut_only(self: Pack, seed: str, number: int) -> tuple[Card, ...]:
    """The pack is cut and not shuffled."""
    at = Random(f"{seed}/{number}").randrange(len(self.cards))
    return (*self.cards[at:], *self.cards[:at])


@replacing(Pack.mixed, "mo-104-85-m/2.s2:laid-alternately", corresponding=("1.a",))
def out_shuffled(self: Pack, seed: str, number: int) -> tuple[Card, ...]:
    """The halves of the last pack are laid alternately, the upper one first."""
    cards = Pack.mixed(self, seed, 0)
    half = len(cards) // 2
    for _ in range(number):
        cards = tuple(card for pair in zip(cards[:half], cards[half:], strict=True) for card in pair)
    return cards


deciding(
    Pack.mixed,
    "mo-104-85-m/2.s2:every-table-alike",
    "The packs of a table are shuffled, and are those of every other table.",
    lambda by_law: by_law(seed=""),
)

deciding(
    Pack.cuttable,
    "mo-104-85-m/2.s3:half-the-pack-at-most",
    "A cut takes half the pack at most.",
    lambda lawful, self, cards: lawful and cards <= len(self.cards) // 2,
)

deciding(
    Pack.may_cut,
    "mo-104-85-m/2.s5:three-cut",
    "Three players may cut for one hand.",
    lambda lawful, self, cutters: lawful or len(cutters) < self.cutters + 1,
)

deciding(
    Places.layout,
    "mo-104-85-m/3.s1:ten-places",
    "A table may have ten places, though not eight or nine.",
    lambda lawful, seats: lawful or seats == 10,
)


@replacing(Places.takes_another, "mo-104-85-m/3.s2:second-place")
def one_player_two_places(self: Places, held: int) -> bool:
    """A player may take a second place."""
    return held < 2


def second_place_in_a_hand(table: Table, command: Join) -> Result:
    """While a hand is played a player may take a second place."""
    if table.hand is None:
        return join(table, command)
    wrong = replaced(Places.takes_another, one_player_two_places)(table.rules)
    result = join(replace(table, rules=wrong), command)
    if not isinstance(result, tuple):
        return result
    after, events = result
    return replace(after, rules=table.rules), events


def moved_when_all_is_in(table: Table, command: Move) -> Result:
    """Who has put in all his capital may change places."""
    hand = table.hand
    held = () if hand is None else zip(hand.order, hand.stacks, strict=True)
    short = any(seat in table.seats_of(command.player) and not stack for seat, stack in held)
    return moved(table, command) if short else move(table, command)


# fmt: off
saboteur("mo-104-85-m/1.a.s2:five-above-six", "A five is worth more than a six.", cards_order(ranks="AKQJT98756"),
    corresponding=("5", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7", "5.8", "5.9"))
saboteur("mo-104-85-m/2.s4:cut-of-five", "Five cards are enough for a cut.", policy("pack", least_cut=5))
saboteur("mo-104-85-m/2.s7:no-card-set-aside", "No card is set aside before the first is dealt.",
    policy("dealing", aside=0), corresponding=("10.a.s1", "11.e"), also=(LATER_HANDS,))
saboteur("mo-104-85-m/2.s7:cards-set-aside-later",
    "A card is set aside before the third cards go round too, before the fourth and before the fifth.",
    policy("dealing", aside_later=1), also=(LATER_HANDS,))
saboteur("mo-104-85-m/3.s1:eight-places", "A table may have eight places.", policy("places", most=8))
saboteur("mo-104-85-m/3.s1:one-place", "A table may have one place.", policy("places", least=1))
saboteur("mo-104-85-m/3.s2:move-in-a-hand", "Players may change places during a hand.", granting(Move, moved),
    also=(UNFORCED,))
saboteur("mo-104-85-m/3.s2:second-place-in-a-hand", "While a hand is played a player may take a second place.",
    granting(Join, second_place_in_a_hand))
saboteur("mo-104-85-m/3.s2:moved-when-all-is-in", "Who has put in all his capital may change places during the hand.",
    granting(Move, moved_when_all_is_in))
