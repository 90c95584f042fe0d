"""Decisions: who is asked, in which order, and what an act moves."""

from __future__ import annotations

from vistoria.checks.reading import asked_seats, in_round, numbers, seats_text, the_hand
from vistoria.checks.registry import check
from vistoria.model.event import RoundEnded, Turn
from vistoria.model.finding import Finding, judged
from vistoria.model.history import History
from vistoria.table import decided, whose_turn


@check("in round {number:d} seat {seat:d} is asked first")
def asked_first(history: History, seat: int, number: int) -> Finding:
    """In this round this seat is asked before all others."""
    round_ = in_round(the_hand(history), number)
    events, asked = [h for h in round_ if isinstance(h.event, Turn)], asked_seats(round_)
    seen = f"in round {number} {seats_text(asked[:1])} is asked first"
    return judged(
        asked[:1] == [seat], f"in round {number} seat {seat} is asked first", seen, *numbers(events[:1])
    )


@check("in round {number:d} {seats:seats} are asked in this order")
def asked_in_order(history: History, seats: list[int], number: int) -> Finding:
    """In this round exactly these seats are asked, in this order."""
    round_ = in_round(the_hand(history), number)
    events, asked = [h for h in round_ if isinstance(h.event, Turn)], asked_seats(round_)
    expected = f"in round {number} asked in turn: {' '.join(map(str, seats))}"
    return judged(
        asked == seats,
        expected,
        f"in round {number} asked in turn: {' '.join(map(str, asked)) or 'nobody'}",
        *numbers(events),
    )


@check("seat {seat:d} is asked")
def asked_now(history: History, seat: int) -> Finding:
    """It is this seat's turn."""
    hand = the_hand(history)
    turn = whose_turn(hand)
    seen = "nobody is asked" if turn is None else f"seat {turn.seat} is asked"
    ok = turn is not None and turn.seat == seat
    return judged(ok, f"seat {seat} is asked", seen, *numbers(hand.of(Turn)[-1:]))


@check("round {number:d} is closed")
def nobody_asked(history: History, number: int) -> Finding:
    """The round is closed: nobody is asked in it any more."""
    events = in_round(the_hand(history), number)
    closed = bool(events) and isinstance(events[-1].event, RoundEnded)
    seen = f"round {number} is {'closed' if closed else 'still open'}"
    return judged(closed, f"round {number} is closed", seen, *numbers(events[-1:]))


@check("seat {seat:d} has put in {put:d} by {act:act}, {to:d} in this round")
def acted(history: History, seat: int, act: str, put: int, to: int) -> Finding:
    """The seat's last decision was this, moved so many chips, and stands at this total of the round, if it is told."""
    mine = [each for each in decided(the_hand(history)) if each[1].seat == seat]
    expected = f"seat {seat}: {act}, {put} chips put in, {to} in this round"
    if not mine:
        return judged(False, expected, f"seat {seat} did nothing")
    happened, event, chips = mine[-1]
    total = f", {event.to} in this round" if event.to or not chips else ""
    seen = f"seat {seat}: {event.act}, {chips} chips put in{total}"
    ok = (event.act, chips) == (act, put) and (act in {"fold", "check"} or not total or event.to == to)
    return judged(ok, expected, seen, happened.n)


@check("betting round {number:d} takes place")
def round_takes_place(history: History, number: int) -> Finding:
    """Somebody is asked in this round, and it is closed."""
    events = in_round(the_hand(history), number)
    asked = [h for h in events if isinstance(h.event, Turn)]
    closed = bool(events) and isinstance(events[-1].event, RoundEnded)
    seen = f"round {number}: {len(asked)} asked, {'closed' if closed else 'not closed'}"
    return judged(
        bool(asked) and closed, f"betting round {number} takes place", seen, *numbers(asked[:1] + events[-1:])
    )


@check("betting ends with round {number:d}")
def last_round(history: History, number: int) -> Finding:
    """Betting ends with this round."""
    found = the_hand(history).of(RoundEnded)
    ends = [h.event.round for h in found if isinstance(h.event, RoundEnded)]
    highest = max(ends, default=0)
    return judged(
        len(ends) == highest == number,
        f"{number} betting rounds take place",
        f"{len(ends)} betting rounds take place",
        *numbers(found),
    )
