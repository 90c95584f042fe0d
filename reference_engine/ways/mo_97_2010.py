"""Ways to play Omaha Poker of Macau that its law leaves free."""

from __future__ import annotations

from fractions import Fraction

from ..policies.betting import Betting, limit
from ..policies.change import both, policy
from ..policies.commission import Commission
from .own_figures import own_blinds, own_cap, own_least_bet, own_rate, own_rates
from .own_limit import own_limit
from .remainders import RoundedToNearest, RoundedUp
from .way import Way

REGULATION = "mo-97-2010"


class ByTheLastRaise(Betting):
    """A raise is measured by the last one, also where somebody went all-in with less than the least."""

    def measure(self, before: int, increment: int) -> int:
        return increment


class NotBeforeTheFlop(Commission):
    """Takes nothing of a hand that ends before the flop."""

    def spares(self, last: int, bet_in: frozenset[int]) -> bool:
        return last == 1


class NotOfSmallPots(Commission):
    """Takes nothing of a pot below ten big blinds, which are twice the cap."""

    def due(self, pot: int, rate: Fraction, cap: int, unit: int) -> int:
        return super().due(pot, rate, cap, unit) if pot >= 2 * cap else 0


class Waived(Commission):
    """Takes nothing of any hand."""

    def due(self, pot: int, rate: Fraction, cap: int, unit: int) -> int:
        return 0


FIGURES = (
    own_limit,
    own_blinds,
    own_rate,
    own_rates,
    own_cap,
    own_least_bet,
)
"""What this law leaves to the house, read from a table where nothing is declared."""

WAYS = (
    Way(
        "no-bets-below-the-least",
        "With a limit nobody bets less than the least bet, all his chips either: 11.2.1 lets the house set a least.",
        REGULATION,
        plays=limit("pot", short_all_in_bet=False),
    ),
    Way(
        "raises-by-the-last-raise",
        "After a short raise of all that somebody had, a raise adds at least as much as that one: 12.1 names the last.",
        REGULATION,
        plays=policy("betting", ByTheLastRaise),
    ),
    Way(
        "marker-moves-when-the-hand-ends",
        "The move of the marker is told when a hand ends and again when the next begins: 1.2 has one move.",
        REGULATION,
        plays=policy("opening", says_next=True),
    ),
    Way(
        "marker-stays-after-a-null-hand",
        "After a hand declared null the marker stays: 9.2 does not say whether that is a hand that 1.2 has ended.",
        REGULATION,
        plays=policy("opening", stays_after_null=True),
    ),
    Way(
        "marker-stops-at-resting-players",
        "The marker stops at the place of who rests: 1.2 has «o jogador seguinte», and who rests sits there.",
        REGULATION,
        plays=policy("opening", stops_at_resting=True),
    ),
    Way(
        "last-player-shows",
        "The last player shows his cards though all others have folded: 8.5 does not forbid it.",
        REGULATION,
        plays=policy("showdown", survivor_shows=True),
    ),
    Way(
        "same-winners-divide-once",
        "Pots that the same hands win are divided as one: the law has no side pots, and 10.4 divides the pot.",
        REGULATION,
        plays=policy("pots", same_winners_as_one=True),
    ),
    Way(
        "raiser-opens-first",
        "Who bet or raised last opens his cards first: 8.5 names no order.",
        REGULATION,
        plays=policy("showdown", first="any-raiser"),
    ),
    Way(
        "ten-seats-only",
        "No table has more than ten seats: 2.2 allows more and orders none.",
        REGULATION,
        plays=policy("seating", more=()),
    ),
    Way(
        "without-tournaments",
        "No tournaments, and no word at the table is understood: 1 and 11.1 order neither of a product.",
        REGULATION,
        plays=both(policy("house", modes=("cash",)), policy("betting", speech=False)),
    ),
    Way(
        "no-commission-before-the-flop",
        "No commission is taken of a hand that ends before the flop: 16 gives a right to it.",
        REGULATION,
        plays=policy("commission", NotBeforeTheFlop, usual=Fraction(5, 100)),
    ),
    Way(
        "small-pots-free",
        "No commission is taken of a pot below ten big blinds: 16 gives a right to it.",
        REGULATION,
        plays=policy("commission", NotOfSmallPots, usual=Fraction(5, 100)),
    ),
    Way(
        "commission-waived",
        "The house declares a commission and waives it in every hand: 16 gives a right to it.",
        REGULATION,
        plays=policy("commission", Waived),
    ),
    Way(
        "commission-waived-by-hand",
        "The house takes no commission of some hands, whatever rate it declares: 16 gives a right to it.",
        REGULATION,
        plays=policy("commission", waived_by_hand=True),
    ),
    Way(
        "commission-rounded-up",
        "The commission is rounded up where it stays within five per cent and the cap: 16 names no rounding.",
        REGULATION,
        plays=policy("commission", RoundedUp),
    ),
    Way(
        "commission-rounded-to-the-nearest",
        "The commission is rounded to the nearest chip within five per cent and the cap: 16 names no rounding.",
        REGULATION,
        plays=policy("commission", RoundedToNearest),
    ),
)
