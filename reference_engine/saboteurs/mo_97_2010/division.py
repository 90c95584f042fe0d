"""Wrong in articles 10 and 13: composition, winning, dividing, what the folded leave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from vistoria.model.cards import SUITS, Card
from vistoria.model.command import Act, Agree

from ...policies.change import granting, policy
from ...policies.composition import Best, Composition
from ...policies.pots import Pots
from ...policies.ranking import Hand, Ranking
from ..ring_granted import divided, raised_bet, returning
from ..saboteur import Saboteur

Awards = dict[int, tuple[int, int]]
STRAIGHT_FLUSHES = (Hand.ROYAL_FLUSH, Hand.STRAIGHT_FLUSH)


class FlushOfOne(Composition):
    """One own card and four common ones of its suit make a flush."""

    def best(self, ranking: Ranking, hands: Sequence[Sequence[Card]], common: Sequence[Card]) -> list[Best]:
        found = super().best(ranking, hands, common)
        for suit in SUITS:
            four = [card for card in common if card[1] == suit]
            if len(four) >= 4:
                found = [
                    max([best, *self._with_one(ranking, hand, four, suit)], key=lambda each: each[0])
                    for best, hand in zip(found, hands, strict=True)
                ]
        return found

    def _with_one(self, ranking: Ranking, hand: Sequence[Card], suited: list[Card], suit: str) -> list[Best]:
        fives = [(card, *four) for card in hand if card[1] == suit for four in combinations(suited, 4)]
        return [(ranking.strengths.of(five), five) for five in fives]


class ThreeOwn(Composition):
    """Three own cards and two common ones make a straight flush as well."""

    def best(self, ranking: Ranking, hands: Sequence[Sequence[Card]], common: Sequence[Card]) -> list[Best]:
        return [
            max([best, *self._with_three(ranking, hand, common)], key=lambda each: each[0])
            for best, hand in zip(super().best(ranking, hands, common), hands, strict=True)
        ]

    def _with_three(self, ranking: Ranking, hand: Sequence[Card], common: Sequence[Card]) -> list[Best]:
        fives = [
            three + two
            for three in combinations(hand, 3)
            for two in combinations(common, 2)
            if len({card[1] for card in three + two}) == 1
        ]
        found = [(ranking.strengths.of(five), five) for five in fives]
        return [best for best in found if ranking.strengths.made(best[0]).row.hand in STRAIGHT_FLUSHES]


class OddChipToTheSecond(Pots):
    """The odd chip of a pot goes to the second best hand."""

    def alone(self, net: int, winner: int, strength: Mapping[int, int], seats: Sequence[int]) -> Awards:
        others = [seat for seat in seats if seat != winner and seat in strength]
        if net % 2 == 0 or not others:
            return super().alone(net, winner, strength, seats)
        second = max(others, key=lambda seat: strength[seat])
        if [strength[seat] for seat in others].count(strength[second]) > 1:
            return super().alone(net, winner, strength, seats)
        return {winner: (net - 1, 0), second: (1, 0)}


class OneMoreForTheFirst(Pots):
    """Where two hands divide without remainder the first gets one chip of the other's."""

    def shares(self, net: int, tied: Sequence[int], live: Sequence[int], unit: int) -> Awards:
        awards = super().shares(net, tied, live, unit)
        first, *others = sorted(tied)
        share = awards[first][0]
        if len(others) != 1 or sum(amount for amount, _ in awards.values()) != 2 * share or share <= unit:
            return awards
        return {first: (share + unit, 0), others[0]: (share - unit, 0)}


class LessForTheThird(Pots):
    """Where three hands divide without remainder the third gets one chip less, the first one more."""

    def shares(self, net: int, tied: Sequence[int], live: Sequence[int], unit: int) -> Awards:
        awards = super().shares(net, tied, live, unit)
        seats = sorted(tied)
        share = awards[seats[0]][0]
        if len(seats) != 3 or net != 3 * share or share <= unit:
            return awards
        return {seats[0]: (share + unit, 0), seats[1]: (share, 0), seats[2]: (share - unit, 0)}


class ByTheMarker(Pots):
    """The remainder goes to the first hand at the marker's left."""

    def shares(self, net: int, tied: Sequence[int], live: Sequence[int], unit: int) -> Awards:
        first = next(seat for seat in live if seat in tied)
        awards = super().shares(net, tied, live, unit)
        rest = sum(rest for _, rest in awards.values())
        moved = {seat: (amount - rest_of, 0) for seat, (amount, rest_of) in awards.items()}
        return {**moved, first: (moved[first][0] + rest, rest)} if rest else awards


class OneChipEach(Pots):
    """A remainder of two chips among three hands goes to the first two, one each."""

    def shares(self, net: int, tied: Sequence[int], live: Sequence[int], unit: int) -> Awards:
        awards = super().shares(net, tied, live, unit)
        rest = sum(rest for _, rest in awards.values())
        if len(tied) != 3 or rest != 2 * unit:
            return awards
        first, second, third = sorted(tied)
        share = awards[third][0]
        return {first: (share + unit, unit), second: (share + unit, unit), third: (share, 0)}


SABOTEURS = (
    Saboteur(
        "mo-97-2010/10.1:flush-of-one-own-card",
        "One own card and four common ones of its suit count as a flush.",
        policy("composition", FlushOfOne),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/10.1:three-own-cards",
        "Three own cards and two common ones count as a straight flush.",
        policy("composition", ThreeOwn),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/10.2:odd-chip-to-the-second",
        "The odd chip of a pot goes to the second best hand.",
        policy("pots", OddChipToTheSecond),
        sisters=("10.4", "10.5"),
    ),
    Saboteur(
        "mo-97-2010/10.3:divided-by-agreement",
        "The pot is divided as the players agree.",
        granting(Agree, divided),
    ),
    Saboteur(
        "mo-97-2010/10.4:one-chip-more-for-the-first",
        "Where two hands divide without remainder the first gets a chip of the other's.",
        policy("pots", OneMoreForTheFirst),
    ),
    Saboteur(
        "mo-97-2010/10.4:less-for-the-third",
        "Where three hands divide without remainder the third gets a chip less.",
        policy("pots", LessForTheThird),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/10.5:remainder-by-marker",
        "The remainder goes to the first tied hand at the marker's left.",
        policy("pots", ByTheMarker),
    ),
    Saboteur(
        "mo-97-2010/10.5:one-chip-each-of-three",
        "A remainder of two among three hands goes to two of them.",
        policy("pots", OneChipEach),
        sisters=("10.4",),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/13.3:raised-bets-go-back",
        "Who has bet in a later round and folds against a raise takes his bet back.",
        granting(Act, returning(raised_bet)),
    ),
)
