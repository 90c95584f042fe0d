"""Who decides next, and the end of the hand once nobody has to."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.model.event import Acted, Collected, Event, Shown, Turn

from ...policies.betting import Choices
from .settlement import settle
from .state import Hand, Stake, Table
from .told import told


def go_on(table: Table, hand: Hand, events: list[Event]) -> Table:
    """Ask the next player, or let the croupier open his cards when all have decided."""
    table = replace(table, hand=hand)
    if not hand.undecided:
        return settle(table, hand, events)
    seat = hand.undecided[0]
    if not table.rules.wagers.asks(able="place" in choices(table, seat)):
        return go_on(*declined(table, hand, seat, events), events)
    if not table.rules.wagers.croupier_waits(len(hand.undecided), len(hand.declined)):
        events.append(Shown(place="croupier", cards=hand.cards["croupier"]))
    events.append(turn(table))
    return table


def declined(table: Table, hand: Hand, seat: int, events: list[Event]) -> tuple[Table, Hand]:
    """Without an additional bet the hand of this seat is lost, and the ante with it."""
    cites, stake = table.rules.wagers.declined, table.stake(seat)
    events.append(Acted(seat=seat, act="decline", stack=table.stacks()[seat], cites=cites))
    events += told(Collected(seat=seat, amount=stake.ante, source="ante", cites=cites))
    return table.laid(seat, Stake(jackpot=stake.jackpot)), replace(
        decided(hand, seat), declined={**hand.declined, seat: stake.ante}
    )


def decided(hand: Hand, seat: int) -> Hand:
    """The hand waits no more for this seat."""
    return replace(hand, undecided=tuple(each for each in hand.undecided if each != seat))


def asking(table: Table, seat: int) -> tuple[Table, Turn] | None:
    """The table waiting for this seat, if it has still to decide: no order of decisions is laid down."""
    hand = table.hand
    if hand is None or seat not in hand.undecided:
        return None
    others = tuple(each for each in hand.undecided if each != seat)
    table = replace(table, hand=replace(hand, undecided=(seat, *others)))
    return table, turn(table)


def turn(table: Table) -> Turn:
    """Whom the hand is waiting for."""
    assert table.hand is not None, "a hand is running"
    seat, cites = table.hand.undecided[0], table.rules.wagers.additional
    return Turn(seat=seat, round=1, choices=choices(table, seat), cites=cites)


def choices(table: Table, seat: int) -> Choices:
    """The additional bet, where it is taken and there are chips for it, and declining it."""
    wagers = table.rules.wagers
    least, most = wagers.additional_to(table.stake(seat).ante)
    if least > table.stacks()[seat] or not wagers.takes("additional", seat):
        return {"decline": None}
    return {"place": (least, most), "decline": None}
