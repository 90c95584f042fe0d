"""Chips: forced bets, payments, what the house keeps."""

from __future__ import annotations

from collections.abc import Container
from fractions import Fraction
from math import ceil, floor

from vistoria.checks.reading import ended, left_out, numbers, put_in, stacks_at_end, the_hand
from vistoria.checks.registry import Nothing, check
from vistoria.games.cards.events import Pots
from vistoria.model.answer import Accepted, Refused, Unsupported
from vistoria.model.attempts import answer_text
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
from vistoria.model.sentences import did, must, sentences
from vistoria.table import table_of

from .reading import paid_from_pot


@check("the table is refused, or the small blind is not above the big one")
def table_refused_or_small_not_above_big(history: History) -> Finding:
    """Either the product refuses such a table, or the small blind posted at it is not above the big one."""
    opening = opening_refused(history)
    if opening.verdict != "failed":
        return opening
    found = the_hand(history).of(Posted)
    posts = [h.event for h in found if isinstance(h.event, Posted)]
    small = [post.amount for post in posts if post.what == "small"]
    big = [post.amount for post in posts if post.what == "big"]
    seen = sentences(*(did("posted", seat=post.seat, what=post.what, amount=post.amount) for post in posts))
    ok = len(small) == len(big) == 1 and small <= big
    return judged(ok, must("small-not-above-big"), seen or did("no-bet"), *numbers(found))


@check("the house charges nothing, or {amounts:either}")
def charged_nothing_or(history: History, amounts: list[int]) -> Finding:
    """The house waives its commission on the hand, or keeps one of these sums; the winners get the rest."""
    return _charge(the_hand(history), [0, *amounts], must("charge-nothing-or", amounts=amounts))


@check("the house charges nothing, or up to {most:d}")
def charged_up_to(history: History, most: int) -> Finding:
    """The house keeps no more than this; less may be its own cap. The winners get the rest."""
    return _charge(the_hand(history), [*range(most + 1)], must("charge-most", most=most))


@check(
    "the table is refused, or the house charges nothing, or from {least:percent} to {most:percent} % of the pot"
)
def table_refused_or_lawful_charge(history: History, least: list[int], most: list[int]) -> Finding:
    """The product refuses such a table, or opens it and takes nothing of the pot, or a lawful part."""
    opening = opening_refused(history)
    if opening.verdict != "failed":
        return opening
    hand = the_hand(history)
    pot = sum(put_in(hand).values())
    low, high = ceil(Fraction(*least) * pot), floor(Fraction(*most) * pot)
    expected = must("charge-or-nothing", least=low, most=high)
    return _charge(hand, [0, *range(low, high + 1)], expected)


def _charge(hand: Hand, sums: Container[int], expected: str) -> Finding:
    taken, pot = charge_of(hand), sum(put_in(hand).values())
    out = sum(paid_from_pot(hand).values())
    seen = over(hand, did("charge", amount=taken, pot=pot, paid=out))
    ok = taken in sums and out == pot - taken and out > 0 and ended(hand) is not None
    return judged(ok, expected, seen, *numbers(hand.of(Charged, Paid, HandEnded)))


@check("seat {seat:d} posts the {what:w} blind of {amount:d}")
def posted(history: History, seat: int, what: str, amount: int) -> Finding:
    """The seat put in this forced bet, once, before the first card."""
    hand = the_hand(history)
    first_card = next((i for i, h in enumerate(hand.events) if isinstance(h.event, Dealt)), len(hand.events))
    found = [
        (i, h) for i, h in enumerate(hand.events) if isinstance(h.event, Posted) and h.event.what == what
    ]  # fmt: skip
    seen = sentences(
        *(
            did(
                "posted" if i < first_card else "posted-late",
                seat=h.event.seat,
                what=what,
                amount=h.event.amount,
            )
            for i, h in found
            if isinstance(h.event, Posted)
        )
    )
    ok = len(found) == 1 and found[0][0] < first_card < len(hand.events)
    event = found[0][1].event if found else None
    ok = ok and isinstance(event, Posted) and (event.seat, event.amount) == (seat, amount)
    expected = must("posted", seat=seat, what=what, amount=amount)
    return judged(ok, expected, seen or did("posted-none", what=what), *numbers(h for _, h in found))


@check("only {seats:seats} post a bet before the cards")
def only_these_post(history: History, seats: list[int]) -> Finding:
    """These seats put in a forced bet and nobody else does."""
    found = the_hand(history).of(Posted)
    who = sorted({h.event.seat for h in found if isinstance(h.event, Posted)})
    return judged(
        who == sorted(seats),
        must("only-post", seats=sorted(seats)),
        did("post", seats=who),
        *numbers(found),
    )


@check("the pot pays {amounts:sums}")
def paid(history: History, amounts: dict[str, int]) -> Finding:
    """Out of the pots these seats are paid these sums, and nobody else anything."""
    hand = the_hand(history)
    wanted = {int(seat): amount for seat, amount in amounts.items()}
    got = paid_from_pot(hand)
    seen = paid_text(hand)
    if "commission" in left_out(history, hand.table):
        wanted = as_charged(hand, wanted, got)
        seen = sentences(seen, did("own-charge", amount=charge_of(hand)))
    ok = got == wanted and ended(hand) is not None
    return judged(ok, must("paid", sums=wanted), seen, *numbers(hand.of(Paid, HandEnded)))


def paid_text(hand: Hand) -> str:
    """What the pot paid, and whether the hand is over."""
    return over(hand, did("paid", sums=paid_from_pot(hand)))


def over(hand: Hand, seen: str) -> str:
    """What was seen of a hand, and that it was not over where it should be."""
    return sentences(seen, not ended(hand) and did("not-over"))


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
    ok = sorted(got) == sorted(seats) and sum(got.values()) == total and min(got.values()) >= least
    ok = ok and all(amount % chip == 0 for amount in got.values())
    expected = must(
        "shared-out-chips" if chip > 1 else "shared-out",
        total=total,
        seats=sorted(seats),
        least=least,
        chip=chip,
    )
    return judged(
        ok and ended(hand) is not None, expected, paid_text(hand), *numbers(hand.of(Paid, HandEnded))
    )


@check("the house charges {amount:d}")
def charged(history: History, amount: int) -> Finding:
    """The house keeps exactly this sum of the hand, and the winners get the rest of the pot."""
    hand = the_hand(history)
    return _charge(hand, [amount], must("charge", amount=amount))


@check("the house charges nothing, or from {least:percent} to {most:percent} % of the pot")
def charged_nothing_or_within(history: History, least: list[int], most: list[int]) -> Finding:
    """The house keeps nothing of the hand, or from one part of the pot to another; the winners get the rest."""
    hand = the_hand(history)
    low, high = _bounds(hand, least, most)
    expected = must("charge-or-nothing", least=low, most=high)
    return _charge(hand, [0, *range(low, high + 1)], expected)


def _bounds(hand: Hand, least: list[int], most: list[int]) -> tuple[int, int]:
    pot = sum(put_in(hand).values())
    return int(Fraction(*least) * pot), int(Fraction(*most) * pot)


def charge_of(hand: Hand) -> int:
    """What the house charged of the hand's pots, in chips."""
    return sum(
        h.event.amount for h in hand.of(Charged) if isinstance(h.event, Charged) and h.event.of != "buy-in"
    )


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
    return _charge(hand, range(low, high + 1), must("charge-within", pot=pot, least=low, most=high))


def opening_refused(history: History) -> Finding:
    """Whether the table that was asked for last was refused by the product."""
    return _opening(history, strict=True)


def _opening(history: History, *, strict: bool) -> Finding:
    tries = [e for e in history.exchanges if isinstance(e.request, Open)]
    expected = must("table-refused") if strict else must("table-opened")
    if not tries:
        raise Nothing(expected, did("table-not-asked"))
    reply, n = tries[-1].reply, tries[-1].n + 1
    match reply:
        case Unsupported() | Refused(by="adapter"):
            return Finding("unsupported", expected, answer_text(reply), (n,))
        case Refused():
            return judged(strict, expected, answer_text(reply), n)
        case Accepted():
            return judged(not strict, expected, did("table-opened"), n)
    raise Nothing(expected, did("no-answer"))


@check("the hand is null, and the stacks are {stacks:sums}")
def bets_returned(history: History, stacks: dict[str, int]) -> Finding:
    """The hand is declared null, nothing was paid or charged, and the stacks are what they were."""
    hand = the_hand(history)
    wanted = {int(seat): amount for seat, amount in stacks.items()}
    expected = sentences(must("faults"), must("ends-with", stacks=wanted))
    got = stacks_at_end(hand, expected)
    kept = charge_of(hand)
    null = any(isinstance(h.event, Voided) and h.event.scope == "hand" for h in hand.events)
    seen = sentences(null_text(null), did("ends-with", stacks=got), kept and did("kept", amount=kept))
    return judged(
        null and got == wanted and not kept and not hand.of(Paid),
        expected,
        seen,
        *numbers(hand.of(Voided, Returned, HandEnded)),
    )


@check("the hand is null, and {amount:d} go back to the player of seat {seat:d}")
def bet_returned(history: History, seat: int, amount: int) -> Finding:
    """The hand is declared null, and so many chips come back to this seat, whether its player is still there."""
    hand = the_hand(history)
    null = any(isinstance(h.event, Voided) and h.event.scope == "hand" for h in hand.events)
    back = sum(e.amount for h in hand.of(Returned) if isinstance(e := h.event, Returned) and e.seat == seat)
    seen = sentences(null_text(null), did("unmatched", seat=seat, amount=back))
    expected = sentences(must("faults"), must("unmatched", seat=seat, amount=amount))
    return judged(null and back == amount, expected, seen, *numbers(hand.of(Voided, Returned)))


def null_text(null: bool) -> str:
    """Whether the hand was declared null."""
    return did("faults" if null else "faults-none")


def kept_of_added(history: History, table: str, seat: int) -> int:
    """What the house kept of chips that a seat added after a hand, though the scenario declares no commission."""
    if "commission" not in left_out(history, table):
        return 0
    here = [h.event for h in history.happened if h.table == table]
    first = next((i for i, event in enumerate(here) if isinstance(event, HandStarted)), len(here))
    return sum(event.charged for event in here[first:] if isinstance(event, Bought) and event.seat == seat)
