"""An act that a product refused to the seat that it asked, and the situation in which it did, as the game tells it."""

from __future__ import annotations

import importlib
from typing import Any, cast

from vistoria.model.command import Command
from vistoria.model.evidence import RefusedAct
from vistoria.model.game import game_of_table
from vistoria.model.history import History


def refused_act(history: History, command: Command) -> RefusedAct | None:
    """The situation of a command that was refused last; None where its game tells none."""
    hand, told = history.last_hand, _told(history)
    return cast(RefusedAct | None, told.situation(hand, command)) if hand is not None and told else None


def beyond_the_house(history: History, command: Command) -> bool:
    """Whether a command that was refused last goes beyond a bound of the house's own that its tables show."""
    told = _told(history)
    return told is not None and bool(told.beyond_the_house(history.hands, command))


def _told(history: History) -> Any:
    """What the game of the last hand tells of refusals; None where it tells nothing."""
    hand = history.last_hand
    opened = None if hand is None else history.opened.get(hand.table)
    game = None if opened is None else game_of_table(opened.settings.game)
    return importlib.import_module(game.refusals) if game is not None and game.refusals else None
