"""Wrong in article 9: when the croupier plays, and what is paid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vistoria.model.cards import Card

from ...policies.banked_rules import BankedRules
from ...policies.change import Change, policy
from ...policies.payouts import Payouts
from ...policies.qualification import Qualification
from ...policies.ranking import Hand, Ranking
from ..saboteur import Saboteur

ACE = 13
"""Worth of the ace."""


class TwosAreNotEnough(Qualification):
    """The croupier's hand does not play with a pair of twos."""

    def plays(self, ranking: Ranking, five: Sequence[Card]) -> bool:
        made = ranking.strengths.made(ranking.strengths.of(five))
        return super().plays(ranking, five) and not (made.row.hand is Hand.PAIR and made.first_rank == 1)


class AdditionalKept(Qualification):
    """When the croupier's hand does not play the additional bets are collected."""

    def additional_back(self, additional: int) -> int:
        return 0


class AntePushed(Qualification):
    """When the croupier's hand does not play the antes go back and win nothing."""

    def ante_paid(self, ante: int) -> int:
        return 0


class NeverOpened(Qualification):
    """The players' hands stay closed when the croupier's plays."""

    def players_open(self, plays: bool) -> bool:
        return False


class HighAnteSpared(Payouts):
    """A beaten hand loses no more than 300 of its ante."""

    def collected(self, ante: int, additional: int) -> tuple[int, int]:
        return min(ante, 300), additional


class BestAlone(Payouts):
    """Of several hands that beat the croupier's the best alone is paid."""

    def beats(self, player: int, croupier: int, best: int) -> bool:
        return player > croupier and player == best


def odds(hand: Hand, to_one: int) -> Change:
    """Other odds on one kind of hand."""
    return _payout(hand, odds=to_one)


def capped(hand: Hand, is_capped: bool) -> Change:
    """The house's maximum for one kind of hand, or none."""
    return _payout(hand, capped=is_capped)


def _payout(hand: Hand, **values: object) -> Change:
    def change(rules: BankedRules) -> BankedRules:
        table = dict(rules.payouts.table)
        table[hand] = replace(table[hand], **values)  # type: ignore[arg-type]
        return replace(rules, payouts=replace(rules.payouts, table=table))

    return change


def aces(hand: Hand) -> Change:
    """Hands of a kind in which the ace is compared first pay one to one more."""

    class AcesPayMore(Payouts):
        def odds(self, kind: Hand, top: int, royal: int) -> int:
            return super().odds(kind, top, royal) + (kind is hand and top == ACE)

    return policy("payouts", AcesPayMore)


SABOTEURS = (
    Saboteur(
        "mo-61-2004/9.1:any-ace-plays",
        "The croupier's hand plays with an ace, without a king too.",
        policy("qualification", least="A"),
        sisters=("6.7", "9.2", "9.3"),
    ),
    Saboteur(
        "mo-61-2004/9.1:pair-of-twos-does-not-play",
        "The croupier's hand does not play with a pair of twos.",
        policy("qualification", TwosAreNotEnough),
        sisters=("4.3", "8"),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/9.2:additional-bets-kept",
        "When the croupier's hand does not play the additional bets are collected.",
        policy("qualification", AdditionalKept),
        sisters=("6.7", "9.1"),
    ),
    Saboteur(
        "mo-61-2004/9.2:antes-not-paid",
        "When the croupier's hand does not play the antes go back and win nothing.",
        policy("qualification", AntePushed),
        sisters=("6.7", "9.1"),
    ),
    Saboteur(
        "mo-61-2004/9.3:hands-stay-closed",
        "The players' hands stay closed when the croupier's plays.",
        policy("qualification", NeverOpened),
    ),
    Saboteur(
        "mo-61-2004/9.4:no-more-than-300-of-an-ante",
        "A beaten hand loses no more than 300 of its ante.",
        policy("payouts", HighAnteSpared),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/9.5:best-hand-alone",
        "Of several hands that beat the croupier's the best alone is paid.",
        policy("payouts", BestAlone),
        sisters=("6.1", "6.3", "6.8", "9.5.7", "11.2", "11.4"),
    ),
    Saboteur(
        "mo-61-2004/9.5.1:aces-pay-two",
        "A pair of aces pays 2 to 1.",
        aces(Hand.PAIR),
        sisters=("4.2", "9.4"),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/9.5.1:less-than-a-pair-pays-two",
        "Less than a pair pays 2 to 1.",
        odds(Hand.HIGH_CARD, 2),
        sisters=("4.3", "8.10"),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/9.5.2:aces-pay-three", "Two pairs with aces pay 3 to 1.", aces(Hand.TWO_PAIRS), rare=True
    ),
    Saboteur(
        "mo-61-2004/9.5.2:two-pairs-pay-one",
        "Two pairs pay 1 to 1.",
        odds(Hand.TWO_PAIRS, 1),
        sisters=("8", "8.8", "9.5"),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/9.5.3:aces-pay-four",
        "Three aces pay 4 to 1.",
        aces(Hand.THREE_OF_A_KIND),
        sisters=("8.7", "9.5"),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/9.5.4:ace-pays-five",
        "A straight to the ace pays 5 to 1.",
        aces(Hand.STRAIGHT),
        sisters=("4.3", "8.6"),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/9.5.5:ace-pays-six",
        "A flush with an ace pays 6 to 1.",
        aces(Hand.FLUSH),
        sisters=("8.5",),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/9.5.6:aces-pay-eight",
        "Three aces and a pair pay 8 to 1.",
        aces(Hand.FULL_HOUSE),
        sisters=("8.4",),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/9.5.6:cap-on-a-full-house",
        "The house's maximum holds for a full house too.",
        capped(Hand.FULL_HOUSE, True),
    ),
    Saboteur(
        "mo-61-2004/9.5.7:four-of-a-kind-pay-twenty-five",
        "Four of a kind pay 25 to 1.",
        odds(Hand.FOUR_OF_A_KIND, 25),
        sisters=("8.3",),
    ),
    Saboteur(
        "mo-61-2004/9.5.7:no-maximum-for-four-of-a-kind",
        "The house's maximum does not hold for four of a kind.",
        capped(Hand.FOUR_OF_A_KIND, False),
    ),
    Saboteur(
        "mo-61-2004/9.5.8:straight-flush-pays-forty",
        "A straight flush pays 40 to 1.",
        odds(Hand.STRAIGHT_FLUSH, 40),
        sisters=("8", "8.2"),
    ),
    Saboteur(
        "mo-61-2004/9.5.8:no-maximum-for-a-straight-flush",
        "The house's maximum does not hold for a straight flush.",
        capped(Hand.STRAIGHT_FLUSH, False),
        sisters=("9.5.7",),
    ),
    Saboteur(
        "mo-61-2004/9.5.9:royal-flush-pays-fifty",
        "A royal flush pays 50 to 1, whatever the house declares.",
        odds(Hand.ROYAL_FLUSH, 50),
    ),
    Saboteur(
        "mo-61-2004/9.5.9:no-maximum-for-a-royal-flush",
        "The house's maximum does not hold for a royal flush.",
        capped(Hand.ROYAL_FLUSH, False),
    ),
    Saboteur(
        "mo-61-2004/9.5.9:any-odds-declared",
        "The house may declare any odds on a royal flush.",
        policy("payouts", royal=(1, 1_000)),
        rare=True,
    ),
)
