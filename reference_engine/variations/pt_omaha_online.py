"""Omaha online in Portugal played otherwise where its law leaves it free."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

from ..policies.change import both, policy
from ..policies.ring_rules import RingRules
from .house import limits_turned, offering
from .rounding import RoundedUp
from .variation import Variation

REGULATION = "pt-omaha-online"


def _burning(*burnt: int) -> Callable[[RingRules], RingRules]:
    def change(rules: RingRules) -> RingRules:
        after = tuple(
            replace(street, burn=burn) for street, burn in zip(rules.streets.after, burnt, strict=True)
        )
        return replace(rules, streets=replace(rules.streets, after=after))

    return change


def _pot_limit_only(rules: RingRules) -> RingRules:
    limits = tuple(limit for limit in rules.betting.limits if limit.setting == "pot")
    return replace(
        rules,
        betting=replace(rules.betting, limits=limits),
        commission=replace(rules.commission, fee=None),
    )


def _half_pot_first(rules: RingRules) -> RingRules:
    limits = sorted(rules.betting.limits, key=lambda limit: limit.setting != "half-pot")
    return replace(rules, betting=replace(rules.betting, limits=tuple(limits)))


VARIATIONS = (
    Variation(
        "burns",
        "A card is put aside before each street: no rule speaks of it, and the reference engine puts none aside.",
        REGULATION,
        plays=_burning(1, 1, 1),
    ),
    Variation(
        "burns-before-the-flop",
        "Two cards are put aside before the flop and none after: no rule speaks of it.",
        REGULATION,
        plays=_burning(2, 0, 0),
    ),
    Variation(
        "quarter-small-blind",
        "The small blind is a quarter of the big one where the house declares none: 22 leaves it to the house.",
        REGULATION,
        plays=policy("opening", usual_small=Fraction(1, 4)),
    ),
    Variation(
        "two-per-cent",
        "Two per cent are taken where the house declares none: 17.a has one to five.",
        REGULATION,
        plays=policy("commission", usual=Fraction(2, 100)),
    ),
    Variation(
        "commission-rounded-up",
        "The commission is rounded up where it stays within five per cent: 17.a names no rounding.",
        REGULATION,
        plays=policy("commission", RoundedUp),
    ),
    Variation(
        "no-limit-where-nothing-is-said",
        "Without limit where the house declares none: 24 leaves the choice to it.",
        REGULATION,
        plays=limits_turned,
    ),
    Variation(
        "half-pot-where-nothing-is-said",
        "Half the pot is the highest bet where the house declares none: 24 leaves the choice to it.",
        REGULATION,
        plays=_half_pot_first,
    ),
    Variation(
        "twenty-seconds",
        "Twenty seconds to decide where the house declares no time: 43 leaves it to the house.",
        REGULATION,
        plays=policy("clock", usual_ms=20_000),
    ),
    Variation(
        "one-of-each",
        "Continuous play, a commission on the pot and the pot as limit, and no other: 6, 17 and 24 want one of each.",
        REGULATION,
        hello=offering(REGULATION, "continuous", "on-pot", "pot", "extra-time", "rest", "invitation"),
        plays=both(policy("house", modes=("continuous",), free_modes=()), _pot_limit_only),
    ),
)
