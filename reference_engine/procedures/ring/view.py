"""The table as one viewer sees it."""

from __future__ import annotations

from vistoria.model.answer import Seen, TableView
from vistoria.model.place import Seat
from vistoria.model.pot import Pot

from ...policies.views import Views
from ..places import SEATS
from ..pots import pots
from .state import Hand, Table


def view(table: Table, viewer: Seat | str) -> TableView:
    """Stacks, pots, marker and displays for all; closed cards for their own player, or the house.

    Folded cards are in no view. Pots hold all chips put in so far, those of the running round too.
    """
    hand, views = table.hand, table.rules.views
    return TableView(
        stacks=views.stacks_for(_name(viewer), table.stacks()),
        pots=_pots(views, hand, viewer) if hand is not None else (),
        marker=views.marker_for(_name(viewer), table.marker),
        cards=_cards(views, hand, viewer) if hand is not None else _left(views, table.last, viewer),
        displays={"small-blind": table.setup.small, "big-blind": table.setup.big},
    )


def _pots(views: Views, hand: Hand, viewer: Seat | str) -> tuple[Pot, ...]:
    running = sum(hand.bets)
    return tuple(Pot(views.pot_for(_name(viewer), pot.amount, running), pot.seats) for pot in pots(hand))


def _name(viewer: Seat | str) -> int | str:
    return viewer.seat if isinstance(viewer, Seat) else viewer


def _cards(views: Views, hand: Hand, viewer: Seat | str) -> tuple[Seen, ...]:
    found: list[Seen] = []
    for i, seat in enumerate(hand.order):
        if views.shows(_name(viewer), i, hand.order, hand.live, hand.opened):
            found.append(Seen(SEATS[seat], hand.own[i]))
    if hand.community:
        found.append(Seen("community", hand.community))
    if hand.burnt and viewer == "house":
        found.append(Seen("burn", hand.burnt))
    return tuple(found)


def _left(views: Views, last: Hand | None, viewer: Seat | str) -> tuple[Seen, ...]:
    """What is still seen of a hand that is over."""
    positions = [] if last is None else enumerate(last.order)
    return tuple(
        Seen(SEATS[seat], last.own[i])
        for i, seat in positions
        if last is not None and views.shows_after(_name(viewer), i, last.order, last.live)
    )
