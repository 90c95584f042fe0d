"""Why a step of a card game stops, in its own words, and what of a conversation bears that out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import accumulate

from vistoria.model.command import Start
from vistoria.model.event import Acted, Bought, Dealt, Posted
from vistoria.model.evidence import Fault
from vistoria.model.game import Deal
from vistoria.model.hand import Hand, Happened
from vistoria.model.history import History
from vistoria.model.outcome import Reason
from vistoria.model.place import Seat
from vistoria.table import whose_turn

from .deal import DealPlan

Stored = Callable[[], Iterable[History]]

NOBODY_ASKED = ("nobody is asked", "a hand was started, and nobody was asked")
NOBODY_DECIDED = "nobody has decided"
NEVER_OVER = re.compile(r"the hand was not over after (\d+) decisions$")
FEE = "the house keeps a part of what players buy, and no sum leaves these chips"
PUT_AWAY = "the product puts cards away before later ones: they cannot be counted"
NO_SUCH_CARD = re.compile(r"the product deals no such card to the (\w+): none can go astray$")
BURN, COMMUNITY = "burn", "community"
UNSEEN = frozenset({BURN, "aside"})
"""Where cards lie that a product puts away."""


def is_borne_out(fault: Fault, history: History, stored: Stored, deal: Deal | None) -> bool | None:
    """Whether a run says so after such a conversation; None where nothing that is stored can show it.

    `stored` gives every conversation of the run under the regulation, which deals so.
    """
    if fault.reason is Reason.COURSE_REFUSED:
        return _is_stuck(fault.detail, history)
    if fault.reason is not Reason.OWN_TERMS:
        return False
    if fault.detail == FEE:
        return any(isinstance(h.event, Bought) and bool(h.event.charged) for h in history.happened)
    if fault.detail == PUT_AWAY:
        return True if any(_dealt(each)[place] for each in stored() for place in UNSEEN) else None
    none = NO_SUCH_CARD.match(fault.detail)
    if none is None:
        return False
    if none[1] == BURN and isinstance(deal, DealPlan) and deal.streets:
        by_law = [burnt for burnt, _ in deal.streets]
        return False if any(_burnt(h, deal) == by_law for each in stored() for h in each.hands) else None
    return False if any(_dealt(each)[none[1]] for each in stored()) else None


def _is_stuck(detail: str, history: History) -> bool:
    """Whether a hand was begun in which nobody is asked, has decided or comes to an end."""
    if not any(isinstance(done.command, Start) for done in history.done):
        return False
    hand = history.last_hand
    if detail in (*NOBODY_ASKED, NOBODY_DECIDED) and whose_turn(hand) is not None:
        return False
    if detail in NOBODY_ASKED:
        return True
    if detail == NOBODY_DECIDED:
        return hand is None or not any(map(_decides, hand.events))
    never = NEVER_OVER.match(detail)
    return never is not None and len(history.done) >= int(never[1])


def _decides(happened: Happened) -> bool:
    event = happened.event
    return isinstance(event, Acted) or (isinstance(event, Posted) and event.what == "additional")


def _burnt(hand: Hand, deal: DealPlan) -> list[int] | None:
    """How many cards were burnt before each street; None of a hand that did not see them all."""
    places = [h.event.to for h in hand.of(Dealt) if isinstance(h.event, Dealt)]
    burnt, opened = [0], 0
    for place in places:
        if place == BURN:
            burnt[-1] += 1
        elif place == COMMUNITY:
            opened += 1
            if opened in accumulate(cards for _, cards in deal.streets):
                burnt.append(0)
    return burnt[:-1] if len(burnt) == len(deal.streets) + 1 else None


def _dealt(history: History) -> Counter[str]:
    """How many cards came to each place."""
    dealt = (h.event.to for h in history.happened if isinstance(h.event, Dealt))
    return Counter(str(to.seat) if isinstance(to, Seat) else to for to in dealt)
