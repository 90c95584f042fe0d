"""Laws of betting and folding that hold in every hand and need no oracle: judged on drawn hands."""

from __future__ import annotations

from collections import Counter

from vistoria.checks.reading import (
    ended,
    folded,
    numbers,
    put_in,
    started_with,
    the_hand,
)
from vistoria.checks.registry import law
from vistoria.model.answer import Accepted, Refused
from vistoria.model.event import HandEnded, Paid, Returned
from vistoria.model.finding import Finding, irrelevant, judged
from vistoria.model.history import History
from vistoria.model.sentences import did, must, sentences
from vistoria.table import went_in

from .money import charge_of, charge_of_stacks, paid_text
from .reading import paid_from_pot
from .standing import Decision, decisions

MORE = ("bet", "raise")


def _tried_by_product(decision: Decision) -> bool:
    """Whether it was the product that answered."""
    answer = decision.answer
    return isinstance(answer, Accepted) or (isinstance(answer, Refused) and answer.by == "engine")


@law("where more than the pot is tried, nothing above it goes in")
def within_the_pot(history: History) -> Finding:
    """With three players or more live, no bet goes beyond the pot and no raise beyond the matched pot.

    The bound is the widest that the words «up to the pot» bear. Relevant where the hand was played to its
    end, more was tried, and something within the bound was accepted.
    """
    tried = [
        d for d in decisions(history) if d.before.live > 2 and d.act.act in MORE and _tried_by_product(d)
    ]
    beyond = [d for d in tried if (d.act.to or 0) > d.before.widest(d.act.seat)]
    over = [d for d in tried if d.acted is not None and _total(d) > d.before.widest(d.act.seat)]
    if over:
        first = over[0]
        most = first.before.widest(first.act.seat)
        seat, before = first.act.seat, first.before
        expected = must("within-pot", seat=seat, pot=before.in_play, level=before.level, most=most)
        return judged(False, expected, did("within-pot", seat=seat, to=_total(first)), first.n)
    if not beyond or not any(d.accepted for d in tried) or ended(the_hand(history)) is None:
        return irrelevant()
    seen = did("refused-so-often", number=len(beyond))
    return judged(True, must("within-pot-any"), seen, *(d.n for d in beyond))


def _total(decision: Decision) -> int:
    """The seat's total of the round after its act."""
    put = went_in(decision.before, decision.acted) if decision.acted is not None else 0
    return decision.before.own(decision.act.seat) + put


@law("where a round is raised {most:d} times and more is tried, no other raise goes in")
def raises_a_round(history: History, most: int) -> Finding:
    """With three players or more live, a round has at most so many raises.

    Relevant where the hand was played to its end and one more was tried in a round that had so many.
    """
    raised: Counter[int] = Counter()
    further: list[Decision] = []
    for decision in decisions(history):
        number = decision.before.round
        if decision.act.act != "raise" or not _tried_by_product(decision):
            continue
        if raised[number] >= most and decision.before.live > 2:
            further.append(decision)
        raised[number] += decision.accepted
    expected = must("raises-a-round", raises=most)
    for decision in further:
        if decision.accepted:
            act, number = decision.act, decision.before.round
            seen = did("raised-again", seat=act.seat, to=act.to, round=number, raises=most)
            return judged(False, expected, seen, decision.n)
    if not further or ended(the_hand(history)) is None:
        return irrelevant()
    return judged(True, expected, did("refused-so-often", number=len(further)), *(d.n for d in further))


@law("where a seat folds without a bet to match, every fold is accepted")
def folds_accepted(history: History) -> Finding:
    """Whoever is asked and folds is let go.

    Relevant where somebody folded, or tried to, who had nothing to match. Who has to open the hand is not let go: in
    the first round no bet, a blind included, lies before his.
    """
    tried = [
        d
        for d in decisions(history)
        if d.act.act == "fold" and _tried_by_product(d) and (d.before.level or d.before.round > 1)
    ]
    refused = [d for d in tried if not d.accepted]
    expected = must("folds-accepted")
    if refused:
        first = refused[0]
        seen = did("fold-refused", seat=first.act.seat, round=first.before.round)
        return judged(False, expected, seen, first.n)
    free = [d for d in tried if d.before.own(d.act.seat) >= d.before.level]
    if not free or ended(the_hand(history)) is None:
        return irrelevant()
    return judged(True, expected, did("accepted-so-often", number=len(tried)), *(d.n for d in tried))


@law("where a seat folds that has put chips in, they go to others with the pot")
def folded_chips_won_by_others(history: History) -> Finding:
    """Who folded is paid nothing and gets nothing back; what he put in is in the pot that others win.

    Relevant where a hand ended in which somebody folded who had put chips in.
    """
    hand = the_hand(history)
    gone, put = folded(hand), put_in(hand)
    left = {seat: put.get(seat, 0) for seat in gone if put.get(seat, 0)}
    if not left or ended(hand) is None:
        return irrelevant()
    paid = paid_from_pot(hand)
    back = {h.event.seat for h in hand.of(Returned) if isinstance(h.event, Returned)} & gone
    due = sum(put.values()) - charge_of(hand) + sum(charge_of_stacks(hand).values())
    expected = must("folded-chips", seats=sorted(gone), amount=due, own=sum(left.values()))
    seen = sentences(paid_text(hand), back and did("got-back", seats=sorted(back)))
    ok = not gone & set(paid) and not back and sum(paid.values()) == due
    return judged(ok, expected, seen, *numbers(hand.of(Paid, Returned, HandEnded)))


@law("where a seat folds that has put chips in, all chips are accounted for")
def chips_accounted_for(history: History) -> Finding:
    """Every stack changes by what its seat put in and was paid, and all of them together by the commission.

    Relevant where a hand ended in which somebody folded who had put chips in.
    """
    hand = the_hand(history)
    last, before, put, paid = ended(hand), started_with(hand), put_in(hand), paid_from_pot(hand)
    if last is None or not any(put.get(seat, 0) for seat in folded(hand)):
        return irrelevant()
    assert isinstance(last.event, HandEnded), "ended returns no other event"
    apart = charge_of_stacks(hand)
    wanted = {s: stack - put.get(s, 0) + paid.get(s, 0) - apart.get(s, 0) for s, stack in before.items()}
    got = dict(last.event.stacks)
    missing = sum(before.values()) - sum(got.values())
    charged = charge_of(hand)
    expected = sentences(must("ends-with", stacks=wanted), must("less-in-all", amount=charged))
    seen = sentences(did("ends-with", stacks=got), did("less-in-all", amount=missing))
    return judged(got == wanted and missing == charged, expected, seen, *numbers(hand.of(Paid, HandEnded)))
