"""Engines that keep the law wherever the deck is forced, and break it in the hands that they deal themselves."""

from __future__ import annotations

from ..under_test import behaving_under_test
from . import betting, dealing, ending, money, online, places

CHOSEN = (
    "4.b:one-card-never-comes",
    "4.c:button-stops-at-the-end",
    "23:half-the-minimum",
    "24.b:no-limit-for-raises",
    "34:out-of-turn",
    "38:one-raise-more",
    "49:from-the-big-blind",
    "53:flop-before-the-last-word",
    "36:survivor-shows",
    "59:beaten-hands-stay-closed",
    "60:paid-and-then-shown",
    "17.a:rounded-up",
    "18:unbet-turn-spared",
    "11.d:cards-shown-in-the-hand",
)

SABOTEURS = behaving_under_test(CHOSEN, betting, dealing, ending, money, online, places)
