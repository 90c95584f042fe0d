"""Omaha online in Portugal played otherwise where its law leaves it free."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ..policies.betting import Betting, Choices, Spot
from ..policies.capital import Capital
from ..policies.change import both, part, policy
from ..policies.sessions import Sessions
from ..policies.showdown import Showdown
from ..rules.pt_omaha_online import OFFERS
from .company import (
    absent_players_rest,
    lost_lines_rest,
    newcomers_look_on,
    rests_of_two_hands,
    sessions_begin_at_once,
    top_ups_kept_for_later,
    waits_for_the_big_blind,
)
from .customs import bets_as_made
from .figures import blinds_of_50_and_100, chips_of_25, other_blinds
from .foreign import foreign_house, in_blocks_burning, stakes_only
from .house import offering
from .houses import (
    buy_ins_in_hundreds,
    buy_ins_within_bounds,
    no_moves,
    no_rest,
    places_only,
    top_ups_below_the_buy_in,
    vacated_places_kept,
    winners_bring_more,
)
from .lines import time_for_a_lost_line
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
from .pt_omaha_online_figures import HOUSES
from .pt_omaha_online_kinds import KINDS
from .remainders import RemainderFromTheMarker, RemainderToTheLast
from .rounding import LessOfFew, OfEachPayment, RoundedToNearest, RoundedUp
from .variation import Variation

REGULATION = "pt-omaha-online"


class OwnTopUps(Capital):
    """Top-ups are of 1200 chips unless the house says otherwise."""

    def adds(self, stack: int, amount: int, restore: int | None) -> bool:
        return super().adds(stack, amount, 1_200 if restore is None else restore)


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


class NoMoreThanOthersHave(Betting):
    """Who may bet all that he has bets no more than another can match: the rest would come back."""

    def open_to(self, i: int, spot: Spot, choices: Choices) -> Choices:
        found = super().open_to(i, spot, choices)
        bounds, own = found.get("bet"), spot.bets[i] + spot.stacks[i]
        others = [spot.stacks[j] for j, alive in enumerate(spot.live) if alive and j != i]
        if bounds is None or bounds[1] < own or not bounds[0] <= max(others) < own:
            return found
        return {**found, "bet": (bounds[0], max(others))}


class ButtonOpensFirst(Showdown):
    """The player with the button opens his cards first."""

    def order(self, players: int, raised: tuple[int, int] | None, last: int) -> Sequence[int]:
        return (players - 1, *range(players - 1))


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

VARIATIONS = (
    *HOUSES,
    foreign_house(
        REGULATION,
        "Deals each hand in a block, burns a card before each street, takes three per cent and no other rate, plays "
        "sessions of its own clock with chips of one",
        *("stakes", "limit", "minimum_bet", "raises", "mode", "capital"),
        hello=offering(
            REGULATION, "session", "on-pot", "pot", "none", "half-pot", "raises", "extra-time", "rest"
        ),
        plays=both(
            part("streets", in_blocks_burning),
            policy("house", modes=("session",), free_modes=()),
            policy("commission", usual=Fraction(3, 100), fee=None),
        ),
        breaks=("50",),
    ),
    stakes_only(REGULATION),
    blinds_of_50_and_100(REGULATION),
    chips_of_25(REGULATION),
    Variation(
        "commission-rounded-up",
        "The commission is rounded up where it stays within five per cent: 17.a names no rounding.",
        REGULATION,
        plays=policy("commission", RoundedUp),
    ),
    Variation(
        "commission-rounded-to-the-nearest",
        "The commission is rounded to the nearest chip within five per cent: 17.a names no rounding.",
        REGULATION,
        plays=policy("commission", RoundedToNearest),
    ),
    Variation(
        "commission-of-each-payment",
        "With players all-in the commission is rounded for each payment: 19 takes it off each, 17.a names no rounding.",
        REGULATION,
        plays=policy("commission", OfEachPayment),
        is_read=True,
    ),
    Variation(
        "less-of-few-players",
        "Two or three players pay one per cent, more of them 4.9, where the house declares none: 17.a leaves it.",
        REGULATION,
        plays=policy("commission", LessOfFew, usual=Fraction(49, 1000)),
        is_read=True,
    ),
    Variation(
        "remainder-to-the-last",
        "What cannot be divided goes to the last of the tied: 62 does not say whose it is.",
        REGULATION,
        plays=policy("pots", RemainderToTheLast),
    ),
    Variation(
        "remainder-from-the-marker",
        "What cannot be divided goes chip by chip to the tied, from the marker's left on: 62 does not say whose it is.",
        REGULATION,
        plays=policy("pots", RemainderFromTheMarker),
    ),
    no_rest(REGULATION, hello=offering(REGULATION, *(offer for offer in OFFERS if offer != "rest"))),
    Variation(
        "own-top-ups",
        "Top-ups are of 1200 chips where the house declares none: 14 leaves the sum to it.",
        REGULATION,
        plays=policy("capital", OwnTopUps),
    ),
    Variation(
        "exact-buy-in",
        "Nobody enters with more than the fixed buy-in: 8 says «o valor da cave inicial fixado».",
        REGULATION,
        plays=policy("capital", exact=True),
    ),
    Variation(
        "invites-after-eight-hands",
        "A player is invited to go after eight hands without a bet: 70.b has more than five, and «pode».",
        REGULATION,
        plays=policy("sessions", idle_hands=8),
    ),
    Variation(
        "invites-after-three-hands",
        "A player is invited to go after three hands without a bet: 70.b lets own rules have a lower number than five.",
        REGULATION,
        plays=policy("sessions", idle_hands=3),
    ),
    Variation(
        "unmatched-bets-count",
        "A bet that nobody matched is told as bet, and as won when it comes back: 67 does not say what counts as bet.",
        REGULATION,
        plays=policy("sessions", unmatched_counts=True),
    ),
    Variation(
        "marker-stops-at-resting-players",
        "The marker stops at the place of who rests: 4.c has «o lugar ocupado», which 68 leaves him.",
        REGULATION,
        plays=policy("opening", stops_at_resting=True),
    ),
    Variation(
        "says-where-the-marker-goes",
        "The end of a hand tells where the marker goes, beside the beginning of the next: 64 names no moment.",
        REGULATION,
        plays=policy("opening", says_next=True),
    ),
    Variation(
        "invites-the-idle-only",
        "Who has too few chips is not invited to go: 70 says «pode».",
        REGULATION,
        hello=offering(REGULATION, *(offer for offer in OFFERS if offer != "invitation-when-short")),
        plays=policy("sessions", IdleInvited),
    ),
    Variation(
        "commission-rounded-down",
        "A part of a chip is dropped, below one per cent too: 17.a names no rounding.",
        REGULATION,
        plays=policy("commission", keeps_to_least=False),
    ),
    Variation(
        "last-raiser-opens-first",
        "Who bet or raised last in the last round opens his cards first: 59 names him and the player at the left.",
        REGULATION,
        plays=policy("showdown", first="last-round-raiser"),
    ),
    Variation(
        "any-raiser-opens-first",
        "Who bet or raised last in any round opens his cards first: 59 does not say in which.",
        REGULATION,
        plays=policy("showdown", first="any-raiser"),
    ),
    Variation(
        "short-raises-close",
        "An all-in raise short of a whole one lets nobody raise who has bet already: 34 and 37 do not say.",
        REGULATION,
        plays=policy("betting", ShortRaisesClose),
    ),
    Variation(
        "no-more-than-others-have",
        "A bet is at most what another player can match: 24.c has the stack, and 40 gives back what nobody matches.",
        REGULATION,
        plays=policy("betting", NoMoreThanOthersHave),
        is_read=True,
    ),
    Variation(
        "own-showdown-order",
        "By rules of its own the player with the button opens first: 59 yields to them.",
        REGULATION,
        hello=offering(REGULATION, *OFFERS, "own-showdown-order"),
        plays=policy("showdown", ButtonOpensFirst),
        is_read=True,
    ),
    no_moves(REGULATION),
    time_for_a_lost_line(REGULATION),
    Variation(
        "extra-time-once-a-hand",
        "A player has extra time for one decision of a hand: 44 says «um período» and does not say for what.",
        REGULATION,
        plays=policy("clock", extra_once_a_hand=True),
        is_read=True,
    ),
    Variation(
        "beaten-hands-stay-closed",
        "By rules of its own nobody but the winners opens his cards: 59 yields to them.",
        REGULATION,
        hello=offering(REGULATION, *OFFERS, "own-showdown-order"),
        plays=policy("showdown", winners_alone=True),
        is_read=True,
    ),
    bets_as_made(REGULATION),
    rests_of_two_hands(REGULATION),
    waits_for_the_big_blind(REGULATION),
    absent_players_rest(REGULATION),
    lost_lines_rest(REGULATION),
    newcomers_look_on(REGULATION),
    top_ups_kept_for_later(REGULATION),
    sessions_begin_at_once(REGULATION),
    buy_ins_in_hundreds(REGULATION),
    buy_ins_within_bounds(REGULATION),
    top_ups_below_the_buy_in(REGULATION),
    vacated_places_kept(REGULATION),
    winners_bring_more(REGULATION),
    *other_blinds(REGULATION),
    Variation("six-or-ten-places", "Tables have six places or ten.", REGULATION, opens=places_only(6, 10)),
    *KINDS,
)
