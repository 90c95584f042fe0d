"""Wrong in articles 10.c and 10.d: who speaks first, and who after him."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from vistoria.model.cards import Card
from vistoria.model.command import Act

from ...policies.change import both, granting, policy
from ...policies.open_cards.figures import Figure, Ladder, Worths
from ...policies.open_cards.speaking import Shown, Speaking
from ..open_change import ladder
from ..open_granted import early
from ..saboteur import Saboteur

NINE = (
    Figure.ROYAL,
    Figure.STRAIGHT_FLUSH,
    Figure.QUADS,
    Figure.FLUSH,
    Figure.STRAIGHT,
    Figure.TRIO,
    Figure.TWO_PAIRS,
    Figure.PAIR,
    Figure.CARD,
)
"""The order of the last round, from the best."""


class HighestOfBoth(Ladder):
    """Without a pair the higher of the two open cards counts."""

    def figure(self, cards: Sequence[Card]) -> tuple[Figure, Worths]:
        figure, worths = super().figure(cards)
        return (figure, tuple(self.ranks(cards)[:1])) if figure is Figure.CARD else (figure, worths)


class GappedStraights(Ladder):
    """Four cards with one missing among them make a possible straight."""

    def sequence(self, cards: Sequence[Card], gapped: bool) -> int:
        return super().sequence(cards, gapped=not self.suited(cards) or gapped)


class SecondInTheFourth(Speaking):
    """In the last round he speaks first who shows second best."""

    def order(self, round: int, shown: Shown, able: Collection[int], players: int) -> list[int]:
        order = super().order(round, shown, able, players)
        return order if round < 4 or len(order) < 4 else [order[1], order[0], *order[2:]]


class LastAfterTheFirst(Speaking):
    """With four players or more the voice passes from the first speaker to him who shows least."""

    def following(self, round: int, shown: Shown, first: int, players: int) -> list[int]:
        rest = super().following(round, shown, first, players)
        return rest[::-1] if len(shown) > 3 and round == 2 else rest


class AnswersClockwise(Speaking):
    """In the second and the third round a bet is answered from the bettor's left."""

    def answering(self, bettor: int, players: int, round: int, raised: bool) -> list[int]:
        order = super().answering(bettor, players, round, raised)
        return order[::-1] if round in (2, 3) else order


class LastNotAsked(Speaking):
    """In the second round a raise need not be answered by the neighbour at the raiser's left."""

    def answering(self, bettor: int, players: int, round: int, raised: bool) -> list[int]:
        order = super().answering(bettor, players, round, raised)
        return order[:-1] if round == 2 and raised and players > 2 else order


LATE = ("4", "5", "6", "7", "9", "10", "11")
"""Whatever is played beyond the first round."""
PAIRLESS = tuple(figure for figure in NINE if figure is not Figure.PAIR)

SABOTEURS = (
    Saboteur(
        "mo-104-85-m/10.c.i:higher-of-both-cards",
        "In the second round, without a pair, the higher of both open cards speaks.",
        ladder(2, kind=HighestOfBoth),
        sisters=(
            "10.c.i.1",
            "10.c.i.2",
            "10.c.ii",
            "10.c.ii.s2",
            "11.b.s2",
            "11.c.s1",
        ),
        unclear=LATE,
    ),
    Saboteur(
        "mo-104-85-m/10.c.i:pairs-overlooked",
        "In the second round the highest second card speaks though somebody has a pair.",
        ladder(2, figures=(Figure.CARD,)),
        sisters=(
            "10.c.ii",
            "10.c.ii.s2",
            "11.a.s1",
            "11.e",
        ),
        unclear=LATE,
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/10.c.ii:least-speaks-second",
        "With four players the voice passes from the first speaker to him who shows least.",
        policy("speaking", LastAfterTheFirst),
        unclear=LATE,
    ),
    Saboteur(
        "mo-104-85-m/10.c.iii:answers-clockwise",
        "In the second and the third round a bet is answered from the bettor's left, or by whoever is first.",
        both(
            policy("speaking", AnswersClockwise),
            granting(Act, early("fold", "check", "call", "bet", "raise")),
        ),
        sisters=(
            "11.c.s1",
            "11.c.s2",
            "10.b.1",
            "10.c.iii.s2",
            "10.c.v",
        ),
        unclear=LATE,
    ),
    Saboteur(
        "mo-104-85-m/10.c.iii.s4:last-not-asked",
        "In the second round a raise need not be matched by the neighbour at the raiser's left.",
        policy("speaking", LastNotAsked),
        unclear=LATE,
    ),
    Saboteur(
        "mo-104-85-m/10.c.v:old-pair-counts",
        "In the third round the pair of the first two open cards counts too.",
        ladder(3, newest_in_pair=False),
        sisters=("10.c.iv",),
        unclear=LATE,
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/10.c.v:trios-overlooked",
        "In the third round a pair speaks before three of a kind.",
        ladder(3, figures=(Figure.PAIR, Figure.TRIO, Figure.CARD)),
        unclear=LATE,
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/10.d.s1:second-best-speaks",
        "With four players he who shows second best speaks first in the last round.",
        policy("speaking", SecondInTheFourth),
        sisters=("10.d.s2",),
        unclear=LATE,
    ),
    Saboteur(
        "mo-104-85-m/10.d.s2:four-of-a-kind-first",
        "In the last round four of a kind speak before a possible straight flush.",
        ladder(4, figures=(Figure.QUADS, *(figure for figure in NINE if figure is not Figure.QUADS))),
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/10.d.s2:trio-before-flush",
        "In the last round three of a kind speak before a possible flush.",
        ladder(4, figures=(*NINE[:3], Figure.TRIO, Figure.FLUSH, Figure.STRAIGHT, *NINE[6:])),
        unclear=LATE,
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/10.d.s2:old-pair-counts",
        "In the last round a pair without the fourth card counts too.",
        ladder(4, newest_in_pair=False),
        unclear=LATE,
    ),
    Saboteur(
        "mo-104-85-m/10.d.s2:pairs-overlooked",
        "In the last round the highest fourth card speaks before a pair.",
        ladder(4, figures=PAIRLESS),
        sisters=("10.d.s3",),
        unclear=LATE,
    ),
    Saboteur(
        "mo-104-85-m/10.d.s3:gapped-straight",
        "Ten, nine, six and seven are a possible straight.",
        ladder(4, kind=GappedStraights),
        sisters=("10.b.s4",),
        unclear=LATE,
        rare=True,
    ),
)
