"""The table as one viewer sees it, and what a player may ask."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from vistoria.model.answer import Seen, TableView
from vistoria.model.event import Acted, Event
from vistoria.model.place import Seat
from vistoria.model.pot import Pot

from ..places import SEATS
from ..protocol import Question
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
    bets, pots = table.rules.views.sees_bets(name, hand.bets), tuple[Pot, ...]()
    if bets is not None:
        seen = zip(hand.totals, hand.bets, bets, strict=True)
        pots = apart(table, replace(hand, totals=tuple(all_in - own + bet for all_in, own, bet in seen)))
    return TableView(
        stacks=table.stacks(),
        pots=pots,
        cards=_cards(table, hand, name),
        displays=displays,
    )


def tells(table: Table, viewer: Seat | str, event: Event) -> bool:
    """Whether a viewer is told of an event: what was decided is told as the law has it seen."""
    rules, hand = table.rules, table.hand
    return hand is None or not isinstance(event, Acted) or rules.views.tells(viewer, event.act, hand.round)


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


def _stakes(table: Table, _player: str | None) -> dict[str, object]:
    capital, entry = table.rules.capital, table.setup.entry
    return {
        "entry": entry,
        "minimum": capital.least(entry),
        "floor": capital.lowest(entry),
        "minimum_bet": entry,
    }


def _clock(table: Table, _player: str | None) -> dict[str, object]:
    return {"decision_ms": table.rules.clock.decision_ms, "extra_ms": 0}


def _choices(table: Table, _player: str | None) -> dict[str, object]:
    hand = table.hand
    if hand is None:
        return {"seat": None, "choices": {}}
    return {"seat": hand.order[hand.pending[0]], "choices": dict(hand.choices)}


QUESTIONS: Mapping[str, Question] = {"stakes": _stakes, "clock": _clock, "choices": _choices}
"""Answers by `what`."""
