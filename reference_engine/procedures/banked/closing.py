"""The end of a hand, and one declared null: bets go back, jackpot bets stand for the next hand."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.games.cards.events import Carried
from vistoria.model.event import Collected, Event, HandEnded, Left, Posted, Returned, Voided

from .state import Stake, Table
from .told import told


def close(table: Table, events: list[Event]) -> Table:
    """The table without its hand, and without those who asked to go; bets that still lie stand for the next one."""
    hand = table.hand
    assert hand is not None, "a hand is running"
    for seat in hand.leaving:
        back = table.rules.wagers.back_at_the_end(hand.declined[seat])
        events += told(Returned(seat=seat, amount=back, why="void"))
        table = table.moved(seat, back)
    stacks = table.stacks()
    events.append(HandEnded(stacks={seat: stacks[seat] for seat in hand.order}))
    ended = {table.chairs[seat].player: (hand.number, seat) for seat in hand.order}
    for seat in hand.leaving:
        events.append(Left(player=table.chairs[seat].player, seat=seat, stack=stacks[seat]))
        table = table.without(seat).laid(seat, Stake())
    for seat in hand.order:
        stake = table.stake(seat)
        if stake.jackpot and not stake.carried:
            events.append(Posted(seat=seat, what="jackpot", amount=stake.jackpot))
            table = table.moved(seat, -stake.jackpot)
    return replace(table, hand=None, played={**table.played, **ended})


def void(table: Table, why: str, events: list[Event]) -> Table:
    """Undo every bet of the hand for a fault of that kind, collected antes included where the law is read so."""
    law, hand = table.rules.irregularities, table.hand
    assert hand is not None, "a hand is running"
    cites = law.cites(why)
    events.append(Voided(scope="hand", why=why, cites=cites))
    for seat in hand.order:
        if law.undoes_declined():
            table = _undone(table, seat, events)
        stake = table.stake(seat)
        bets = stake.ante + stake.additional
        back = law.given_back(bets)
        events += told(Returned(seat=seat, amount=back, why="void", cites=cites))
        events += told(Collected(seat=seat, amount=bets - back, source="ante"))
        jackpot = stake.jackpot
        if table.rules.jackpot.at_the_deal():
            events += told(Collected(seat=seat, amount=-jackpot, source="jackpot"))
        if not law.carries(why, stake.carried):
            more = law.not_carried(jackpot)
            events += told(Returned(seat=seat, amount=more, why="void"))
            events += told(Collected(seat=seat, amount=jackpot - more, source="jackpot"))
            back, jackpot = back + more, 0
        table = table.moved(seat, back).laid(seat, Stake(jackpot=jackpot, carried=bool(jackpot)))
    for seat in hand.order:
        if table.stake(seat).carried:
            events.append(Carried(seat=seat, amount=table.stake(seat).jackpot, cites=cites))
    return close(table, events)


def _undone(table: Table, seat: int, events: list[Event]) -> Table:
    """The ante of him who declined, collected before the hand became null, back on its space."""
    hand, stake, cites = table.hand, table.stake(seat), table.rules.irregularities.null
    assert hand is not None, "a hand is running"
    if seat not in hand.declined:
        return table
    lost = hand.declined[seat]
    events.append(Collected(seat=seat, amount=-lost, source="ante", cites=cites))
    return table.laid(seat, Stake(ante=lost, jackpot=stake.jackpot))
