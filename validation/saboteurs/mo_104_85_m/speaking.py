"""Wrong in articles 10.c and 10.d: who speaks first, and who after him."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.cards import Card
from vistoria.model.command import Act
from vistoria.reference_engine.policies.change import Change, both, granting
from vistoria.reference_engine.policies.open_cards.figures import Figure, Ladder, Worths
from vistoria.reference_engine.policies.open_cards.speaking import Shown, Speaking

from ...replaced import formula, replaced
from ..open_change import ladder, ladders
from ..open_granted import early
from ..register import deciding, replacing, saboteur

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


LATE = ("4", "5", "6", "7", "9", "10", "11")
"""Whatever is played beyond the first round."""


@replacing(
    Ladder.figure,
    "mo-104-85-m/10.c.i:higher-of-both-cards",
    within=ladders(2),
    corresponding=("10.c.i.1", "10.c.i.2", "10.c.ii", "10.c.ii.s2", "11.b.s2", "11.c.s1"),
    unclear=LATE,
)
def highest_of_both(self: Ladder, cards: Sequence[Card]) -> tuple[Figure, Worths]:
    """In the second round, without a pair, the higher of both open cards speaks."""
    figure, worths = Ladder.figure(self, cards)
    return (figure, tuple(self.ranks(cards)[:1])) if figure is Figure.CARD else (figure, worths)


deciding(
    Speaking.following,
    "mo-104-85-m/10.c.ii:least-speaks-second",
    "With four players the voice passes from the first speaker to him who shows least.",
    lambda lawful, round, shown: lawful[::-1] if len(shown) > 3 and round == 2 else lawful,
    unclear=LATE,
)


def third_speaks_last(number: int) -> Change:
    """In that round, with four players or more, he who shows third best is the last to speak."""

    def following(self: Speaking, round: int, shown: Shown, first: int, players: int) -> list[int]:
        second, *rest = Speaking.following(self, round, shown, first, players) or [first]
        later = [*rest[1:], *rest[:1]] if round == number else rest
        return [each for each in (second, *later) if each != first]

    return replaced(Speaking.following, following)


deciding(
    Speaking.answering,
    "mo-104-85-m/10.c.iii:answers-clockwise",
    "In the second and the third round a bet is answered from the bettor's left, or by whoever is first.",
    lambda lawful, round: lawful[::-1] if round in (2, 3) else lawful,
    within=lambda change: both(change, granting(Act, early("fold", "check", "call", "bet", "raise"))),
    corresponding=("11.c.s1", "11.c.s2", "10.b.1", "10.c.iii.s2", "10.c.v"),
    unclear=LATE,
)


def raises_answered_from_the_dealer(number: int) -> Change:
    """In that round a raise is answered from the dealer's right."""
    return formula(
        Speaking.answering,
        lambda lawful, round, raised: sorted(lawful) if raised and round == number else lawful,
    )


deciding(
    Speaking.answering,
    "mo-104-85-m/10.c.iii.s4:last-not-asked",
    "In the second round a raise need not be matched by the neighbour at the raiser's left.",
    lambda lawful, players, round, raised: lawful[:-1] if round == 2 and raised and players > 2 else lawful,
    unclear=LATE,
)

deciding(
    Speaking.order,
    "mo-104-85-m/10.d.s1:second-best-speaks",
    "With four players he who shows second best speaks first in the last round.",
    lambda lawful, round: lawful if round < 4 or len(lawful) < 4 else [lawful[1], lawful[0], *lawful[2:]],
    corresponding=("10.d.s2",),
    unclear=LATE,
)

deciding(
    Ladder.sequence,
    "mo-104-85-m/10.d.s3:gapped-straight",
    "Ten, nine, six and seven are a possible straight.",
    lambda by_law, self, cards, gapped: by_law(gapped=not self.suited(cards) or gapped),
    within=ladders(4),
    corresponding=("10.b.s4",),
    unclear=LATE,
)


# fmt: off
saboteur("mo-104-85-m/10.c.v:third-speaks-last", "In the third round he who shows third best is the last to speak.",
    third_speaks_last(3), corresponding=("10.c.ii",), unclear=LATE)
saboteur("mo-104-85-m/10.d.s1:third-speaks-last", "In the last round he who shows third best is the last to speak.",
    third_speaks_last(4), corresponding=("10.c.ii", "10.d.s2"), unclear=LATE)
saboteur("mo-104-85-m/10.c.iii:raises-answered-from-the-dealer",
    "In the second round a raise is answered from the dealer's right, not from the raiser's.",
    raises_answered_from_the_dealer(2), unclear=LATE)
saboteur("mo-104-85-m/10.c.v:raises-answered-from-the-dealer",
    "In the third round a raise is answered from the dealer's right, not from the raiser's.",
    raises_answered_from_the_dealer(3), corresponding=("10.c.iii",), unclear=LATE)
saboteur("mo-104-85-m/10.d.s1:raises-answered-from-the-dealer",
    "In the last round a raise is answered from the dealer's right, not from the raiser's.",
    raises_answered_from_the_dealer(4), corresponding=("10.c.iii",), unclear=LATE)
saboteur("mo-104-85-m/10.c.i:pairs-overlooked",
    "In the second round the highest second card speaks though somebody has a pair.",
    ladder(2, figures=(Figure.CARD,)), corresponding=("10.c.ii", "10.c.ii.s2", "11.a.s1", "11.e"), unclear=LATE)
saboteur("mo-104-85-m/10.c.v:old-pair-counts", "In the third round the pair of the first two open cards counts too.",
    ladder(3, newest_in_pair=False), corresponding=("10.c.iv",), unclear=LATE)
saboteur("mo-104-85-m/10.c.v:trios-overlooked", "In the third round a pair speaks before three of a kind.",
    ladder(3, figures=(Figure.PAIR, Figure.TRIO, Figure.CARD)), unclear=LATE)
saboteur("mo-104-85-m/10.d.s2:four-of-a-kind-first",
    "In the last round four of a kind speak before a possible straight flush.",
    ladder(4, figures=(Figure.QUADS, *NINE[:2], *NINE[3:])))
saboteur("mo-104-85-m/10.d.s2:trio-before-flush", "In the last round three of a kind speak before a possible flush.",
    ladder(4, figures=(*NINE[:3], Figure.TRIO, Figure.FLUSH, Figure.STRAIGHT, *NINE[6:])), unclear=LATE)
saboteur("mo-104-85-m/10.d.s2:old-pair-counts", "In the last round a pair without the fourth card counts too.",
    ladder(4, newest_in_pair=False), unclear=LATE)
saboteur("mo-104-85-m/10.d.s2:pairs-overlooked", "In the last round the highest fourth card speaks before a pair.",
    ladder(4, figures=(*NINE[:7], Figure.CARD)), corresponding=("10.d.s3",), unclear=LATE)
