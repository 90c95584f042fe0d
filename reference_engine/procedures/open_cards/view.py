"""The table as one viewer sees it."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.model.answer import Seen, TableView
from vistoria.model.place import Seat

from ..places import SEATS
from .settlement import apart
from .state import Hand, Table


def view(table: Table, viewer: Seat | str) -> TableView:
    """Stacks, pots and open cards for all; a key card for its own player, or the house.

    Covered cards of those who folded are in no view. Pots hold all chips put in so far, those of the
    running round too.
    """
    hand, name = table.hand, viewer.seat if isinstance(viewer, Seat) else viewer
    displays: dict[str, int | str] = {"entry": table.setup.entry}
    if hand is None:
        return TableView(stacks=table.stacks(), displays=displays)
    bets = table.rules.views.sees_bets(name, hand.bets)
    hidden = tuple(
        all_in - bet + seen for all_in, bet, seen in zip(hand.totals, hand.bets, bets, strict=True)
    )
    return TableView(
        stacks=table.stacks(),
        pots=apart(table, replace(hand, totals=hidden)),
        cards=_cards(table, hand, name),
        displays=displays,
    )


def _cards(table: Table, hand: Hand, viewer: int | str) -> tuple[Seen, ...]:
    found: list[Seen] = []
    for i, seat in enumerate(hand.order):
        views = table.rules.views
        if not hand.live[i] and not views.sees_folded():
            continue
        sees_all = views.sees_key(viewer, seat) or not hand.live[i]
        cards = hand.own(i) if sees_all else hand.opened[i]
        if cards:
            found.append(Seen(SEATS[seat], cards))
    return tuple(found)
