"""A hand declared null: bets go back, jackpot bets stand for the next hand."""

from __future__ import annotations

import msgspec

from vistoria.model.event import Carried, Collected, Event, Returned, Voided

from .closing import close
from .state import Stake, Table


def void(table: Table, why: str, events: list[Event]) -> Table:
    """Undo every bet of the hand for a fault of that kind, collected antes included."""
    law, hand = table.rules.irregularities, table.hand
    assert hand is not None, "a hand is running"
    cites = law.cites(why)
    events.append(Voided(scope="hand", why=why, cites=cites))
    for seat in hand.order:
        table = _undone(table, seat, events)
        stake = table.stake(seat)
        bets = stake.ante + stake.additional
        back = law.given_back(bets, seat in hand.declined)
        if back:
            events.append(Returned(seat=seat, amount=back, why="void", cites=cites))
        if bets - back:
            events.append(Collected(seat=seat, amount=bets - back, source="ante"))
        jackpot = stake.jackpot
        if jackpot and not law.carries(why):
            events.append(Returned(seat=seat, amount=jackpot, why="void"))
            back, jackpot = back + jackpot, 0
        table = table.moved(seat, back).gained(stake.ante + stake.additional + stake.jackpot - back - jackpot)
        table = table.laid(seat, Stake(jackpot=jackpot, carried=jackpot > 0))
    for seat in hand.order:
        if table.stake(seat).carried:
            events.append(Carried(seat=seat, amount=table.stake(seat).jackpot, cites=cites))
    failed = why == "device-fault"
    return close(msgspec.structs.replace(table, failed=failed), events)


def _undone(table: Table, seat: int, events: list[Event]) -> Table:
    """The ante of him who declined, collected before the hand became null, back on its space."""
    hand, stake = table.hand, table.stake(seat)
    assert hand is not None, "a hand is running"
    lost = hand.declined.get(seat, 0)
    if not lost:
        return table
    events.append(Collected(seat=seat, amount=-lost, source="ante", cites=table.rules.irregularities.null))
    return table.laid(seat, msgspec.structs.replace(stake, ante=stake.ante + lost)).gained(-lost)
