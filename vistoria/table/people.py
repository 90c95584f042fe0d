"""Who sits where with which chips."""

from __future__ import annotations

from vistoria.model.event import Bought, ConnectionEvent, Event, Left, Seated, TableState, TakenOff, Time

from .meaning import BooksDiffer, Changes, Meaning, Wrong, agree, moved, nobody
from .state import Table


def _seated(t: Table, e: Seated, wrong: Wrong) -> Changes:
    """A player brings a stack, or moves with it and leaves nothing behind."""
    stacks, former = dict(t.stacks), t.players.get(e.player)
    if former is not None:
        stack = stacks.pop(former, 0)
        agree(f"the stack of {e.player}, who moves to seat {e.seat},", e.stack, stack, wrong)
    if e.seat in stacks and e.seat not in t.gone:
        wrong.append(
            BooksDiffer(f"{e.player} is reported to sit at seat {e.seat}, where somebody sits already")
        )
    stacks[e.seat] = e.stack
    brought = t.brought + sum(stacks.values()) - sum(t.stacks.values())
    players = {**t.players, e.player: e.seat}
    return {"players": players, "stacks": stacks, "gone": t.gone - {e.seat}, "brought": brought}


def _bought(t: Table, e: Bought, wrong: Wrong) -> Changes:
    """Chips come to a stack, less what the house keeps of them."""
    stacks = _changed(t, e, e.amount - e.charged, wrong)
    return {"stacks": stacks, "brought": t.brought + e.amount, "due": t.due + e.charged}


def _taken_off(t: Table, e: TakenOff, wrong: Wrong) -> Changes:
    """Chips leave a stack and the table."""
    return {"stacks": _changed(t, e, -e.amount, wrong), "brought": t.brought - e.amount}


def _changed(t: Table, e: Bought | TakenOff, more: int, wrong: Wrong) -> dict[int, int]:
    """Stacks with the one that the event tells."""
    if not t.sits(e.seat):
        wrong.append(nobody(e.seat))
    else:
        agree(f"the stack of seat {e.seat}", e.stack, moved(t, e.seat, more, wrong)[e.seat], wrong)
    return {**t.stacks, e.seat: e.stack}


def _left(t: Table, e: Left, wrong: Wrong) -> Changes:
    """A stack goes with its player; so does, by a second event, what then comes back of his bets."""
    stacks, gone = dict(t.stacks), t.gone
    if e.seat in stacks:
        agree(f"the stack of seat {e.seat}", e.stack, stacks.pop(e.seat), wrong)
    else:
        wrong.append(nobody(e.seat))
    if t.in_play:
        stacks[e.seat] = 0
        gone = gone | {e.seat}
    players = {player: seat for player, seat in t.players.items() if player != e.player}
    asked = None if t.asked is not None and t.asked.seat == e.seat else t.asked
    return {
        "players": players,
        "stacks": stacks,
        "gone": gone,
        "brought": t.brought - e.stack,
        "asked": asked,
    }


def _table_state(t: Table, e: TableState, wrong: Wrong) -> Changes:
    return {"state": e.state}


def unchanged(t: Table, e: Event, wrong: Wrong) -> Changes:
    """Nothing but that the seat has to be one of the table's."""
    return {}


def _line(t: Table, e: ConnectionEvent, wrong: Wrong) -> Changes:
    return {"down": not e.up} if e.who == "system" else {}


MEANINGS: dict[type, Meaning] = {
    Seated: Meaning(_seated),
    Bought: Meaning(_bought, ("amount", "charged", "stack")),
    TakenOff: Meaning(_taken_off, ("amount", "stack")),
    Left: Meaning(_left),
    TableState: Meaning(_table_state, at=None),
    ConnectionEvent: Meaning(_line, at=None),
    Time: Meaning(unchanged),
}
