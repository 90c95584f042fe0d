"""Wrong in articles 14 and 15: what cards and hands are worth."""

from __future__ import annotations

from vistoria.reference_engine.policies.hands import By, Hand, Key

from ..hand_change import (
    backwards,
    below,
    but_the_last,
    by_suits,
    cards_order,
    none,
    odd_cards,
    round_the_ace,
    row,
    straight_flushes_below,
)
from ..register import UNMET, saboteur

# fmt: off
saboteur("mo-97-2010/14.1:highest-suit-wins", "Of equal odd cards the one whose highest is of the higher suit wins.",
    by_suits(Hand.HIGH_CARD, Key.SUIT_OF_HIGHEST, "mo-97-2010/14.1"), corresponding=("15.10",))
saboteur("mo-97-2010/14.2:three-above-four", "A three is worth more than a four.", cards_order(ranks="AKQJT98765342"),
    corresponding=("15.2", "15.5.s2", "15.6"))
saboteur("mo-97-2010/14.3:no-straight-with-a-low-ace", "Five, four, three, two and ace are no straight.",
    cards_order(low_straight=""), corresponding=("10.1", "15", "15.2.s2"))
saboteur("mo-97-2010/14.3:straights-round-the-ace", "King, ace and two in the middle make a straight.",
    round_the_ace(suited=False), corresponding=("10.1", "15", "15.10", "15.7", "15.8", "15.9"))
saboteur("mo-97-2010/15.2:straight-flushes-round-the-ace",
    "King, ace and two in the middle of five cards of a suit make a straight flush.", round_the_ace(suited=True),
    corresponding=("15",))
saboteur("mo-97-2010/15:straight-above-flush", "A straight beats a flush.", below(Hand.FLUSH, Hand.STRAIGHT),
    corresponding=("15.5", "10.1"))
saboteur("mo-97-2010/15.1:royal-flush-below-four", "Four of a kind beat a royal flush, and any other straight flush.",
    straight_flushes_below(Hand.FOUR_OF_A_KIND), corresponding=("15", "15.2.s2", "10.1"))
saboteur("mo-97-2010/15.1:suits-of-royal-flushes", "Of two royal flushes the one of the higher suit wins.",
    by_suits(Hand.ROYAL_FLUSH, Key.SUIT_OF_HIGHEST, "mo-97-2010/14.1"), readings=UNMET)
saboteur("mo-97-2010/15.2:straight-flushes-tie", "All straight flushes are equal.", row(Hand.STRAIGHT_FLUSH, none),
    corresponding=("15.2.s2",))
saboteur("mo-97-2010/15.2.s2:suits-of-straight-flushes", "Of equal straight flushes the one of the higher suit wins.",
    by_suits(Hand.STRAIGHT_FLUSH, Key.SUIT_OF_TOP, "mo-97-2010/14.1"), readings=UNMET)
saboteur("mo-97-2010/15.3.s2:fifth-card-counts", "Of equal fours the one with the higher fifth card wins.",
    row(Hand.FOUR_OF_A_KIND, lambda keys: (*keys, By(Key.ODD_CARDS, "mo-97-2010/15.3.s2"))), readings=UNMET)
saboteur("mo-97-2010/15.3:four-below-full-house", "A full house beats four of a kind.",
    below(Hand.FOUR_OF_A_KIND, Hand.FULL_HOUSE), corresponding=("15", "10.1"))
saboteur("mo-97-2010/15.3.s3:fours-tie", "Four of a kind of any denomination are equal.",
    row(Hand.FOUR_OF_A_KIND, none), corresponding=("15.3.s2",))
saboteur("mo-97-2010/15.4:pair-before-three", "Full houses are compared by their pair first.",
    row(Hand.FULL_HOUSE, backwards))
saboteur("mo-97-2010/15.4:pair-forgotten", "Full houses of the same three are equal.",
    row(Hand.FULL_HOUSE, but_the_last),
    corresponding=("10.1",))
saboteur("mo-97-2010/15.5:flush-below-three", "Three of a kind beat a flush.",
    below(Hand.FLUSH, Hand.THREE_OF_A_KIND), corresponding=("15", "10.1"))
saboteur("mo-97-2010/15.5.s2:highest-card-forgotten", "All flushes are equal.", row(Hand.FLUSH, none),
    corresponding=("15.5.s3", "15.5.s4"))
saboteur("mo-97-2010/15.5.s3:fourth-card-forgotten", "Flushes with three equal cards are equal.",
    odd_cards(3, Hand.FLUSH), corresponding=("15.5.s4",))
saboteur("mo-97-2010/15.5.s4:suits-of-flushes", "Of equal flushes the one of the higher suit wins.",
    by_suits(Hand.FLUSH, Key.SUIT_OF_HIGHEST, "mo-97-2010/14.1"), readings=UNMET)
saboteur("mo-97-2010/15.6:straights-tie", "All straights are equal.", row(Hand.STRAIGHT, none), corresponding=("14.3",))
saboteur("mo-97-2010/15.7:second-odd-card-forgotten", "Three of a kind are compared by one odd card.",
    odd_cards(1, Hand.THREE_OF_A_KIND),
    corresponding=("10.1",))
saboteur("mo-97-2010/15.8:odd-card-forgotten", "Two pairs are compared without the odd card.",
    row(Hand.TWO_PAIRS, but_the_last))
saboteur("mo-97-2010/15.9:third-odd-card-forgotten", "Pairs are compared by two odd cards.", odd_cards(2, Hand.PAIR))
saboteur("mo-97-2010/15.10:fifth-card-forgotten", "Five odd cards are compared by four of them.",
    odd_cards(4, Hand.HIGH_CARD), corresponding=("10.4",))
