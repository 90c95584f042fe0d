"""Wrong in article 10: the progressive jackpot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction

from ...policies.banked_rules import BankedRules
from ...policies.change import Change, policy
from ...policies.jackpot import Jackpot
from ...policies.ranking import Hand
from ...policies.wagers import Wagers
from ..saboteur import Saboteur


class WithoutAnte(Wagers):
    """The jackpot bet is taken without an ante."""

    def takes_jackpot(self, ante: int, dealing: bool) -> bool:
        return not dealing


class WinnersOnly(Jackpot):
    """A prize is paid to hands that beat the croupier's only."""

    def wins(self, hand: Hand, bet: int, declined: bool, beat: bool) -> bool:
        return super().wins(hand, bet, declined, beat) and beat


class FlushWithoutBet(Jackpot):
    """A flush wins its prize without a jackpot bet, too."""

    def wins(self, hand: Hand, bet: int, declined: bool, beat: bool) -> bool:
        return super().wins(hand, bet or int(hand is Hand.FLUSH), declined, beat)


class HalfForFours(Jackpot):
    """Four of a kind win half the fixed sum."""

    def prize(self, hand: Hand, base: int, fixed: int) -> tuple[int, int]:
        return super().prize(hand, base, fixed // 2 if hand is Hand.FOUR_OF_A_KIND else fixed)


class MoreForFullHouse(Jackpot):
    """A full house wins a tenth more than the fixed sum."""

    def prize(self, hand: Hand, base: int, fixed: int) -> tuple[int, int]:
        more = fixed // 10 if hand is Hand.FULL_HOUSE else 0
        return super().prize(hand, base, fixed + more)


class HalfForFlush(Jackpot):
    """A flush wins half the fixed sum."""

    def prize(self, hand: Hand, base: int, fixed: int) -> tuple[int, int]:
        return super().prize(hand, base, fixed // 2 if hand is Hand.FLUSH else fixed)


class Untold(Jackpot):
    """The fixed sums are not announced."""

    def told(self, fixed: Mapping[str, int]) -> dict[str, int]:
        return {}


class FromTheRight(Jackpot):
    """Prizes are paid from the croupier's right."""

    def in_order(self, winners: Mapping[int, Hand]) -> list[int]:
        return sorted(winners, key=lambda seat: (winners[seat] is Hand.ROYAL_FLUSH, -seat))


class EachRoyal(Jackpot):
    """Each of several royal flushes wins the whole prize."""

    def divide(self, amount: int, seats: int) -> list[int]:
        return [amount] * seats


class RoyalFirst(Jackpot):
    """A royal flush is paid before any other hand."""

    def in_order(self, winners: Mapping[int, Hand]) -> list[int]:
        return sorted(winners, key=lambda seat: (winners[seat] is not Hand.ROYAL_FLUSH, seat))


class BackToTheMinimum(Jackpot):
    """The pool starts again as soon as it lies below its minimum."""

    def restarts(self, pool: int, minimum: int) -> int:
        return max(pool, minimum)


class StaysEmpty(Jackpot):
    """An emptied pool stays empty."""

    def restarts(self, pool: int, minimum: int) -> int:
        return pool


class NeverReduced(Jackpot):
    """Tenths of the pool are paid by the house and do not leave the pool."""

    def prize(self, hand: Hand, base: int, fixed: int) -> tuple[int, int]:
        amount, leaves = super().prize(hand, base, fixed)
        return amount, 0 if hand is Hand.STRAIGHT_FLUSH else leaves


def part(hand: Hand, of_pool: Fraction | None) -> Change:
    """Another part of the pool for one kind of hand."""

    def turn(old: Jackpot) -> Jackpot:
        shares = dict(old.shares)
        shares[hand] = replace(shares[hand], part=of_pool)
        return replace(old, shares=shares)

    return _jackpot(turn)


def _jackpot(turn: Callable[[Jackpot], Jackpot]) -> Change:
    def change(rules: BankedRules) -> BankedRules:
        return replace(rules, jackpot=turn(rules.jackpot))

    return change


SABOTEURS = (
    Saboteur(
        "mo-61-2004/10.1:jackpot-bet-without-ante",
        "The jackpot bet is taken without an ante.",
        policy("wagers", WithoutAnte),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/10.2:winners-only",
        "A prize is paid to hands that beat the croupier's only.",
        policy("jackpot", WinnersOnly),
        sisters=("10.2.5",),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/10.2:flush-without-a-jackpot-bet",
        "A flush wins its prize without a jackpot bet, too.",
        policy("jackpot", FlushWithoutBet),
        sisters=("4.1", "8.2", "8.5", "9.5.5", "11.2", "11.3", "11.4"),
    ),
    Saboteur(
        "mo-61-2004/10.2.1:fixed-sum-for-a-royal-flush",
        "A royal flush wins the fixed sum, however much the pool holds.",
        part(Hand.ROYAL_FLUSH, None),
        sisters=("10.5", "10.7", "10.8"),
    ),
    Saboteur(
        "mo-61-2004/10.2.2:fifth-of-the-pool",
        "A straight flush wins a fifth of the pool.",
        part(Hand.STRAIGHT_FLUSH, Fraction(1, 5)),
        sisters=("1.4", "10.3", "10.6", "10.7", "10.8"),
    ),
    Saboteur(
        "mo-61-2004/10.2.2:fixed-sum-for-a-straight-flush",
        "A straight flush wins the fixed sum, however much the pool holds.",
        part(Hand.STRAIGHT_FLUSH, None),
        sisters=("1.4", "10.6", "10.7", "10.8"),
    ),
    Saboteur(
        "mo-61-2004/10.2.3:part-of-the-pool-for-four-of-a-kind",
        "Four of a kind win a twentieth of the pool where that is more.",
        part(Hand.FOUR_OF_A_KIND, Fraction(1, 20)),
        sisters=("10.4",),
    ),
    Saboteur(
        "mo-61-2004/10.2.3:half-for-four-of-a-kind",
        "Four of a kind win half their fixed sum.",
        policy("jackpot", HalfForFours),
        sisters=("10.3", "10.4"),
    ),
    Saboteur(
        "mo-61-2004/10.2.4:more-for-a-full-house",
        "A full house wins a tenth more than its fixed sum.",
        policy("jackpot", MoreForFullHouse),
        sisters=("10.3", "10.4", "10.7"),
    ),
    Saboteur(
        "mo-61-2004/10.2.5:half-for-a-flush",
        "A flush wins half its fixed sum.",
        policy("jackpot", HalfForFlush),
        sisters=("10.2", "10.3", "10.4", "10.8", "11.1", "11.2", "11.4"),
    ),
    Saboteur(
        "mo-61-2004/10.3:fixed-sums-untold",
        "The fixed sums are not announced.",
        policy("jackpot", Untold),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/10.4:from-the-right",
        "Prizes are paid from the croupier's right.",
        policy("jackpot", FromTheRight),
        sisters=("10.6", "10.7", "11.1"),
    ),
    Saboteur(
        "mo-61-2004/10.5:each-royal-flush-the-whole",
        "Each of several royal flushes wins the whole prize.",
        policy("jackpot", EachRoyal),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/10.6:straight-flushes-share",
        "Several straight flushes share one prize.",
        policy("jackpot", sharing=frozenset({Hand.ROYAL_FLUSH, Hand.STRAIGHT_FLUSH})),
        sisters=("10.7", "10.8"),
    ),
    Saboteur(
        "mo-61-2004/10.7:royal-flush-first",
        "A royal flush is paid before a straight flush.",
        policy("jackpot", RoyalFirst),
        sisters=("10.4",),
    ),
    Saboteur(
        "mo-61-2004/10.8:back-to-the-minimum",
        "The pool starts again as soon as it lies below its minimum.",
        policy("jackpot", BackToTheMinimum),
    ),
    Saboteur(
        "mo-61-2004/10.8:stays-empty",
        "An emptied pool stays empty.",
        policy("jackpot", StaysEmpty),
    ),
    Saboteur(
        "mo-61-2004/10.8:never-reduced",
        "Tenths of the pool are paid and do not leave it.",
        policy("jackpot", NeverReduced),
        sisters=("1.4", "10.7"),
    ),
)
