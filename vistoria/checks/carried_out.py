"""Whether a command that was accepted is reported as it was asked for, and within what was offered."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.command import Act, Wager
from vistoria.model.event import Acted, Event, Posted, Turn, UnknownEvent
from vistoria.table import Contradiction


class TakenOtherwise(Contradiction):
    """An act is accepted, and another one reported in its place."""


def acted(act: Act, asked: Turn | None, events: Sequence[Event | UnknownEvent], vague: bool) -> None:
    """An act is reported, and as it was asked for unless it was decided for the player.

    Raises Contradiction, and TakenOtherwise.
    """
    seat = act.seat
    acted = next((e for e in events if type(e) is Acted and e.seat == seat), None)
    if acted is None and act.act == "fold" and asked is not None and asked.seat != seat:
        return  # kept back until it is the seat's turn
    if acted is None:
        raise Contradiction(f"{act.act} of seat {seat} was accepted, and no act of that seat is reported")
    if acted.why is not None or vague:
        return
    if acted.act != act.act:
        raise TakenOtherwise(f"{act.act} of seat {seat} was accepted, and reported as {acted.act}")
    if act.to is not None and acted.to and acted.to != act.to:
        raise TakenOtherwise(f"{act.act} to {act.to} was accepted, and reported as to {acted.to}")
    _offered(asked, seat, act.act, acted.to)


def placed(wager: Wager, asked: Turn | None, events: Sequence[Event | UnknownEvent]) -> None:
    """A bet on the cloth is reported as it was asked for; raises Contradiction."""
    seat, space, amount = wager.seat, wager.space, wager.amount
    laid = [e for e in events if type(e) is Posted and e.seat == seat and e.what == space]
    if [e.amount for e in laid] != [amount]:
        said = ", ".join(str(e.amount) for e in laid) or "none"
        raise Contradiction(f"{space} of {amount} was accepted from seat {seat}, and {said} reported")
    if space == "additional":
        _offered(asked, seat, "place", amount)


def _offered(asked: Turn | None, seat: int, act: str, to: int) -> None:
    if asked is None or asked.seat != seat or asked.choices is None:
        return
    if act not in asked.choices:
        may = ", ".join(asked.choices)
        raise Contradiction(f"{act} of seat {seat} was accepted, and its choices were {may}")
    bounds = asked.choices[act]
    if bounds is not None and to and act not in ("fold", "check") and not bounds[0] <= to <= bounds[1]:
        raise Contradiction(f"{act} to {to} was accepted, and the choice was from {bounds[0]} to {bounds[1]}")
