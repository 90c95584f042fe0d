"""What becomes of the bets."""

from __future__ import annotations

import three_cards.checks.kinds  # noqa: F401
from vistoria.checks.reading import ended, numbers, the_hand
from vistoria.checks.registry import Nothing, check
from vistoria.model.event import Collected, Paid, Returned
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand
from vistoria.model.history import History


@check("the house pays {amount:d} to seat {seat:d} on the {space:side}")
def bet_paid(history: History, amount: int, seat: int, space: str) -> Finding:
    """Winnings on one space, beside the bet itself."""
    paid = [h for h in _over(history).of(Paid) if (h.event.seat, h.event.what) == (seat, space)]
    found = sum(h.event.amount for h in paid)
    return judged(found == amount, f"{amount} to seat {seat}", f"{found} to seat {seat}", *numbers(paid))


@check("seat {seat:d} gets {amount:d} back")
def bet_back(history: History, seat: int, amount: int) -> Finding:
    """Bets that go back to a seat, whatever was paid on them."""
    back = [h for h in _over(history).of(Returned) if h.event.seat == seat]
    found = sum(h.event.amount for h in back)
    return judged(found == amount, f"{amount} to seat {seat}", f"{found} to seat {seat}", *numbers(back))


@check("the house takes {amount:d} from seat {seat:d}")
def bet_lost(history: History, amount: int, seat: int) -> Finding:
    """Bets that go to the house."""
    taken = [h for h in _over(history).of(Collected) if h.event.seat == seat]
    found = sum(h.event.amount for h in taken)
    return judged(found == amount, f"{amount} from seat {seat}", f"{found} from seat {seat}", *numbers(taken))


def _over(history: History) -> Hand:
    hand = the_hand(history)
    if ended(hand) is None:
        raise Nothing("a hand that is over", "the hand has not ended")
    return hand
