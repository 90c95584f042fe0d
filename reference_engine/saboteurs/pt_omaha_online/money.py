"""Wrong in rules 11 to 19: chips added and taken off, cards shown, short stacks, commission."""

from __future__ import annotations

from fractions import Fraction

from vistoria.model.command import Show, TakeOff, TopUp

from ...policies.capital import Capital
from ...policies.change import granting, policy
from ...policies.commission import Commission, Fee
from ..condition import UNFORCED
from ..register import replacing, saboteur
from ..ring_granted import shown, taking_off, topped_up


@replacing(Capital.adds, "pt-omaha-online/12:nothing-for-the-broke")
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


# fmt: off
saboteur("pt-omaha-online/11.a:chips-taken-off", "A player who stays takes chips off the table between hands.",
    granting(TakeOff, taking_off(lambda mode: mode != "demonstration")))
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
