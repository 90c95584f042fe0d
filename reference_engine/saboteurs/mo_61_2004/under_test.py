"""Engines that keep the law wherever the deck is forced, and break it in the hands that they deal themselves."""

from __future__ import annotations

from ..under_test import behaving_under_test
from . import bets, dealing, faults, table

CHOSEN = (
    "1.1:card-twice",
    "3:cut-and-not-shuffled",
    "6.2:dealt-in-without-ante",
    "6.5:decided-unseen",
    "6.6:twice-the-ante-or-more",
    "6.7:ante-back-when-the-croupier-does-not-play",
    "6.8:croupier-opens-too-early",
    "7.1:croupier-first",
    "7.2:two-cards-open",
    "11.1:two-cards-tolerated",
    "11.1:misdeal-put-right",
    "11.4:shuffler-fault-tolerated",
)

SABOTEURS = behaving_under_test(CHOSEN, bets, dealing, faults, table)
