"""Bets on the spaces of the cloth, and the decision for or against the additional bet."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.games.cards.events import Pool
from vistoria.model.command import Decline, Wager
from vistoria.model.event import Event, Posted

from ...policies.wagers import SPACES, Space
from ..refusal import Refusal
from .state import Result, Table
from .turns import decided, declined, go_on


def place(table: Table, command: Wager) -> Result:
    """Lay a bet on a space of one's own place."""
    wagers, seat = table.rules.wagers, command.seat
    own = table.seat_of(command.player)
    if own is None:
        return Refusal("unknown-player", f"player {command.player} does not sit at this table")
    if seat not in table.chairs or not wagers.may_bet_on(seat, own):
        text = f"player {command.player} bets at seat {own} only, not at seat {seat}"
        return Refusal("not-your-hand", text, wagers.own_hand)
    space = next((each for each in SPACES if each == command.space), None)
    if space is None or not wagers.takes(space, seat):
        return Refusal("not-offered", f"no {command.space} bet at seat {seat}")
    refused = _CHECKS[space](table, seat, command.amount)
    if refused is not None:
        return refused
    stack = table.chairs[seat].stack
    if command.amount > stack:
        text = f"{command.space} {command.amount}: {stack} chips are left at seat {seat}"
        return Refusal("not-enough-chips", text)
    return laid(table, seat, space, command.amount)


def laid(table: Table, seat: int, space: Space, amount: int) -> Result:
    """The table with that bet on that space; after an additional bet the hand goes on."""
    stake = replace(table.stake(seat), **{space: amount})
    table = table.moved(seat, -amount).laid(seat, stake)
    wagers = table.rules.wagers
    cites = {"ante": wagers.ante, "jackpot": wagers.jackpot, "additional": wagers.amount}[space]
    cites += table.rules.cloth.spaces
    events: list[Event] = [Posted(seat=seat, what=space, amount=amount, cites=cites)]
    hand, grown = table.hand, table.rules.jackpot.grows_by(amount) if space == "jackpot" else 0
    if grown:
        events.append(Pool(before=table.pool, after=table.pool + grown))
        table = replace(table, pool=table.pool + grown)
    if space == "additional" and hand is not None:
        table = go_on(table, decided(hand, seat), events)
    return table, tuple(events)


def decline(table: Table, command: Decline) -> Result:
    """Make no additional bet: the hand is lost, and the ante with it."""
    seat = table.seat_of(command.player)
    if seat is None:
        return Refusal("unknown-player", f"player {command.player} does not sit at this table")
    refused = _asked(table, seat)
    if refused is not None:
        return refused
    assert table.hand is not None, "somebody is asked"
    events: list[Event] = []
    return go_on(*declined(table, table.hand, seat, events), events), tuple(events)


def _ante(table: Table, seat: int, amount: int) -> Refusal | None:
    setup, cites = table.setup, table.rules.wagers.ante[::-1]
    if table.hand is not None:
        return Refusal("too-late", f"hand {table.hand.number} has begun: antes come before it", cites)
    if table.stake(seat).ante:
        return Refusal("already-bet", f"an ante of {table.stake(seat).ante} lies at seat {seat}")
    if not setup.least <= amount <= setup.most:
        return Refusal("illegal-amount", f"ante {amount}: from {setup.least} to {setup.most}")
    return None


def _jackpot(table: Table, seat: int, amount: int) -> Refusal | None:
    setup, wagers, stake = table.setup, table.rules.wagers, table.stake(seat)
    if stake.jackpot and table.hand is None:
        return Refusal("already-bet", f"a jackpot bet of {stake.jackpot} lies at seat {seat}")
    if not wagers.takes_jackpot(stake.ante, table.hand is not None):
        text = "a jackpot bet needs an ante, and comes before the first card"
        lacking = () if stake.ante or table.hand else wagers.jackpot_needs
        return Refusal("not-now", text, lacking + wagers.jackpot[::-1])
    if amount != setup.jackpot_bet:
        return Refusal("illegal-amount", f"jackpot {amount}: the bet is {setup.jackpot_bet}")
    return None


def _additional(table: Table, seat: int, amount: int) -> Refusal | None:
    wagers, stake, dealt = table.rules.wagers, table.stake(seat), table.hand is not None
    if dealt and (refused := _asked(table, seat)):
        return refused
    if not wagers.takes_additional(dealt) or stake.additional:
        text = "the additional bet is decided on once the cards are seen"
        return Refusal("too-early", text, wagers.additional[::-1])
    least, most = wagers.additional_to(stake.ante)
    if not least <= amount <= most:
        return Refusal(
            "illegal-amount", f"additional {amount}: the additional bet is {most}", wagers.amount[::-1]
        )
    return None


def _asked(table: Table, seat: int) -> Refusal | None:
    """Why this seat cannot decide now."""
    hand, wagers = table.hand, table.rules.wagers
    if hand is None:
        return Refusal("too-early", "no cards are dealt: there is nothing to decide", wagers.additional)
    if seat not in hand.undecided:
        return Refusal("not-asked", f"seat {seat} has nothing to decide", wagers.additional)
    if seat != hand.undecided[0]:
        return Refusal("out-of-turn", f"seat {seat} is not asked: it is seat {hand.undecided[0]}'s turn")
    return None


_CHECKS = {"ante": _ante, "jackpot": _jackpot, "additional": _additional}
