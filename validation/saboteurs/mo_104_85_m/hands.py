"""Wrong in article 5: what hands are worth."""

from __future__ import annotations

from vistoria.reference_engine.policies.change import Change
from vistoria.reference_engine.policies.hands import By, Hand, Key

from ..hand_change import below, cards_order, none, odd_cards, row, straight_flushes_below
from ..register import saboteur


def further(hand: Hand, key: Key) -> Change:
    """Hands of a kind are compared by one thing more."""
    return row(hand, lambda keys: (*keys, By(key, "mo-104-85-m/5")))


# fmt: off
saboteur("mo-104-85-m/5:flush-above-full-house", "A flush, the rarer of the two, beats a full house.",
    below(Hand.FULL_HOUSE, Hand.FLUSH), corresponding=("5.4", "5.5"))
saboteur("mo-104-85-m/5.1:suits-of-royal-flushes", "Of two royal flushes the one of the higher suit wins.",
    further(Hand.ROYAL_FLUSH, Key.SUIT_OF_HIGHEST), corresponding=("4.s3",))
saboteur("mo-104-85-m/5:royal-flush-below-four", "Four of a kind beat a royal flush, and any other straight flush.",
    straight_flushes_below(Hand.FOUR_OF_A_KIND), corresponding=("5.1", "5.2", "5.3"))
saboteur("mo-104-85-m/5.2:straight-flushes-tie", "All straight flushes are equal.", row(Hand.STRAIGHT_FLUSH, none))
saboteur("mo-104-85-m/5.2:suits-of-straight-flushes", "Of equal straight flushes the one of the higher suit wins.",
    further(Hand.STRAIGHT_FLUSH, Key.SUIT_OF_TOP))
saboteur("mo-104-85-m/5.3:four-of-a-kind-tie", "Any four of a kind are equal.", row(Hand.FOUR_OF_A_KIND, none))
saboteur("mo-104-85-m/5.4:pair-before-trio", "Of two full houses the one with the higher pair wins.",
    row(Hand.FULL_HOUSE, lambda keys: (By(Key.SECOND_GROUP, "mo-104-85-m/5.4"), *keys)))
saboteur("mo-104-85-m/5.5:highest-card-only", "Flushes are compared by their highest card alone.",
    row(Hand.FLUSH, lambda keys: keys[:1]))
saboteur("mo-104-85-m/5.5:fifth-card-forgotten", "Flushes with four equal cards tie.", odd_cards(4, Hand.FLUSH))
saboteur("mo-104-85-m/5.6:no-straight-with-a-low-ace", "Eight, seven, six, five and ace are no straight.",
    cards_order(low_straight=""), corresponding=("5", "5.2"))
saboteur("mo-104-85-m/5.6:low-ace-on-top", "The straight of eight, seven, six, five and ace is as high as its ace.",
    cards_order(low_straight="A8765"), corresponding=("5.2",))
saboteur("mo-104-85-m/5.7:three-of-a-kind-tie", "Any three of a kind are equal.", row(Hand.THREE_OF_A_KIND, none))
saboteur("mo-104-85-m/5.8:second-pair-forgotten", "Two pairs are compared by the higher pair and the odd card alone.",
    row(Hand.TWO_PAIRS, lambda keys: (keys[0], keys[2])))
saboteur("mo-104-85-m/5.8:odd-card-forgotten", "Two equal pairs tie whatever the odd card.",
    row(Hand.TWO_PAIRS, lambda keys: keys[:2]))
saboteur("mo-104-85-m/5.9:third-odd-card-forgotten", "Equal pairs with two equal odd cards tie.",
    odd_cards(2, Hand.PAIR))
saboteur("mo-104-85-m/5.10:fifth-card-forgotten", "High cards of which four are equal tie.",
    odd_cards(4, Hand.HIGH_CARD), corresponding=("4.s3",))
saboteur("mo-104-85-m/5.10:suit-of-the-highest",
    "Of equal high cards the one whose highest is of the higher suit wins.",
    further(Hand.HIGH_CARD, Key.SUIT_OF_HIGHEST), corresponding=("4.s3", "6.s3"))
