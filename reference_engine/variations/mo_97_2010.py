"""Omaha Poker of Macau played otherwise where its law leaves it free."""

from __future__ import annotations

from fractions import Fraction

from ..policies.change import both, policy
from .house import limits_turned, offering
from .rounding import RoundedUp
from .variation import Variation

REGULATION = "mo-97-2010"


VARIATIONS = (
    Variation(
        "quarter-small-blind",
        "The small blind is a quarter of the big one where the house declares none: 5.1 has half as a rule only.",
        REGULATION,
        plays=policy("opening", usual_small=Fraction(1, 4)),
    ),
    Variation(
        "commission-rounded-up",
        "The commission is rounded up where it stays within five per cent and the cap: 16 names no rounding.",
        REGULATION,
        plays=policy("commission", RoundedUp),
    ),
    Variation(
        "three-per-cent",
        "Three per cent are taken where the house declares none: 16 gives it the right to three to five.",
        REGULATION,
        plays=policy("commission", usual=Fraction(3, 100)),
    ),
    Variation(
        "no-limit-where-nothing-is-said",
        "Without limit where the house declares none: 11.2 and 11.3 leave the choice to it.",
        REGULATION,
        plays=limits_turned,
    ),
    Variation(
        "raiser-opens-first",
        "Who bet or raised last opens his cards first: 8.5 names no order.",
        REGULATION,
        plays=policy("showdown", first="any-raiser"),
    ),
    Variation(
        "ten-seats-only",
        "No table has more than ten seats: 2.2 allows more and orders none.",
        REGULATION,
        hello=offering(REGULATION, "limit", "no-limit", "shuffler", "tournament", "notice", "voice"),
        plays=policy("seating", more=()),
    ),
    Variation(
        "without-tournaments",
        "No tournaments, and no word at the table is understood: 1 and 11.1 order neither of a product.",
        REGULATION,
        hello=offering(REGULATION, "limit", "no-limit", "shuffler", "more-than-ten-seats", "notice"),
        plays=both(policy("house", modes=("cash",)), policy("betting", speech=False)),
    ),
)
