"""Chips: what lies in front of a seat, and that nothing else is ever staked."""

from __future__ import annotations

from vistoria.checks.reading import ended, last_look, numbers, put_in, started_with, sums_text, the_hand
from vistoria.checks.refusal import not_the_product, said
from vistoria.checks.registry import Nothing, check, law
from vistoria.checks.view import sees_chips
from vistoria.games.cards.events import Pots
from vistoria.model.answer import NotProvided, Unsupported
from vistoria.model.command import TopUp
from vistoria.model.event import Acted, Bought, HandEnded, Posted
from vistoria.model.finding import Finding, irrelevant, judged
from vistoria.model.history import History
from vistoria.model.request import Ask

from .money import kept_of_added
from .reading import paid_from_pot


@check("seat {seat:d} sees a pot of {pot:d} and these stacks:")
def sees_pot(history: History, seat: int, pot: int, table: dict[str, int]) -> Finding:
    """The seat sees the stacks of the table, all of them and no other, and so much in the pots together."""
    stacks = sees_chips(history, seat, table)
    expected = f"{stacks.expected} and a pot of {pot}"
    looked = last_look(history, expected, seat)
    if isinstance(looked, Finding):
        return looked
    view, n = looked
    lie = sum(each.amount for each in view.state.pots)
    ok = stacks.verdict == "passed" and lie == pot
    return judged(ok, expected, f"{stacks.observed} and a pot of {lie}", n)


@check("seat {seat:d} begins the hand with {stack:d}")
def begins_with(history: History, seat: int, stack: int) -> Finding:
    """The seat begins the last hand with this stack, in chips, before the first bet.

    Where the product would not have the commission of the scenario, less what it kept of chips added since a hand.
    """
    hand = the_hand(history)
    got = started_with(hand).get(seat)
    stack -= kept_of_added(history, hand.table, seat)
    seen = f"seat {seat} begins with {got}" if got is not None else f"seat {seat} is not in the hand"
    return judged(got == stack, f"seat {seat} begins with {stack}", seen, *numbers(hand.events[:1]))


@check("the attempt is refused, or brings seat {seat:d} no chips while the hand runs")
def refused_or_kept(history: History, seat: int) -> Finding:
    """Chips that a player tried to buy in a hand were refused, or did not come before it was over.

    A product may keep the wish. Then the seat ends the hand with no more than it began with, less its bets, and what
    it won.
    """
    expected = f"the attempt is refused, or brings seat {seat} no chips while the hand runs"
    tried = [done for done in history.done if isinstance(done.command, TopUp)]
    if not tried:
        raise Nothing(expected, "nobody tried to buy chips")
    done = tried[-1]
    if not_the_product(done):
        return Finding("unsupported", expected, said(done), (done.n,))
    if not done.accepted:
        return judged(True, expected, said(done), done.n)
    hand = the_hand(history)
    last = ended(hand)
    if last is None or not isinstance(last.event, HandEnded):
        raise Nothing(expected, "the hand is not over")
    most = started_with(hand).get(seat, 0) - put_in(hand).get(seat, 0) + paid_from_pot(hand).get(seat, 0)
    told = any(isinstance(h.event, Bought) and h.event.seat == seat for h in hand.events if h.n < last.n)
    has = last.event.stacks.get(seat, 0)
    seen = f"accepted; seat {seat} ends the hand with {has}{', and was told to have bought chips' if told else ''}"
    return judged(not told and has <= most, f"{expected}: {most} at most", seen, done.n, last.n)


@check("seat {seat:d} begins the hand with {stack:d}, or with {more:d} if the attempt was accepted")
def begins_with_or_more(history: History, seat: int, stack: int, more: int) -> Finding:
    """The seat begins the last hand with this stack; with more where it was let buy chips: they came after the hand."""
    bought = [done for done in history.done if isinstance(done.command, TopUp)]
    if not bought:
        raise Nothing(f"seat {seat} begins with {stack}", "nobody tried to buy chips")
    return begins_with(history, seat, more if bought[-1].accepted else stack)


@check("the chips of the hand lie in pots of {pots:amounts}")
def lie_in_pots(history: History, pots: list[int]) -> Finding:
    """Before the hand was paid its chips lay in pots of these sums, in whatever order; names are not judged."""
    hand = the_hand(history)
    reported = hand.of(Pots)
    expected = f"pots of {pots}"
    if not reported:
        return Finding("unsupported", expected, "the adapter does not report the pots")
    last = reported[-1].event
    got = [pot.amount for pot in last.pots] if isinstance(last, Pots) else []
    return judged(sorted(got) == sorted(pots), expected, f"pots of {got}", *numbers(reported[-1:]))


@check("seat {seat:d} begins the hand with all that it had at the end of the one before")
def begins_with_all(history: History, seat: int) -> Finding:
    """The seat begins the last hand with the stack that it had when the hand before at the table ended."""
    hand = the_hand(history)
    last = ended(hand.previous) if hand.previous is not None else None
    if last is None or not isinstance(last.event, HandEnded):
        raise Nothing("a hand before, reported to its end", "there is none")
    had, got = last.event.stacks.get(seat), started_with(hand).get(seat)
    seen = f"seat {seat} begins with {got}" if got is not None else f"seat {seat} is not in the hand"
    return judged(
        got is not None and got == had,
        f"seat {seat} begins with {had}, as it ended the hand before",
        seen,
        last.n,
        *numbers(hand.events[:1]),
    )


@law("where chips are bet, all of them come from the stacks and go to the winners")
def bets_out_of_stacks(history: History) -> Finding:
    """Nobody puts in more than his stack, and at the end each has his stack less his bets plus his winnings.

    Relevant where somebody bet or raised.
    """
    hand = the_hand(history)
    if not any(isinstance(h.event, Acted) and h.event.act in {"bet", "raise"} for h in hand.events):
        return irrelevant("nobody bet")
    before, bets, won = started_with(hand), put_in(hand), paid_from_pot(hand)
    last = ended(hand)
    after = dict(last.event.stacks) if last and isinstance(last.event, HandEnded) else {}
    wanted = {seat: stack - bets.get(seat, 0) + won.get(seat, 0) for seat, stack in before.items()}
    over = sorted(seat for seat, amount in bets.items() if amount > before.get(seat, 0))
    seen = f"stacks at the end: {sums_text({s: a for s, a in after.items() if s in wanted})}"
    seen += f"; bets of {sums_text({s: bets[s] for s in over})} are above the stack" if over else ""
    ok = not over and bool(won) and all(after.get(seat) == amount for seat, amount in wanted.items())
    return judged(
        ok, f"stacks at the end: {sums_text(wanted)}", seen, *numbers(hand.of(Posted, Acted, HandEnded))
    )


@check("a notice gives the limits of the blinds, and those of the hand lie within them")
def blinds_noticed(history: History) -> Finding:
    """A notice gives the least and the highest blind, and the blinds of the hand lie within them."""
    hand = the_hand(history)
    posted = [h.event.amount for h in hand.of(Posted) if isinstance(h.event, Posted)]
    expected = f"a notice of the least and the highest blind, with {posted} between them"
    asked = [
        (a, n)
        for r, a, n in history.asked()
        if isinstance(r, Ask) and r.what == "notices" and r.table == hand.table
    ]
    if not asked:
        raise Nothing(expected, "nobody asked for the notices")
    answer, n = asked[-1]
    if isinstance(answer, Unsupported):
        return Finding("unsupported", expected, f"the adapter does not reach {answer.what}", (n,))
    if isinstance(answer, NotProvided):
        return Finding("not-provided", expected, "the product has no notices", (n,))
    notices = answer.content.get("notices")
    limits = notices.get("blinds") if isinstance(notices, dict) else None
    low, high = (limits.get("minimum"), limits.get("maximum")) if isinstance(limits, dict) else (None, None)
    known = isinstance(low, int) and isinstance(high, int)
    seen = f"blinds from {low} to {high} in the notice" if known else "no notice of the limits of the blinds"
    ok = (
        isinstance(low, int)
        and isinstance(high, int)
        and bool(posted)
        and low <= min(posted) <= max(posted) <= high
    )
    return judged(ok, expected, seen, n, *numbers(hand.of(Posted)))
