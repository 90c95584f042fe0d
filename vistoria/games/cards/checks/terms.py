"""The terms of a table: how many are dealt in, what the house takes of buy-ins, what a player takes with him."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from vistoria.checks.reading import dealt_in, ended, numbers, put_in, the_hand
from vistoria.checks.refusal import attempt_refused, not_the_product
from vistoria.checks.registry import Nothing, check
from vistoria.model.answer import Accepted
from vistoria.model.attempts import answer_text
from vistoria.model.command import Join, TopUp
from vistoria.model.event import Acted, Bought, Charged, Left, Paid, Seated
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Happened
from vistoria.model.history import History
from vistoria.model.request import Play
from vistoria.model.sentences import did, must, sentences

from .money import charge_of, opening_refused, over

Rates = list[list[int]]
"""The least and the highest rate, each [numerator, denominator]."""


@check("the player at seat {seat:d} goes with {stack:d}")
def goes_with(history: History, seat: int, stack: int) -> Finding:
    """The player who sat at this seat has gone, with so many chips."""
    _something(history)
    found = [h for h in _at_table(history) if isinstance(h.event, Left) and h.event.seat == seat]
    got = found[-1].event.stack if found and isinstance(found[-1].event, Left) else None
    seen = did("goes-with", seat=seat, stack=got) if found else did("nobody-goes", seat=seat)
    return judged(got == stack, must("goes-with", seat=seat, stack=stack), seen, *numbers(found[-1:]))


@check("the player at seat {seat:d} has not stayed without his capital")
def not_stayed_without_capital(history: History, seat: int) -> Finding:
    """The last wish was refused, or the player has left the table with what he took."""
    done = history.last_done
    gone = (
        [e for e in done.answer.events if isinstance(e, Left) and e.seat == seat]
        if done is not None and isinstance(done.answer, Accepted)
        else []
    )
    if done is not None and gone:
        seen = did("goes-with", seat=seat, stack=gone[-1].stack)
        return judged(True, must("keeps-or-leaves", seat=seat), seen, done.n)
    return attempt_refused(history)


@check("the house has taken {amount:d} from what the player at seat {seat:d} paid in")
def taken_from_buy_in(history: History, seat: int, amount: int) -> Finding:
    """Of all that the player at this seat paid in at the table, buy-in and top-ups, the house has kept so much."""
    _something(history)
    found = _of_buy_ins(history, seat)
    got = _sum(found)
    expected, seen = (
        must("taken-of-buy-in", seat=seat, amount=amount),
        did("taken-of-buy-in", seat=seat, amount=got),
    )
    return judged(got == amount, expected, seen, *numbers(found))


@check("the table is refused, or a hand is dealt to {least:d} to {most:d} players if to any")
def table_refused_or_dealt_within(history: History, least: int, most: int) -> Finding:
    """Either the product refuses such a table, or no hand is dealt at it to fewer or more players.

    A hand was dealt at a lawful table before: a product that deals none at all shows nothing.
    """
    the_hand(history)
    opening = opening_refused(history)
    if opening.verdict != "failed":
        return opening
    expected = must("refused-or-dealt-within", least=least, most=most)
    table = next(e.table for e in reversed(history.exchanges) if isinstance(e.request, Play))
    hands = [hand for hand in history.hands if hand.table == table]
    last = history.last_done
    if not hands and last is not None and not_the_product(last):
        return Finding("unsupported", expected, answer_text(last.answer), (last.n,))
    if not hands and last is not None and last.accepted:
        raise Nothing(expected)
    dealt = [dealt_in(hand) for hand in hands]
    seen = sentences(did("table-opened"), did("hand-dealt-to", seats=sorted(dealt[-1]) if dealt else []))
    ok = all(least <= len(seats) <= most for seats in dealt)
    return judged(ok, expected, seen, *(hand.last_message for hand in hands))


@check("the table is refused, or a round is raised {times:d} times and no more")
def table_refused_or_raised(history: History, times: int) -> Finding:
    """Either the product refuses such a table, or a round there is raised so many times and not once more.

    The step before raises until the product refuses.
    """
    expected = must("refused-or-raises-at-most", raises=times)
    return _raised(history, expected, lambda raises, refused: raises == times and refused)


@check("the table is refused, or a round is raised {times:d} times")
def table_refused_or_raised_freely(history: History, times: int) -> Finding:
    """Either the product refuses such a table, or it accepts so many raises there, which the step before tried."""
    expected = must("refused-or-raises", raises=times)
    return _raised(history, expected, lambda raises, _: raises == times)


def _raised(history: History, expected: str, kept: Callable[[int, bool], bool]) -> Finding:
    """`kept` takes the number of raises at a table that was not refused, and whether the last was."""
    opening = opening_refused(history)
    if opening.verdict != "failed":
        return opening
    raises = [h for h in _at_table(history) if isinstance(h.event, Acted) and h.event.act == "raise"]
    last = history.last_done
    if last is not None and not_the_product(last):
        return Finding("unsupported", expected, answer_text(last.answer), (last.n,))
    the_hand(history)
    refused = last is not None and not last.accepted
    seen = did("raises-and-refusal" if refused else "raises-accepted", raises=len(raises))
    return judged(kept(len(raises), refused), expected, seen, *numbers(raises))


@check("the table is refused, or the house takes from {least:percent} to {most:percent} % of each buy-in")
def table_refused_or_buy_in_charged_within(history: History, least: list[int], most: list[int]) -> Finding:
    """Either the product refuses such a table, or it takes between two rates of each buy-in all the same.

    Rates are [numerator, denominator].
    """
    opening = opening_refused(history)
    seated = [h.event for h in _at_table(history) if isinstance(h.event, Seated)]
    if opening.verdict != "failed":
        return opening
    if not seated:
        raise Nothing(must("somebody-seated"), did("nobody-sat-down"))
    taken = {event.seat: _sum(_of_buy_ins(history, event.seat)) for event in seated}
    base = _bought_for(history)
    rates = [least, most]
    expected = must("refused-or-buy-in-charged", least=least, most=most)
    seen = sentences(
        *(did("taken-of", seat=seat, base=base.get(seat, 0), amount=n) for seat, n in sorted(taken.items()))
    )
    ok = all(_between(taken[seat], base.get(seat, 0), rates) for seat in taken)
    events = [h for h in _at_table(history) if isinstance(h.event, Bought | Charged)]
    return judged(ok, expected, seen, *numbers(events))


@check("the house has taken {of_pot:rates} of the pot, or {of_buy_in:rates} of each buy-in, and not of both")
def pot_or_buy_in_charged_within(history: History, of_pot: Rates, of_buy_in: Rates) -> Finding:
    """The house took between two rates of the pot of the hand, or else of each buy-in, and never of both.

    Each pair has the least and the highest rate, [numerator, denominator].
    """
    hand = the_hand(history)
    seats = dealt_in(hand)
    pot, taken, base = sum(put_in(hand).values()), charge_of(hand), _bought_for(history)
    fees = {seat: _sum(_of_buy_ins(history, seat)) for seat in seats}
    of_buy_ins = (
        did("taken-of", seat=seat, base=base.get(seat, 0), amount=fee)
        for seat, fee in sorted(fees.items())
        if fee
    )
    seen = over(hand, sentences(did("taken-of-pot", pot=pot, amount=taken), *of_buy_ins))
    if any(fees.values()):
        ok = not taken and all(_between(fees[seat], base.get(seat, 0), of_buy_in) for seat in seats)
    else:
        ok = _between(taken, pot, of_pot)
    bounds = {"least": of_pot[0], "most": of_pot[1], "least_in": of_buy_in[0], "most_in": of_buy_in[1]}
    expected = must("pot-or-buy-in", **bounds)
    events = [h for h in _at_table(history) if isinstance(h.event, Bought | Charged | Paid)]
    return judged(ok and ended(hand) is not None, expected, seen, *numbers(events))


@check("the house takes a commission")
def some_commission(history: History) -> Finding:
    """At this table the house took something, of a pot or of what a player paid in."""
    _something(history)
    found = [h for h in _at_table(history) if isinstance(h.event, Charged)]
    got = _sum(found)
    return judged(got > 0, must("some-commission"), did("kept", amount=got), *numbers(found))


def _between(taken: int, base: int, rates: Rates) -> bool:
    """Whether so many chips of the base, which is more than nothing, lie between the rates."""
    least, most = (Fraction(*rate) * base for rate in rates)
    return base > 0 and least <= taken <= most


def _table(history: History) -> str | None:
    return next((e.table for e in reversed(history.exchanges) if e.table is not None), None)


def _at_table(history: History) -> list[Happened]:
    """What happened at the table that was opened last."""
    table = _table(history)
    return [h for h in history.happened if h.table == table]


def _something(history: History) -> None:
    if not _at_table(history):
        raise Nothing(must("a-table"), did("nothing-at-table"))


def _of_buy_ins(history: History, seat: int) -> list[Happened]:
    """What the house took of sums that the player at this seat paid in."""
    events = _at_table(history)
    return [
        h for h in events if isinstance(h.event, Charged) and h.event.of == "buy-in" and h.event.seat == seat
    ]


def _bought_for(history: History) -> dict[int, int]:
    """Buy-in and top-ups by seat as they were asked for: what the house takes comes out of them, or on top."""
    table = _table(history)
    seats: dict[str, int] = {}
    sums: dict[int, int] = {}
    for done in history.done:
        if done.table != table or not done.accepted:
            continue
        match done.command:
            case Join(player=player, seat=seat, buy_in=amount):
                seats[player] = seat
                sums[seat] = amount
            case TopUp(player=player, amount=amount) if player in seats:
                sums[seats[player]] += amount
    return sums


def _sum(events: list[Happened]) -> int:
    return sum(h.event.amount for h in events if isinstance(h.event, Charged))
