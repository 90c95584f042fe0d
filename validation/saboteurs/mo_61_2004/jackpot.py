"""Wrong in article 10: the progressive jackpot."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from vistoria.reference_engine.policies.change import Change, part, policy
from vistoria.reference_engine.policies.hands import Hand
from vistoria.reference_engine.policies.jackpot import Jackpot
from vistoria.reference_engine.policies.wagers import Wagers

from ..register import deciding, replacing, saboteur


def share(hand: Hand, of_pool: Fraction | None) -> Change:
    """Another part of the pool for one kind of hand."""
    return part("jackpot.shares", lambda shares: {**shares, hand: replace(shares[hand], part=of_pool)})


def sharing(*hands: Hand) -> Change:
    """Several hands of one of these kinds share one prize, as several royal flushes do."""
    return policy("jackpot", sharing=frozenset({Hand.ROYAL_FLUSH, *hands}))


deciding(
    Wagers.takes_jackpot,
    "mo-61-2004/10.1:jackpot-bet-without-ante",
    "The jackpot bet is taken without an ante.",
    lambda dealing: not dealing,
)

deciding(
    Jackpot.wins,
    "mo-61-2004/10.2:winners-only",
    "A prize is paid to hands that beat the croupier's only.",
    lambda lawful, beat: lawful and beat,
    corresponding=("10.2.5",),
)

deciding(
    Jackpot.wins,
    "mo-61-2004/10.2:flush-without-a-jackpot-bet",
    "A flush wins its prize without a jackpot bet, too.",
    lambda by_law, hand, bet: by_law(bet=bet or int(hand is Hand.FLUSH)),
    corresponding=("4.1", "8.2", "8.5", "9.5.5", "11.2", "11.3", "11.4"),
)

deciding(
    Jackpot.prize,
    "mo-61-2004/10.2.3:half-for-four-of-a-kind",
    "Four of a kind win half their fixed sum.",
    lambda by_law, hand, fixed: by_law(fixed=fixed // 2 if hand is Hand.FOUR_OF_A_KIND else fixed),
    corresponding=("10.3", "10.4"),
)

deciding(
    Jackpot.prize,
    "mo-61-2004/10.2.4:more-for-a-full-house",
    "A full house wins a tenth more than its fixed sum.",
    lambda by_law, hand, fixed: by_law(fixed=fixed + (fixed // 10 if hand is Hand.FULL_HOUSE else 0)),
    corresponding=("10.3", "10.4", "10.7"),
)

deciding(
    Jackpot.prize,
    "mo-61-2004/10.2.5:half-for-a-flush",
    "A flush wins half its fixed sum.",
    lambda by_law, hand, fixed: by_law(fixed=fixed // 2 if hand is Hand.FLUSH else fixed),
    corresponding=("10.2", "10.3", "10.4", "10.8", "11.1", "11.2", "11.4"),
)

deciding(
    Jackpot.reckoned,
    "mo-61-2004/10.2.2:part-of-the-opening-pool",
    "Parts of the pool are reckoned of what it held as the table was opened.",
    lambda opened: opened,
    corresponding=("10.2.1",),
)

deciding(Jackpot.told, "mo-61-2004/10.3:fixed-sums-untold", "The fixed sums are not announced.", lambda: {})


deciding(
    Jackpot.told,
    "mo-61-2004/10.3:half-the-royal-s-sum-told",
    "Half the fixed sum of a royal flush is announced.",
    lambda fixed: {name: amount // 2 if name == "royal" else amount for name, amount in fixed.items()},
)

deciding(
    Jackpot.in_order,
    "mo-61-2004/10.4:from-the-right",
    "Prizes are paid from the croupier's right.",
    lambda winners: sorted(winners, key=lambda seat: (winners[seat] is Hand.ROYAL_FLUSH, -seat)),
    corresponding=("10.6", "10.7", "11.1"),
)

deciding(
    Jackpot.divide,
    "mo-61-2004/10.5:each-royal-flush-the-whole",
    "Each of several royal flushes wins the whole prize.",
    lambda amount, seats: [amount] * seats,
)

deciding(
    Jackpot.in_order,
    "mo-61-2004/10.7:royal-flush-first",
    "A royal flush is paid before a straight flush.",
    lambda winners: sorted(winners, key=lambda seat: (winners[seat] is not Hand.ROYAL_FLUSH, seat)),
    corresponding=("10.4",),
)

deciding(
    Jackpot.restarts,
    "mo-61-2004/10.8:back-to-the-minimum",
    "The pool starts again as soon as it lies below its minimum.",
    lambda pool, minimum: max(pool, minimum),
)

deciding(
    Jackpot.restarts,
    "mo-61-2004/10.8:half-the-minimum",
    "An emptied pool begins again with half of its minimum.",
    lambda pool, minimum: pool or minimum // 2,
)

deciding(Jackpot.restarts, "mo-61-2004/10.8:stays-empty", "An emptied pool stays empty.", lambda pool: pool)


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
