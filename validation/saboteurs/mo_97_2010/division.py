"""Wrong in articles 10 and 13: composition, winning, dividing, what the folded leave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vistoria.games.cards.commands import Agree
from vistoria.model.command import Act
from vistoria.reference_engine.policies.change import granting
from vistoria.reference_engine.policies.hands import Hand
from vistoria.reference_engine.policies.pots import Pots

from ..condition import FIRST_ROUND, LAST_ROUNDS, RANKED_APART
from ..hand_change import never
from ..register import deciding, replacing, saboteur
from ..ring_change import LESS_FOR_THE_THIRD, composed
from ..ring_granted import divided, raised_bets_returned

BY_HANDS = (
    "10.2",
    "14.1",
    "14.2",
    "14.3",
    "15",
    "15.1",
    "15.10",
    "15.2",
    "15.4",
    "15.5",
    "15.6",
    "15.7",
    "15.8",
    "15.9",
)
"""Clauses whose hands are composed too."""
Awards = dict[int, tuple[int, int]]
STRAIGHT_FLUSHES = (Hand.ROYAL_FLUSH, Hand.STRAIGHT_FLUSH)


@replacing(Pots.alone, "mo-97-2010/10.2:odd-chip-to-the-second", corresponding=("10.4", "10.5"))
def odd_chip_to_the_second(
    self: Pots, net: int, winner: int, strength: Mapping[int, int], seats: Sequence[int]
) -> Awards:
    """The odd chip of a pot goes to the second best hand."""
    others = [seat for seat in seats if seat != winner and seat in strength]
    if net % 2 == 0 or not others:
        return Pots.alone(self, net, winner, strength, seats)
    second = max(others, key=lambda seat: strength[seat])
    if [strength[seat] for seat in others].count(strength[second]) > 1:
        return Pots.alone(self, net, winner, strength, seats)
    return {winner: (net - 1, 0), second: (1, 0)}


@replacing(Pots.shares, "mo-97-2010/10.4:one-chip-more-for-the-first")
def one_more_for_the_first(
    self: Pots, net: int, tied: Sequence[int], live: Sequence[int], unit: int
) -> Awards:
    """Where two hands divide without remainder the first gets a chip of the other's."""
    awards = Pots.shares(self, net, tied, live, unit)
    first, *others = sorted(tied)
    share = awards[first][0]
    if len(others) != 1 or sum(amount for amount, _ in awards.values()) != 2 * share or share <= unit:
        return awards
    return {first: (share + unit, 0), others[0]: (share - unit, 0)}


deciding(
    Pots.shares,
    "mo-97-2010/10.4:nothing-for-the-fourth",
    "Where four hands divide without remainder the fourth gets nothing.",
    lambda by_law, net, tied, unit: by_law(
        tied=sorted(tied)[:3] if len(tied) == 4 and net % (4 * unit) == 0 else tied
    ),
)

deciding(
    Pots.shares,
    "mo-97-2010/10.5:remainder-of-four-to-the-last",
    "What four hands cannot divide goes to the last of them.",
    lambda lawful, by_law, tied: (
        lawful
        if len(tied) != 4
        else {-seat: award for seat, award in by_law(tied=[-seat for seat in tied]).items()}
    ),
)


@replacing(Pots.shares, "mo-97-2010/10.5:remainder-by-marker")
def by_the_marker(self: Pots, net: int, tied: Sequence[int], live: Sequence[int], unit: int) -> Awards:
    """The remainder goes to the first tied hand at the marker's left."""
    first = next(seat for seat in live if seat in tied)
    awards = Pots.shares(self, net, tied, live, unit)
    rest = sum(rest for _, rest in awards.values())
    moved = {seat: (amount - rest_of, 0) for seat, (amount, rest_of) in awards.items()}
    return {**moved, first: (moved[first][0] + rest, rest)} if rest else awards


@replacing(Pots.shares, "mo-97-2010/10.5:one-chip-each-of-three", corresponding=("10.4",))
def one_chip_each(self: Pots, net: int, tied: Sequence[int], live: Sequence[int], unit: int) -> Awards:
    """A remainder of two among three hands goes to two of them."""
    awards = Pots.shares(self, net, tied, live, unit)
    rest = sum(rest for _, rest in awards.values())
    if len(tied) != 3 or rest != 2 * unit:
        return awards
    first, second, third = sorted(tied)
    share = awards[third][0]
    return {first: (share + unit, unit), second: (share + unit, unit), third: (share, 0)}


# fmt: off
saboteur("mo-97-2010/10.1:flush-of-one-own-card", "One hole card and four community cards of a suit make a flush.",
    composed(1, Hand.FLUSH, *STRAIGHT_FLUSHES))
saboteur("mo-97-2010/10.1:three-own-cards", "Three hole cards and two community cards count as a straight flush.",
    composed(3, *STRAIGHT_FLUSHES))
saboteur("mo-97-2010/10.1:table-cards-forgotten",
    "The first community card is never taken together with the two last.", never((), (0, 3, 4)), corresponding=BY_HANDS)
saboteur("mo-97-2010/10.1:hole-cards-forgotten",
    "The second hole card dealt is never taken together with the fourth.", never((1, 3), ()), corresponding=BY_HANDS)
saboteur("mo-97-2010/10.1:table-plays", "Five community cards count too.", composed(0, *Hand), corresponding=BY_HANDS)
saboteur("mo-97-2010/10.1:four-of-the-table",
    "One hole card and four community cards make four of a kind or a full house.",
    composed(1, Hand.FOUR_OF_A_KIND, Hand.FULL_HOUSE), corresponding=BY_HANDS)
saboteur("mo-97-2010/10.1:ranked-otherwise", "Hands that are put in order outside play are made of one hole card too.",
    composed(1, *Hand), only=(RANKED_APART,))
saboteur("mo-97-2010/10.3:divided-by-agreement", "The pot is divided as the players agree.", granting(Agree, divided),
    also=(FIRST_ROUND, LAST_ROUNDS))
saboteur("mo-97-2010/13.3:raised-bets-go-back",
    "Who has bet in a later round and folds against a raise takes his bet back.",
    granting(Act, raised_bets_returned))
saboteur("mo-97-2010/10.4:less-for-the-third",
    "Where three hands divide without remainder the third gets a chip less.", LESS_FOR_THE_THIRD)
