"""Boards on which two rare hands meet: the community cards, and the hole cards of two players."""

from __future__ import annotations

from random import Random

from vistoria.model.cards import Card

BOARDS = (
    ("Ts Js Qs Qd 2c", "As Ks", "Qh Qc"),
    ("6s 7s 8s 8d 2c", "9s Ts", "8h 8c"),
    ("8s 8d 5h 5c Kd", "8h 8c", "5s 5d"),
    ("9s 9d Kh 4c 2d", "9h 9c", "Ks Kd"),
    ("7s 8s 9s 7d 7h", "Ts Js", "7c 2d"),
    ("As 2s Ks Ad 9c", "Qs 3s", "Ah Ac"),
    ("Ah 2s Kd Kc 9c", "Qh 3d", "Ks 4h"),
    ("As 3s 5s Ad 9c", "2s 4s", "Ah Ac"),
)
"""Royal and straight flush, four of a kind, full house, straights that would go round the ace."""


def board_of(rng: Random, board: tuple[str, str, str]) -> tuple[list[Card], list[Card], list[Card]]:
    """One of these boards, with random suits."""
    suits = dict(zip("shdc", rng.sample("shdc", 4), strict=True))
    middle, one, other = ([Card(card[0] + suits[card[1]]) for card in cards.split()] for cards in board)
    return middle, one, other
