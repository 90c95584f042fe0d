"""Engines that keep the law wherever the deck is forced, and break it in the hands that they deal themselves."""

from __future__ import annotations

from ..under_test import behaving_under_test
from . import betting, commission, dealing, decisions, division, hands, marker, raising, speaking, streets

CHOSEN = (
    "1.1.3:one-card-never-comes",
    "1.2.s2:marker-stops-at-the-end",
    "7.1:flop-before-the-last-word",
    "7.3:second-thoughts",
    "8.5:beaten-hands-stay-closed",
    "12.1:measured-by-the-first-bet",
    "12.2:fourth-raise",
    "16:six-big-blinds",
)

SABOTEURS = behaving_under_test(
    CHOSEN, betting, commission, dealing, decisions, division, hands, marker, raising, speaking, streets
)
