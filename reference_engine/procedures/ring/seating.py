"""Players coming, going, moving, and their chips between hands."""

from __future__ import annotations

import msgspec

from vistoria.model.answer import Unsupported
from vistoria.model.command import Join, Leave, Move, Register, Rest, TakeOff, TopUp
from vistoria.model.event import Acted, Bought, Charged, Event, Left, Registered, Resting, Seated, TakenOff

from ..change import put
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
        return Refusal("no-enrolment", text, seating.registers_cites)
    table = msgspec.structs.replace(table, registered=table.registered | {command.player})
    return table, (Registered(player=command.player, cites=seating.registers_cites),)


def join(table: Table, command: Join) -> Result:
    """Take a free place with chips; who comes during a hand waits for the next."""
    seating, capital = table.rules.seating, table.rules.capital
    if table.seat_of(command.player) is not None and not seating.second_place:
        text = f"player {command.player} sits at the table already"
        return Refusal("already-seated", text, seating.one_place)
    there = sum(chair is not None for chair in table.chairs)
    if not seating.open_to(table.setup.mode, table.hands, there):
        return Refusal("closed", "nobody comes in any more", seating.registers_cites)
    if not seating.enrolled(table.setup.mode, command.player in table.registered, table.hands):
        text = f"player {command.player} is not enrolled for this session"
        return Refusal("not-registered", text, seating.registers_cites)
    refusal = _place(table, command.seat) or _chips(table, command.buy_in, "buy-in")
    if refusal is not None:
        return refusal
    if not capital.takes(command.buy_in, table.setup.start):
        text = f"buy-in {command.buy_in}: this table has {table.setup.start}"
        return Refusal("illegal-buy-in", text, capital.entry)
    forced = table.forced_stacks.get(command.player)
    if table.setup.fee and forced is None:
        table = with_chair(table, command.seat, Chair(command.player, 0))
        seated = Seated(player=command.player, seat=command.seat, stack=0, cites=capital.entry)
        return _bought(table, command.seat, command.buy_in, capital.entry, [seated])
    stack = command.buy_in if forced is None else forced
    refusal = _chips(table, stack, "stack")
    if refusal is not None:
        return refusal
    table = with_chair(table, command.seat, Chair(command.player, stack))
    return table, (Seated(player=command.player, seat=command.seat, stack=stack, cites=capital.entry),)


def leave(table: Table, command: Leave) -> Result:
    """Go with all one's chips; out of a running hand where the regulation lets it."""
    seat, hand = table.seat_of(command.player), table.hand
    in_hand = hand is not None and seat in hand.order
    if seat is None or (hand is not None and in_hand and not table.rules.seating.may_leave(in_hand)):
        found = _at_rest(table, command.player)
        assert isinstance(found, Refusal)
        return found
    events: list[Event] = []
    return go(table, command.player, events), tuple(events)


def go(table: Table, player: str, events: list[Event], farewell: Event | None = None) -> Table:
    """A player goes, out of a hand by folding; `farewell` is said before he is gone."""
    seat, hand = table.seat_of(player), table.hand
    assert seat is not None
    stack, cites = table.stacks()[seat], table.rules.seating.leaves_in_hand
    i = hand.order.index(seat) if hand is not None and seat in hand.order else None
    folds = hand is not None and i is not None and hand.live[i]
    if hand is not None and i is not None and folds:
        to = hand.bets[i]
        events.append(Acted(seat=seat, act="fold", to=to, stack=stack, why="left", cites=cites))
        asked = hand.pending[0] == i
        hand = msgspec.structs.replace(
            hand,
            live=(*hand.live[:i], False, *hand.live[i + 1 :]),
            pending=tuple(j for j in hand.pending if j != i),
            undecided=False,
            until=None if asked else hand.until,
            extended=False if asked else hand.extended,
        )
        table = msgspec.structs.replace(table, hand=hand)
    events += [] if farewell is None else [farewell]
    taken = table.rules.seating.takes_back(stack)
    events.append(Left(player=player, seat=seat, stack=taken, cites=cites))
    table = with_chair(table, seat, None)
    table = msgspec.structs.replace(table, house=table.house + stack - taken, cut=table.cut - {player})
    return advance(table, hand, events) if hand is not None and folds else table


def move(table: Table, command: Move) -> Result:
    """Change to a free place between hands, chips and all, where the product knows it."""
    if not table.rules.seating.moves:
        text = f"player {command.player} has a place, and no other one beside or instead"
        return Refusal("forbidden", text, table.rules.seating.one_place)
    found = _at_rest(table, command.player)
    if isinstance(found, Refusal):
        return found
    refusal = _place(table, command.seat)
    if refusal is not None:
        return refusal
    seat, chair = found
    table = with_chair(with_chair(table, seat, None), command.seat, chair)
    return table, (
        Left(player=command.player, seat=seat, stack=chair.stack),
        Seated(player=command.player, seat=command.seat, stack=chair.stack),
    )


def top_up(table: Table, command: TopUp) -> Result:
    """Add chips between hands."""
    seating, capital = table.rules.seating, table.rules.capital
    if table.hand is not None and seating.adds_between_hands and table.seat_of(command.player):
        text = f"hand {table.hand.number} is not over: chips are added between hands"
        return Refusal("hand-running", text, seating.adds_between_hands)
    seat = table.seat_of(command.player) if seating.adds_in_hand else None
    found = (seat, None) if seat is not None else _at_rest(table, command.player)
    if isinstance(found, Refusal):
        return found
    refusal = _chips(table, command.amount, "top-up")
    if refusal is not None:
        return refusal
    if not capital.adds(table.stacks()[found[0]], command.amount):
        return Refusal("illegal-amount", f"top-up {command.amount} is not taken", capital.added)
    return _bought(cleared(table, command.player), found[0], command.amount, capital.added, [])


def take_off(table: Table, command: TakeOff) -> Result:
    """Take chips off the table between hands while staying, where the mode of play lets it."""
    seating = table.rules.seating
    if table.setup.mode in seating.withdrawal_barred:
        text = (
            f"take-off: in {table.setup.mode} mode, chips stay on the table while the player goes on playing"
        )
        return Refusal("forbidden", text, seating.withdrawal_cites)
    found = _at_rest(table, command.player)
    if isinstance(found, Refusal):
        return found
    refusal = _chips(table, command.amount, "take-off")
    if refusal is not None:
        return refusal
    if command.amount > found[1].stack:
        return Refusal("illegal-amount", f"take-off {command.amount}: {found[1].stack} are on the table")
    seat, chair = found
    stack = chair.stack - command.amount
    table = with_chair(table, seat, Chair(chair.player, stack, chair.resting))
    return table, (TakenOff(seat=seat, amount=command.amount, stack=stack),)


def rest(table: Table, command: Rest) -> Result:
    """Sit out from the next hand on, or come back."""
    seat = table.seat_of(command.player)
    chair = table.chairs[seat - 1] if seat else None
    if seat is None or chair is None:
        return _unknown(command.player)
    policy = table.rules.sessions
    resting = command.on if policy is None else policy.sits_out(command.on)
    table = with_chair(table, seat, Chair(chair.player, chair.stack, resting))
    cites = policy.rests if policy is not None else ()
    return table, (Resting(player=command.player, on=command.on, cites=cites),)


def with_chair(table: Table, seat: int, chair: Chair | None) -> Table:
    """The table with another player, or nobody, at a place."""
    chairs = (*table.chairs[: seat - 1], chair, *table.chairs[seat:])
    return msgspec.structs.replace(table, chairs=chairs)


def _bought(table: Table, seat: int, amount: int, cites: tuple[str, ...], events: list[Event]) -> Result:
    """Chips bought, the commission on them deducted where the house takes it there."""
    chair, setup, fee = table.chairs[seat - 1], table.setup, table.rules.commission.fee
    assert chair is not None
    charged = fee.due(amount, setup.rate, setup.unit) if setup.fee and fee is not None else 0
    if charged and fee is not None:
        cites += fee.cites
        amount += charged if fee.on_top else 0
    stack = table.stacks()[seat] + amount - charged
    table = with_chair(table, seat, Chair(chair.player, stack, chair.resting))
    if table.hand is not None and seat in table.hand.order:
        stacks = put(table.hand.stacks, table.hand.order.index(seat), stack)
        table = msgspec.structs.replace(table, hand=msgspec.structs.replace(table.hand, stacks=stacks))
    events.append(Bought(seat=seat, amount=amount, charged=charged, stack=stack, cites=cites))
    if charged:
        events.append(Charged(amount=charged, of="buy-in", seat=seat, cites=cites))
    return msgspec.structs.replace(table, house=table.house + charged), tuple(events)


def _place(table: Table, seat: int) -> Refusal | None:
    places = len(table.chairs)
    if not 1 <= seat <= places:
        return Refusal(
            "no-such-seat", f"seat {seat}: places are 1 to {places}", table.rules.seating.places_cites
        )
    if table.chairs[seat - 1] is not None:
        return Refusal("seat-taken", f"seat {seat} is taken")
    if table.hand is not None and seat in table.hand.order:
        return Refusal("seat-taken", f"seat {seat} is free when hand {table.hand.number} is over")
    return None


def _chips(table: Table, amount: int, what: str) -> Refusal | None:
    unit = table.setup.unit
    if amount < 1 or amount % unit:
        text = f"{what} {amount}: an amount of chips of {unit}, more than none"
        return Refusal("illegal-amount", text, table.rules.seating.chips)
    return None


def _unknown(player: str) -> Refusal:
    return Refusal("unknown-player", f"player {player} does not sit at this table")


def _at_rest(table: Table, player: str) -> tuple[int, Chair] | Refusal:
    """A player's seat and chair, unless he plays in a running hand."""
    seat = table.seat_of(player)
    chair = table.chairs[seat - 1] if seat else None
    if seat is None or chair is None:
        return _unknown(player)
    if table.hand is not None and seat in table.hand.order:
        return Refusal("hand-running", f"player {player} plays in hand {table.hand.number}: wait for its end")
    return seat, chair
