"""Wrong in article 11.a: who has put in all he has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vistoria.model.pot import Pot
from vistoria.reference_engine.policies.betting import Choices
from vistoria.reference_engine.policies.open_cards.betting import OpenBetting, Spot
from vistoria.reference_engine.policies.open_cards.separate import SeparatePots, Staked
from vistoria.reference_engine.policies.pots import Pots

from ..conditions import CONDITIONS
from ..register import deciding, replacing

deciding(
    OpenBetting.short,
    "mo-104-85-m/11.a.s1:short-unsaid",
    "That a player has put in all he has is not said.",
    lambda: False,
    corresponding=("11.a.s6", "6.s2"),
)

deciding(
    OpenBetting.short,
    "mo-104-85-m/11.a.s6:short-with-chips-left",
    "Who has 50 left is said to be short of capital.",
    lambda stack: stack in (0, 50),
)


@replacing(
    SeparatePots.kept,
    "mo-104-85-m/11.a.s2:short-wins-nothing",
    corresponding=("11.a.s4", "11.a.s5", "11.a.s7", "11.a.s3", "4.s3"),
)
def short_wins_nothing(self: SeparatePots, pots: tuple[Pot, ...], hand: Staked) -> tuple[Pot, ...]:
    """Who has put in all he has wins nothing where the others play on."""
    seats = zip(hand.order, hand.stacks, hand.live, strict=True)
    short = [seat for seat, stack, alive in seats if alive and not stack]
    others = [tuple(seat for seat in pot.seats if seat not in short) or pot.seats for pot in pots]
    return tuple(Pot(pot.amount, seats) for pot, seats in zip(pots, others, strict=True))


@replacing(
    SeparatePots.kept,
    "mo-104-85-m/11.a.s3:nothing-set-apart",
    corresponding=("11.a.s2", "11.a.s4", "11.a.s5", "11.a.s7", "4.s3"),
)
def one_pot(self: SeparatePots, pots: tuple[Pot, ...], hand: Staked) -> tuple[Pot, ...]:
    """What the others bet beyond a short player's capital is not set apart."""
    return (Pot(sum(pot.amount for pot in pots), pots[0].seats),) if pots else pots


@replacing(
    Pots.alone,
    "mo-104-85-m/11.a.s4:half-of-the-separate-pot",
    corresponding=("11.a.s2", "11.a.s3", "11.a.s5", "11.a.s7"),
    unclear=("10.b.s5", "10.b.3", "11.a.s5"),
    also=(CONDITIONS["seven-players"],),
)
def half_for_the_short(
    self: Pots, net: int, winner: int, strength: Mapping[int, int], seats: Sequence[int]
) -> dict[int, tuple[int, int]]:
    """The best hand takes half of the separate pot that it did not pay into."""
    best = max(strength, key=strength.__getitem__, default=winner)
    if best in seats:
        return Pots.alone(self, net, winner, strength, seats)
    return {winner: (net - net // 2, 0), best: (net // 2, 0)}


@replacing(
    Pots.alone,
    "mo-104-85-m/11.a.s5:separate-pot-to-the-worse",
    corresponding=("11.a.s7", "11.a.s4", "11.a.s3"),
)
def separate_to_the_worse(
    self: Pots, net: int, winner: int, strength: Mapping[int, int], seats: Sequence[int]
) -> dict[int, tuple[int, int]]:
    """The separate pot goes to the worse of two others."""
    if strength and len(strength) > len(seats) > 1:
        winner = min(seats, key=strength.__getitem__)
    return Pots.alone(self, net, winner, strength, seats)


@replacing(OpenBetting.choices, "mo-104-85-m/11.a.s6:part-of-all-in")
def part_of_all_in(self: OpenBetting, spot: Spot, i: int, minimum: int, unit: int) -> Choices:
    """Who has less than the bet may stay in with a part of what he has."""
    found = OpenBetting.choices(self, spot, i, minimum, unit)
    most = spot.bets[i] + spot.stacks[i]
    if spot.level > most > spot.bets[i] + unit:
        found["raise"] = spot.bets[i] + unit, most
    return found


deciding(
    SeparatePots.kept,
    "mo-104-85-m/11.a.s3:what-one-has-more-in-the-pot",
    "Where one player alone has put in more than the others, what he has more lies in the pot for all.",
    lambda pots: (
        pots
        if len(pots) != 2 or len(pots[1].seats) > 1
        else (Pot(pots[0].amount + pots[1].amount, pots[0].seats),)
    ),
    corresponding=("11.a.s2", "11.a.s7"),
)

deciding(
    SeparatePots.kept,
    "mo-104-85-m/11.a.s7:one-separate-pot",
    "There is one separate pot for all levels of capital.",
    lambda pots: (
        pots if len(pots) < 3 else (pots[0], Pot(sum(pot.amount for pot in pots[1:]), pots[1].seats))
    ),
)


@replacing(Pots.alone, "mo-104-85-m/11.a.s7:second-separate-pot-to-the-worse", corresponding=("11.a.s5",))
def second_separate_to_the_worse(
    self: Pots, net: int, winner: int, strength: Mapping[int, int], seats: Sequence[int]
) -> dict[int, tuple[int, int]]:
    """A pot from which two players or more have been set apart goes to the worst of the others."""
    if len(strength) > len(seats) + 1 > 2:
        winner = min(seats, key=strength.__getitem__)
    return Pots.alone(self, net, winner, strength, seats)
