"""Players coming and going, and their chips between hands."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.model.answer import Unsupported
from vistoria.model.command import Join, Leave, Register, Rest, TakeOff, TopUp
from vistoria.model.event import Acted, Bought, Charged, Event, Left, Registered, Resting, Seated

from ..chips import uneven
from ..refusal import Refusal
from .rounds import advance
from .state import Chair, Result, Table
from .tallies import cleared


def register(table: Table, command: Register) -> Result:
    """Enrol for a session."""
    seating = table.rules.seating
    if not seating.registers:
        return Unsupported("register")
    if table.setup.mode not in seating.registers:
        text = f"a table in {table.setup.mode} mode has no enrolment: sit down"
        return Refusal("no-enrolment", text, seating.registers_cites if table.setup.says_mode else ())
    table = replace(table, registered=(*table.registered, command.player))
    return table, (Registered(player=command.player, cites=seating.registers_cites),)


def join(table: Table, command: Join) -> Result:
    """Take a free place with chips; who comes during a hand waits for the next."""
    seating, capital = table.rules.seating, table.rules.capital
    if table.seat_of(command.player) is not None and not seating.second_place:
        text = f"player {command.player} sits at the table already"
        return Refusal("already-seated", text, seating.one_place)
    if not seating.open_to(table.setup.mode, table.hands, len(table.chairs)):
        return Refusal("closed", "nobody comes in any more", seating.registers_cites)
    if not seating.enrolled(table.setup.mode, command.player in table.registered, table.hands):
        text = f"player {command.player} is not enrolled for this session"
        return Refusal("not-registered", text, seating.registers_cites)
    refusal = _place(table, command.seat)
    if refusal is not None:
        return refusal
    if not capital.takes(command.buy_in, table.setup.start):
        text = f"buy-in {command.buy_in}: this table has {table.setup.start}"
        return Refusal("illegal-buy-in", text, capital.entry)
    refusal = uneven(command.buy_in, table.setup.unit, seating.chips)
    if refusal is not None and command.player not in table.forced_stacks:
        return refusal
    if table.setup.fee and command.player not in table.forced_stacks:
        table = with_chair(table, command.seat, Chair(command.player, 0))
        seated = Seated(player=command.player, seat=command.seat, stack=0, cites=capital.entry)
        return _bought(table, command.seat, command.buy_in, capital.entry, [seated])
    stack = table.forced_stacks.get(command.player, command.buy_in)
    table = with_chair(table, command.seat, Chair(command.player, stack))
    return table, (Seated(player=command.player, seat=command.seat, stack=stack, cites=capital.entry),)


def leave(table: Table, command: Leave) -> Result:
    """Go with all one's chips; out of a running hand where the regulation lets it."""
    seat = table.seat_of(command.player)
    if seat is None:
        return _unknown(command.player)
    if not table.rules.seating.may_leave(table.plays(seat)):
        return _plays(command.player)
    events: list[Event] = []
    return go(table, seat, events), tuple(events)


def go(table: Table, seat: int, events: list[Event]) -> Table:
    """The player of a seat goes, out of a hand by folding."""
    player, hand = table.chairs[seat].player, table.hand
    stack, cites = table.stacks()[seat], table.rules.seating.leaves_in_hand
    i = None if hand is None else hand.position(seat)
    if hand is not None and i is not None and hand.live[i]:
        to = hand.bets[i]
        events.append(Acted(seat=seat, act="fold", to=to, stack=stack, why="left", cites=cites))
        asked = hand.pending[0] == i
        hand = replace(
            hand,
            live=(*hand.live[:i], False, *hand.live[i + 1 :]),
            pending=tuple(j for j in hand.pending if j != i),
            until=None if asked else hand.until,
            extended=False if asked else hand.extended,
        )
    table = without(replace(table, hand=hand), seat)
    taken = table.rules.seating.takes_back(stack)
    events.append(Left(player=player, seat=seat, stack=taken, cites=cites))
    return advance(table, hand, events) if hand is not None else table


def top_up(table: Table, command: TopUp) -> Result:
    """Add chips between hands."""
    seating, capital, seat = table.rules.seating, table.rules.capital, table.seat_of(command.player)
    if seat is None:
        return _unknown(command.player)
    if table.hand is not None:
        return Refusal("hand-running", "chips are added between hands", seating.adds_between_hands)
    if not capital.adds(table.stacks()[seat], command.amount, table.setup.restore):
        return Refusal("illegal-amount", f"top-up {command.amount} is not taken", capital.declared)
    refusal = uneven(command.amount, table.setup.unit, seating.chips)
    if refusal is not None:
        return refusal
    return _bought(cleared(table, command.player), seat, command.amount, capital.added, [])


def take_off(table: Table, command: TakeOff) -> Refusal:
    """Take chips off the table while staying: barred, or not offered where no clause bars it."""
    seating = table.rules.seating
    if table.seat_of(command.player) is None:
        return _unknown(command.player)
    if seating.keeps_chips(table.setup.mode):
        text = "take-off: chips stay on the table while the player goes on playing"
        house = table.rules.house
        own = house.free_own if table.setup.mode in house.free_modes else ()
        return Refusal("forbidden", text, own or seating.withdrawal_cites)
    return Refusal("not-offered", "take-off: this product gives chips back to him who leaves")


def rest(table: Table, command: Rest) -> Result:
    """Sit out from the next hand on, or come back."""
    seating, seat = table.rules.seating, table.seat_of(command.player)
    if seat is None:
        return _unknown(command.player)
    chair = replace(table.chairs[seat], resting=seating.sits_out(command.on))
    return with_chair(table, seat, chair), (
        Resting(player=command.player, on=command.on, cites=seating.rests),
    )


def with_chair(table: Table, seat: int, chair: Chair) -> Table:
    """The table with another player at a place, or the same otherwise."""
    return replace(table, chairs={**table.chairs, seat: chair})


def with_stack(table: Table, seat: int, stack: int) -> Table:
    """The table with so many chips before the player of a seat."""
    return with_chair(table, seat, replace(table.chairs[seat], stack=stack))


def without(table: Table, seat: int) -> Table:
    """The table with nobody at a place."""
    chairs = {taken: chair for taken, chair in table.chairs.items() if taken != seat}
    return replace(table, chairs=chairs)


def _bought(table: Table, seat: int, amount: int, cites: tuple[str, ...], events: list[Event]) -> Result:
    """Chips bought, the commission on them deducted where the house takes it there."""
    setup, fee, charged = table.setup, table.rules.commission.fee, 0
    by: tuple[str, ...] = ()
    if setup.fee and fee is not None:
        charged, by = fee.due(amount, setup.rate, setup.unit), fee.cites
        amount += charged if fee.on_top else 0
    stack = table.stacks()[seat] + amount - charged
    table = with_stack(table, seat, stack)
    events.append(Bought(seat=seat, amount=amount, charged=charged, stack=stack, cites=cites + by))
    if charged:
        events.append(Charged(amount=charged, of="buy-in", seat=seat, cites=by))
    return table, tuple(events)


def _place(table: Table, seat: int) -> Refusal | None:
    if seat not in table.places:
        text = f"seat {seat}: places are 1 to {len(table.places)}"
        return Refusal("no-such-seat", text, table.rules.seating.places_cites)
    if seat in table.chairs:
        return Refusal("seat-taken", f"seat {seat} is taken")
    if table.plays(seat):
        return Refusal("seat-taken", f"seat {seat} is free when the hand is over")
    return None


def _unknown(player: str) -> Refusal:
    return Refusal("unknown-player", f"player {player} does not sit at this table")


def _plays(player: str) -> Refusal:
    return Refusal("hand-running", f"player {player} plays in the running hand: wait for its end")
