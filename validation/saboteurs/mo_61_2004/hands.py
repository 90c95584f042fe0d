"""Wrong in article 8: what hands are worth."""

from __future__ import annotations

from dataclasses import replace

from vistoria.reference_engine.policies.change import Change
from vistoria.reference_engine.policies.hands import By, Hand, Key

from ..hand_change import below, but_the_last, none, odd_cards, row
from ..register import saboteur


def first(key: Key, path: str, hand: Hand) -> Change:
    """Something else is compared before anything."""
    return row(hand, lambda keys: (By(key, f"mo-61-2004/{path}"), *keys))


def suit_of(key: Key, hand: Hand) -> Change:
    """The suit of another card decides."""
    return row(hand, lambda keys: (*keys[:-1], replace(keys[-1], key=key)))


# fmt: off
saboteur("mo-61-2004/8:straight-above-flush", "A straight beats a flush.", below(Hand.FLUSH, Hand.STRAIGHT),
    corresponding=("8.1", "8.2", "8.5", "8.6"))
saboteur("mo-61-2004/8:trio-below-two-pairs", "Two pairs beat three of a kind.",
    below(Hand.THREE_OF_A_KIND, Hand.TWO_PAIRS), corresponding=("8.7", "8.8"))
saboteur("mo-61-2004/8.1:suits-of-royal-flushes-forgotten", "A player's royal flush does not beat the croupier's.",
    row(Hand.ROYAL_FLUSH, none))
saboteur("mo-61-2004/8.2:straight-flushes-tie", "All straight flushes are equal.", row(Hand.STRAIGHT_FLUSH, none))
saboteur("mo-61-2004/8.2:suits-of-straight-flushes-forgotten", "Of equal straight flushes the player's does not win.",
    row(Hand.STRAIGHT_FLUSH, but_the_last))
saboteur("mo-61-2004/8.3:fifth-card-first", "Four of a kind are compared by the fifth card first.",
    first(Key.ODD_CARDS, "8.3", Hand.FOUR_OF_A_KIND))
saboteur("mo-61-2004/8.4:pair-before-three", "Full houses are compared by their pair first.",
    first(Key.SECOND_GROUP, "8.4", Hand.FULL_HOUSE))
saboteur("mo-61-2004/8.5:fifth-card-forgotten", "Flushes are compared by four cards, then by suit.",
    odd_cards(4, Hand.FLUSH))
saboteur("mo-61-2004/8.5:suits-of-flushes-forgotten", "Of equal flushes the player's does not win.",
    row(Hand.FLUSH, but_the_last), corresponding=("4.1",))
saboteur("mo-61-2004/8.6:suit-of-the-low-ace", "Of two straights to the five the suit of the ace decides.",
    suit_of(Key.SUIT_OF_HIGHEST, Hand.STRAIGHT))
saboteur("mo-61-2004/8.6:suits-of-straights-forgotten", "Of equal straights the player's does not win.",
    row(Hand.STRAIGHT, but_the_last))
saboteur("mo-61-2004/8.7:odd-cards-first", "Three of a kind are compared by the odd cards first.",
    first(Key.ODD_CARDS, "8.7", Hand.THREE_OF_A_KIND))
saboteur("mo-61-2004/8.8:second-pair-forgotten", "Two pairs are compared without the second pair.",
    row(Hand.TWO_PAIRS, lambda keys: tuple(by for by in keys if by.key is not Key.SECOND_GROUP)))
saboteur("mo-61-2004/8.8:lower-suit-of-the-higher-pair",
    "Of equal two pairs the lower suit of the higher pair decides.", suit_of(Key.WORST_SUIT_OF_GROUP, Hand.TWO_PAIRS))
saboteur("mo-61-2004/8.8:suits-of-two-pairs-forgotten", "Of equal two pairs the player's do not win.",
    row(Hand.TWO_PAIRS, but_the_last))
saboteur("mo-61-2004/8.9:lower-suit-of-the-pair", "Of equal pairs the lower suit of the pair decides.",
    suit_of(Key.WORST_SUIT_OF_GROUP, Hand.PAIR))
saboteur("mo-61-2004/8.9:suits-of-pairs-forgotten", "Of equal pairs the player's does not win.",
    row(Hand.PAIR, but_the_last))
saboteur("mo-61-2004/8.9:third-odd-card-forgotten", "Pairs are compared by two odd cards, then by suit.",
    odd_cards(2, Hand.PAIR))
saboteur("mo-61-2004/8.10:suits-forgotten", "Of five equal odd cards the player's do not win.",
    row(Hand.HIGH_CARD, but_the_last))
saboteur("mo-61-2004/8.10:fifth-card-forgotten", "Five odd cards are compared by four of them, then by suit.",
    odd_cards(4, Hand.HIGH_CARD))
