"""The end of a hand: what goes back, who shows and wins what, what the house takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from vistoria.games.cards.events import Pots, Ranked
from vistoria.model.event import Charged, Event, HandEnded, Paid, Returned, Shown
from vistoria.model.pot import Pot

from ..change import put
from ..places import SEATS
from ..pots import pots, unmatched
from ..verdict import Verdict, payments
from .state import Hand, Table


def finish(table: Table, hand: Hand, events: list[Event]) -> Table:
    """Pay a hand out: to the only one left, or after comparing those still in play."""
    rules = table.rules
    alone = hand.live.count(True) == 1
    hand, spared = _unmatched(table, hand, alone, events)
    final = apart(table, hand)
    cites = rules.separate.cites if len(final) > 1 else rules.pots.folded_bets
    if any(pot.amount for pot in final):
        events.append(Pots(pots=final, cites=cites))
    verdict = None if alone else _compare(table, hand, final, events)
    if alone and rules.showdown.survivor_reveals(hand.round == rules.dealing.rounds):
        _show(table, hand, hand.live.index(True), events)
    charges = _charges(table, final, spared, verdict, events)
    won = dict.fromkeys(hand.order, 0)
    for number, pot in enumerate(final):
        for paid in _paid(table, hand, number, pot, pot.amount - charges[number], verdict):
            won[paid.seat] += paid.amount
            events.append(paid)
    stacks = tuple(stack + won[seat] for seat, stack in zip(hand.order, hand.stacks, strict=True))
    return close(table, hand, stacks, events)


def apart(table: Table, hand: Hand) -> tuple[Pot, ...]:
    """The pots of a hand as they are kept apart: entry money is for all, bets for those who matched them."""
    live = tuple(sorted(seat for seat, alive in zip(hand.order, hand.live, strict=True) if alive))
    lowest, *higher = [pot for pot in pots(_bets_alone(hand)) if pot.amount] or [Pot(0, live)]
    main = Pot(sum(hand.entries) - hand.skimmed + lowest.amount, live)
    return table.rules.separate.kept((main, *higher), hand)


def _bets_alone(hand: Hand) -> Hand:
    """The hand with its totals less the entry money."""
    bets = tuple(total - entry for total, entry in zip(hand.totals, hand.entries, strict=True))
    return replace(hand, totals=bets)


def close(table: Table, hand: Hand, stacks: Sequence[int], events: list[Event]) -> Table:
    """The table after a hand; who has fallen below the least capital must top up."""
    after = {seat: s for seat, s in sorted(zip(hand.order, stacks, strict=True)) if seat not in hand.gone}
    lowest = dict(zip(hand.order, hand.lowest, strict=True))
    events.append(HandEnded(stacks=after))
    played, capital = dict(table.played), table.rules.capital
    for seat, stack in after.items():
        chair = table.chairs[seat - 1]
        assert chair is not None, f"seat {seat} played the hand"
        owes = capital.owes(stack, lowest[seat], table.setup.entry)
        table = table.with_chair(seat, replace(chair, stack=stack, owes=owes))
        played[chair.player] = hand.number, seat
    return replace(table, played=played, hand=None)


def _unmatched(table: Table, hand: Hand, alone: bool, events: list[Event]) -> tuple[Hand, int]:
    """The hand without the part of the last bet that nobody matched, and what else is spared commission."""
    law = table.rules.commission
    i, excess = unmatched(_bets_alone(hand))
    if not excess or not law.leaves_out(hand.last_bet, table.rules.dealing.rounds):
        return hand, 0
    spared = law.matched_left_out(hand.bets[i], excess, alone)
    events.append(Returned(seat=hand.order[i], amount=excess, why="unmatched", cites=law.cites))
    hand = replace(
        hand,
        stacks=put(hand.stacks, i, hand.stacks[i] + excess),
        totals=put(hand.totals, i, hand.totals[i] - excess),
    )
    return hand, spared


def _compare(table: Table, hand: Hand, final: Sequence[Pot], events: list[Event]) -> Verdict:
    """Key cards turned up in order, hands named, and how strong each is."""
    rules = table.rules
    order = rules.showdown.showing(hand.shown(), rules.speaking, len(hand.order))
    strengths = rules.ranking.strengths
    strength = {hand.order[i]: strengths.of(hand.own(i)) for i in order}
    verdict = Verdict(rules.ranking, strength)
    winning = verdict.winning(final)
    for i in order:
        bet = hand.last_bet == rules.dealing.rounds
        if rules.showdown.reveals(hand.order[i] in winning, not hand.stacks[i], bet):
            _show(table, hand, i, events)
    for i in order:
        row = strengths.made(strength[hand.order[i]]).row
        five = rules.ranking.order.highest_first(hand.own(i))
        events.append(
            Ranked(
                place=SEATS[hand.order[i]],
                name=row.hand.value,
                five=five,
                winning=hand.order[i] in winning,
                cites=(row.clause,),
            )
        )
    return verdict


def _show(table: Table, hand: Hand, i: int, events: list[Event]) -> None:
    key = hand.keys[i]
    assert key is not None, f"seat {hand.order[i]} has a key card"
    policy = table.rules.showdown
    cards = tuple(policy.told(key, hand.own(i)))
    events.append(Shown(place=SEATS[hand.order[i]], cards=cards, cites=policy.cites + policy.no_suits))


def _charges(
    table: Table, final: Sequence[Pot], spared: int, verdict: Verdict | None, events: list[Event]
) -> tuple[int, ...]:
    """Commission by pot; what is spared is spared in the pots that were filled last."""
    law, bases = table.rules.commission, [pot.amount for pot in final]
    for number in reversed(range(len(bases))):
        less = min(spared, bases[number])
        bases[number] -= less
        spared -= less
    winners = 1 if verdict is None else len(verdict.winners(final[0].seats))
    charges = law.borne(bases, law.rate_where(winners), table.setup.unit)
    for number, amount in enumerate(charges):
        if amount:
            events.append(Charged(amount=amount, of="pot", pot=number, cites=law.cites))
    return charges


def _paid(
    table: Table, hand: Hand, number: int, pot: Pot, net: int, verdict: Verdict | None
) -> Iterator[Paid]:
    policy = table.rules.pots
    cites = policy.won
    if verdict is not None:
        cites += table.rules.showdown.won + verdict.because(pot.seats)
    return payments(policy, hand, number, pot, net, verdict, table.setup.unit, cites)
