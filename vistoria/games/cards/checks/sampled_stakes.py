"""Laws of bets that are matched, with stacks of different size, in every hand: judged on drawn hands."""

from __future__ import annotations

from vistoria.checks.reading import ended, folded, live, numbers, put_in, started_with, the_hand
from vistoria.checks.registry import law
from vistoria.model.event import Acted, HandEnded, Paid, RoundEnded
from vistoria.model.finding import Finding, irrelevant, judged
from vistoria.model.hand import Hand
from vistoria.model.history import History
from vistoria.model.sentences import did, must, sentences
from vistoria.table import moments, table_before

from .reading import paid_from_pot


@law(
    "where bets are matched, all who are neither out nor all-in have put in the same at the end of "
    "each round",
)
def equal_contributions(history: History) -> Finding:
    """At the end of each round all live seats that have chips left have put in as much as any live seat.

    Relevant where a hand ended in which somebody bet or raised and a round ended with two such seats.
    """
    hand = the_hand(history)
    compared, before = 0, table_before(hand)
    for h, now in moments(hand):
        if isinstance(h.event, RoundEnded):
            bets = {seat: before.own(seat) for seat in before.started if seat not in before.out}
            able = {seat: bet for seat, bet in bets.items() if before.stacks.get(seat, 0) > 0}
            short = {seat: bet for seat, bet in able.items() if bet < max(bets.values(), default=0)}
            if short:
                seen = sentences(
                    did("round-ended-with", round=h.event.round, bets=bets),
                    did("less-not-all-in", seats=short),
                )
                return judged(False, must("matched"), seen, h.n)
            compared += len(able) > 1
        before = now
    if not compared or ended(hand) is None or not _bet(hand):
        return irrelevant()
    return judged(True, must("matched"), did("matched", number=compared), *numbers(hand.of(RoundEnded)))


def _bet(hand: Hand) -> bool:
    return any(isinstance(h.event, Acted) and h.event.act in {"bet", "raise"} for h in hand.events)


@law(
    "where a seat is all-in for less than another has put in, nobody wins from another more than his own bet",
)
def won_within_own_bet(history: History) -> Finding:
    """Nobody wins from another more than he put in himself; what nobody matched is his own again.

    Relevant where a live seat put in all that it had, and that is less than another put in.
    """
    hand = the_hand(history)
    put, paid, before = put_in(hand), paid_from_pot(hand), started_with(hand)
    short = [
        seat for seat in live(hand) if put.get(seat, 0) == before.get(seat, 0) < max(put.values(), default=0)
    ]
    if not short or ended(hand) is None:
        return irrelevant()
    bounds = {seat: sum(min(put.get(seat, 0), bet) for bet in put.values()) for seat in paid}
    over = {seat: amount for seat, amount in paid.items() if amount > bounds[seat] or seat in folded(hand)}
    seen, expected = did("paid", sums=paid), must("paid-at-most", bets=put, sums=bounds)
    return judged(not over and bool(paid), expected, seen, *numbers(hand.of(Paid, HandEnded)))
