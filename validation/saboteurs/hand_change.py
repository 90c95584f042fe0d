"""Ways to change what cards and hands are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from vistoria.model.cards import Card
from vistoria.reference_engine.policies.change import Change, both, part, some, values
from vistoria.reference_engine.policies.composition import Best, Composition
from vistoria.reference_engine.policies.hands import By, Hand, Key, Row
from vistoria.reference_engine.policies.ranking import Ranking

from ..replaced import replaced

Keys = tuple[By, ...]
"""What hands of one kind are compared by."""


def row(hand: Hand, keys: Callable[[Keys], Keys]) -> Change:
    """Change what hands of one kind are compared by."""
    return part("ranking.rows", some(lambda each: each.hand is hand, part("keys", keys)))


def none(keys: Keys) -> Keys:
    """Hands of this kind are all equal."""
    return ()


def but_the_last(keys: Keys) -> Keys:
    """Without the last comparison."""
    return keys[:-1]


def backwards(keys: Keys) -> Keys:
    """The last comparison first."""
    return keys[::-1]


def odd_cards(count: int, hand: Hand) -> Change:
    """Only so many odd cards are compared."""
    return row(hand, some(lambda by: by.key is Key.ODD_CARDS, values(cards=count)))


def below(hand: Hand, other: Hand) -> Change:
    """Put one kind of hand right below another."""

    def turned(rows: tuple[Row, ...]) -> tuple[Row, ...]:
        order = {each.hand: each for each in rows}
        moved = order.pop(hand)
        return tuple(
            row for each in order.values() for row in ((each, moved) if each.hand is other else (each,))
        )

    return part("ranking.rows", turned)


def straight_flushes_below(other: Hand) -> Change:
    """Royal and other straight flushes right below another kind; moved alone it would be one of these."""
    return both(below(Hand.STRAIGHT_FLUSH, other), below(Hand.ROYAL_FLUSH, other))


def cards_order(**new: object) -> Change:
    """Change what cards are worth."""
    return part("ranking.order", values(**new))


def _one_by_one(
    self: Composition, ranking: Ranking, hands: Sequence[Sequence[Card]], community: Sequence[Card]
) -> list[Best]:
    """Weighs every five cards with their suits."""
    of, ours = ranking.strengths.of, list(combinations(community, self.community))
    fives = ([mine + rest for mine in combinations(hand, self.own) for rest in ours] for hand in hands)
    return [max((of(five), five) for five in each) for each in fives]


def by_suits(hand: Hand, key: Key, clause: str = "") -> Change:
    """Equal hands of a kind are decided by suits, spades first."""
    compared = row(hand, lambda keys: (*keys, By(key, clause)))
    return both(compared, cards_order(suits="shdc"), replaced(Composition.best, _one_by_one))


def also_counting(
    more: Callable[[Composition, Ranking, Sequence[Card], Sequence[Card]], list[Best]],
) -> Change:
    """Other five cards count beside those that the law lets count."""

    def best(
        self: Composition, ranking: Ranking, hands: Sequence[Sequence[Card]], community: Sequence[Card]
    ) -> list[Best]:
        lawful = Composition.best(self, ranking, hands, community)
        return [
            max([first, *more(self, ranking, hand, community)], key=lambda each: each[0])
            for first, hand in zip(lawful, hands, strict=True)
        ]

    return replaced(Composition.best, best)


def round_the_ace(*, suited: bool) -> Change:
    """King, ace and two in the middle make a sequence too, worth as much as the one up to the five."""

    def more(
        self: Composition, ranking: Ranking, hand: Sequence[Card], community: Sequence[Card]
    ) -> list[Best]:
        found: list[Best] = []
        ours = list(combinations(community, self.community))
        for mine in combinations(hand, self.own):
            for five in (mine + rest for rest in ours):
                suits = {card[1] for card in five}
                if {card[0] for card in five} in ROUND_THE_ACE and (len(suits) == 1) is suited:
                    worth = [Card(rank + (five[0][1] if suited else suit)) for rank, suit in LOWEST]
                    found.append((ranking.strengths.of(worth), five))
        return found

    return also_counting(more)


LOWEST = (("5", "s"), ("4", "s"), ("3", "s"), ("2", "s"), ("A", "h"))
ROUND_THE_ACE = tuple(map(set, ("KA234", "QKA23", "JQKA2")))


def never(own: tuple[int, ...], community: tuple[int, ...]) -> Change:
    """Hole cards, or community cards, that lie at these places are never taken together; empty: any."""

    def best(
        self: Composition, ranking: Ranking, hands: Sequence[Sequence[Card]], ours: Sequence[Card]
    ) -> list[Best]:
        of = ranking.strengths.of
        laid = [three for three in combinations(range(len(ours)), self.community) if three != community]
        found: list[Best] = []
        for hand in hands:
            held = [two for two in combinations(range(len(hand)), self.own) if two != own]
            fives = (
                tuple(hand[i] for i in two) + tuple(ours[j] for j in three) for two in held for three in laid
            )
            found.append(max((of(five), five) for five in fives))
        return found

    return replaced(Composition.best, best)
