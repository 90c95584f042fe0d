"""Engines that keep the law wherever the deck is forced, and break it in the hands that they deal themselves."""

from __future__ import annotations

from ..under_test import behaving_under_test
from . import betting, capital, dealing, faults, material, opening, pot, showdown, speaking

CHOSEN = (
    "3.s2:move-in-a-hand",
    "6.s4:top-up-in-a-hand",
    "8:after-the-cards",
    "10.a.s1:from-the-left",
    "10.a.s2:keys-from-the-left",
    "10.a.s2:key-seen",
    "10.b.3:half-raises",
    "10.b.s5:answers-by-seats",
    "10.c.i.1:no-free-fold",
    "10.e.s1:beaten-hands-closed",
    "11.d:half-the-entry",
)

SABOTEURS = behaving_under_test(
    CHOSEN, betting, capital, dealing, faults, material, opening, pot, showdown, speaking
)
