"""Players among themselves, all cards open but one: `open_table`, `apply(state, command) -> (state, events)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vistoria.games.cards.commands import Agree, Renounce
from vistoria.model.answer import Unsupported
from vistoria.model.command import (
    Act,
    Command,
    Cut,
    Incident,
    Join,
    Leave,
    Move,
    Proceed,
    Rest,
    Retract,
    Show,
    Start,
    TakeOff,
    TopUp,
    Wait,
)
from vistoria.model.event import TableState, Turn
from vistoria.model.request import Open

from ...policies.open_cards.open_rules import OpenRules
from ..protocol import Hooks, asking, called
from ..refusal import Refusal, unknown
from .acting import act, agree, renounce, retract, show, wait
from .clauses import CLAUSES, OWED, left_out
from .incidents import incident
from .rounds import turn
from .seating import join, leave, move, rest, take_off, top_up
from .setup import declare
from .starting import INCIDENTS, cut, start
from .state import Result, Table, anchored, drawn
from .view import QUESTIONS, tells, view


def open_table(rules: OpenRules, request: Open, seed: str) -> Result:
    """A table with no players; refused when a setting, or the number of places, is not lawful."""
    places, force = rules.places, request.force
    if not places.layout(request.seats):
        text = f"{request.seats} places: a table has {places.least} to {places.most}"
        return Refusal("unlawful-setting", text, places.cites)
    setup = unknown(rules.house, request) or declare(rules, request.settings)
    if isinstance(setup, Refusal):
        return setup
    table = Table(
        rules=rules,
        setup=setup,
        chairs=(None,) * request.seats,
        seed=seed if force.seed is None else force.seed,
        forced_stacks=force.stacks or {},
    )
    return table, (TableState(state="open", cites=places.cites),)


def apply(table: Table, command: Command) -> Result:
    """The table after a command and what happened; a refusal leaves the table as it was.

    What happens while a hand waits for a player ends in saying again whom it waits for.
    """
    handler = table.rules.granted.get(type(command)) or HANDLERS.get(type(command))
    if handler is None:
        return Unsupported(str(type(command).__struct_config__.tag))
    result: Result = handler(table, command)
    if isinstance(result, tuple):
        after, events = result
        if after.hand is not None and events and not isinstance(events[-1], Turn):
            return after, (*events, turn(after.rules, after.hand))
    return result


def _go_on(table: Table, command: Proceed) -> Result:
    """Nothing waits for the croupier here."""
    return table, ()


HANDLERS: dict[type[Any], Callable[[Table, Any], Result]] = {
    Join: join,
    Leave: leave,
    Move: move,
    TopUp: top_up,
    TakeOff: take_off,
    Rest: rest,
    Cut: cut,
    Start: start,
    Act: act,
    Retract: retract,
    Agree: agree,
    Renounce: renounce,
    Show: show,
    Proceed: _go_on,
    Wait: wait,
    Incident: incident,
}
"""Commands that this game has a function for; any other is not reached."""

BARRED = frozenset({"agree", "renounce", "retract", "show", "take-off"})
"""Commands among them that no player is granted."""

HOOKS = Hooks(frozenset({"clock"}), INCIDENTS)
"""Test hooks of this game."""

__all__ = [
    "BARRED", "CLAUSES", "HANDLERS", "HOOKS", "OWED", "QUESTIONS", "anchored", "apply", "asking", "called",
    "drawn", "left_out", "open_table", "tells", "view",
]  # fmt: skip
