"""Wrong in rules 11 to 19: chips added and taken off, cards shown, short stacks, commission."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from vistoria.model.command import Show, TakeOff, TopUp

from ...policies.capital import Capital
from ...policies.change import Change, as_kind, granting, policy
from ...policies.commission import Commission, Fee
from ...policies.ring_rules import RingRules
from ..ring_granted import shown, taking_off, topped_up
from ..saboteur import Saboteur


class NothingForTheBroke(Capital):
    """Who has no chips left adds none."""

    def adds(self, stack: int, amount: int, restore: int | None) -> bool:
        return stack > 0


class HalfIsEnough(Capital):
    """Half of the minimum bet is enough to be dealt in."""

    def dealt_in(self, stack: int, minimum: int) -> bool:
        return stack >= minimum // 2 and stack > 0


class RoundedUp(Commission):
    """Parts of a chip are rounded up."""

    def due(self, pot: int, rate: Fraction, cap: int, unit: int) -> int:
        return -int(-rate * pot // unit) * unit


class SmallTopUpsFree(Fee):
    """What is bought for less than a thousand bears no commission."""

    def due(self, amount: int, rate: Fraction, unit: int) -> int:
        return super().due(amount, rate, unit) if amount >= 1_000 else 0


class UnbetFlopCharged(Commission):
    """A hand that ends unbet in the round of the flop bears the commission."""

    def spares(self, last: int, bet_in: frozenset[int]) -> bool:
        return last == 1


class UnbetTurnSpared(Commission):
    """A hand that ends in the third round, nobody having bet from the flop on, bears none either."""

    def spares(self, last: int, bet_in: frozenset[int]) -> bool:
        return super().spares(last, bet_in) or (last == 3 and max(bet_in, default=1) == 1)


class SidePotsFree(Commission):
    """At less than three per cent only the main pot bears the commission."""

    def charges(self, pots: tuple[int, ...], rate: Fraction, cap: int, unit: int) -> tuple[int, ...]:
        parts = super().charges(pots, rate, cap, unit)
        return (parts[0], *(0 for _ in parts[1:])) if rate < Fraction(3, 100) else parts


def fee(kind: type[Fee] | None = None, **values: object) -> Change:
    """Change the commission on what players buy."""

    def change(rules: RingRules) -> RingRules:
        old = rules.commission.fee
        new = as_kind(old, kind or type(old), **values)
        return replace(rules, commission=replace(rules.commission, fee=new))

    return change


SABOTEURS = (
    Saboteur(
        "pt-omaha-online/11.a:chips-taken-off",
        "A player who stays takes chips off the table between hands.",
        granting(TakeOff, taking_off(lambda mode: mode != "demonstration")),
    ),
    Saboteur(
        "pt-omaha-online/11.b:chips-added-in-the-hand",
        "A player adds chips while he plays in a hand.",
        granting(TopUp, topped_up),
    ),
    Saboteur(
        "pt-omaha-online/11.d:cards-shown-in-the-hand",
        "A player may show his closed cards while the hand runs.",
        granting(Show, shown),
    ),
    Saboteur(
        "pt-omaha-online/12:nothing-for-the-broke",
        "Who has lost all his chips may not buy others.",
        policy("capital", NothingForTheBroke),
    ),
    Saboteur(
        "pt-omaha-online/15:any-chip-is-enough",
        "Who has less than the minimum bet is dealt in all the same.",
        policy("capital", short=()),
    ),
    Saboteur(
        "pt-omaha-online/15:half-is-enough",
        "Half of the minimum bet is enough to be dealt in.",
        policy("capital", HalfIsEnough),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/16:none-unless-declared",
        "Where the house declares no commission none is taken.",
        policy("commission", usual=Fraction(0)),
        sisters=("17",),
    ),
    Saboteur(
        "pt-omaha-online/16:nothing-of-the-pot",
        "A house may take nothing of the pot.",
        policy("commission", may_be_waived=True),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/17:both-ways",
        "Where the commission is on the buy-in the pot bears it too.",
        policy("commission", also_on_pot=True),
    ),
    Saboteur(
        "pt-omaha-online/17.a:six-per-cent",
        "A house may take six per cent of the pot.",
        policy("commission", most=Fraction(6, 100)),
    ),
    Saboteur(
        "pt-omaha-online/17.a:rounded-up",
        "Parts of a chip are rounded up, above five per cent.",
        policy("commission", RoundedUp),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/17.b:small-top-ups-free",
        "A top-up of less than a thousand bears no commission.",
        fee(SmallTopUpsFree),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/17.b:a-quarter",
        "A house may take a quarter of the buy-in.",
        fee(most=Fraction(1, 4)),
    ),
    Saboteur(
        "pt-omaha-online/18:unbet-flop-charged",
        "A hand that ends unbet in the round of the flop bears the commission.",
        policy("commission", UnbetFlopCharged),
    ),
    Saboteur(
        "pt-omaha-online/18:unbet-turn-spared",
        "A hand that ends in the third round, nobody having bet from the flop on, bears no commission.",
        policy("commission", UnbetTurnSpared),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/19:side-pots-free",
        "At less than three per cent only the main pot bears the commission.",
        policy("commission", SidePotsFree),
        rare=True,
    ),
)
