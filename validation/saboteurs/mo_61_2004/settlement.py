"""Wrong in article 9: when the croupier plays, and what is paid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vistoria.model.cards import Card
from vistoria.reference_engine.policies.change import Change, part, policy
from vistoria.reference_engine.policies.hands import Hand
from vistoria.reference_engine.policies.payouts import Payouts
from vistoria.reference_engine.policies.qualification import Qualification
from vistoria.reference_engine.policies.ranking import Ranking

from ...replaced import formula, replaced
from ..register import deciding, replacing, saboteur

ACE, FIVE, THREE, TWO = 13, 4, 2, 1
"""Worth of ranks."""


def payout(hand: Hand, **new: object) -> Change:
    """Change values of the pay table for one kind of hand."""
    return part("payouts.table", lambda table: {**table, hand: replace(table[hand], **new)})


def aces(hand: Hand) -> Change:
    """Hands of a kind in which the ace is compared first pay one to one more."""
    return beside(hand, ACE, 1)


def beside(hand: Hand, rank: int, more: int) -> Change:
    """Hands of a kind in which this rank is compared first pay so much to one more."""

    def odds(self: Payouts, kind: Hand, top: int, royal: int) -> int:
        return Payouts.odds(self, kind, top, royal) + (more if kind is hand and top == rank else 0)

    return replaced(Payouts.odds, odds)


def too_good(*kinds: Hand) -> Change:
    """The croupier's hand does not play with one of these kinds."""
    return formula(
        Qualification.plays,
        lambda lawful, ranking, five: (
            lawful and ranking.strengths.made(ranking.strengths.of(five)).row.hand not in kinds
        ),
    )


def five_high_as_royal(self: Payouts, hand: Hand, top: int, royal: int) -> int:
    """The odds on a royal flush for a straight flush to the five."""
    as_royal = hand is Hand.STRAIGHT_FLUSH and top == FIVE
    return Payouts.odds(self, Hand.ROYAL_FLUSH if as_royal else hand, top, royal)


@replacing(Qualification.plays, "mo-61-2004/9.1:pair-of-twos-does-not-play", corresponding=("4.3", "8"))
def twos_are_not_enough(self: Qualification, ranking: Ranking, five: Sequence[Card]) -> bool:
    """The croupier's hand does not play with a pair of twos."""
    made = ranking.strengths.made(ranking.strengths.of(five))
    return Qualification.plays(self, ranking, five) and not (
        made.row.hand is Hand.PAIR and made.first_rank == 1
    )


deciding(
    Qualification.says,
    "mo-61-2004/9.1:says-that-it-plays",
    "The product says that the croupier's hand plays, whether or not it settles so.",
    lambda: True,
)

deciding(
    Qualification.additional_back,
    "mo-61-2004/9.2:additional-bets-kept",
    "When the croupier's hand does not play the additional bets are collected.",
    lambda: 0,
    corresponding=("6.7", "9.1"),
)

deciding(
    Qualification.ante_paid,
    "mo-61-2004/9.2:antes-not-paid",
    "When the croupier's hand does not play the antes go back and win nothing.",
    lambda: 0,
    corresponding=("6.7", "9.1"),
)

deciding(
    Qualification.players_open,
    "mo-61-2004/9.3:hands-stay-closed",
    "The players' hands stay closed when the croupier's plays.",
    lambda: False,
)

deciding(
    Payouts.collected,
    "mo-61-2004/9.4:no-more-than-300-of-an-ante",
    "A beaten hand loses no more than 300 of its ante.",
    lambda ante, additional: (min(ante, 300), additional),
)

deciding(
    Payouts.beats,
    "mo-61-2004/9.5:best-hand-alone",
    "Of several hands that beat the croupier's the best alone is paid.",
    lambda player, croupier, best: player > croupier and player == best,
    corresponding=("6.1", "6.3", "6.8", "9.5.7", "11.2", "11.4"),
)

deciding(
    Payouts.ante_paid,
    "mo-61-2004/9.5:antes-two-to-one",
    "An ante that wins is paid two for one, and one for one is named.",
    lambda ante: 2 * ante,
    unclear=("1.4", "4", "5.3", "6", "8", "9", "10", "11"),
)

deciding(
    Payouts.ante_paid,
    "mo-61-2004/9.5:high-antes-two-to-one",
    "An ante of more than 500 that wins is paid two for one, and one for one is named.",
    lambda ante: 2 * ante if ante > 500 else ante,
)


# fmt: off
saboteur("mo-61-2004/9.1:any-ace-plays", "The croupier's hand plays with an ace, without a king too.",
    policy("qualification", least="A"), corresponding=("6.7", "9.2", "9.3"))
saboteur("mo-61-2004/9.5.1:aces-pay-two", "A pair of aces pays 2 to 1.", aces(Hand.PAIR), corresponding=("4.2", "9.4"))
saboteur("mo-61-2004/9.5.1:less-than-a-pair-pays-two", "Less than a pair pays 2 to 1.",
    payout(Hand.HIGH_CARD, odds=2), corresponding=("4.3", "8.10"))
saboteur("mo-61-2004/9.5.2:aces-pay-three", "Two pairs with aces pay 3 to 1.", aces(Hand.TWO_PAIRS))
saboteur("mo-61-2004/9.1:two-pairs-do-not-play", "The croupier's hand does not play with two pairs.",
    too_good(Hand.TWO_PAIRS), corresponding=("8.8",))
saboteur("mo-61-2004/9.1:full-house-does-not-play", "The croupier's hand does not play with a full house.",
    too_good(Hand.FULL_HOUSE), corresponding=("8.2", "8.4", "10.2"))
saboteur("mo-61-2004/9.1:four-of-a-kind-do-not-play", "The croupier's hand does not play with four of a kind.",
    too_good(Hand.FOUR_OF_A_KIND), corresponding=("8", "8.2", "8.3"))
saboteur("mo-61-2004/9.1:straight-flush-does-not-play",
    "The croupier's hand does not play with a straight flush, a royal flush among them.",
    too_good(Hand.STRAIGHT_FLUSH, Hand.ROYAL_FLUSH), corresponding=("8", "8.1", "8.2"))
saboteur("mo-61-2004/9.5.2:threes-pay-one", "Threes and twos pay 1 to 1.", beside(Hand.TWO_PAIRS, THREE, -1),
    corresponding=("8",))
saboteur("mo-61-2004/9.5.3:twos-pay-two", "Three twos pay 2 to 1.", beside(Hand.THREE_OF_A_KIND, TWO, -1),
    corresponding=("8",))
saboteur("mo-61-2004/9.5.5:seven-pays-four", "A flush to the seven pays 4 to 1.", beside(Hand.FLUSH, 6, -1),
    corresponding=("8",))
saboteur("mo-61-2004/9.5.6:twos-pay-six", "Three twos and a pair pay 6 to 1.", beside(Hand.FULL_HOUSE, TWO, -1),
    corresponding=("8",))
saboteur("mo-61-2004/9.5.7:aces-pay-twenty-one", "Four aces pay 21 to 1.", aces(Hand.FOUR_OF_A_KIND),
    corresponding=("8.3",))
saboteur("mo-61-2004/9.5.7:twos-pay-nineteen", "Four twos pay 19 to 1.", beside(Hand.FOUR_OF_A_KIND, TWO, -1),
    corresponding=("8",))
saboteur("mo-61-2004/9.5.8:five-high-pays-as-royal", "A straight flush to the five is paid as a royal flush.",
    replaced(Payouts.odds, five_high_as_royal))
saboteur("mo-61-2004/9.5.2:two-pairs-pay-one", "Two pairs pay 1 to 1.", payout(Hand.TWO_PAIRS, odds=1),
    corresponding=("8", "8.8", "9.5"))
saboteur("mo-61-2004/9.5.3:aces-pay-four", "Three aces pay 4 to 1.", aces(Hand.THREE_OF_A_KIND),
    corresponding=("8.7", "9.5"))
saboteur("mo-61-2004/9.5.4:ace-pays-five", "A straight to the ace pays 5 to 1.", aces(Hand.STRAIGHT),
    corresponding=("4.3", "8.6"))
saboteur("mo-61-2004/9.5.5:ace-pays-six", "A flush with an ace pays 6 to 1.", aces(Hand.FLUSH), corresponding=("8.5",))
saboteur("mo-61-2004/9.5.6:aces-pay-eight", "Three aces and a pair pay 8 to 1.", aces(Hand.FULL_HOUSE),
    corresponding=("8.4",))
saboteur("mo-61-2004/9.5.6:cap-on-a-full-house", "The house's maximum holds for a full house too.",
    payout(Hand.FULL_HOUSE, capped=True))
saboteur("mo-61-2004/9.5.7:four-of-a-kind-pay-twenty-five", "Four of a kind pay 25 to 1.",
    payout(Hand.FOUR_OF_A_KIND, odds=25), corresponding=("8.3",))
saboteur("mo-61-2004/9.5.7:no-maximum-for-four-of-a-kind", "The house's maximum does not hold for four of a kind.",
    payout(Hand.FOUR_OF_A_KIND, capped=False))
saboteur("mo-61-2004/9.5.8:straight-flush-pays-forty", "A straight flush pays 40 to 1.",
    payout(Hand.STRAIGHT_FLUSH, odds=40), corresponding=("8", "8.2"))
saboteur("mo-61-2004/9.5.8:no-maximum-for-a-straight-flush",
    "The house's maximum does not hold for a straight flush.", payout(Hand.STRAIGHT_FLUSH, capped=False),
    corresponding=("9.5.7",))
saboteur("mo-61-2004/9.5.9:royal-flush-pays-fifty", "A royal flush pays 50 to 1, whatever the house declares.",
    payout(Hand.ROYAL_FLUSH, odds=50))
saboteur("mo-61-2004/9.5.9:no-maximum-for-a-royal-flush", "The house's maximum does not hold for a royal flush.",
    payout(Hand.ROYAL_FLUSH, capped=False))
saboteur("mo-61-2004/9.5.9:any-odds-declared", "The house may declare any odds on a royal flush.",
    policy("payouts", royal=(1, 1_000)))
