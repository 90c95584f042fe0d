"""Drawn hands against the house: cards, antes, who declines, and what else is tried."""

from __future__ import annotations

from dataclasses import dataclass, replace

from vistoria.client.scene import Scene
from vistoria.games.cards.deal import DealPlan
from vistoria.games.cards.stops import MOST_ACTS
from vistoria.generate.choose import Source, between, maybe, pick, several, shuffled, some_of
from vistoria.model.answer import Accepted
from vistoria.model.cards import SUITS, Card, full_deck
from vistoria.model.place import Seat
from vistoria.model.table import Payouts
from vistoria.table import whose_turn

from .drawn import STACK, Drawn, DrawnHand, kind, some_left_to_the_product
from .table import Sitting, TablePlan
from .wagers import bets_more, declines

TIMES = 2
"""The additional bet in antes, which every drawn hand makes where nothing else is tried."""
PLACES = range(1, 8)


@dataclass(frozen=True)
class WageredHand(DrawnHand):
    """A hand against the house in which each seat declines or makes the additional bet when it is asked."""

    declining: frozenset[int] = frozenset()
    trying: tuple[int, ...] = ()
    """Amounts tried as additional bet before the lawful one, decision by decision, in chips."""
    watched: bool = False
    """Whether every seat with a bet looks once the cards are dealt."""

    def play(self, scene: Scene) -> None:
        """Have the seats decide in the order in which they are asked, trying first what was drawn."""
        antes = {s.seat: s.ante for s in self.plan.sitting}
        tries = list(self.trying)
        for seat in antes if self.watched else ():
            scene.look(Seat(seat))
        for _ in range(MOST_ACTS):
            turn = whose_turn(scene.history.last_hand)
            if turn is None:
                return
            if tries and self._taken(scene, turn.seat, tries.pop(0)):
                continue
            more = bets_more(turn.seat, TIMES * antes[turn.seat])
            scene.must_play(declines(turn.seat) if turn.seat in self.declining else more)

    def _taken(self, scene: Scene, seat: int, amount: int) -> bool:
        """Whether the seat's bet of this amount is accepted, the house looking on."""
        scene.look("house")
        taken = isinstance(scene.play(bets_more(seat, amount))[-1], Accepted)
        scene.look("house")
        return taken


def tables(source: Source, deal: DealPlan, least: int, most: int) -> TablePlan:
    """A table of `least` to `most` players with antes; half of the time the croupier has an ace and a king."""
    seats = some_of(source, PLACES, least, most)
    ante = 100 * between(source, 1, 50)
    deck = shuffled(source, full_deck(deal.ranks), deal.own * (len(seats) + 1))
    hands = [deck[i * deal.own : (i + 1) * deal.own] for i in range(len(seats) + 1)]
    rest = deck[deal.own * len(hands) :]
    if maybe(source):
        hands[0] = _with_ace_and_king(hands, rest)
    sitting = tuple(
        Sitting(seat, STACK, tuple(cards), ante) for seat, cards in zip(seats, hands[1:], strict=True)
    )
    plan = TablePlan(seats=7, sitting=sitting, croupier=tuple(hands[0]))
    return plan.with_settings(stakes={"ante": (ante, ante)}, payouts=Payouts(maximum=50 * TIMES * ante))


def _with_ace_and_king(hands: list[list[Card]], rest: list[Card]) -> list[Card]:
    """The first hand with an ace and a king, as far as such cards are free; the cards that go are not used."""
    high = [next((c for c in rest if c[0] == rank), None) for rank in "AK"]
    got = [card for card in high if card is not None]
    return got + hands[0][len(got) :]


@kind
def hands_against_the_croupier(source: Source, deal: DealPlan) -> Drawn:
    """Two to four players, some of whom decline."""
    plan = some_left_to_the_product(source, tables(source, deal, 2, 4))
    declining = some_of(source, [s.seat for s in plan.sitting], 0, len(plan.sitting) - 1)
    return Drawn((WageredHand(plan, declining=frozenset(declining)),))


@kind
def wagers_watched_by_everybody(source: Source, deal: DealPlan) -> Drawn:
    """Two to four players who all look at the table when the cards are dealt."""
    plan = some_left_to_the_product(source, tables(source, deal, 2, 4))
    return Drawn((WageredHand(plan, watched=True),))


@kind
def additional_bets_of_any_amount(source: Source, deal: DealPlan) -> Drawn:
    """Two or three players who try other amounts than twice the ante first."""
    plan = some_left_to_the_product(source, tables(source, deal, 2, 3))
    ante = plan.sitting[0].ante
    amounts = [1, ante, TIMES * ante - 1, TIMES * ante + 1, 3 * ante, 4 * ante]
    return Drawn((WageredHand(plan, trying=several(source, amounts, 2, 3)),))


@kind
def two_places_that_exchange_their_cards(source: Source, deal: DealPlan) -> Drawn:
    """A hand, and the same with the cards of two players exchanged."""
    plan = tables(source, deal, 2, 4)
    one, other = some_of(source, range(len(plan.sitting)), 2, 2)
    return Drawn((WageredHand(plan), WageredHand(plan.with_cards_exchanged(one, other))))


@kind
def three_hands_that_meet_at_the_croupier(source: Source, deal: DealPlan) -> Drawn:
    """Three hands of which each meets another as the croupier's, all with an ace and a king or a pair.

    Half of the time all three are of the same denominations in other suits.
    """
    low = shuffled(source, [rank for rank in deal.ranks if rank not in "AK"], deal.own)
    paired = maybe(source)
    ranks = [low[0], low[0], *low[1 : deal.own - 1]] if paired else ["A", "K", *low[: deal.own - 2]]
    hands = _alike(source, ranks, paired) if maybe(source) else _any_three(source, deal, low[0])
    plan = tables(source, deal, 1, 1)
    seat = plan.sitting[0]
    meetings = ((0, 1), (1, 2), (2, 0))
    return Drawn(
        tuple(
            WageredHand(replace(plan, sitting=(replace(seat, cards=hands[a]),), croupier=hands[b]))
            for a, b in meetings
        )
    )


def _alike(source: Source, ranks: list[str], paired: bool) -> list[tuple[Card, ...]]:
    """Three hands of these denominations with no card in common; of a paired denomination only two can be."""
    suits = shuffled(source, SUITS)
    hands: list[tuple[Card, ...]] = []
    for k in range(3):
        turned = [suits[(k + i) % 4] for i in range(len(ranks))]
        if paired:
            turned[:2] = [suits[2 * k % 4], suits[(2 * k + 1) % 4]]
        hands.append(tuple(Card(rank + suit) for rank, suit in zip(ranks, turned, strict=True)))
    if paired:
        low = next(rank for rank in "23456789" if rank not in ranks)
        hands[2] = (Card(low + "s"), Card(low + "h"), *hands[2][2:])
    return hands


def _any_three(source: Source, deal: DealPlan, low: str) -> list[tuple[Card, ...]]:
    """Three hands with a pair, an ace and a king, or a pair again, and any cards beside."""
    tops = [
        (Card("As"), Card("Kd")),
        (Card(low + "s"), Card(low + "h")),
        (Card(low + "d"), Card(low + "c")),
    ]
    used = {card for top in tops for card in top}
    rest = shuffled(source, [c for c in full_deck(deal.ranks) if c not in used], 3 * deal.own)
    need = deal.own - 2
    return [(*top, *rest[i * need : (i + 1) * need]) for i, top in enumerate(tops)]


@kind
def high_hands_above_the_maximum(source: Source, deal: DealPlan) -> Drawn:
    """One player with four of a kind or a straight flush, and a maximum below what the odds would pay."""
    plan = tables(source, deal, 1, 1)
    ante = plan.sitting[0].ante
    if maybe(source):
        rank = pick(source, "3456789TJQ")
        cards = (*(Card(rank + suit) for suit in SUITS), Card("2c"))
    else:
        top, suit = between(source, 5, 11), pick(source, SUITS)
        cards = tuple(Card(deal.ranks[top - i] + suit) for i in range(deal.own))
    croupier = [
        Card(f"{rank}{suit}") for suit in SUITS for rank in "AK" if Card(f"{rank}{suit}") not in cards
    ]
    ace, king = next(c for c in croupier if c[0] == "A"), next(c for c in croupier if c[0] == "K")
    spare = [c for c in shuffled(source, full_deck(deal.ranks)) if c[0] not in "AK" and c not in cards]
    hand = (ace, king, *spare[: deal.own - 2])
    maximum = ante * between(source, TIMES, 20 * TIMES - 1)
    sitting = (replace(plan.sitting[0], cards=cards),)
    plan = replace(plan, sitting=sitting, croupier=hand)
    return Drawn((WageredHand(plan.with_settings(payouts=Payouts(maximum=maximum))),))
