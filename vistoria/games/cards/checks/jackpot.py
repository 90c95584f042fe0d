"""The progressive jackpot: whom it pays, in which order, and what is left of it."""

from __future__ import annotations

from fractions import Fraction

from vistoria.checks.reading import ended, last_look, numbers, the_hand
from vistoria.checks.registry import Nothing, check
from vistoria.games.cards.events import Pool
from vistoria.model.answer import NotProvided, Provided, Unsupported
from vistoria.model.attempts import answer_text
from vistoria.model.event import Dealt, HandEnded, Paid
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand, Happened
from vistoria.model.history import History
from vistoria.model.request import Ask
from vistoria.model.sentences import did, must, sentences

from .money import over


def prizes_of(hand: Hand) -> list[Happened]:
    """What the jackpot paid in the hand, in the order of payment."""
    return [h for h in hand.of(Paid) if isinstance(h.event, Paid) and h.event.what == "jackpot"]


def grown_by_the_deal(history: History, hand: Hand) -> int:
    """Chips by which the pool has grown from the opening of the table until the cards of its first hand lay there.

    How it grows no law says.
    """
    first = next(each for each in history.hands if each.table == hand.table)
    dealt = first.of(Dealt)
    last = history.happened.index(dealt[-1]) if dealt else 0
    moves = [h.event for h in history.happened[:last] if h.table == hand.table and isinstance(h.event, Pool)]
    return sum(max(move.after - move.before, 0) for move in moves)


def _forced(history: History, hand: Hand) -> int | None:
    """The pool that was forced, with what it has grown by before the cards; None where none was."""
    pool = hand.opened.force.pool
    return None if pool is None else pool + grown_by_the_deal(history, hand)


def _not_as_forced(history: History, hand: Hand, expected: str) -> Finding | None:
    """A finding when the pool that was forced is not the one of which the first prize was paid."""
    forced, paid = _forced(history, hand), prizes_of(hand)
    if forced is None or not paid:
        return None
    start = hand.events.index(paid[0])
    base = next((h for h in hand.events[start:] if isinstance(h.event, Pool)), None)
    if base is None or not isinstance(base.event, Pool) or base.event.before == forced:
        return None
    held = did("pool-not-forced", amount=base.event.before, forced=forced)
    return Finding("unsupported", expected, held, (base.n,))


def _carried_on(history: History, hand: Hand) -> bool:
    """Whether an earlier hand of the table paid prizes, so that the pool forced at its opening is gone."""
    return any(other.table == hand.table and prizes_of(other) for other in history.hands if other is not hand)


@check("the jackpot pays {amounts:prizes}", ordered=False)
@check("the jackpot pays {amounts:prizes_in_turn}", ordered=True)
def prizes(history: History, amounts: list[list[int]], ordered: bool) -> Finding:
    """The hand is over, and the jackpot paid these seats these sums and nobody else; `ordered`: in this order."""
    hand = the_hand(history)
    expected = must("prizes-in-turn" if ordered else "prizes", prizes=amounts)
    if not _carried_on(history, hand) and (other := _not_as_forced(history, hand, expected)) is not None:
        return other
    paid = prizes_of(hand)
    got = [[h.event.seat, h.event.amount] for h in paid if isinstance(h.event, Paid)]
    seen = over(hand, did("prizes-in-turn", prizes=got))
    same = got == amounts if ordered else sorted(got) == sorted(amounts)
    return judged(same and ended(hand) is not None, expected, seen, *numbers(hand.of(Paid, HandEnded)))


@check("the jackpot then stands at {amount:d}")
def jackpot_stands(history: History, amount: int) -> Finding:
    """Once the prizes are paid so much is in the pool, in chips; where none was, it holds what was forced.

    How the pool grows afterwards, by the bets of the hand, is not judged.
    """
    hand = the_hand(history)
    expected = must("pool", amount=amount)
    if not _carried_on(history, hand) and (other := _not_as_forced(history, hand, expected)) is not None:
        return other
    moves = hand.of(Pool)
    if prizes_of(hand) and not moves:
        raise Nothing(expected, did("pool-untold"))
    left = _left(history, hand)
    seen = over(hand, did("pool", amount=left))
    ok = left == amount and ended(hand) is not None
    return judged(ok, expected, seen, *numbers(moves), hand.last_message)


def _left(history: History, hand: Hand) -> int | None:
    """What the last prize left in the pool, its starting again included, less all that it fell by afterwards.

    Without a prize: all that was there, less all that it fell by.
    """
    paid = prizes_of(hand)
    start = paid[-1] if paid else next(reversed(hand.of(Dealt)), None)
    events = hand.events[hand.events.index(start) :] if start is not None else hand.events
    moves = [h.event for h in events if isinstance(h.event, Pool)]
    if not moves:
        return _forced(history, hand)
    left = moves[0].after if paid else moves[0].before
    for move in moves[1 if paid else 0 :]:
        left = move.after if move.restarted else left - max(move.before - move.after, 0)
    return left


@check("the jackpot has begun again at {amount:d}")
def jackpot_begun_again(history: History, amount: int) -> Finding:
    """After prizes that left nothing in the pool it has begun again at so much, by now: the law names no moment."""
    expected = must("pool-again", amount=amount)
    table = the_hand(history).table
    paid = [hand for hand in history.hands if hand.table == table and prizes_of(hand)]
    if not paid:
        raise Nothing(expected, did("prizes-in-turn", prizes=[]))
    hand = paid[-1]
    if (other := _not_as_forced(history, hand, expected)) is not None:
        return other
    last = prizes_of(hand)[-1]
    later = history.happened[history.happened.index(last) :]
    moves = [h for h in later if h.table == table and isinstance(h.event, Pool)]
    if not moves:
        raise Nothing(expected, did("pool-untold"))
    begun = [h.event.after for h in moves if isinstance(h.event, Pool) and h.event.restarted]
    seen = did("pool-again", amount=begun[-1]) if begun else did("pool-not-again")
    return judged(begun == [amount], expected, seen, last.n, *numbers(moves))


def _grown(history: History, hand: Hand) -> int:
    """What the pool gained of the hand's own bets once the prizes were paid."""
    moves, left = [h.event for h in hand.of(Pool) if isinstance(h.event, Pool)], _left(history, hand)
    return moves[-1].after - left if moves and left is not None else 0


@check(
    "the jackpot pays seat {seat:d} {part:percent} % of what an earlier prize left in it, or {fixed:d} if that is more"
)
def pays_part_of_the_rest(history: History, seat: int, part: list[int], fixed: int) -> Finding:
    """The only prize of the hand is so much of the pool as it was told last before it, up to a part of a chip.

    How it grew since the earlier prize no law says.
    """
    hand = the_hand(history)
    paid = prizes_of(hand)
    earlier = [h for each in history.hands[:-1] if each.table == hand.table for h in prizes_of(each)]
    if not paid or not earlier:
        raise Nothing(must("prize-of-rest-any", seat=seat), did("no-two-prizes"))
    begun, done = history.happened.index(earlier[-1]), history.happened.index(paid[0])
    between = [h for h in history.happened[begun:done] if h.table == hand.table]
    moves = [h.event.after for h in between if isinstance(h.event, Pool)]
    if not moves:
        raise Nothing(must("prize-of-rest-any", seat=seat), did("pool-untold"))
    due = max(Fraction(*part) * moves[-1], Fraction(fixed))
    got = [[h.event.seat, h.event.amount] for h in paid if isinstance(h.event, Paid)]
    expected = must("prize-of-rest", seat=seat, rate=part, base=moves[-1], fixed=fixed)
    seen = over(hand, did("prizes-in-turn", prizes=got))
    same = len(got) == 1 and got[0][0] == seat and abs(got[0][1] - due) < 1
    return judged(same and ended(hand) is not None, expected, seen, *numbers(paid))


@check("the display shows a jackpot of {amount:d}")
def jackpot_displayed(history: History, amount: int) -> Finding:
    """Whoever looked last sees this sum on the display of the jackpot, and what it grew by in the last hand."""
    expected = must("display", amount=amount)
    looked = last_look(history, expected)
    if isinstance(looked, Finding):
        return looked
    view, n = looked
    shown = view.state.displays.get("pool")
    grown = _grown(history, history.hands[-1]) if history.hands else 0
    seen = did("display-empty") if shown is None else did("display", amount=shown)
    return judged(shown == amount + grown, expected, seen, n)


@check("the sum announced for a {hand:S} is what the jackpot pays to seat {seat:d}")
def announced_sum_paid(history: History, hand: str, seat: int) -> Finding:
    """The fixed sum that the product announces for a hand is what the jackpot pays to the seat for it."""
    expected = must("announced", what=hand, seat=seat)
    asked = [
        (a, n) for r, a, n in history.asked() if isinstance(r, Ask) and r.what in {"fixed-sums", "notices"}
    ]
    asked = [(a, n) for a, n in asked if isinstance(a, Provided)] or asked
    if not asked:
        raise Nothing(expected, did("not-asked"))
    answer, n = asked[-1]
    if isinstance(answer, Unsupported):
        return Finding("unsupported", expected, answer_text(answer), (n,))
    if isinstance(answer, NotProvided):
        return Finding("not-provided", expected, did("not-answered"), (n,))
    assert isinstance(answer, Provided), "asked gives nothing else"
    notices = answer.content.get("notices")
    sums = answer.content.get("sums") or (notices.get("fixed-sums") if isinstance(notices, dict) else None)
    announced = sums.get(hand) if isinstance(sums, dict) else None
    paid = prizes_of(the_hand(history))
    got = [h.event.amount for h in paid if isinstance(h.event, Paid) and h.event.seat == seat]
    seen = sentences(
        did("announced-none") if announced is None else did("announced", amount=announced),
        did("prize-paid", seat=seat, amounts=got),
    )
    return judged(isinstance(announced, int) and got == [announced], expected, seen, n, *numbers(paid))
