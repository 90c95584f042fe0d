"""A player who goes while he has still to decide."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.model.command import Decline
from vistoria.model.event import Acted, Collected, Event, Left, Returned

from ..places import SEATS
from .betting import decline
from .state import Hand, Result, Stake, Table
from .told import told
from .turns import go_on


def depart(table: Table, hand: Hand, seat: int) -> Result:
    """He makes no additional bet: his hand is lost, with the bets on it, and the others play on."""
    wagers, stake, player = table.rules.wagers, table.stake(seat), table.chairs[seat].player
    back = wagers.back_to_who_goes(stake.ante)
    events: list[Event] = [
        Acted(seat=seat, act="decline", stack=table.stacks()[seat], cites=wagers.declined),
        *told(Collected(seat=seat, amount=stake.ante - back, source="ante", cites=wagers.declined)),
        *told(Returned(seat=seat, amount=back, why="void")),
        *told(Collected(seat=seat, amount=stake.jackpot, source="jackpot")),
    ]
    table = table.laid(seat, Stake()).moved(seat, back)
    events.append(Left(player=player, seat=seat, stack=table.chairs[seat].stack))
    hand = replace(
        hand,
        order=tuple(each for each in hand.order if each != seat),
        undecided=tuple(each for each in hand.undecided if each != seat),
        cards={place: cards for place, cards in hand.cards.items() if place != SEATS[seat]},
    )
    return go_on(table.without(seat), hand, events), tuple(events)


def depart_later(table: Table, hand: Hand, seat: int) -> Result:
    """He makes no additional bet, and keeps his place until the hand is over."""
    leaving = replace(hand, leaving=(*hand.leaving, seat))
    return decline(replace(table, hand=leaving), Decline(table.chairs[seat].player))
