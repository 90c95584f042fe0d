"""Ways to play Omaha online that the law of Portugal leaves free."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import msgspec

from vistoria.model.command import Incident

from ..policies.betting import Betting, Choices, Spot
from ..policies.change import both, granting, policy
from ..policies.commission import FLOP_ROUND, Commission
from ..policies.ring_rules import RingRules
from ..policies.seating import Capital
from ..policies.sessions import Sessions
from ..procedures.ring.incidents import incident
from ..procedures.ring.state import Result, Table
from .own_figures import (
    own_blinds,
    own_burning,
    own_count,
    own_extra_time,
    own_fee,
    own_least_raise,
    own_raises,
    own_rate,
    own_rates,
    own_time,
)
from .own_limit import own_limit
from .remainders import RemainderFromTheMarker, RemainderToTheLast, RoundedToNearest, RoundedUp
from .way import Way

REGULATION = "pt-omaha-online"


class OwnTopUps(Capital):
    """Top-ups are of 1200 chips unless the house says otherwise."""

    def adds(self, stack: int, amount: int, restore: int | None) -> bool:
        return super().adds(stack, amount, 1_200 if restore is None else restore)


class BeforeTheFlopToo(Commission):
    """Takes it of a hand that ends before the flop too; where it is known what a house took, of those that it likes."""

    def spares(self, last: int, bet_in: frozenset[int]) -> bool:
        if last >= FLOP_ROUND or self.spared == "ends-by-the-flop":
            return super().spares(last, bet_in)
        return bool(self.laid) and not any(self.laid)


class IdleInvited(Sessions):
    """Few chips are no cause to invite a player to go."""

    def cause(self, idle: int, short: bool) -> bool:
        return super().cause(idle, short=False)


class ShortRaisesClose(Betting):
    """Who has bet in the round may not raise where less than a whole raise was added to his bet."""

    def open_to(self, i: int, spot: Spot, choices: Choices) -> Choices:
        own = spot.bets[i]
        closed = spot.round > 1 and 0 < own < spot.level < own + spot.step
        return {act: amounts for act, amounts in choices.items() if act != "raise" or not closed}


def _pot_limit_only(rules: RingRules) -> RingRules:
    limits = tuple(limit for limit in rules.betting.limits if limit.setting == "pot")
    return replace(
        rules,
        betting=replace(rules.betting, limits=limits),
        commission=replace(rules.commission, fee=None),
    )


_REAL_ONLY = policy("house", modes=("continuous", "session"), free_modes=())
"""No tables for demonstration."""


def _limited(setting: str) -> Callable[[RingRules], RingRules]:
    """The kind of game of this limit alone, where nothing is said too."""

    def change(rules: RingRules) -> RingRules:
        limits = tuple(limit for limit in rules.betting.limits if limit.setting == setting)
        return replace(rules, betting=replace(rules.betting, limits=limits))

    return change


def _fee_alone(rules: RingRules) -> RingRules:
    """Ten per cent of what players buy, and nothing of pots."""
    commission = replace(rules.commission, least=Fraction(1), most=Fraction(1), usual_fee=Fraction(1, 10))
    found: RingRules = _REAL_ONLY(replace(rules, commission=commission))
    return found


def _marker_kept(table: Table, command: Incident) -> Result:
    result = incident(table, command)
    if not isinstance(result, tuple):
        return result
    return msgspec.structs.replace(result[0], marker=table.marker), result[1]


FIGURES = (
    own_limit,
    own_blinds,
    own_rate,
    own_rates,
    own_fee,
    own_time,
    own_extra_time,
    own_raises,
    own_count,
    own_least_raise,
    own_burning,
)
"""What this law leaves to the house, read from a table where nothing is declared."""

WAYS = (
    Way(
        "commission-before-the-flop",
        "A hand that ends before the flop may bear commission too: 18 frees one that ends «no turno do flop».",
        REGULATION,
        plays=policy("commission", BeforeTheFlopToo),
    ),
    Way(
        "commission-rounded-up",
        "The commission is rounded up where it stays within five per cent: 17.a names no rounding.",
        REGULATION,
        plays=policy("commission", RoundedUp),
    ),
    Way(
        "commission-rounded-to-the-nearest",
        "The commission is rounded to the nearest chip within five per cent: 17.a names no rounding.",
        REGULATION,
        plays=policy("commission", RoundedToNearest),
    ),
    Way(
        "remainder-to-the-last",
        "What cannot be divided goes to the last of the tied: 62 does not say whose it is.",
        REGULATION,
        plays=policy("pots", RemainderToTheLast),
    ),
    Way(
        "remainder-from-the-marker",
        "What cannot be divided goes chip by chip to the tied, from the marker's left on: 62 does not say whose it is.",
        REGULATION,
        plays=policy("pots", RemainderFromTheMarker),
    ),
    Way(
        "own-top-ups",
        "Top-ups are of 1200 chips where the house declares none: 14 leaves the sum to it.",
        REGULATION,
        plays=policy("capital", OwnTopUps),
    ),
    Way(
        "exact-buy-in",
        "Nobody enters with more than the fixed buy-in: 8 says «o valor da cave inicial fixado».",
        REGULATION,
        plays=policy("capital", exact=True),
    ),
    Way(
        "invites-after-eight-hands",
        "A player is invited to go after eight hands without a bet: 70.b has more than five, and «pode».",
        REGULATION,
        plays=policy("sessions", idle_hands=8),
    ),
    Way(
        "invites-after-three-hands",
        "A player is invited to go after three hands without a bet: 70.b lets own rules have a lower number than five.",
        REGULATION,
        plays=policy("sessions", idle_hands=3),
    ),
    Way(
        "unmatched-bets-count",
        "A bet that nobody matched is told as bet, and as won when it comes back: 67 does not say what counts as bet.",
        REGULATION,
        plays=policy("sessions", unmatched_counts=True),
    ),
    Way(
        "marker-stops-at-resting-players",
        "The marker stops at the place of who rests: 4.c has «o lugar ocupado», which 68 leaves him.",
        REGULATION,
        plays=policy("opening", stops_at_resting=True),
    ),
    Way(
        "says-where-the-marker-goes",
        "The end of a hand tells where the marker goes, beside the beginning of the next: 64 names no moment.",
        REGULATION,
        plays=policy("opening", says_next=True),
    ),
    Way(
        "invites-the-idle-only",
        "Who has too few chips is not invited to go: 70 says «pode».",
        REGULATION,
        plays=policy("sessions", IdleInvited),
    ),
    Way(
        "commission-rounded-down",
        "A part of a chip is dropped, below one per cent too: 17.a names no rounding.",
        REGULATION,
        plays=policy("commission", keeps_to_least=False),
    ),
    Way(
        "last-raiser-opens-first",
        "Who bet or raised last in the last round opens his cards first: 59 names him and the player at the left.",
        REGULATION,
        plays=policy("showdown", first="last-round-raiser"),
    ),
    Way(
        "any-raiser-opens-first",
        "Who bet or raised last in any round opens his cards first: 59 does not say in which.",
        REGULATION,
        plays=policy("showdown", first="any-raiser"),
    ),
    Way(
        "short-raises-close",
        "An all-in raise short of a whole one lets nobody raise who has bet already: 34 and 37 do not say.",
        REGULATION,
        plays=policy("betting", ShortRaisesClose),
    ),
    Way(
        "button-goes-on-after-a-failure",
        "After a failure of the system the button goes on from its place: that the table stood still no rule says.",
        REGULATION,
        plays=granting(Incident, _marker_kept),
    ),
    Way(
        "one-of-each",
        "Continuous play, a commission on the pot and the pot as limit, and no other: 6, 17 and 24 want one of each.",
        REGULATION,
        plays=both(policy("house", modes=("continuous",), free_modes=()), _pot_limit_only),
    ),
    Way(
        "raises-alone",
        "Counts raises, and has no other limit.",
        REGULATION,
        plays=both(_REAL_ONLY, _limited("raises")),
    ),
    Way(
        "half-pot-alone",
        "Half the pot is the highest bet, always.",
        REGULATION,
        plays=both(_REAL_ONLY, _limited("half-pot")),
    ),
    Way(
        "no-limit-alone",
        "All bets go up to all chips.",
        REGULATION,
        plays=both(_REAL_ONLY, _limited("none")),
    ),
    Way(
        "sessions-alone",
        "Has tables of sessions and no other, where nothing is declared too: 6 leaves the kind to the house.",
        REGULATION,
        plays=policy("house", modes=("session",), free_modes=()),
    ),
    Way(
        "on-the-buy-in-alone",
        "Takes its commission of what players buy, never of a pot.",
        REGULATION,
        plays=_fee_alone,
    ),
)
