"""The end of a hand: hands opened, what goes back, who wins what, what the house takes; or a hand declared null."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec.structs import replace

from vistoria.games.cards.events import Marker, Pots, Ranked
from vistoria.model.event import Charged, Event, HandEnded, Left, Paid, Returned, Shown, Voided
from vistoria.model.pot import Pot

from ...policies.cites import Cites
from ...policies.pots import Pots as Law
from ...policies.ring_rules import RingRules
from ..change import put
from ..places import SEATS
from ..pots import pots, unmatched
from ..verdict import Verdict, payments
from .state import Hand, Table
from .tallies import counted


def open_hands(
    rules: RingRules, hand: Hand, events: list[Event], winning: Collection[int] | None = None
) -> None:
    """The hole cards of the hands that have to be shown, seat by seat, unless they lie open already.

    `winning` are the seats that alone open theirs; None: all do.
    """
    if hand.opened:
        return
    policy = rules.showdown
    for i in policy.order(len(hand.order), hand.raised, hand.spoken):
        stays = winning is not None and hand.order[i] not in winning
        if (hand.live[i] or policy.folded_show) and not stays:
            cards = policy.opened(hand.own[i])
            events.append(Shown(place=SEATS[hand.order[i]], cards=cards, cites=policy.cites))


def levels(policy: Law, hand: Hand, verdict: Verdict) -> Cites:
    """How several pots are won, as players who are all-in win them."""
    if not policy.levels:
        return ()
    seats = [seat for seat, lives in zip(hand.order, hand.live, strict=True) if lives]
    put_in = zip(hand.order, hand.stacks, hand.totals, strict=True)
    all_in = {seat: total for seat, stack, total in put_in if not stack and seat in seats}
    won = {all_in[seat] for seat in verdict.winning(pots(hand)) if seat in all_in}
    return policy.levels_where(
        best=not all_in.keys().isdisjoint(verdict.winners(seats)), several=len(won) > 1
    )


def rank_hands(rules: RingRules, hand: Hand, final: Sequence[Pot]) -> tuple[Verdict, list[Event]]:
    """How strong every live hand is, and the best five of those that are opened."""
    ranking, policy = rules.ranking, rules.showdown
    live = [i for i in range(len(hand.order)) if hand.live[i]]
    found = rules.composition.best(ranking, [hand.own[i] for i in live], hand.community)
    seats = [hand.order[i] for i in live]
    strength = {seat: best[0] for seat, best in zip(seats, found, strict=True)}
    verdict = Verdict(ranking, strength)
    winning = verdict.winning(final)
    kinds, events = ranking.strengths, list[Event]()
    for seat, (value, five) in zip(seats, found, strict=True):
        if policy.winners_alone and seat not in winning:
            continue
        row = kinds.made(value).row
        events.append(
            Ranked(
                place=SEATS[seat],
                name=row.hand.value,
                five=five,
                winning=policy.marks(seat in winning),
                cites=(*rules.composition.cites, row.clause, *policy.marked),
            )
        )
    return verdict, events


def finish(table: Table, hand: Hand, events: list[Event]) -> Table:
    """Pay a hand out: to the only one left, or after comparing those still in play."""
    rules, put_in = table.rules, hand.totals
    if not rules.pots.unmatched_is_pot:
        hand = _return_unmatched(hand, rules.pots.matched, events)
    back = tuple(before - now for before, now in zip(put_in, hand.totals, strict=True))
    final = rules.pots.parts(pots(hand))
    events.append(Pots(pots=final, cites=rules.pots.folded_bets))
    verdict = None
    if hand.live.count(True) > 1:
        verdict, told = rank_hands(rules, hand, final)
        open_hands(rules, hand, events, verdict.winning(final) if rules.showdown.winners_alone else None)
        events += told
        final = _divided(rules.pots, final, verdict, events)
    elif rules.showdown.survivor_shows:
        open_hands(rules, hand, events)
    charges = _charges(table, hand, final, verdict, events)
    winnings = dict.fromkeys(hand.order, 0)
    for i, pot in enumerate(final):
        for paid in _paid(table, hand, i, pot, pot.amount - charges[i], verdict):
            winnings[paid.seat] += paid.amount
            events.append(paid)
    stacks = tuple(stack + winnings[seat] for seat, stack in zip(hand.order, hand.stacks, strict=True))
    table = counted(table, hand, tuple(winnings.values()), back)
    return close(table, hand, stacks, events)


def void(table: Table, hand: Hand, why: str, events: list[Event]) -> Table:
    """Declare a hand null: every bet goes back, those of folded players too, and nothing is charged."""
    cites = table.rules.incidents.voided
    events.append(Voided(scope="hand", why=why, cites=cites))
    back = tuple(map(table.rules.incidents.given_back, hand.totals, hand.live))
    for seat, amount in sorted(zip(hand.order, back, strict=True)):
        if amount:
            events.append(Returned(seat=seat, amount=amount, why="void", cites=cites))
            if seat not in table.chairs:
                gone = hand.players[hand.order.index(seat)]
                events.append(Left(player=gone, seat=seat, stack=amount, cites=cites))
    kept = sum(hand.totals) - sum(back)
    if kept:
        events.append(Charged(amount=kept, of="pot"))
    stacks = tuple(stack + amount for stack, amount in zip(hand.stacks, back, strict=True))
    if why == "system-failure":
        table = replace(table, marker=None)
    if table.rules.opening.stays_after_null:
        table = replace(table, again=table.marker)
    return close(table, hand, stacks, events)


def _return_unmatched(hand: Hand, cites: Cites, events: list[Event]) -> Hand:
    i, amount = unmatched(hand)
    if not amount or not hand.live[i]:
        return hand
    events.append(Returned(seat=hand.order[i], amount=amount, why="unmatched", cites=cites))
    return replace(
        hand,
        stacks=put(hand.stacks, i, hand.stacks[i] + amount),
        totals=put(hand.totals, i, hand.totals[i] - amount),
    )


def _divided(law: Law, found: tuple[Pot, ...], verdict: Verdict, events: list[Event]) -> tuple[Pot, ...]:
    """The pots as they are divided; told where they are others than before."""
    final = law.divided_as(found, verdict.winners)
    if final != found:
        events.append(Pots(pots=final, cites=law.folded_bets))
    return final


def _charges(
    table: Table, hand: Hand, final: Sequence[Pot], verdict: Verdict | None, events: list[Event]
) -> tuple[int, ...]:
    """Commission by pot."""
    setup, law = table.setup, table.rules.commission
    amounts = tuple(pot.amount for pot in final)
    if (setup.fee and not law.also_on_pot) or law.spares(hand.round, hand.bet_in):
        return (0,) * len(amounts)
    all_in = verdict if 0 in hand.stacks else None  # where nobody is all-in a pot is charged as one
    payments = tuple(len(all_in.winners(pot.seats)) if all_in is not None else 1 for pot in final)
    rate = law.of_so_many(setup.rate, len(hand.order))
    parts = law.borne(amounts, payments, rate, setup.cap, setup.unit)
    for i, part in enumerate(parts):
        if part:
            cites = law.cites + law.each_payment if len(final) > 1 else law.cites
            events.append(Charged(amount=part, of="pot", pot=i, cites=cites))
    return parts


def _paid(table: Table, hand: Hand, i: int, pot: Pot, net: int, verdict: Verdict | None) -> Iterator[Paid]:
    policy = table.rules.pots
    cites = policy.won if verdict is not None or not policy.unopposed else policy.unopposed
    if verdict is not None:
        cites += verdict.because(pot.seats) + (levels(policy, hand, verdict) if 0 in hand.stacks else ())
    return payments(policy, hand, i, pot, net, verdict, table.setup.unit, cites, told=True)


def close(table: Table, hand: Hand, stacks: Sequence[int], events: list[Event]) -> Table:
    """The table without the hand, with these chips before those who played it."""
    chairs = dict(table.chairs)
    played = dict(table.played)
    for seat, stack, player in zip(hand.order, stacks, hand.players, strict=True):
        played[player] = table.hands, seat
        if seat in chairs:
            chairs[seat] = replace(chairs[seat], stack=stack)
    for seat, chair in chairs.items():
        if table.rules.leaflet.remembers(seat in hand.order):
            played[chair.player] = table.hands, seat
    table = replace(table, chairs=chairs, played=played, hand=None, last=hand)
    events.append(HandEnded(stacks=dict(sorted(table.stacks().items()))))
    _say_next(table, events)
    return table


def _say_next(table: Table, events: list[Event]) -> None:
    """Where the marker goes for the next hand, if nobody comes or leaves meanwhile."""
    opening = table.rules.opening
    seats = sorted(table.chairs) if opening.stops_at_resting else table.ready
    if opening.says_next and table.marker is not None and seats:
        seat = opening.next_at(table.marker, seats)
        events.append(Marker(seat=seat, by="rotation", cites=opening.next_marker))
