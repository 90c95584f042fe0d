"""Players against the house: `open_table`, and `apply(state, command) -> (state, events)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from vistoria.games.cards.commands import Device
from vistoria.games.cards.events import DeviceEvent
from vistoria.model.answer import Unsupported
from vistoria.model.command import Command, Decline, Incident, Join, Leave, Move, Start, TopUp, Wager
from vistoria.model.event import TableState, Turn
from vistoria.model.request import Open

from ...policies.banked_rules import BankedRules
from ..protocol import Hooks, called, tells
from ..refusal import Refusal, unknown
from .betting import decline, place
from .clauses import CLAUSES, OWED, left_out
from .incidents import incident
from .seating import join, leave, move, top_up
from .setup import declare
from .starting import KINDS, start
from .state import Result, Table, anchored, drawn
from .turns import asking, turn
from .view import QUESTIONS, view


def open_table(rules: BankedRules, request: Open, seed: str) -> Result:
    """A table with no players; refused when a setting, or the number of places, is not lawful."""
    cloth, force = rules.cloth, request.force
    if not cloth.lawful(request.seats):
        text = f"{request.seats} places for players: the layout has {cloth.places}"
        return Refusal("unlawful-setting", text, cloth.places_cites)
    setup = unknown(rules.house, request, frozenset({"pool"})) or declare(rules, request.settings)
    if isinstance(setup, Refusal):
        return setup
    pool = setup.minimum if force.pool is None else force.pool
    table = Table(
        rules=rules,
        setup=setup,
        places=cloth.chairs(request.seats),
        seed=force.seed or seed,
        pool=pool,
        opened=pool,
        forced_stacks=force.stacks or {},
    )
    return table, (TableState(state="open", cites=cloth.places_cites),)


def apply(table: Table, command: Command) -> Result:
    """The table after a command and what happened; a refusal leaves the table as it was.

    What happens while a hand waits for a player ends in saying again whom it waits for.
    """
    handler = {**HANDLERS, **table.rules.granted}.get(type(command))
    if handler is None:
        return Unsupported(str(type(command).__struct_config__.tag))
    result: Result = handler(table, command)
    if isinstance(result, tuple):
        after, events = result
        if after.hand is not None and not any(isinstance(event, Turn) for event in events):
            return after, (*events, turn(after))
    return result


def _device(table: Table, command: Device) -> Result:
    """Another dealing device from the next hand on."""
    setup = replace(table.setup, device=command.use)
    event = DeviceEvent(use=command.use, cites=table.rules.irregularities.device)
    return replace(table, setup=setup), (event,)


HANDLERS: dict[type[Any], Callable[[Table, Any], Result]] = {
    Join: join,
    Leave: leave,
    Move: move,
    TopUp: top_up,
    Wager: place,
    Decline: decline,
    Start: start,
    Device: _device,
    Incident: incident,
}
"""Commands that this game has a function for; any other is not reached."""

BARRED: frozenset[str] = frozenset()
"""Commands among them that no player is granted."""

HOOKS = Hooks(frozenset({"forced-pool"}), KINDS)
"""Test hooks of this game."""

__all__ = [
    "BARRED", "CLAUSES", "HANDLERS", "HOOKS", "OWED", "QUESTIONS", "anchored", "apply", "asking", "called",
    "drawn", "left_out", "open_table", "tells", "view",
]  # fmt: skip
