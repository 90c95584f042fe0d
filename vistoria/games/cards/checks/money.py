"""Chips: forced bets, payments, what the house keeps."""

from __future__ import annotations

from fractions import Fraction

from vistoria.checks.reading import ended, left_out, numbers, put_in, seats_text, sums_text, the_hand
from vistoria.checks.registry import Nothing, check
from vistoria.games.cards.events import Pots
from vistoria.model.answer import Accepted, Refused, Unsupported
from vistoria.model.event import (
    Bought,
    Charged,
    Dealt,
    HandEnded,
    HandStarted,
    Paid,
    Posted,
    Returned,
    Voided,
)
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand
from vistoria.model.history import History
from vistoria.model.request import Open
from vistoria.table import table_of

from .reading import paid_from_pot


@check("seat {seat:d} posts the {what:w} blind of {amount:d}")
def posted(history: History, seat: int, what: str, amount: int) -> Finding:
    """The seat put in this forced bet, once, before the first card."""
    hand = the_hand(history)
    first_card = next((i for i, h in enumerate(hand.events) if isinstance(h.event, Dealt)), len(hand.events))
    found = [
        (i, h) for i, h in enumerate(hand.events) if isinstance(h.event, Posted) and h.event.what == what
    ]  # fmt: skip
    seen = "; ".join(
        f"seat {h.event.seat} posts {h.event.amount} {'before' if i < first_card else 'after'} the first card"
        for i, h in found
        if isinstance(h.event, Posted)
    )
    ok = len(found) == 1 and found[0][0] < first_card < len(hand.events)
    event = found[0][1].event if found else None
    ok = ok and isinstance(event, Posted) and (event.seat, event.amount) == (seat, amount)
    expected = f"seat {seat} posts the {what} blind of {amount} before the first card"
    return judged(ok, expected, seen or f"nobody posts a {what} blind", *numbers(h for _, h in found))


@check("only {seats:seats} post a bet before the cards")
def only_these_post(history: History, seats: list[int]) -> Finding:
    """These seats put in a forced bet and nobody else does."""
    found = the_hand(history).of(Posted)
    who = sorted({h.event.seat for h in found if isinstance(h.event, Posted)})
    return judged(
        who == sorted(seats),
        f"only {seats_text(sorted(seats))} post",
        f"{seats_text(who)} post",
        *numbers(found),
    )


@check("the pot pays {amounts:sums}")
def paid(history: History, amounts: dict[str, int]) -> Finding:
    """Out of the pots these seats are paid these sums, and nobody else anything."""
    hand = the_hand(history)
    wanted = {int(seat): amount for seat, amount in amounts.items()}
    got = paid_from_pot(hand)
    seen = f"paid: {sums_text(got)}" + ("" if ended(hand) else "; the hand was not ended")
    if "commission" in left_out(history, hand.table):
        wanted = as_charged(hand, wanted, got)
        seen += f"; charged: {charge_of(hand)}, the commission declared having been refused"
    ok = got == wanted and ended(hand) is not None
    return judged(ok, f"paid: {sums_text(wanted)}", seen, *numbers(hand.of(Paid, HandEnded)))


def as_charged(hand: Hand, wanted: dict[int, int], got: dict[int, int]) -> dict[int, int]:
    """The sums that seats are paid in the proportion of those wanted, out of the pots less what was charged.

    What does not divide is as it was paid, where that is less than a chip for each pot.
    """
    net, total = sum(put_in(hand).values()) - charge_of(hand), sum(wanted.values())
    if not total:
        return wanted
    pots = max((len(h.event.pots) for h in hand.of(Pots) if isinstance(h.event, Pots)), default=1)
    shares = {seat: Fraction(amount * net, total) for seat, amount in wanted.items()}
    near = got.keys() == shares.keys() and all(abs(got[s] - share) < pots for s, share in shares.items())
    return got if near and sum(got.values()) == net else {s: int(share) for s, share in shares.items()}


def gained_otherwise(history: History, seat: int) -> int | None:
    """What a seat has gained at the last table, as it was paid, if the commission declared was refused; else None."""
    table = the_hand(history).table
    if "commission" not in left_out(history, table):
        return None
    hands = [table_of(hand) for hand in history.hands if hand.table == table]
    return sum(h.won.get(seat, 0) + h.returned.get(seat, 0) - h.staked.get(seat, 0) for h in hands)


@check(
    "the pot pays {total:d} in all to {seats:seats}, at least {least:d} to each",
    "the pot pays {total:d} in all to {seats:seats}, at least {least:d} to each, in chips of {chip:d}",
)
def shared_out(history: History, seats: list[int], total: int, least: int, chip: int = 1) -> Finding:
    """Out of the pots these seats and no others are paid this sum in all, each at least so much in such chips."""
    hand = the_hand(history)
    got = paid_from_pot(hand)
    seen = f"paid: {sums_text(got)}" + ("" if ended(hand) else "; the hand was not ended")
    ok = sorted(got) == sorted(seats) and sum(got.values()) == total and min(got.values()) >= least
    ok = ok and all(amount % chip == 0 for amount in got.values())
    expected = f"paid: {total} to {seats_text(sorted(seats))}, at least {least} to each"
    expected += f", in chips of {chip}" if chip > 1 else ""
    return judged(ok and ended(hand) is not None, expected, seen, *numbers(hand.of(Paid, HandEnded)))


@check("the house charges {amount:d}")
def charged(history: History, amount: int) -> Finding:
    """The house keeps exactly this sum of the hand, and the winners get the rest of the pot."""
    hand = the_hand(history)
    return _charge(hand, amount, amount, f"the house charges {amount}")


@check("the house charges nothing, or from {least:percent} to {most:percent} % of the pot")
def charged_nothing_or_within(history: History, least: list[int], most: list[int]) -> Finding:
    """The house keeps nothing of the hand, or from one part of the pot to another; the winners get the rest."""
    hand = the_hand(history)
    low, high = _bounds(hand, least, most)
    expected = f"the house charges nothing, or {low} to {high}"
    return _charge(hand, low, high, expected) if charge_of(hand) else _charge(hand, 0, 0, expected)


def _bounds(hand: Hand, least: list[int], most: list[int]) -> tuple[int, int]:
    pot = sum(put_in(hand).values())
    return int(Fraction(*least) * pot), int(Fraction(*most) * pot)


def _charge(hand: Hand, low: int, high: int, expected: str) -> Finding:
    taken = charge_of(hand)
    pot = sum(put_in(hand).values())
    out = sum(paid_from_pot(hand).values())
    seen = f"the house charges {taken} of a pot of {pot} and pays {out}"
    ok = low <= taken <= high and out == pot - taken and out > 0 and ended(hand) is not None
    return judged(ok, expected, seen, *numbers(hand.of(Charged, Paid, HandEnded)))


def charge_of(hand: Hand) -> int:
    """What the house charged of the hand's pots, in chips."""
    return sum(
        h.event.amount for h in hand.of(Charged) if isinstance(h.event, Charged) and h.event.of != "buy-in"
    )


def charge_of_stacks(hand: Hand) -> dict[int, int]:
    """What the house charged of a seat's chips and not of a pot, in chips."""
    sums: dict[int, int] = {}
    for h in hand.of(Charged):
        if isinstance(h.event, Charged) and h.event.of in {"hand", "entry"} and h.event.seat is not None:
            sums[h.event.seat] = sums.get(h.event.seat, 0) + h.event.amount
    return sums


@check("the table is refused")
def table_refused(history: History) -> Finding:
    """The table was not opened, for a reason of the product."""
    return opening_refused(history)


@check("the table is opened")
def table_opened(history: History) -> Finding:
    """The table was opened."""
    return _opening(history, strict=False)


@check("the table is refused, or the house charges from {least:percent} to {most:percent} % of the pot")
def table_refused_or_charged_within(history: History, least: list[int], most: list[int]) -> Finding:
    """Either the product refuses such a table, or it opens it and plays within the law all the same."""
    opening = opening_refused(history)
    if opening.verdict != "failed":
        return opening
    hand = the_hand(history)
    low, high = _bounds(hand, least, most)
    pot = sum(put_in(hand).values())
    return _charge(hand, low, high, f"of a pot of {pot} the house charges {low} to {high}")


def opening_refused(history: History) -> Finding:
    """Whether the table that was asked for last was refused by the product."""
    return _opening(history, strict=True)


def _opening(history: History, *, strict: bool) -> Finding:
    tries = [e for e in history.exchanges if isinstance(e.request, Open)]
    expected = "the table is refused" if strict else "the table is opened"
    if not tries:
        raise Nothing(expected, "no table was asked for")
    reply, n = tries[-1].reply, tries[-1].n + 1
    match reply:
        case Unsupported(what=what):
            return Finding("unsupported", expected, f"the adapter does not reach {what}", (n,))
        case Refused(by="adapter", reason=reason):
            return Finding("unsupported", expected, f"the adapter refuses: {reason.code}", (n,))
        case Refused(reason=reason):
            return judged(strict, expected, f"refused: {reason.code} {reason.text}".strip(), n)
        case Accepted():
            return judged(not strict, expected, "the table was opened", n)
    raise Nothing(expected, "no answer")


@check("the hand is null, and the stacks are {stacks:sums}")
def bets_returned(history: History, stacks: dict[str, int]) -> Finding:
    """The hand is declared null, nothing was paid or charged, and the stacks are what they were."""
    hand = the_hand(history)
    last = ended(hand)
    wanted = {int(seat): amount for seat, amount in stacks.items()}
    got = dict(last.event.stacks) if last and isinstance(last.event, HandEnded) else {}
    kept = charge_of(hand)
    null = any(isinstance(h.event, Voided) and h.event.scope == "hand" for h in hand.events)
    seen = f"the hand is {'' if null else 'not '}declared null; stacks at the end: {sums_text(got)}"
    seen += f"; the house keeps {kept}" if kept else ""
    return judged(
        null and got == wanted and not kept and not hand.of(Paid),
        f"the hand is declared null; stacks at the end: {sums_text(wanted)}",
        seen,
        *numbers(hand.of(Voided, Returned, HandEnded)),
    )


@check("the hand is null, and {amount:d} go back to the player of seat {seat:d}")
def bet_returned(history: History, seat: int, amount: int) -> Finding:
    """The hand is declared null, and so many chips come back to this seat, whether its player is still there."""
    hand = the_hand(history)
    null = any(isinstance(h.event, Voided) and h.event.scope == "hand" for h in hand.events)
    back = sum(e.amount for h in hand.of(Returned) if isinstance(e := h.event, Returned) and e.seat == seat)
    seen = f"the hand is {'' if null else 'not '}declared null; {back} come back to seat {seat}"
    expected = f"the hand is declared null; {amount} come back to seat {seat}"
    return judged(null and back == amount, expected, seen, *numbers(hand.of(Voided, Returned)))


def kept_of_added(history: History, table: str, seat: int) -> int:
    """What the house kept of chips that a seat added after a hand, though the scenario declares no commission."""
    if "commission" not in left_out(history, table):
        return 0
    here = [h.event for h in history.happened if h.table == table]
    first = next((i for i, event in enumerate(here) if isinstance(event, HandStarted)), len(here))
    return sum(event.charged for event in here[first:] if isinstance(event, Bought) and event.seat == seat)
