"""An act that a product refused to the seat that it asked, and the situation in which it did, as the game tells it."""

from __future__ import annotations

import importlib
from typing import cast

from vistoria.model.command import Command
from vistoria.model.evidence import RefusedAct
from vistoria.model.game import game_of_table
from vistoria.model.history import History


def refused_act(history: History, command: Command) -> RefusedAct | None:
    """The situation of a command that was refused last; None where its game tells none."""
    hand = history.last_hand
    opened = None if hand is None else history.opened.get(hand.table)
    if hand is None or opened is None:
        return None
    game = game_of_table(opened.settings.game)
    if not game.refusals:
        return None
    return cast(RefusedAct | None, importlib.import_module(game.refusals).situation(hand, command))
