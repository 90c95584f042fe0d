"""Houses under the rules of Omaha online in Portugal with figures of their own where they declare none."""

from __future__ import annotations

from fractions import Fraction

from ..policies.betting import limit
from ..policies.change import Change, policy
from .own_figures import burning
from .variation import Variation


def _figure(name: str, what: str, plays: Change) -> Variation:
    return Variation(name, what, "pt-omaha-online", plays=plays, is_read=True)


HOUSES = (
    _figure(
        "burns",
        "A card is put aside before each street: no rule speaks of it, and the reference engine puts none aside.",
        burning(1, 1, 1),
    ),
    _figure(
        "burns-before-the-flop",
        "Two cards are put aside before the flop and none after: no rule speaks of it.",
        burning(2, 0, 0),
    ),
    _figure(
        "quarter-small-blind",
        "The small blind is a quarter of the big one where the house declares none: 22 leaves it to the house.",
        policy("opening", usual_small=Fraction(1, 4)),
    ),
    _figure(
        "two-per-cent",
        "Two per cent are taken where the house declares none: 17.a has one to five.",
        policy("commission", usual=Fraction(2, 100)),
    ),
    _figure(
        "twenty-seconds",
        "Twenty seconds to decide where the house declares no time: 43 leaves it to the house.",
        policy("clock", usual_ms=20_000),
    ),
    _figure(
        "extra-time-where-nothing-is-said",
        "Fifteen seconds more to decide where the house declares no clock: 44 lets it grant them.",
        policy("clock", usual_extra_ms=15_000),
    ),
    _figure(
        "on-the-buy-in-where-nothing-is-said",
        "Ten per cent of what players buy are taken where the house declares no commission: 17.b has five to twenty.",
        policy("commission", usual_fee=Fraction(10, 100)),
    ),
    _figure(
        "three-raises-at-most",
        "A round has three raises at most up to the pot and half of it: 38 lets the house limit them.",
        limit("pot", "half-pot", raises=3),
    ),
    _figure(
        "five-raises-at-most",
        "A round has five raises at most up to the pot and half of it: 38 lets the house limit them.",
        limit("pot", "half-pot", raises=5),
    ),
    _figure(
        "blinds-of-its-own",
        "The blinds are 15 and 50 where the house declares none: 22 leaves them to it.",
        policy("opening", usual_small=Fraction(3, 10), usual_big=50),
    ),
    _figure(
        "three-and-a-half-per-cent",
        "Three and a half per cent are taken where the house declares none: 17.a has one to five.",
        policy("commission", usual=Fraction(7, 200)),
    ),
    _figure(
        "raises-of-any-amount",
        "Any chip more is a raise: 23 sets a least bet, and the house need not set a least raise.",
        policy("betting", least_raise="any"),
    ),
    _figure(
        "raises-by-the-big-blind",
        "A raise adds twenty at least, whatever was added before: the house sets its least raise.",
        policy("betting", own_raise=20),
    ),
    _figure(
        "counted-raises-up-to-the-pot",
        "Where the raises are counted a bet or raise goes up to the pot: 24.a leaves the amount to the house.",
        limit("raises", bet_ceiling="pot", raise_ceiling="pot-after-call"),
    ),
)
