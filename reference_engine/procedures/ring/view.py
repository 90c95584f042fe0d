"""The table as one viewer sees it, and what a player may ask."""

from __future__ import annotations

from collections.abc import Mapping

from vistoria.model.answer import Seen, TableView
from vistoria.model.place import Seat
from vistoria.model.pot import Pot

from ...policies.views import Views
from ..places import SEATS
from ..pots import pots
from ..protocol import Question
from .state import Hand, Table
from .tallies import totals


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


def _stakes(table: Table, _player: str | None) -> dict[str, object]:
    setup = table.setup
    return {
        "small": setup.small,
        "big": setup.big,
        "limit": setup.limit.setting,
        "minimum": setup.minimum,
    }


def _notices(table: Table, _player: str | None) -> dict[str, object]:
    limits = table.rules.opening.noticed(table.setup.small, table.setup.big)
    return {"notices": {"blinds": limits} if limits is not None else {}}


def _choices(table: Table, _player: str | None) -> dict[str, object]:
    return {"choices": {} if table.hand is None else dict(table.hand.choices)}


def _clock(table: Table, _player: str | None) -> dict[str, object] | None:
    if table.rules.clock is None:
        return None
    return {"decision_ms": table.setup.decision_ms, "extra_ms": table.setup.extra_ms}


def _totals(table: Table, player: str | None) -> dict[str, object] | None:
    """Over the hands of the player's session, the running one too."""
    policy = table.rules.sessions
    return None if policy is None else dict(totals(table, policy, player))


def _results(table: Table, player: str | None) -> dict[str, object] | None:
    """The same as the player is told while he plays."""
    policy, tally = table.rules.sessions, table.tally(player)
    return None if policy is None else dict(policy.results(tally.staked, tally.won))


def _rules(table: Table, _player: str | None) -> dict[str, object]:
    told: dict[str, object] = {
        "regulation": table.rules.regulation,
        "readings": dict(table.rules.readings),
    }
    if table.rules.leaflet.rules:
        told["text"] = table.rules.leaflet.rules
    return told


def _complaints(table: Table, _player: str | None) -> dict[str, object] | None:
    text = table.rules.leaflet.complaints
    return {"text": text} if text else None


QUESTIONS: Mapping[str, Question] = {
    "rules": _rules,
    "stakes": _stakes,
    "notices": _notices,
    "choices": _choices,
    "clock": _clock,
    "session": _totals,
    "results": _results,
    "complaints": _complaints,
}
"""Answers by `what`."""
