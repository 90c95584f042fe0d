"""Wrong in rules 11 to 19: chips added and taken off, cards shown, short stacks, commission."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from vistoria.model.command import Join, Leave, Show, TakeOff, TopUp
from vistoria.reference_engine.policies.capital import Capital
from vistoria.reference_engine.policies.change import granting, policy
from vistoria.reference_engine.policies.commission import Commission, Fee
from vistoria.reference_engine.procedures.ring.seating import join, leave
from vistoria.reference_engine.procedures.ring.state import Result, Table

from ..condition import IN_SESSIONS, UNFORCED
from ..register import replacing, saboteur
from ..ring_granted import shown, taking_off, topped_up


@replacing(Capital.adds, "pt-omaha-online/12:nothing-for-the-broke", also=(IN_SESSIONS,))
def nothing_for_the_broke(self: Capital, stack: int, amount: int, restore: int | None) -> bool:
    """Who has lost all his chips may not buy others."""
    return stack > 0


@replacing(Capital.dealt_in, "pt-omaha-online/15:half-is-enough")
def half_is_enough(self: Capital, stack: int, minimum: int) -> bool:
    """Half of the minimum bet is enough to be dealt in."""
    return stack >= minimum // 2 and stack > 0


@replacing(Commission.due, "pt-omaha-online/17.a:rounded-up", also=(UNFORCED,))
def rounded_up(self: Commission, pot: int, rate: Fraction, cap: int, unit: int) -> int:
    """Parts of a chip are rounded up, above five per cent."""
    return -int(-rate * pot // unit) * unit


@replacing(
    Commission.due, "pt-omaha-online/17.a:five-whatever-is-declared", corresponding=("19",), also=(UNFORCED,)
)
def always_five(self: Commission, pot: int, rate: Fraction, cap: int, unit: int) -> int:
    """Five per cent are taken of every pot, whatever rate between one and five the house declares."""
    return Commission.due(self, pot, Fraction(5, 100), cap, unit)


@replacing(Commission.due, "pt-omaha-online/17.a:whole-per-cents", corresponding=("19",))
def whole_per_cents(self: Commission, pot: int, rate: Fraction, cap: int, unit: int) -> int:
    """Of a rate above one per cent a part of a per cent is not taken."""
    return Commission.due(self, pot, Fraction(int(rate * 100), 100) if rate > self.least else rate, cap, unit)


@replacing(Fee.due, "pt-omaha-online/17.b:small-top-ups-free")
def small_top_ups_free(self: Fee, amount: int, rate: Fraction, unit: int) -> int:
    """A top-up of less than a thousand bears no commission."""
    return Fee.due(self, amount, rate, unit) if amount >= 1_000 else 0


@replacing(Commission.spares, "pt-omaha-online/18:unbet-flop-charged")
def unbet_flop_charged(self: Commission, last: int, bet_in: frozenset[int]) -> bool:
    """A hand that ends unbet in the round of the flop bears the commission."""
    return last == 1


@replacing(Commission.spares, "pt-omaha-online/18:unbet-turn-spared", also=(UNFORCED,))
def unbet_turn_spared(self: Commission, last: int, bet_in: frozenset[int]) -> bool:
    """A hand that ends in the third round, nobody having bet from the flop on, bears no commission."""
    return Commission.spares(self, last, bet_in) or (last == 3 and max(bet_in, default=1) == 1)


@replacing(Commission.charges, "pt-omaha-online/19:side-pots-free")
def side_pots_free(
    self: Commission, pots: tuple[int, ...], rate: Fraction, cap: int, unit: int
) -> tuple[int, ...]:
    """At less than three per cent only the main pot bears the commission."""
    parts = Commission.charges(self, pots, rate, cap, unit)
    return (parts[0], *(0 for _ in parts[1:])) if rate < Fraction(3, 100) else parts


def _free_for_who_comes_back(table: Table, command: Join) -> Result:
    free = msgspec.structs.replace(table, setup=msgspec.structs.replace(table.setup, fee=False))
    if command.player not in table.played:
        return join(table, command)
    result = join(free, command)
    if not isinstance(result, tuple):
        return result
    return msgspec.structs.replace(result[0], setup=table.setup), result[1]


def _going_as_a_bet(table: Table, command: Leave) -> Result:
    hand = table.hand
    if hand is None:
        return leave(table, command)
    hand = msgspec.structs.replace(hand, bet_in=hand.bet_in | {hand.round})
    return leave(msgspec.structs.replace(table, hand=hand), command)


def _resting(table: Table, command: TakeOff) -> Result:
    seat = table.seat_of(command.player)
    rests = seat is not None and table.chairs[seat].resting
    return taking_off(lambda mode: rests)(table, command)


# fmt: off
saboteur("pt-omaha-online/11.a:chips-taken-off", "A player who stays takes chips off the table between hands.",
    granting(TakeOff, taking_off(lambda mode: mode != "demonstration")))
saboteur("pt-omaha-online/11.a:taken-off-at-rest", "A player who rests takes chips off the table.",
    granting(TakeOff, _resting))
saboteur("pt-omaha-online/17.b:free-for-who-comes-back",
    "Who has played at the table before comes in again without commission.", granting(Join, _free_for_who_comes_back),
    corresponding=("16",))
saboteur("pt-omaha-online/18:going-is-a-bet",
    "A hand that ends unbet in the round of the flop bears the commission where a player has gone in it.",
    granting(Leave, _going_as_a_bet))
saboteur("pt-omaha-online/11.b:chips-added-in-the-hand", "A player adds chips while he plays in a hand.",
    granting(TopUp, topped_up))
saboteur("pt-omaha-online/11.d:cards-shown-in-the-hand", "A player may show his closed cards while the hand runs.",
    granting(Show, shown), also=(UNFORCED,))
saboteur("pt-omaha-online/15:any-chip-is-enough", "Who has less than the minimum bet is dealt in all the same.",
    policy("capital", short=()))
saboteur("pt-omaha-online/16:none-unless-declared", "Where the house declares no commission none is taken.",
    policy("commission", usual=Fraction(0)), corresponding=("17",))
saboteur("pt-omaha-online/16:nothing-of-the-pot", "A house may take nothing of the pot.",
    policy("commission", may_be_waived=True))
saboteur("pt-omaha-online/17:both-ways", "Where the commission is on the buy-in the pot bears it too.",
    policy("commission", also_on_pot=True))
saboteur("pt-omaha-online/17.a:six-per-cent", "A house may take six per cent of the pot.",
    policy("commission", most=Fraction(6, 100)))
saboteur("pt-omaha-online/17.a:half-a-per-cent", "A house may take half a per cent of the pot.",
    policy("commission", least=Fraction(1, 200)))
saboteur("pt-omaha-online/17.b:a-quarter", "A house may take a quarter of the buy-in.",
    policy("commission.fee", most=Fraction(1, 4)))
