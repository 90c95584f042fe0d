"""Games against the house: how a hand ends for each seat, and that nothing is settled before its time."""

from __future__ import annotations

from fractions import Fraction

from vistoria.checks.reading import cards_at, ended, last_look, numbers, open_cards, stacks_at_end, the_hand
from vistoria.checks.refusal import not_the_product
from vistoria.checks.registry import Nothing, check
from vistoria.checks.view import unseen_by_all
from vistoria.games.cards.events import Qualified, Ranked
from vistoria.model.answer import Accepted
from vistoria.model.attempts import answer_text
from vistoria.model.command import Leave
from vistoria.model.event import (
    Acted,
    Collected,
    Dealt,
    HandEnded,
    Left,
    Paid,
    Posted,
    Returned,
    Shown,
    Turn,
    Voided,
    event_type,
)
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand, Happened
from vistoria.model.history import History
from vistoria.model.place import Seat
from vistoria.model.sentences import did, must, sentences
from vistoria.table import moments, table_before, whose_turn

from .money import null_text, over, table_refused
from .reading import shown_at_once


def gains(hand: Hand) -> dict[int, int]:
    """How many chips more or fewer each seat has after the hand than before its bets; empty while it lasts.

    A seat that the end of the hand does not name has what it had, where no event moved its chips.
    """
    last, before = ended(hand), table_before(hand)
    if last is None or not isinstance(last.event, HandEnded):
        return {}
    had = {seat: stack + before.put.get(seat, 0) for seat, stack in before.stacks.items()}
    after = next(table for h, table in moments(hand) if h is last)
    unnamed = (after.staked.keys() | after.won.keys() | after.returned.keys()) - last.event.stacks.keys()
    stacks = {seat: stack for seat, stack in after.stacks.items() if seat not in unnamed}
    return {seat: stack - had.get(seat, 0) for seat, stack in sorted(stacks.items())}


@check("in the end {amounts:results}")
def results(history: History, amounts: dict[str, int]) -> Finding:
    """The hand is over, and these seats have so many chips more or fewer than before their bets."""
    hand = the_hand(history)
    wanted = {int(seat): amount for seat, amount in amounts.items()}
    expected = must("gains", gains=wanted)
    got = {seat: amount for seat, amount in gains(hand).items() if seat in wanted}
    if got != wanted:
        stacks_at_end(hand, expected)
    return judged(
        got == wanted,
        expected,
        over(hand, did("gains", gains=got)),
        *numbers(hand.of(Paid, Returned, Collected, HandEnded)),
    )


@check("in the end {amounts:results}, and nothing says that the croupier's hand plays", otherwise=True)
@check(
    "in the end {amounts:results}, and nothing says that the croupier's hand does not play", otherwise=False
)
def results_as_said(history: History, amounts: dict[str, int], otherwise: bool) -> Finding:
    """The hand is settled so, and where it is said whether the croupier's hand plays, it is said as it is settled."""
    settled, said = results(history, amounts), the_hand(history).of(Qualified)
    wrong = [h for h in said if isinstance(h.event, Qualified) and h.event.yes is otherwise]
    if settled.verdict != "passed" or not wrong:
        return settled
    said_so = did("qualifying" if otherwise else "qualifying-no")
    return judged(False, settled.expected, sentences(settled.observed, said_so), *numbers(wrong))


@check("nobody is dealt a card")
def nobody_dealt(history: History) -> Finding:
    """No card has gone to anybody since the last hand, if there was one, was over."""
    done = history.last_done
    expected = must("dealing-none")
    if done is None:
        raise Nothing(expected, did("not-attempted"))
    if not_the_product(done):
        return Finding("unsupported", expected, answer_text(done.answer), (done.n,))
    events = done.answer.events if isinstance(done.answer, Accepted) else ()
    if done.accepted and not events:
        raise Nothing(expected, did("started-silently"))
    cards = sum(isinstance(event, Dealt) for event in events)
    seen = sentences(answer_text(done.answer), did("cards-dealt", number=cards))
    return judged(not cards, expected, seen, done.n)


@check("seat {seat:d} has no bet in the hand that is dealt")
def no_bet_in_hand(history: History, seat: int) -> Finding:
    """The last command was refused, or its bet waits for the next hand: the seat is neither dealt to nor asked."""
    hand, done = the_hand(history), history.last_done
    expected = must("no-part", seat=seat)
    if done is not None and not_the_product(done):
        return Finding("unsupported", expected, answer_text(done.answer), (done.n,))
    dealt = Seat(seat) in hand.dealt
    asked = any(isinstance(h.event, Turn) and h.event.seat == seat for h in hand.of(Turn))
    seen = did("dealt-in" if dealt else "was-asked" if asked else "no-part", seat=seat)
    return judged(not dealt and not asked, expected, seen, hand.last_message)


@check("nobody but whoever declined sees his cards")
def declined_unseen(history: History) -> Finding:
    """No view that was taken opens a card of a seat that made no additional bet to anybody else."""
    hand = the_hand(history)
    declined = [e.seat for h in hand.of(Acted) if isinstance(e := h.event, Acted) and e.act == "decline"]
    if not declined:
        raise Nothing(must("declined-unseen"), did("nobody-declined"))
    return unseen_by_all(history, declined[0])


@check("no ante has come back to whoever declined or tried to go")
def antes_stay(history: History) -> Finding:
    """While a hand is played nothing comes back to a seat that declined, nor to who tried to go undecided."""
    hand, done = the_hand(history), history.last_done
    seats = {e.seat for h in hand.of(Acted) if isinstance(e := h.event, Acted) and e.act == "decline"}
    before = table_before(hand)
    if done is not None and isinstance(done.command, Leave) and not not_the_product(done):
        seats |= {seat for player, seat in before.players.items() if player == done.command.player}
    expected = must("antes-stay")
    if not seats:
        raise Nothing(expected, did("nobody-declined"))
    back: list[Happened] = []
    for h, now in moments(hand):
        match h.event:
            case Returned(seat=seat, amount=amount) | Paid(seat=seat, amount=amount) if (
                seat in seats and amount
            ):
                back.append(h)
            case Left(seat=seat, stack=stack) if seat in seats and stack > before.stacks.get(seat, 0):
                back.append(h)
        before = now
    seen = did("got-back", seats=[h.event.seat for h in back])  # type: ignore[union-attr]
    return judged(not back, expected, seen, hand.last_message, *numbers(back))


@check("seat {seat:d} has bet {amount:d} as {space:w}")
def has_bet(history: History, seat: int, space: str, amount: int) -> Finding:
    """The last command was accepted, and so many chips of the seat went on this space, once."""
    expected = must("lays", seat=seat, what=space, amount=amount)
    done = history.last_done
    if done is None:
        raise Nothing(expected, did("not-attempted"))
    if not_the_product(done):
        return Finding("unsupported", expected, answer_text(done.answer), (done.n,))
    events = done.answer.events if isinstance(done.answer, Accepted) else ()
    put = [(e.seat, e.what, e.amount) for e in events if isinstance(e, Posted)]
    laid = [did("lays", seat=s, what=w, amount=a) for s, w, a in put]
    seen = sentences(answer_text(done.answer), *(laid or [did("no-bet")]))
    return judged(put == [(seat, space, amount)], expected, seen, done.n)


@check("nothing is opened or settled yet")
def nothing_settled(history: History) -> Finding:
    """While a seat has to decide no closed card was shown, nothing paid, given back or taken but a declined ante."""
    hand = the_hand(history)
    turn = whose_turn(hand)
    declined = {e.seat for h in hand.of(Acted) if isinstance(e := h.event, Acted) and e.act == "decline"}
    turned_up = shown_at_once(hand) & set(cards_at(hand, "croupier"))
    lay_open = open_cards(hand) or (turned_up if len(turned_up) == 1 else set())
    shown = [
        h for h in hand.of(Shown) if isinstance(h.event, Shown) and not lay_open.issuperset(h.event.cards)
    ]
    early = [*hand.of(Qualified, Ranked, Paid, Returned, HandEnded), *shown]
    early += [
        h for h in hand.of(Collected) if isinstance(h.event, Collected) and h.event.seat not in declined
    ]
    kinds = dict.fromkeys(event_type(h.event) for h in early)
    seen = sentences(
        did("settled", events=kinds) if early else did("unsettled"),
        did("asked", seats=[] if turn is None else [turn.seat]),
    )
    expected = must("unsettled")
    return judged(turn is not None and not early, expected, seen, hand.last_message, *numbers(early))


@check(
    "whoever has decided has {ante:d} as ante, {jackpot:d} on the jackpot and {additional:d} "
    "additional lying apart",
)
def bets_apart(history: History, ante: int, jackpot: int, additional: int) -> Finding:
    """Whoever looked last sees the bets of each seat that has decided on spaces of their own, in chips.

    A jackpot bet that was told to be collected need not lie there: no law says when it is.
    """
    bets = {"ante": ante, "jackpot": jackpot, "additional": additional}
    hand = the_hand(history)
    posted = hand.of(Posted)
    gone = {
        e.seat for h in hand.of(Collected) if isinstance(e := h.event, Collected) and e.source == "jackpot"
    }
    seats = sorted({e.seat for h in posted if isinstance(e := h.event, Posted) and e.what == "additional"})
    expected = must("bets-apart", seats=seats, ante=ante, jackpot=jackpot, additional=additional)
    looked = last_look(history, expected)
    if isinstance(looked, Finding):
        return looked
    view, n = looked
    lying = {s: sorted((b.space, b.amount) for b in view.state.bets if b.seat == s) for s in seats}
    seen = did("bets-seen", bets=[(s, space, amount) for s, own in lying.items() for space, amount in own])
    due = {s: sorted(bet for bet in bets.items() if s not in gone or bet[0] != "jackpot") for s in seats}
    ok = bool(seats) and lying == due
    return judged(ok, expected, seen if seats else did("no-additional"), n)


@check(
    "the hand is null, and of stacks of {stack:d} whoever declined has lost {lost:d}, and nobody else a chip",
)
def null_but_declined(history: History, stack: int, lost: int) -> Finding:
    """The hand is declared null, and of equal stacks those who had declined, one or more, have lost so many chips."""
    hand = the_hand(history)
    null = any(isinstance(h.event, Voided) and h.event.scope == "hand" for h in hand.events)
    declined = {e.seat for h in hand.of(Acted) if isinstance(e := h.event, Acted) and e.act == "decline"}
    dealt = {to.seat for to in hand.dealt if isinstance(to, Seat)}
    wanted = {seat: stack - lost * (seat in declined) for seat in dealt}
    expected = sentences(must("faults"), must("ends-with", stacks=wanted))
    got = stacks_at_end(hand, expected)
    return judged(
        null and bool(declined) and got == wanted and not hand.of(Paid),
        expected,
        sentences(null_text(null), did("declined", seats=sorted(declined)), did("ends-with", stacks=got)),
        *numbers(hand.of(Acted, Voided, Returned, HandEnded)),
    )


@check("the table is refused, or the royal flush is paid from {least:d} to {most:d} to 1")
def table_refused_or_royal_within(history: History, least: int, most: int) -> Finding:
    """Either the product refuses such a table, or it pays the additional bet within these odds all the same."""
    opening = table_refused(history)
    if opening.verdict != "failed":
        return opening
    hand = the_hand(history)
    more = sum(
        e.amount for h in hand.of(Posted) if isinstance(e := h.event, Posted) and e.what == "additional"
    )
    paid = sum(e.amount for h in hand.of(Paid) if isinstance(e := h.event, Paid) and e.what == "additional")
    rate = Fraction(paid, more) if more else Fraction(0)
    seen = over(hand, did("additional-paid", amount=paid, bet=more))
    ok = least <= rate <= most and ended(hand) is not None
    return judged(ok, must("royal-odds", least=least, most=most), seen, *numbers(hand.of(Posted, Paid)))
