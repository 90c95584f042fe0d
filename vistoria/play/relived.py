"""Draws the life of a stored table again, from seed and number, with the answers that were stored."""

from __future__ import annotations

from vistoria.games.order import TableOrder
from vistoria.model.history import Exchange, History

from .table import life_of


def life_fault(order: TableOrder, history: History, *, broken_off: bool) -> str | None:
    """Where a stored conversation is not the life that the order draws; None if it is.

    A conversation that was broken off need not reach the end of the life.
    """
    life, reply = life_of(order), None
    for exchange in history.exchanges:
        try:
            wanted = life.send(reply)
        except StopIteration:
            return f"message {exchange.n} comes after the end of the table that seed and number draw"
        if wanted != exchange.request:
            return _another(exchange)
        reply = exchange.reply
    try:
        life.send(reply)
    except StopIteration:
        return None
    return None if broken_off else "it ends before the table that seed and number draw"


def _another(exchange: Exchange) -> str:
    return f"message {exchange.n} is not what seed and number draw for this table"
