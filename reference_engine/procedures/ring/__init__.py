"""Players among themselves: `open_table`, and `apply(state, command) -> (state, events)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from msgspec.structs import replace

from vistoria.games.cards.commands import Agree, Renounce
from vistoria.model.answer import Unsupported
from vistoria.model.command import (
    Act,
    Command,
    Connection,
    Incident,
    Join,
    Leave,
    Proceed,
    Register,
    Rest,
    Retract,
    Session,
    Show,
    Start,
    TakeOff,
    TopUp,
    Wait,
)
from vistoria.model.event import Event, TableState, Turn
from vistoria.model.request import Open

from ...policies.ring_rules import RingRules
from ..protocol import Hooks, asking, tells
from ..refusal import Refusal, unknown
from .acting import act, agree, renounce, retract, show
from .clauses import CLAUSES, OWED, left_out
from .clock import DOWN, connection, wait
from .incidents import incident
from .rounds import turn
from .seating import join, leave, register, rest, take_off, top_up
from .sessions import called, ended_with_the_hand, session
from .setup import declare
from .starting import start
from .state import Result, Table, anchored, drawn
from .view import QUESTIONS, view

_STATES: dict[bool, Literal["open", "waiting"]] = {True: "open", False: "waiting"}


def open_table(rules: RingRules, request: Open, seed: str) -> Result:
    """A table with no players; refused when a setting, or the number of places, is not lawful."""
    seating, force = rules.seating, request.force
    least, most = seating.bounds(rules.streets.most_hands)
    if not least <= request.seats <= most:
        text = f"{request.seats} places: a table has {least} at least, and {most} at most"
        return Refusal("unlawful-setting", text, seating.places_cites + seating.more)
    setup = unknown(rules.house, request, frozenset({"marker"})) or declare(rules, request.settings)
    if isinstance(setup, Refusal):
        return setup
    rules = rules.apart.get(setup.mode, rules)
    table = Table(
        rules=rules,
        setup=setup,
        places=range(1, seating.chairs(request.seats) + 1),
        chairs={},
        seed=seed if force.seed is None else force.seed,
        forced_marker=force.marker,
        forced_stacks=force.stacks or {},
        operating=not seating.waits,
    )
    state = TableState(state=_STATES[table.operating], cites=seating.places_cites + seating.waits)
    return table, (state,)


def apply(table: Table, command: Command) -> Result:
    """The table after a command and what happened; a refusal leaves the table as it was.

    What happens while a hand waits for a player ends in saying again whom it waits for. While the system is
    down nothing reaches the table but the system's return, faults and time.
    """
    handler = table.rules.granted.get(type(command)) or HANDLERS.get(type(command))
    if handler is None:
        return Unsupported(str(type(command).__struct_config__.tag))
    if table.down and not isinstance(command, Connection | Incident | Wait):
        return DOWN
    result: Result = handler(table, command)
    if isinstance(result, tuple):
        after, events = result
        if after.hand is None:
            return _in_operation(*ended_with_the_hand(after, events))
        if events and not isinstance(events[-1], Turn) and not after.down:
            return after, (*events, turn(after.rules, after.hand))
    return result


def _in_operation(table: Table, events: tuple[Event, ...]) -> Result:
    """Between hands: a table with too few players waits, and where the marker stood is forgotten."""
    seating = table.rules.seating
    players = sum(not chair.resting for chair in table.chairs.values())
    operating = not seating.waits or players >= seating.least_players
    if operating is table.operating:
        return table, events
    table = replace(table, operating=operating, marker=table.marker if operating else None)
    return table, (*events, TableState(state=_STATES[operating], cites=seating.waits))


def _go_on(table: Table, command: Proceed) -> Result:
    """Nothing waits for the croupier here."""
    return table, ()


HANDLERS: dict[type[Any], Callable[[Table, Any], Result]] = {
    Join: join,
    Leave: leave,
    TopUp: top_up,
    TakeOff: take_off,
    Rest: rest,
    Start: start,
    Act: act,
    Retract: retract,
    Agree: agree,
    Renounce: renounce,
    Show: show,
    Proceed: _go_on,
    Wait: wait,
    Connection: connection,
    Register: register,
    Session: session,
    Incident: incident,
}
"""Commands that this game has a function for; any other is not reached."""

BARRED = frozenset({"agree", "renounce", "retract", "show", "take-off"})
"""Commands among them that no player is granted."""

HOOKS = Hooks(frozenset({"forced-marker", "voice", "clock", "connection"}), ("misdealt", "system-failure"))
"""Test hooks of this game."""

__all__ = [
    "BARRED", "CLAUSES", "HANDLERS", "HOOKS", "OWED", "QUESTIONS", "anchored", "apply", "asking", "called",
    "drawn", "left_out", "open_table", "tells", "view",
]  # fmt: skip
