"""Wrong in article 11.a: who has put in all he has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vistoria.model.event import Pot

from ...policies.betting import Choices
from ...policies.change import policy
from ...policies.open_cards.betting import OpenBetting, Spot
from ...policies.open_cards.separate import SeparatePots, Staked
from ...policies.pots import Pots
from ..saboteur import Saboteur


class NobodyShort(OpenBetting):
    """All in is not said."""

    def short(self, stack: int) -> bool:
        return False


class PartOfAllIn(OpenBetting):
    """Who has less than the bet may stay in with a part of what he has."""

    def choices(self, spot: Spot, i: int, minimum: int, unit: int) -> Choices:
        found = super().choices(spot, i, minimum, unit)
        most = spot.bets[i] + spot.stacks[i]
        if spot.level > most > spot.bets[i] + unit:
            found["raise"] = spot.bets[i] + unit, most
        return found


class ShortWinsNothing(SeparatePots):
    """Who has no more chips is in no pot where others play on."""

    def kept(self, pots: tuple[Pot, ...], hand: Staked) -> tuple[Pot, ...]:
        seats = zip(hand.order, hand.stacks, hand.live, strict=True)
        short = [seat for seat, stack, alive in seats if alive and not stack]
        others = [tuple(seat for seat in pot.seats if seat not in short) or pot.seats for pot in pots]
        return tuple(Pot(pot.amount, seats) for pot, seats in zip(pots, others, strict=True))


class OnePot(SeparatePots):
    """Bets beyond a short player's capital are not set apart."""

    def kept(self, pots: tuple[Pot, ...], hand: Staked) -> tuple[Pot, ...]:
        return (Pot(sum(pot.amount for pot in pots), pots[0].seats),) if pots else pots


class TwoPots(SeparatePots):
    """There is one separate pot, however many levels of capital there are."""

    def kept(self, pots: tuple[Pot, ...], hand: Staked) -> tuple[Pot, ...]:
        if len(pots) < 3:
            return pots
        return pots[0], Pot(sum(pot.amount for pot in pots[1:]), pots[1].seats)


class SeparateToTheWorse(Pots):
    """What two others play for apart goes to the worse of them."""

    def alone(
        self, net: int, winner: int, strength: Mapping[int, int], seats: Sequence[int]
    ) -> dict[int, tuple[int, int]]:
        if strength and len(strength) > len(seats) > 1:
            winner = min(seats, key=strength.__getitem__)
        return super().alone(net, winner, strength, seats)


class HalfForTheShort(Pots):
    """The best of all hands takes half of what was played for without it."""

    def alone(
        self, net: int, winner: int, strength: Mapping[int, int], seats: Sequence[int]
    ) -> dict[int, tuple[int, int]]:
        best = max(strength, key=strength.__getitem__, default=winner)
        if best in seats:
            return super().alone(net, winner, strength, seats)
        return {winner: (net - net // 2, 0), best: (net // 2, 0)}


SABOTEURS = (
    Saboteur(
        "mo-104-85-m/11.a.s1:short-unsaid",
        "That a player has put in all he has is not said.",
        policy("betting", NobodyShort),
        sisters=(
            "11.a.s6",
            "6.s2",
        ),
    ),
    Saboteur(
        "mo-104-85-m/11.a.s2:short-wins-nothing",
        "Who has put in all he has wins nothing where the others play on.",
        policy("separate", ShortWinsNothing),
        sisters=(
            "11.a.s4",
            "11.a.s5",
            "11.a.s7",
            "11.a.s3",
        ),
    ),
    Saboteur(
        "mo-104-85-m/11.a.s3:nothing-set-apart",
        "What the others bet beyond a short player's capital is not set apart.",
        policy("separate", OnePot),
        sisters=("11.a.s2", "11.a.s4", "11.a.s5", "11.a.s7"),
    ),
    Saboteur(
        "mo-104-85-m/11.a.s4:half-of-the-separate-pot",
        "The best hand takes half of the separate pot that it did not pay into.",
        policy("pots", HalfForTheShort),
        sisters=("11.a.s2", "11.a.s3", "11.a.s5", "11.a.s7"),
        unclear=("10.b.s5", "10.b.3", "11.a.s5"),
    ),
    Saboteur(
        "mo-104-85-m/11.a.s5:separate-pot-to-the-worse",
        "The separate pot goes to the worse of two others.",
        policy("pots", SeparateToTheWorse),
        sisters=(
            "11.a.s7",
            "11.a.s4",
            "11.a.s3",
        ),
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/11.a.s6:part-of-all-in",
        "Who has less than the bet may stay in with a part of what he has.",
        policy("betting", PartOfAllIn),
    ),
    Saboteur(
        "mo-104-85-m/11.a.s7:one-separate-pot",
        "There is one separate pot for all levels of capital.",
        policy("separate", TwoPots),
        rare=True,
    ),
)
