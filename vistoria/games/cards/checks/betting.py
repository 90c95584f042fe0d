"""Decisions: who is asked, in which order, and what an act moves."""

from __future__ import annotations

from vistoria.checks.reading import asked_seats, in_round, is_over, numbers, the_hand
from vistoria.checks.registry import check
from vistoria.model.event import RoundEnded, Turn
from vistoria.model.finding import Finding, judged
from vistoria.model.history import History
from vistoria.model.sentences import did, must, sentences
from vistoria.table import decided, whose_turn


@check("in round {number:d} seat {seat:d} is asked first")
def asked_first(history: History, seat: int, number: int) -> Finding:
    """In this round this seat is asked before all others."""
    round_ = in_round(the_hand(history), number)
    events, asked = [h for h in round_ if isinstance(h.event, Turn)], asked_seats(round_)
    expected, seen = (
        must("asked-first", seat=seat, round=number),
        did("asked-first", seats=asked[:1], round=number),
    )
    return judged(asked[:1] == [seat], expected, seen, *numbers(events[:1]))


@check("in round {number:d} {seats:seats} are asked in this order")
def asked_in_order(history: History, seats: list[int], number: int) -> Finding:
    """In this round exactly these seats are asked, in this order."""
    round_ = in_round(the_hand(history), number)
    events, asked = [h for h in round_ if isinstance(h.event, Turn)], asked_seats(round_)
    expected = must("asked-in-order", order=seats, round=number)
    return judged(
        asked == seats, expected, did("asked-in-order", order=asked, round=number), *numbers(events)
    )


@check("seat {seat:d} is asked")
def asked_now(history: History, seat: int) -> Finding:
    """It is this seat's turn."""
    hand = the_hand(history)
    turn = whose_turn(hand)
    seen = did("asked", seats=[] if turn is None else [turn.seat])
    ok = turn is not None and turn.seat == seat
    return judged(ok, must("asked", seat=seat), seen, *numbers(hand.of(Turn)[-1:]))


@check("round {number:d} is closed")
def nobody_asked(history: History, number: int) -> Finding:
    """The round is closed: nobody is asked in it any more."""
    events = in_round(the_hand(history), number)
    closed = is_over(events)
    seen = did("round-closed" if closed else "round-open", round=number)
    return judged(closed, must("round-closed", round=number), seen, *numbers(events[-1:]))


@check("seat {seat:d} has put in {put:d} by {act:act}, {to:d} in this round")
def acted(history: History, seat: int, act: str, put: int, to: int) -> Finding:
    """The seat's last decision was this, moved so many chips, and stands at this total of the round, if it is told."""
    mine = [each for each in decided(the_hand(history)) if each[1].seat == seat]
    expected = must("acted", seat=seat, act=act, put=put, to=to)
    if not mine:
        return judged(False, expected, did("acted-none", seat=seat))
    happened, event, chips = mine[-1]
    total = bool(event.to) or not chips
    seen = did("acted" if total else "acted-put", seat=seat, act=event.act, put=chips, to=event.to)
    ok = (event.act, chips) == (act, put) and (act in {"fold", "check"} or not total or event.to == to)
    return judged(ok, expected, seen, happened.n)


@check("betting round {number:d} takes place")
def round_takes_place(history: History, number: int) -> Finding:
    """Somebody is asked in this round, and it is closed."""
    events = in_round(the_hand(history), number)
    asked = [h for h in events if isinstance(h.event, Turn)]
    closed = is_over(events)
    seen = sentences(
        did("round-asked", round=number, times=len(asked)),
        did("round-closed" if closed else "round-open", round=number),
    )
    expected = must("round-played", round=number)
    return judged(bool(asked) and closed, expected, seen, *numbers(asked[:1] + events[-1:]))


@check("betting ends with round {number:d}")
def last_round(history: History, number: int) -> Finding:
    """Betting ends with this round."""
    hand = the_hand(history)
    asked = {h.event.round: h for h in hand.of(Turn) if isinstance(h.event, Turn)}
    ends = {h.event.round: h for h in hand.of(RoundEnded) if isinstance(h.event, RoundEnded)}
    played = {round_: h for round_, h in {**asked, **ends}.items() if is_over(in_round(hand, round_))}
    return judged(
        set(played) == set(range(1, number + 1)),
        must("rounds-played", rounds=number),
        did("rounds-played", rounds=len(played)),
        *numbers(played.values()),
    )
