"""Wrong in rules 26 to 33: of which cards a hand is made, what hands are worth, what equal ones get."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vistoria.games.cards.commands import Agree
from vistoria.reference_engine.policies.change import granting
from vistoria.reference_engine.policies.hands import Hand, Key
from vistoria.reference_engine.policies.pots import Pots

from ..hand_change import (
    backwards,
    below,
    but_the_last,
    by_suits,
    cards_order,
    none,
    odd_cards,
    row,
    straight_flushes_below,
)
from ..register import UNMET, deciding, replacing, saboteur
from ..ring_change import LESS_FOR_THE_THIRD, ROUND_THE_ACE, composed
from ..ring_granted import divided

Awards = dict[int, tuple[int, int]]


@replacing(Pots.alone, "pt-omaha-online/27:a-chip-for-the-next", corresponding=("29",))
def chip_for_the_next(
    self: Pots, net: int, winner: int, strength: Mapping[int, int], seats: Sequence[int]
) -> Awards:
    """Of an odd pot of more than two hundred one chip goes to the next best hand."""
    others = [seat for seat in seats if seat != winner and seat in strength]
    if net % 2 == 0 or net < 200 or not others:
        return Pots.alone(self, net, winner, strength, seats)
    return {winner: (net - 1, 0), max(others, key=lambda seat: (strength[seat], -seat)): (1, 0)}


deciding(
    Pots.shares,
    "pt-omaha-online/62:three-divide-single-chips",
    "Three equal hands divide a pot to single chips, whatever the smallest that is played with.",
    lambda by_law, tied, unit: by_law(unit=1 if len(tied) == 3 else unit),
)


@replacing(Pots.shares, "pt-omaha-online/62:ten-more-with-a-remainder", corresponding=("33",))
def ten_more_with_a_remainder(
    self: Pots, net: int, tied: Sequence[int], live: Sequence[int], unit: int
) -> Awards:
    """Where a pot does not divide evenly the first hand gets ten chips more of each other."""
    awards = Pots.shares(self, net, tied, live, unit)
    first, *others = sorted(awards)
    more = 10 * unit
    if not any(rest for _, rest in awards.values()) or any(awards[seat][0] <= more for seat in others):
        return awards
    amount, rest = awards[first]
    return {
        first: (amount + more * len(others), rest),
        **{seat: (awards[seat][0] - more, 0) for seat in others},
    }


# fmt: off
saboteur("pt-omaha-online/26:one-own-card", "One hole card and four community cards count as a flush.",
    composed(1, Hand.FLUSH, Hand.STRAIGHT_FLUSH, Hand.ROYAL_FLUSH))
saboteur("pt-omaha-online/26:three-own-cards", "Three hole cards and two community cards count as a straight flush.",
    composed(3, Hand.STRAIGHT_FLUSH, Hand.ROYAL_FLUSH))
saboteur("pt-omaha-online/26:four-on-the-table", "One hole card and four equal community cards are four of a kind.",
    composed(1, Hand.FOUR_OF_A_KIND))
saboteur("pt-omaha-online/26:full-house-on-the-table", "A full house of five community cards is everybody's.",
    composed(0, Hand.FULL_HOUSE))
saboteur("pt-omaha-online/31:round-the-ace-in-one-suit", "In one suit a straight goes round the ace.", ROUND_THE_ACE,
    corresponding=("29", "29.d"))
saboteur("pt-omaha-online/28:divided-by-agreement", "The pot is divided as the players agree.",
    granting(Agree, divided))
saboteur("pt-omaha-online/29:straight-above-flush", "A straight beats a flush.", below(Hand.FLUSH, Hand.STRAIGHT),
    corresponding=("29.e", "29.f", "26"))
saboteur("pt-omaha-online/29.a:straight-flushes-below-full-house",
    "A full house beats the royal flush, and any other straight flush.", straight_flushes_below(Hand.FULL_HOUSE),
    corresponding=("29", "29.b", "29.c", "29.d", "26"))
saboteur("pt-omaha-online/29.b:straight-flush-below-four", "Four of a kind beat a straight flush that is not royal.",
    below(Hand.STRAIGHT_FLUSH, Hand.FOUR_OF_A_KIND), corresponding=("29", "29.c", "26"))
saboteur("pt-omaha-online/29.c:four-below-full-house", "A full house beats four of a kind.",
    below(Hand.FOUR_OF_A_KIND, Hand.FULL_HOUSE), corresponding=("29", "29.d"))
saboteur("pt-omaha-online/29.d:full-house-below-flush", "A flush beats a full house.",
    below(Hand.FULL_HOUSE, Hand.FLUSH), corresponding=("29", "29.e", "31"))
saboteur("pt-omaha-online/29.e:flush-below-three", "Three of a kind beat a flush.",
    below(Hand.FLUSH, Hand.THREE_OF_A_KIND), corresponding=("29", "29.d", "29.f", "29.g", "26"))
saboteur("pt-omaha-online/29.f:straight-below-three", "Three of a kind beat a straight.",
    below(Hand.STRAIGHT, Hand.THREE_OF_A_KIND), corresponding=("10", "17", "19", "29", "29.g", "31", "26"))
saboteur("pt-omaha-online/29.g:three-below-two-pairs", "Two pairs beat three of a kind.",
    below(Hand.THREE_OF_A_KIND, Hand.TWO_PAIRS), corresponding=("29", "29.h", "26"))
saboteur("pt-omaha-online/29.h:two-pairs-below-a-pair", "A pair beats two pairs.", below(Hand.TWO_PAIRS, Hand.PAIR),
    corresponding=("29", "29.i", "32.f", "26"))
saboteur("pt-omaha-online/29.i:pair-below-high-cards", "Five odd cards beat a pair.",
    below(Hand.PAIR, Hand.HIGH_CARD), corresponding=("26", "29", "29.e", "29.h", "29.j", "30"))
saboteur("pt-omaha-online/29.j:fifth-card-forgotten", "Five odd cards are compared by four of them.",
    odd_cards(4, Hand.HIGH_CARD))
saboteur("pt-omaha-online/30:three-above-four", "A three is worth more than a four.",
    cards_order(ranks="AKQJT98765342"), corresponding=("32.c", "32.d"))
saboteur("pt-omaha-online/30:suits-of-high-cards",
    "Of equal hands without a combination the one whose highest card is of the higher suit wins.",
    by_suits(Hand.HIGH_CARD, Key.SUIT_OF_HIGHEST), corresponding=("33",))
saboteur("pt-omaha-online/31:no-straight-with-a-low-ace", "Five, four, three, two and ace are no straight.",
    cards_order(low_straight=""), corresponding=("29",))
saboteur("pt-omaha-online/32.a:fours-tie", "Four of a kind of any value are equal.", row(Hand.FOUR_OF_A_KIND, none))
saboteur("pt-omaha-online/32.a:other-card-forgotten", "Equal fours are equal whatever the other card.",
    row(Hand.FOUR_OF_A_KIND, but_the_last), readings=UNMET)
saboteur("pt-omaha-online/32.b:pair-before-three", "Full houses are compared by their pair first.",
    row(Hand.FULL_HOUSE, backwards))
saboteur("pt-omaha-online/32.b:pair-forgotten", "Full houses of the same three are equal.",
    row(Hand.FULL_HOUSE, but_the_last))
saboteur("pt-omaha-online/32.c:straights-tie", "All straights are equal.", row(Hand.STRAIGHT, none),
    corresponding=("31", "39", "41", "42", "61", "63.a", "63.b", "63.c", "65", "72", "73", "74"))
saboteur("pt-omaha-online/32.c:straight-flushes-tie", "All straight flushes are equal.",
    row(Hand.STRAIGHT_FLUSH, none))
saboteur("pt-omaha-online/32.d:flushes-tie", "All flushes are equal.", row(Hand.FLUSH, none))
saboteur("pt-omaha-online/32.d:fifth-card-forgotten", "Flushes with four equal cards are equal.",
    odd_cards(4, Hand.FLUSH), readings=UNMET)
saboteur("pt-omaha-online/32.e:second-odd-card-forgotten", "Three of a kind are compared by one odd card.",
    odd_cards(1, Hand.THREE_OF_A_KIND))
saboteur("pt-omaha-online/32.f:odd-card-forgotten", "Two pairs are compared without the odd card.",
    row(Hand.TWO_PAIRS, but_the_last))
saboteur("pt-omaha-online/32.g:third-odd-card-forgotten", "Pairs are compared by two odd cards.",
    odd_cards(2, Hand.PAIR))
saboteur("pt-omaha-online/33:less-for-the-third",
    "Where three hands divide without remainder the third gets a chip less.", LESS_FOR_THE_THIRD)
