"""Wrong in article 9: when the croupier plays, and what is paid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vistoria.model.cards import Card

from ...policies.banked_rules import BankedRules
from ...policies.payouts import Payouts
from ...policies.qualification import Qualification
from ...policies.ranking import Hand, Ranking
from ..change import policy
from ..saboteur import Change, Saboteur


class PairOrBetter(Qualification):
    """The croupier's hand needs a pair."""

    def plays(self, ranking: Ranking, five: Sequence[Card]) -> bool:
        strengths = ranking.strengths
        return strengths.made(strengths.of(five)).row.hand is not Hand.HIGH_CARD


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


class AnteSpared(Payouts):
    """A beaten hand loses the additional bet alone."""

    def collected(self, ante: int, additional: int) -> tuple[int, int]:
        return 0, additional


class AnteNotPaid(Payouts):
    """A hand that beats the croupier's wins on the additional bet alone."""

    def ante_paid(self, ante: int) -> int:
        return 0


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


SABOTEURS = (
    Saboteur(
        "mo-61-2004/9.1:any-ace-plays",
        "The croupier's hand plays with an ace, without a king too.",
        policy("qualification", least="A"),
    ),
    Saboteur(
        "mo-61-2004/9.1:pair-needed",
        "The croupier's hand plays with a pair or better, not with ace and king.",
        policy("qualification", PairOrBetter),
    ),
    Saboteur(
        "mo-61-2004/9.2:additional-bets-kept",
        "When the croupier's hand does not play the additional bets are collected.",
        policy("qualification", AdditionalKept),
    ),
    Saboteur(
        "mo-61-2004/9.2:antes-not-paid",
        "When the croupier's hand does not play the antes go back and win nothing.",
        policy("qualification", AntePushed),
    ),
    Saboteur(
        "mo-61-2004/9.3:hands-stay-closed",
        "The players' hands stay closed when the croupier's plays.",
        policy("qualification", NeverOpened),
    ),
    Saboteur(
        "mo-61-2004/9.4:ante-of-a-beaten-hand-back",
        "A beaten hand loses the additional bet alone.",
        policy("payouts", AnteSpared),
    ),
    Saboteur(
        "mo-61-2004/9.5:ante-not-paid",
        "A hand that beats the croupier's wins on the additional bet alone.",
        policy("payouts", AnteNotPaid),
    ),
    Saboteur("mo-61-2004/9.5.1:pair-pays-two", "A pair pays 2 to 1.", odds(Hand.PAIR, 2)),
    Saboteur(
        "mo-61-2004/9.5.1:less-than-a-pair-pays-two",
        "Less than a pair pays 2 to 1.",
        odds(Hand.HIGH_CARD, 2),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/9.5.2:two-pairs-pay-one", "Two pairs pay 1 to 1.", odds(Hand.TWO_PAIRS, 1), rare=True
    ),
    Saboteur(
        "mo-61-2004/9.5.3:trio-pays-four",
        "Three of a kind pay 4 to 1.",
        odds(Hand.THREE_OF_A_KIND, 4),
    ),
    Saboteur("mo-61-2004/9.5.4:straight-pays-five", "A straight pays 5 to 1.", odds(Hand.STRAIGHT, 5)),
    Saboteur("mo-61-2004/9.5.5:flush-pays-six", "A flush pays 6 to 1.", odds(Hand.FLUSH, 6)),
    Saboteur("mo-61-2004/9.5.6:full-house-pays-eight", "A full house pays 8 to 1.", odds(Hand.FULL_HOUSE, 8)),
    Saboteur(
        "mo-61-2004/9.5.6:cap-on-a-full-house",
        "The house's maximum holds for a full house too.",
        capped(Hand.FULL_HOUSE, True),
    ),
    Saboteur(
        "mo-61-2004/9.5.7:four-of-a-kind-pay-twenty-five",
        "Four of a kind pay 25 to 1.",
        odds(Hand.FOUR_OF_A_KIND, 25),
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
    ),
    Saboteur(
        "mo-61-2004/9.5.8:no-maximum-for-a-straight-flush",
        "The house's maximum does not hold for a straight flush.",
        capped(Hand.STRAIGHT_FLUSH, False),
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
