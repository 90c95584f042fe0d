"""Wrong in article 10: the progressive jackpot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from vistoria.reference_engine.policies.change import Change, part, policy
from vistoria.reference_engine.policies.hands import Hand
from vistoria.reference_engine.policies.jackpot import Jackpot
from vistoria.reference_engine.policies.wagers import Wagers

from ..register import replacing, saboteur


def share(hand: Hand, of_pool: Fraction | None) -> Change:
    """Another part of the pool for one kind of hand."""
    return part("jackpot.shares", lambda shares: {**shares, hand: replace(shares[hand], part=of_pool)})


def sharing(*hands: Hand) -> Change:
    """Several hands of one of these kinds share one prize, as several royal flushes do."""
    return policy("jackpot", sharing=frozenset({Hand.ROYAL_FLUSH, *hands}))


@replacing(Wagers.takes_jackpot, "mo-61-2004/10.1:jackpot-bet-without-ante")
def without_ante(self: Wagers, ante: int, dealing: bool) -> bool:
    """The jackpot bet is taken without an ante."""
    return not dealing


@replacing(Jackpot.wins, "mo-61-2004/10.2:winners-only", corresponding=("10.2.5",))
def winners_only(self: Jackpot, hand: Hand, bet: int, declined: bool, beat: bool) -> bool:
    """A prize is paid to hands that beat the croupier's only."""
    return Jackpot.wins(self, hand, bet, declined, beat) and beat


@replacing(
    Jackpot.wins,
    "mo-61-2004/10.2:flush-without-a-jackpot-bet",
    corresponding=("4.1", "8.2", "8.5", "9.5.5", "11.2", "11.3", "11.4"),
)
def flush_without_bet(self: Jackpot, hand: Hand, bet: int, declined: bool, beat: bool) -> bool:
    """A flush wins its prize without a jackpot bet, too."""
    return Jackpot.wins(self, hand, bet or int(hand is Hand.FLUSH), declined, beat)


@replacing(Jackpot.prize, "mo-61-2004/10.2.3:half-for-four-of-a-kind", corresponding=("10.3", "10.4"))
def half_for_fours(self: Jackpot, hand: Hand, base: int, fixed: int) -> tuple[int, int]:
    """Four of a kind win half their fixed sum."""
    return Jackpot.prize(self, hand, base, fixed // 2 if hand is Hand.FOUR_OF_A_KIND else fixed)


@replacing(Jackpot.prize, "mo-61-2004/10.2.4:more-for-a-full-house", corresponding=("10.3", "10.4", "10.7"))
def more_for_full_house(self: Jackpot, hand: Hand, base: int, fixed: int) -> tuple[int, int]:
    """A full house wins a tenth more than its fixed sum."""
    more = fixed // 10 if hand is Hand.FULL_HOUSE else 0
    return Jackpot.prize(self, hand, base, fixed + more)


@replacing(
    Jackpot.prize,
    "mo-61-2004/10.2.5:half-for-a-flush",
    corresponding=("10.2", "10.3", "10.4", "10.8", "11.1", "11.2", "11.4"),
)
def half_for_flush(self: Jackpot, hand: Hand, base: int, fixed: int) -> tuple[int, int]:
    """A flush wins half its fixed sum."""
    return Jackpot.prize(self, hand, base, fixed // 2 if hand is Hand.FLUSH else fixed)


@replacing(Jackpot.reckoned, "mo-61-2004/10.2.2:part-of-the-opening-pool", corresponding=("10.2.1",))
def of_the_opening_pool(self: Jackpot, pool: int, opened: int) -> int:
    """Parts of the pool are reckoned of what it held as the table was opened."""
    return opened


@replacing(Jackpot.told, "mo-61-2004/10.3:fixed-sums-untold")
def untold(self: Jackpot, fixed: Mapping[str, int]) -> dict[str, int]:
    """The fixed sums are not announced."""
    return {}


@replacing(Jackpot.told, "mo-61-2004/10.3:half-the-royal-s-sum-told")
def royal_told_wrong(self: Jackpot, fixed: Mapping[str, int]) -> dict[str, int]:
    """Half the fixed sum of a royal flush is announced."""
    return {name: amount // 2 if name == "royal" else amount for name, amount in fixed.items()}


@replacing(Jackpot.in_order, "mo-61-2004/10.4:from-the-right", corresponding=("10.6", "10.7", "11.1"))
def from_the_right(self: Jackpot, winners: Mapping[int, Hand]) -> list[int]:
    """Prizes are paid from the croupier's right."""
    return sorted(winners, key=lambda seat: (winners[seat] is Hand.ROYAL_FLUSH, -seat))


@replacing(Jackpot.divide, "mo-61-2004/10.5:each-royal-flush-the-whole")
def each_royal(self: Jackpot, amount: int, seats: int) -> list[int]:
    """Each of several royal flushes wins the whole prize."""
    return [amount] * seats


@replacing(Jackpot.in_order, "mo-61-2004/10.7:royal-flush-first", corresponding=("10.4",))
def royal_first(self: Jackpot, winners: Mapping[int, Hand]) -> list[int]:
    """A royal flush is paid before a straight flush."""
    return sorted(winners, key=lambda seat: (winners[seat] is not Hand.ROYAL_FLUSH, seat))


@replacing(Jackpot.restarts, "mo-61-2004/10.8:back-to-the-minimum")
def back_to_the_minimum(self: Jackpot, pool: int, minimum: int) -> int:
    """The pool starts again as soon as it lies below its minimum."""
    return max(pool, minimum)


@replacing(Jackpot.restarts, "mo-61-2004/10.8:stays-empty")
def stays_empty(self: Jackpot, pool: int, minimum: int) -> int:
    """An emptied pool stays empty."""
    return pool


@replacing(Jackpot.prize, "mo-61-2004/10.8:never-reduced", corresponding=("1.4", "10.7"))
def never_reduced(self: Jackpot, hand: Hand, base: int, fixed: int) -> tuple[int, int]:
    """Tenths of the pool are paid and do not leave it."""
    amount, leaves = Jackpot.prize(self, hand, base, fixed)
    return amount, 0 if hand is Hand.STRAIGHT_FLUSH else leaves


# fmt: off
saboteur("mo-61-2004/10.2.1:fixed-sum-for-a-royal-flush",
    "A royal flush wins the fixed sum, however much the pool holds.", share(Hand.ROYAL_FLUSH, None),
    corresponding=("10.5", "10.7", "10.8"))
saboteur("mo-61-2004/10.2.2:fifth-of-the-pool", "A straight flush wins a fifth of the pool.",
    share(Hand.STRAIGHT_FLUSH, Fraction(1, 5)), corresponding=("1.4", "10.3", "10.6", "10.7", "10.8"))
saboteur("mo-61-2004/10.2.2:fixed-sum-for-a-straight-flush",
    "A straight flush wins the fixed sum, however much the pool holds.", share(Hand.STRAIGHT_FLUSH, None),
    corresponding=("1.4", "10.6", "10.7", "10.8"))
saboteur("mo-61-2004/10.2.3:part-of-the-pool-for-four-of-a-kind",
    "Four of a kind win a twentieth of the pool where that is more.", share(Hand.FOUR_OF_A_KIND, Fraction(1, 20)),
    corresponding=("10.4",))
saboteur("mo-61-2004/10.6:straight-flushes-share", "Several straight flushes share one prize.",
    sharing(Hand.STRAIGHT_FLUSH), corresponding=("10.7", "10.8"))
saboteur("mo-61-2004/10.2.3:fours-of-a-kind-share", "Several who have four of a kind share one fixed sum.",
    sharing(Hand.FOUR_OF_A_KIND))
saboteur("mo-61-2004/10.2.4:full-houses-share", "Several who have a full house share one fixed sum.",
    sharing(Hand.FULL_HOUSE))
saboteur("mo-61-2004/10.2.5:flushes-share", "Several who have a flush share one fixed sum.",
    sharing(Hand.FLUSH), corresponding=("11.1",))
