"""Hands drawn for property scenarios; each kind aims at the situation that a clause is about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import permutations

from vistoria.client.scene import Scene
from vistoria.games.cards.deal import DealPlan
from vistoria.games.cards.stops import MOST_ACTS
from vistoria.generate.choose import Source, between, maybe, pick, several, shuffled, some_of
from vistoria.model.answer import Accepted
from vistoria.model.cards import RANKS, SUITS, Card, full_deck
from vistoria.model.command import Act
from vistoria.model.event import Turn
from vistoria.table import whose_turn

from .table import Sitting, TablePlan

STACK = 100_000


@dataclass(frozen=True)
class DrawnHand:
    """One hand to play: the table; a hand of a kind of its own says what is done before it is called down."""

    plan: TablePlan

    def play(self, scene: Scene) -> None:
        """Nothing: the hand that was dealt is called down as it is."""


@dataclass(frozen=True)
class PressedHand(DrawnHand):
    """A hand in which seats fold at their first decision, or bet and raise out of what the engine offers."""

    folding: frozenset[int] = frozenset()
    pressing: tuple[int, ...] = ()
    """Numbers that choose among an engine's choices, decision by decision."""

    def play(self, scene: Scene) -> None:
        """Fold, bet and raise as drawn, until all numbers are used up or the engine refuses an act."""
        numbers, folding = list(self.pressing), set(self.folding)
        for _ in range(MOST_ACTS):
            turn = whose_turn(scene.history.last_hand)
            if turn is None or not (numbers or folding):
                return
            if turn.seat in folding:
                folding.discard(turn.seat)
                act = Act(turn.seat, "fold")
            else:
                act = _chosen(turn, numbers.pop(0) if numbers and turn.choices else 0)
            if not isinstance(scene.play(act)[-1], Accepted):
                return


def _chosen(turn: Turn, number: int) -> Act:
    """A bet or raise `number` hundredths of the way from the least to the highest; else the passive act."""
    choices = turn.choices or {}
    for act in ("bet", "raise"):
        bounds = choices.get(act)
        if bounds is not None and number:
            low, high = bounds
            return Act(turn.seat, act, to=low + (high - low) * number // 100)
    return Act(turn.seat, "check" if "check" in choices else "call")


@dataclass(frozen=True)
class Drawn:
    """One example: hands that are played one after another and judged together."""

    hands: tuple[DrawnHand, ...]


Kind = Callable[[Source, DealPlan], Drawn]

KINDS: dict[str, Kind] = {}

OTHER_NAMES = tuple(permutations(SUITS))[1:]
"""Every other order of the suits than the usual one."""


def kind(function: Kind) -> Kind:
    """Register a kind of drawn hands under its function's name, with hyphens for underscores."""
    KINDS[function.__name__.replace("_", "-")] = function
    return function


def seatings(source: Source, least: int = 2, most: int = 6) -> TablePlan:
    """So many players at places of ten, the marker before one of them, even blinds."""
    seats = some_of(source, range(1, 11), least, most)
    big = 2 * between(source, 1, 50)
    plan = TablePlan(marker=pick(source, seats), sitting=tuple(Sitting(s, STACK) for s in seats))
    return plan.with_blinds(big // 2, big)


def some_left_to_the_product(source: Source, plan: TablePlan) -> TablePlan:
    """Half of such tables are dealt by the product itself.

    For laws that hold whatever the cards: an engine that keeps them only where the deck is forced is found.
    """
    return replace(plan, own=maybe(source))


@kind
def one_suit_changed(source: Source, deal: DealPlan) -> Drawn:
    """Two hands alike but for the suit of one closed card, in a suit that hole cards and board never fill together.

    Community cards lean to one suit, hole cards too, so that five cards of a suit often lie together that are
    not two of the hand and three of the table.
    """
    plan = seatings(source)
    suit = pick(source, SUITS)
    many = between(source, 3, 5)
    deck = shuffled(source, full_deck())
    of_suit = [c for c in deck if c[1] == suit]
    others = [c for c in deck if c[1] != suit]
    if maybe(source):
        community, own_of_suit = of_suit[:many] + others[: 5 - many], of_suit[many : many + 1]
    else:
        community, own_of_suit = of_suit[:2] + others[:3], of_suit[2 : 2 + between(source, 3, deal.own)]
    rest = [c for c in others if c not in community]
    hero = (own_of_suit + rest)[: deal.own]
    spare = [c for c in rest if c not in hero]
    changed = _other_suit(hero, community, spare)
    sitting = [replace(plan.sitting[0], cards=tuple(hero))]
    free = [c for c in spare if c != changed]
    for other in plan.sitting[1:]:
        sitting.append(replace(other, cards=tuple(free[: deal.own])))
        free = free[deal.own :]
    first = replace(plan, sitting=tuple(sitting), community=tuple(community))
    if changed is None:
        return Drawn((DrawnHand(first),))
    twin = tuple(changed if c == own_of_suit[0] else c for c in hero)
    second = replace(first, sitting=(replace(sitting[0], cards=twin), *sitting[1:]))
    return Drawn((DrawnHand(first), DrawnHand(second)))


def _other_suit(hero: list[Card], community: list[Card], spare: list[Card]) -> Card | None:
    """The first hole card in a suit that cannot count either, if one is free."""
    for card in spare:
        alike = card[0] == hero[0][0]
        if (
            alike
            and not _counts(card[1], [card, *hero[1:]], community)
            and not _counts(hero[0][1], hero, community)
        ):
            return card
    return None


def _counts(suit: str, own: list[Card], community: list[Card]) -> bool:
    return sum(c[1] == suit for c in own) >= 2 and sum(c[1] == suit for c in community) >= 3


@kind
def equal_hands(source: Source, deal: DealPlan) -> Drawn:
    """Two or three players hold the same denominations where no suit can count; some others have folded."""
    plan = seatings(source)
    seats = [s.seat for s in plan.sitting]
    tied = set(some_of(source, seats, 2, 3))
    ranks = shuffled(source, RANKS)
    high, low = ranks[: deal.own], ranks[deal.own :]
    community = tuple(Card(rank + SUITS[i % 4]) for i, rank in enumerate(low[:5]))
    hands = {
        seat: tuple(Card(rank + SUITS[(i + k) % 4]) for i, rank in enumerate(high))
        for k, seat in enumerate(sorted(tied))
    }
    laid = {*community, *(card for hand in hands.values() for card in hand)}
    spare = [c for c in full_deck() if c not in laid]
    spare = shuffled(source, spare, deal.own * (len(seats) - len(tied)))
    for seat in seats:
        if seat not in hands:
            hands[seat], spare = tuple(spare[: deal.own]), spare[deal.own :]
    sitting = tuple(replace(s, cards=hands[s.seat]) for s in plan.sitting)
    rate = pick(source, [None, (3, 100), (4, 100), (5, 100)])
    plan = replace(plan, sitting=sitting, community=community)
    plan = plan.with_commission(*rate) if rate else plan
    folding = set(some_of(source, seats, 0, len(seats))) - tied
    return Drawn((PressedHand(plan, frozenset(folding)),))


@kind
def bets_always_called(source: Source, deal: DealPlan) -> Drawn:
    """Bets and raises of every size that the engine offers, always called, with a commission of 3, 4 or 5 %."""
    plan = seatings(source, most=4)
    deck = shuffled(source, full_deck())
    sitting = tuple(
        replace(s, cards=tuple(deck[i * deal.own : (i + 1) * deal.own])) for i, s in enumerate(plan.sitting)
    )
    rate = pick(source, [(3, 100), (4, 100), (5, 100)])
    plan = replace(plan, sitting=sitting).with_commission(*rate)
    pressing = several(source, range(101), 1, 12)
    plan = some_left_to_the_product(source, plan)
    return Drawn((PressedHand(plan, pressing=pressing),))
