"""Houses of Macau that take their commission otherwise where article 16 leaves them free."""

from __future__ import annotations

from fractions import Fraction

from ..policies.change import policy
from ..policies.commission import Commission
from .rounding import LessOfFew, RoundedToNearest, RoundedUp, from_the_first
from .variation import Variation

REGULATION = "mo-97-2010"


class NotBeforeTheFlop(Commission):
    """Takes nothing of a hand that ends before the flop."""

    def spares(self, last: int, bet_in: frozenset[int]) -> bool:
        return last == 1


class NotOfSmallPots(Commission):
    """Takes nothing of a pot below ten big blinds, which are twice the cap."""

    def due(self, pot: int, rate: Fraction, cap: int, unit: int) -> int:
        return super().due(pot, rate, cap, unit) if pot >= 2 * cap else 0


class OffTheMainPot(Commission):
    """The main pot bears the whole, as far as it has chips."""

    def split(self, amount: int, pots: tuple[int, ...], unit: int) -> tuple[int, ...]:
        return from_the_first(amount, pots)


class OfEachPot(Commission):
    """Each pot bears its own, rounded up, where the whole stays within the highest rate and the cap."""

    def charges(self, pots: tuple[int, ...], rate: Fraction, cap: int, unit: int) -> tuple[int, ...]:
        each = tuple(-int(-rate * pot // unit) * unit for pot in pots)
        within = len(pots) > 1 and sum(each) <= min(self.most * sum(pots), Fraction(cap))
        return each if within else super().charges(pots, rate, cap, unit)


class TwoBigBlindsAtMost(Commission):
    """Takes no more of a hand than two big blinds where no cap is declared."""

    def capped(self, big: int) -> int:
        return 2 * big


class NotOfTwo(Commission):
    """Takes nothing of a hand that two were dealt in."""

    def of_so_many(self, rate: Fraction, players: int) -> Fraction:
        return Fraction(0) if players == 2 else rate


class Waived(Commission):
    """Takes nothing of any hand."""

    def due(self, pot: int, rate: Fraction, cap: int, unit: int) -> int:
        return 0


VARIATIONS = (
    Variation(
        "no-commission-before-the-flop",
        "No commission is taken of a hand that ends before the flop: 16 gives a right to it.",
        REGULATION,
        plays=policy("commission", NotBeforeTheFlop, usual=Fraction(5, 100)),
    ),
    Variation(
        "small-pots-free",
        "No commission is taken of a pot below ten big blinds: 16 gives a right to it.",
        REGULATION,
        plays=policy("commission", NotOfSmallPots, usual=Fraction(5, 100)),
    ),
    Variation(
        "commission-waived",
        "The house declares a commission and waives it in every hand: 16 gives a right to it.",
        REGULATION,
        plays=policy("commission", Waived),
    ),
    Variation(
        "two-players-free",
        "No commission is taken of a hand that two were dealt in: 16 gives a right to it.",
        REGULATION,
        plays=policy("commission", NotOfTwo),
        is_read=True,
    ),
    Variation(
        "commission-waived-by-hand",
        "The house takes no commission of some hands, whatever rate it declares: 16 gives a right to it.",
        REGULATION,
        plays=policy("commission", waived_by_hand=True),
    ),
    Variation(
        "five-per-cent",
        "Five per cent are taken where the house declares none: 16 gives it the right to three to five.",
        REGULATION,
        plays=policy("commission", usual=Fraction(5, 100)),
        is_read=True,
    ),
    Variation(
        "thirty-chips-at-most",
        "Five per cent are taken, and thirty chips at most, where the house declares nothing: 16 bounds its right.",
        REGULATION,
        plays=policy("commission", usual=Fraction(5, 100), usual_cap=30),
        is_read=True,
    ),
    Variation(
        "two-big-blinds-at-most",
        "No more than two big blinds are taken of a hand where no cap is declared: 16 bounds the right of the house.",
        REGULATION,
        plays=policy("commission", TwoBigBlindsAtMost, usual=Fraction(5, 100)),
        is_read=True,
    ),
    Variation(
        "less-of-few-players",
        "Two or three players pay three per cent, more of them 4.9, where the house declares none: 16 leaves the rate.",
        REGULATION,
        plays=policy("commission", LessOfFew, usual=Fraction(49, 1000)),
        is_read=True,
    ),
    Variation(
        "commission-rounded-up",
        "The commission is rounded up where it stays within five per cent and the cap: 16 names no rounding.",
        REGULATION,
        plays=policy("commission", RoundedUp),
    ),
    Variation(
        "commission-rounded-to-the-nearest",
        "The commission is rounded to the nearest chip within five per cent and the cap: 16 names no rounding.",
        REGULATION,
        plays=policy("commission", RoundedToNearest),
    ),
    Variation(
        "main-pot-bears-the-commission",
        "The commission of a hand comes off its main pot: 16 does not say which of several pots bears it.",
        REGULATION,
        plays=policy("commission", OffTheMainPot),
        is_read=True,
    ),
    Variation(
        "commission-of-each-pot-rounded-up",
        "Each of several pots bears its own commission, rounded up within five per cent: 16 names no rounding.",
        REGULATION,
        plays=policy("commission", OfEachPot),
        is_read=True,
    ),
    Variation(
        "three-per-cent",
        "Three per cent are taken where the house declares none: 16 gives it the right to three to five.",
        REGULATION,
        plays=policy("commission", usual=Fraction(3, 100)),
        is_read=True,
    ),
)
