"""Wrong in rules 11 to 19: chips added and taken off, cards shown, short stacks, commission."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from vistoria.model.command import Join, Leave, Show, TakeOff, TopUp
from vistoria.reference_engine.policies.capital import Capital
from vistoria.reference_engine.policies.change import granting, policy
from vistoria.reference_engine.policies.commission import Commission, Fee
from vistoria.reference_engine.procedures.ring.seating import join, leave
from vistoria.reference_engine.procedures.ring.state import Result, Table

from ..condition import IN_SESSIONS, UNFORCED
from ..register import deciding, saboteur
from ..ring_granted import shown, taking_off, topped_up

deciding(
    Capital.adds,
    "pt-omaha-online/12:nothing-for-the-broke",
    "Who has lost all his chips may not buy others.",
    lambda stack: stack > 0,
    also=(IN_SESSIONS,),
)

deciding(
    Capital.dealt_in,
    "pt-omaha-online/15:half-is-enough",
    "Half of the minimum bet is enough to be dealt in.",
    lambda stack, minimum: stack >= minimum // 2 and stack > 0,
)

deciding(
    Commission.due,
    "pt-omaha-online/17.a:rounded-up",
    "Parts of a chip are rounded up, above five per cent.",
    lambda pot, rate, unit: -int(-rate * pot // unit) * unit,
    also=(UNFORCED,),
)

deciding(
    Commission.due,
    "pt-omaha-online/17.a:five-whatever-is-declared",
    "Five per cent are taken of every pot, whatever rate between one and five the house declares.",
    lambda by_law: by_law(rate=Fraction(5, 100)),
    corresponding=("19",),
    also=(UNFORCED,),
)

deciding(
    Commission.due,
    "pt-omaha-online/17.a:whole-per-cents",
    "Of a rate above one per cent a part of a per cent is not taken.",
    lambda by_law, self, rate: by_law(rate=Fraction(int(rate * 100), 100) if rate > self.least else rate),
    corresponding=("19",),
)

deciding(
    Fee.due,
    "pt-omaha-online/17.b:small-top-ups-free",
    "A top-up of less than a thousand bears no commission.",
    lambda lawful, amount: lawful if amount >= 1_000 else 0,
)

deciding(
    Commission.spares,
    "pt-omaha-online/18:unbet-flop-charged",
    "A hand that ends unbet in the round of the flop bears the commission.",
    lambda last: last == 1,
)

deciding(
    Commission.spares,
    "pt-omaha-online/18:unbet-turn-spared",
    "A hand that ends in the third round, nobody having bet from the flop on, bears no commission.",
    lambda lawful, last, bet_in: lawful or (last == 3 and max(bet_in, default=1) == 1),
    also=(UNFORCED,),
)

deciding(
    Commission.charges,
    "pt-omaha-online/19:side-pots-free",
    "At less than three per cent only the main pot bears the commission.",
    lambda lawful, rate: (lawful[0], *(0 for _ in lawful[1:])) if rate < Fraction(3, 100) else lawful,
)


def _free_for_who_comes_back(table: Table, command: Join) -> Result:
    free = replace(table, setup=replace(table.setup, fee=False))
    if command.player not in table.played:
        return join(table, command)
    result = join(free, command)
    if not isinstance(result, tuple):
        return result
    return replace(result[0], setup=table.setup), result[1]


def _going_as_a_bet(table: Table, command: Leave) -> Result:
    hand = table.hand
    if hand is None:
        return leave(table, command)
    hand = replace(hand, bet_in=hand.bet_in | {hand.round})
    return leave(replace(table, hand=hand), command)


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
