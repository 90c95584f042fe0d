"""Chips: what lies in front of a seat, and that nothing else is ever staked."""

from __future__ import annotations

from vistoria.checks.reading import (
    ended,
    last_look,
    numbers,
    put_in,
    stacks_at_end,
    started_with,
    the_hand,
)
from vistoria.checks.refusal import not_the_product
from vistoria.checks.registry import Nothing, check
from vistoria.checks.view import sees_chips
from vistoria.games.cards.events import Pots
from vistoria.model.answer import NotProvided, Unsupported
from vistoria.model.attempts import answer_text
from vistoria.model.command import TopUp
from vistoria.model.event import Bought, Charged, HandEnded, Posted
from vistoria.model.finding import Finding, judged
from vistoria.model.history import History
from vistoria.model.request import Ask
from vistoria.model.sentences import did, must, sentences

from .money import kept_of_added
from .reading import of_a_seat, paid_from_pot


@check("seat {seat:d} sees a pot of {pot:d} and these stacks:")
def sees_pot(history: History, seat: int, pot: int, table: dict[str, int]) -> Finding:
    """The seat sees the stacks of the table, all of them and no other, and so much in the pots together."""
    stacks = sees_chips(history, seat, table)
    expected = sentences(stacks.expected, must("pot-seen", amount=pot))
    looked = last_look(history, expected, seat)
    if isinstance(looked, Finding):
        return looked
    view, n = looked
    lie = sum(each.amount for each in view.state.pots)
    ok = stacks.verdict == "passed" and lie == pot
    return judged(ok, expected, sentences(stacks.observed, did("pot-seen", amount=lie)), n)


@check("seat {seat:d} begins the hand with {stack:d}")
def begins_with(history: History, seat: int, stack: int) -> Finding:
    """The seat begins the last hand with this stack, in chips, before the first bet.

    Where the product would not have the commission of the scenario, less what it kept of chips added since a hand.
    """
    hand = the_hand(history)
    got = started_with(hand).get(seat)
    stack -= kept_of_added(history, hand.table, seat)
    expected = must("begins-with", seat=seat, stack=stack)
    return judged(got == stack, expected, _begun(seat, got), *numbers(hand.events[:1]))


def _begun(seat: int, stack: int | None) -> str:
    return did("no-part", seat=seat) if stack is None else did("begins-with", seat=seat, stack=stack)


@check("the attempt is refused, or brings seat {seat:d} no chips while the hand runs")
def refused_or_kept(history: History, seat: int) -> Finding:
    """Chips that a player tried to buy in a hand were refused, or did not come before it was over.

    A product may keep the wish. Then the seat ends the hand with no more than it began with, less its bets, and what
    it won.
    """
    expected = must("no-chips-in-hand", seat=seat)
    tried = [done for done in history.done if isinstance(done.command, TopUp)]
    if not tried:
        raise Nothing(expected, did("not-attempted"))
    done = tried[-1]
    if not_the_product(done):
        return Finding("unsupported", expected, answer_text(done.answer), (done.n,))
    if not done.accepted:
        return judged(True, expected, answer_text(done.answer), done.n)
    hand = the_hand(history)
    last = ended(hand)
    if last is None or not isinstance(last.event, HandEnded):
        raise Nothing(expected, did("not-over"))
    most = started_with(hand).get(seat, 0) - put_in(hand).get(seat, 0) + paid_from_pot(hand).get(seat, 0)
    told = any(isinstance(h.event, Bought) and h.event.seat == seat for h in hand.events if h.n < last.n)
    has = stacks_at_end(hand, expected).get(seat, 0)
    expected = sentences(expected, must("ends-with-most", seat=seat, most=most))
    seen = sentences(
        did("accepted"), did("stacks", seat=seat, amount=has), told and did("chips-bought-in-hand", seat=seat)
    )
    return judged(not told and has <= most, expected, seen, done.n, last.n)


@check("seat {seat:d} begins the hand with {stack:d}, or with {more:d} if the attempt was accepted")
def begins_with_or_more(history: History, seat: int, stack: int, more: int) -> Finding:
    """The seat begins the last hand with this stack; with more where it was let buy chips: they came after the hand."""
    bought = [done for done in history.done if isinstance(done.command, TopUp)]
    if not bought:
        raise Nothing(must("begins-with", seat=seat, stack=stack), did("not-attempted"))
    return begins_with(history, seat, more if bought[-1].accepted else stack)


@check("the chips of the hand lie in pots of {pots:amounts}")
def lie_in_pots(history: History, pots: list[int]) -> Finding:
    """Before the hand was paid its chips lay in pots of these sums, in whatever order; names are not judged.

    Once cards are open, pots that the same hands can still win may be put together to be paid: they were made before.
    So they were before the house took its part of them.
    """
    hand = the_hand(history)
    reported = hand.of(Pots)
    expected = must("pots-of", pots=pots)
    if not reported:
        return Finding("unsupported", expected, did("unsupported", what="pots"))
    taken = (
        i
        for i, h in enumerate(hand.events)
        if of_a_seat(h) or (isinstance(h.event, Charged) and h.event.of == "pot")
    )
    opened = next(taken, len(hand.events))
    before = [h for h in hand.events[:opened] if isinstance(h.event, Pots)]
    lay = [
        [p.amount for p in h.event.pots] for h in (*before[-1:], reported[-1]) if isinstance(h.event, Pots)
    ]
    got = next((each for each in lay if sorted(each) == sorted(pots)), lay[-1])
    shown = numbers((*before[-1:], reported[-1]))
    return judged(sorted(got) == sorted(pots), expected, did("pots-of", pots=got), *shown)


@check("seat {seat:d} begins the hand with all that it had at the end of the one before")
def begins_with_all(history: History, seat: int) -> Finding:
    """The seat begins the last hand with the stack that it had when the hand before at the table ended."""
    hand = the_hand(history)
    last = ended(hand.previous) if hand.previous is not None else None
    if last is None or not isinstance(last.event, HandEnded):
        raise Nothing(must("two-hands"), did("no-second-hand"))
    assert hand.previous is not None, "it ended"
    had = stacks_at_end(hand.previous, must("two-hands")).get(seat)
    got = started_with(hand).get(seat)
    return judged(
        got is not None and got == had,
        must("begins-with-all", seat=seat, stack=had),
        _begun(seat, got),
        last.n,
        *numbers(hand.events[:1]),
    )


@check("a notice gives the limits of the blinds, and those of the hand lie within them")
def blinds_noticed(history: History) -> Finding:
    """A notice gives the least and the highest blind, and the blinds of the hand lie within them."""
    hand = the_hand(history)
    posted = [h.event.amount for h in hand.of(Posted) if isinstance(h.event, Posted)]
    expected = must("blinds-noticed", amounts=posted)
    asked = [
        (a, n)
        for r, a, n in history.asked()
        if isinstance(r, Ask) and r.what == "notices" and r.table == hand.table
    ]
    if not asked:
        raise Nothing(expected, did("not-asked"))
    answer, n = asked[-1]
    if isinstance(answer, Unsupported):
        return Finding("unsupported", expected, answer_text(answer), (n,))
    if isinstance(answer, NotProvided):
        return Finding("not-provided", expected, did("not-answered"), (n,))
    notices = answer.content.get("notices")
    limits = notices.get("blinds") if isinstance(notices, dict) else None
    low, high = (limits.get("minimum"), limits.get("maximum")) if isinstance(limits, dict) else (None, None)
    known = isinstance(low, int) and isinstance(high, int)
    seen = did("blinds-noticed", least=low, most=high) if known else did("blinds-not-noticed")
    ok = (
        isinstance(low, int)
        and isinstance(high, int)
        and bool(posted)
        and low <= min(posted) <= max(posted) <= high
    )
    return judged(ok, expected, seen, n, *numbers(hand.of(Posted)))
