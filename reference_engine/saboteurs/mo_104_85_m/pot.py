"""Wrong in articles 4, 7 and 9: who wins the pot, what is seen of it, what the house takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from ...policies.open_cards.ending import PotCommission
from ...policies.open_cards.views import OpenViews
from ...policies.pots import Pots
from ..change import policy
from ..saboteur import Saboteur


class BestOfThreeLoses(Pots):
    """Of three hands the second best wins."""

    def alone(
        self, net: int, winner: int, strength: Mapping[int, int], seats: Sequence[int]
    ) -> dict[int, tuple[int, int]]:
        if len(seats) == 3 and strength:
            winner = sorted(seats, key=strength.__getitem__)[-2]
        return super().alone(net, winner, strength, seats)


class BestOfFourLoses(Pots):
    """Of four or more hands the second best wins."""

    def alone(
        self, net: int, winner: int, strength: Mapping[int, int], seats: Sequence[int]
    ) -> dict[int, tuple[int, int]]:
        if len(seats) > 3 and strength:
            winner = sorted(seats, key=strength.__getitem__)[-2]
        return super().alone(net, winner, strength, seats)


class WinnerTakesTwoThirds(Pots):
    """Of a pot of two hands the second best keeps a third."""

    def alone(
        self, net: int, winner: int, strength: Mapping[int, int], seats: Sequence[int]
    ) -> dict[int, tuple[int, int]]:
        if len(seats) != 2 or not strength:
            return super().alone(net, winner, strength, seats)
        (loser,) = (seat for seat in seats if seat != winner)
        return {winner: (net - net // 3, 0), loser: (net // 3, 0)}


class OneOfTheEqual(Pots):
    """Of equal hands the one nearest the croupier's right takes the pot."""

    def shares(
        self, net: int, tied: Sequence[int], live: Sequence[int], unit: int
    ) -> dict[int, tuple[int, int]]:
        return {max(tied): (net, 0)}


class BetsHidden(OpenViews):
    """The pot in view grows with the end of each round only."""

    def sees_bets(self, viewer: int | str, bets: Sequence[int]) -> Sequence[int]:
        return bets if viewer == "house" else (0,) * len(bets)


class BetsHiddenFromSeats(OpenViews):
    """Players see the bets of the first round only when it is over."""

    def sees_bets(self, viewer: int | str, bets: Sequence[int]) -> Sequence[int]:
        return (0,) * len(bets) if isinstance(viewer, int) else bets


class OnSixPotsFive(PotCommission):
    """Of pots above 1 000 the house takes 5 %."""

    def charges(self, bases: Sequence[int], rate: Fraction, unit: int) -> tuple[int, ...]:
        higher = [base * 5 // 4 if base > 1_000 else base for base in bases]
        return super().charges(higher, rate, unit)


class UnmatchedToo(PotCommission):
    """An unmatched last bet is charged as well."""

    def leaves_out(self, round: int, rounds: int) -> bool:
        return False


SABOTEURS = (
    Saboteur(
        "mo-104-85-m/4.s1:best-of-three-loses",
        "Where three show, the second best takes the pot.",
        policy("pots", BestOfThreeLoses),
        sisters=("4.s2", "10.e.s2", "11.a.s4", "11.a.s5"),
    ),
    Saboteur(
        "mo-104-85-m/4.s2:third-for-the-loser",
        "Where two show, the loser keeps a third of the pot.",
        policy("pots", WinnerTakesTwoThirds),
        sisters=("4.s1", "5", "10.e.s2", "11.a.s4", "11.a.s5", "11.a.s7"),
    ),
    Saboteur(
        "mo-104-85-m/10.e.s2:best-of-four-loses",
        "Where four or more show, the second best takes the pot.",
        policy("pots", BestOfFourLoses),
        sisters=("4.s1", "4.s2"),
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/4.s3:one-of-the-equal",
        "Of equal hands the one nearest the croupier's right takes the whole pot.",
        policy("pots", OneOfTheEqual),
    ),
    Saboteur(
        "mo-104-85-m/7.s2:pot-grows-by-rounds",
        "The pot in view holds no bets of the running round.",
        policy("views", BetsHidden),
        sisters=("10.c.i.3",),
    ),
    Saboteur(
        "mo-104-85-m/10.c.i.3:bets-hidden-from-seats",
        "Players do not see what was bet before they have to answer.",
        policy("views", BetsHiddenFromSeats),
        sisters=("7.s2",),
    ),
    Saboteur(
        "mo-104-85-m/9:five-per-cent-of-large-pots",
        "Of pots above 1 000 the house takes five per cent.",
        policy("commission", OnSixPotsFive),
        sisters=("11.a.s5",),
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/9:unmatched-bet-charged",
        "The last bet is charged though nobody matched it.",
        policy("commission", UnmatchedToo),
    ),
)
