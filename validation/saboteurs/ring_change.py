"""Ways to change a game among players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations

from vistoria.model.cards import Card
from vistoria.reference_engine.policies.betting import Betting, Limit, Spot, limits
from vistoria.reference_engine.policies.change import Change, both, policy
from vistoria.reference_engine.policies.commission import Commission
from vistoria.reference_engine.policies.composition import Best, Composition
from vistoria.reference_engine.policies.hands import Hand
from vistoria.reference_engine.policies.opening import Opening
from vistoria.reference_engine.policies.pots import Pots
from vistoria.reference_engine.policies.ranking import Ranking
from vistoria.reference_engine.policies.ring_rules import RingRules
from vistoria.reference_engine.policies.streets import Street, Streets
from vistoria.reference_engine.policies.views import Views

from ..replaced import formula, replaced
from .hand_change import also_counting


def without(act: str, where: Callable[[int, Spot], bool]) -> Change:
    """A position may not decide so, where `where` says so."""
    return formula(
        Betting.open_to,
        lambda lawful, i, spot: (
            {name: bounds for name, bounds in lawful.items() if name != act or not where(i, spot)}
        ),
    )


def on_credit(who: Callable[[int, int], bool]) -> Change:
    """Who has a stack of that many chips, by the big blind, may stake one chip more."""
    return both(
        formula(Betting.reach, lambda stack, big_blind: stack + who(stack, big_blind)),
        formula(Betting.left, lambda stack, put: max(stack - put, 0)),
    )


def hasty(number: int) -> Change:
    """The street after that round is dealt while one player has still to speak in it."""
    return formula(Streets.hurries, lambda round, unasked: round == number and unasked == 1)


def fifth_round(rules: RingRules) -> RingRules:
    """One round more, without a card, in a hand in which nobody has bet."""

    def coming(self: Streets, round: int, staked: int, big: int) -> tuple[Street, ...]:
        return self.after[round - 1 :] if staked <= big else self.after[round - 1 : -1]

    longer = (*rules.streets.after, Street(burn=0, community=0, dealt=(), spoken=()))
    changed: RingRules = both(replaced(Streets.coming, coming), policy("streets", after=longer))(rules)
    return changed


def unburnt(number: int) -> Change:
    """No card is put away before the street that is dealt after that round."""

    def coming(self: Streets, round: int, staked: int, big: int) -> tuple[Street, ...]:
        due = Streets.coming(self, round, staked, big)
        return (replace(due[0], burn=0), *due[1:]) if due and round == number else due

    return replaced(Streets.coming, coming)


def deal(seats: Callable[[Sequence[int], int], Sequence[int] | None]) -> Change:
    """Closed cards go to these seats, card by card; None leaves an order of players as it is."""

    def hands(self: Streets, deck: Sequence[Card], order: Sequence[int]) -> tuple[tuple[Card, ...], ...]:
        dealt = list(zip(self.deal(order), deck, strict=False))
        return tuple(tuple(card for seat, card in dealt if seat == each) for each in order)

    return both(
        formula(Streets.deal, lambda lawful, self, order: seats(order, self.own) or lawful),
        replaced(Streets.hands, hands),
    )


def two_at_a_time(players: int) -> Change:
    """With so many players cards are dealt two at a time."""
    return deal(
        lambda order, own: (
            [seat for seat in order for _ in (1, 2)] * (own // 2) if len(order) == players else None
        )
    )


def composed(own: int, *kinds: Hand) -> Change:
    """So many hole cards and community cards up to five count too, where they make a hand of these kinds."""

    def more(
        self: Composition, ranking: Ranking, hand: Sequence[Card], community: Sequence[Card]
    ) -> list[Best]:
        of, made = ranking.strengths.of, ranking.strengths.made
        ours = list(combinations(community, 5 - own))
        fives = [mine + rest for mine in combinations(hand, own) for rest in ours]
        found = [(of(five), five) for five in fives]
        return [each for each in found if made(each[0]).row.hand in kinds]

    return also_counting(more)


ROUND = tuple(frozenset(ranks) for ranks in ("KA234", "QKA23", "JQKA2"))


def _round_the_ace(
    self: Composition, ranking: Ranking, hands: Sequence[Sequence[Card]], community: Sequence[Card]
) -> list[Best]:
    lowest, ours = ranking.order.low_straight, list(combinations(community, self.community))

    def others(hand: Sequence[Card]) -> list[Best]:
        fives = [mine + rest for mine in combinations(hand, self.own) for rest in ours]
        wrapped = [five for five in fives if len({suit for _, suit in five}) == 1 and _ranks(five) in ROUND]
        as_lowest = [tuple(Card(rank + five[0][1]) for rank in lowest) for five in wrapped]
        return [(ranking.strengths.of(worth), five) for worth, five in zip(as_lowest, wrapped, strict=True)]

    lawful = Composition.best(self, ranking, hands, community)
    return [
        max([first, *others(hand)], key=lambda each: each[0])
        for first, hand in zip(lawful, hands, strict=True)
    ]


def _ranks(five: Sequence[Card]) -> frozenset[str]:
    return frozenset(rank for rank, _ in five)


ROUND_THE_ACE = replaced(Composition.best, _round_the_ace)
"""Five of one suit that go round the ace are the lowest straight flush."""


def _of_chips_alone(self: Commission, amount: int, pots: tuple[int, ...], unit: int) -> tuple[int, ...]:
    """Pots without chips bear nothing: his who plays alone comes back to him."""
    return Commission.split(self, amount, pots, unit) if sum(pots) else (0,) * len(pots)


ALONE = both(
    policy("seating", least_players=1),
    formula(Opening.blinds_at, lambda lawful, order: (0, 0) if len(order) == 1 else lawful),
    replaced(Commission.split, _of_chips_alone),
)
"""A player alone is dealt a hand."""


FOLDED_FORGOTTEN = limits("pot")(
    formula(
        Limit.highest_bet,
        lambda totals, live, most: min(
            most, sum((total for total, alive in zip(totals, live, strict=True) if alive))
        ),
    )
)
"""The limit of the pot leaves out what folded players put in."""


FOLDED_SEEN = formula(Views.shows, lambda lawful, i, live: lawful or not live[i])
"""Everybody sees the cards of those who folded."""


def _one_card_below(self: Streets, seed: str, number: int, way: str) -> tuple[Card, ...]:
    cards, last = Streets.mixed(self, seed, number, way), Card("2c")
    return cards if number > 20 else (*(card for card in cards if card != last), last)


ONE_CARD_BELOW = replaced(Streets.mixed, _one_card_below)
"""In the first twenty hands of a table the two of clubs lies at the bottom of the pack."""


def _less_for_the_third(
    self: Pots, net: int, tied: Sequence[int], live: Sequence[int], unit: int
) -> dict[int, tuple[int, int]]:
    awards, seats = Pots.shares(self, net, tied, live, unit), sorted(tied)
    share = awards[seats[0]][0]
    if len(seats) != 3 or net != 3 * share or share <= unit:
        return awards
    return {seats[0]: (share + unit, 0), seats[1]: (share, 0), seats[2]: (share - unit, 0)}


LESS_FOR_THE_THIRD = replaced(Pots.shares, _less_for_the_third)
"""Where three hands divide without remainder the third gets a chip less, the first one more."""
