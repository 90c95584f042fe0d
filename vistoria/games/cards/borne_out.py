"""Whether a conversation bears out why a step of a card game stopped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vistoria.client.stops import refusals
from vistoria.model.command import Start
from vistoria.model.event import Acted, Bought, Dealt, Posted
from vistoria.model.evidence import Fault
from vistoria.model.game import Deal
from vistoria.model.hand import Hand, Happened
from vistoria.model.history import Conversations, History
from vistoria.model.outcome import Reason
from vistoria.model.place import Seat
from vistoria.table import whose_turn

from .deal import DealPlan
from .staging.way import dealt_as
from .stops import (
    FEE_LEFT,
    MOST_ACTS,
    NEVER_OVER,
    NO_SUCH_CARD,
    NOBODY_ASKED,
    NOBODY_DECIDED,
    NOBODY_WAS_ASKED,
    PUT_AWAY,
    SEAT_REFUSED,
)


def is_borne_out(fault: Fault, history: History, stored: Conversations, deal: Deal | None) -> bool | None:
    """Whether a run says so after such a conversation; None where nothing that is stored shows it or refutes it.

    `stored` gives every conversation of the run under the regulation, which deals so.
    """
    refused = SEAT_REFUSED.parts(fault.detail)
    if refused is not None:
        return fault.reason is SEAT_REFUSED.reason and refused["why"] in refusals(history, "engine")
    if fault.reason is Reason.COURSE_REFUSED:
        return _is_stuck(fault.detail, history)
    if fault.reason is not Reason.OWN_TERMS or not isinstance(deal, DealPlan):
        return False
    if fault.detail == FEE_LEFT:
        return any(isinstance(h.event, Bought) and bool(h.event.charged) for h in history.happened)
    if fault.detail == PUT_AWAY and deal.later:
        shown, refuted = ([*_put_away(each, deal)] for each in ([history], stored()))
        return True if any(shown) else False if not all(refuted) else None
    if fault.detail == NO_SUCH_CARD.format("burn") and deal.streets:
        shown, refuted = ([*_by_law(each, deal)] for each in ([history], stored()))
        return True if not all(shown) else False if any(refuted) else None
    return False


def _put_away(told: Iterable[History], deal: DealPlan) -> Iterator[bool]:
    """Of each hand with later cards, whether any card was put away before them."""
    for hand in (hand for each in told for hand in each.hands):
        if any(len(cards) > deal.own for cards in _of_seats(hand).values()):
            yield bool(dealt_as(hand, deal).before_later)


def _by_law(told: Iterable[History], deal: DealPlan) -> Iterator[bool]:
    """Of each hand that saw every street, whether as many cards were burnt as the law has it."""
    for hand in (hand for each in told for hand in each.hands):
        opened = sum(h.event.to == "community" for h in hand.of(Dealt) if isinstance(h.event, Dealt))
        if opened == sum(cards for _, cards in deal.streets):
            yield dealt_as(hand, deal).streets == deal.streets


def _of_seats(hand: Hand) -> dict[Seat, list[Dealt]]:
    found: dict[Seat, list[Dealt]] = {}
    for event in (h.event for h in hand.of(Dealt)):
        if isinstance(event, Dealt) and isinstance(event.to, Seat):
            found.setdefault(event.to, []).append(event)
    return found


def _is_stuck(detail: str, history: History) -> bool:
    """Whether a hand was begun in which nobody is asked, has decided, or comes to an end."""
    if not any(isinstance(done.command, Start) for done in history.done):
        return False
    hand = history.last_hand
    if detail == NEVER_OVER:
        return len(history.done) >= MOST_ACTS
    decided = hand is not None and any(map(_decides, hand.events))
    is_so = detail in (NOBODY_ASKED, NOBODY_WAS_ASKED) or (detail == NOBODY_DECIDED and not decided)
    return is_so and whose_turn(hand) is None


def _decides(happened: Happened) -> bool:
    event = happened.event
    return isinstance(event, Acted) or (isinstance(event, Posted) and event.what == "additional")
