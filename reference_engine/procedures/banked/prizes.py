"""The jackpot at the end of a hand: bets collected, prizes paid in order, the pool moved."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from vistoria.games.cards.events import Pool, Ranked
from vistoria.model.cards import Card
from vistoria.model.event import Collected, Event, Paid, Returned, Shown
from vistoria.model.place import Place

from ...policies.banked_rules import BankedRules
from ...policies.hands import Hand as Kind
from ...policies.jackpot import Award
from ..places import SEATS
from .state import Stake, Table
from .told import told


def pay_jackpot(
    table: Table,
    kinds: Mapping[int, Kind],
    beat: Collection[int],
    shown: Collection[int],
    events: list[Event],
) -> Table:
    """Collect the jackpot bets and pay the prizes; winners whose cards are still closed open them first.

    `kinds` by seat dealt in; `beat` are the seats that won against the house.
    """
    law, hand = table.rules.jackpot, table.hand
    assert hand is not None, "a hand is running"
    winners = {
        seat: kind
        for seat, kind in kinds.items()
        if law.wins(kind, table.stake(seat).jackpot, seat in hand.declined, seat in beat)
    }
    for seat in winners:
        if seat not in shown and law.opens_winners():
            cards = hand.cards[SEATS[seat]]
            events.append(Shown(place=SEATS[seat], cards=cards, cites=law.shares[winners[seat]].cites))
            events.append(ranked(table.rules, SEATS[seat], cards, True))
    collected: list[Collected] = []
    for seat in hand.order:
        bet = table.stake(seat).jackpot
        back = law.bet_back(bet, seat in winners)
        due = 0 if law.at_the_deal() else bet
        collected += told(Collected(seat=seat, amount=due - back, source="jackpot"))
        events += told(Returned(seat=seat, amount=back, why="won"))
        table = table.laid(seat, Stake(jackpot=law.laid_again(bet))).moved(seat, back)
    events += collected
    awards = law.awards(winners, law.reckoned(table.pool, table.opened), table.setup.fixed)
    for award in awards:
        table = _paid(table, award, award is awards[-1], events)
    return _grown(table, law.grows(sum(event.amount for event in collected)), events)


def _grown(table: Table, chips: int, events: list[Event]) -> Table:
    """The pool with so many chips more out of the house's account."""
    if chips:
        events.append(Pool(before=table.pool, after=table.pool + chips))
    return replace(table, pool=table.pool + chips)


def ranked(rules: BankedRules, place: Place, five: tuple[Card, ...], winning: bool) -> Ranked:
    """What a hand is."""
    row = rules.ranking.strengths.made(rules.ranking.strengths.of(five)).row
    order = rules.ranking.order
    low = order.low_straight
    cites = (*rules.ranking.cites, row.clause, *(order.low_cites if {c[0] for c in five} == set(low) else ()))
    highest_first = order.highest_first(five)
    return Ranked(place=place, name=row.hand.value, five=highest_first, winning=winning, cites=cites)


def _paid(table: Table, award: Award, last: bool, events: list[Event]) -> Table:
    """One prize out of the house, and what of it leaves the pool; the pool starts again after the last."""
    law, before = table.rules.jackpot, table.pool
    left = max(before - award.leaves, 0)
    after = law.restarts(left, table.setup.minimum) if last else left
    events.append(Paid(seat=award.seat, amount=award.amount, what="jackpot", cites=award.cites))
    events.append(Pool(before=before, after=after, restarted=after != left, cites=law.reduced))
    return replace(table.moved(award.seat, award.amount), pool=after)
