"""Wrong in articles 4, 7 and 9: who wins the pot, what is seen of it, what the house takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from ...policies.change import policy
from ...policies.open_cards.ending import PotCommission
from ...policies.open_cards.views import OpenViews
from ...policies.pots import Pots
from ..saboteur import Saboteur


class BestOfThreeLoses(Pots):
    """Of three hands the second best wins a pot up to 1 000."""

    def alone(
        self, net: int, winner: int, strength: Mapping[int, int], seats: Sequence[int]
    ) -> dict[int, tuple[int, int]]:
        if len(seats) == 3 and strength and net <= 1_000:
            winner = sorted(seats, key=strength.__getitem__)[-2]
        return super().alone(net, winner, strength, seats)


class TenthForTheSecond(Pots):
    """Of a pot above 1 000 of three hands the second best keeps a tenth."""

    def alone(
        self, net: int, winner: int, strength: Mapping[int, int], seats: Sequence[int]
    ) -> dict[int, tuple[int, int]]:
        if len(seats) != 3 or not strength or net <= 1_000:
            return super().alone(net, winner, strength, seats)
        second = sorted(seats, key=strength.__getitem__)[-2]
        return {winner: (net - net // 10, 0), second: (net // 10, 0)}


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


class BetsInHundreds(BetsHidden):
    """Of a bet in a later round full hundreds are said, and its chips are not in sight before the round ends."""

    def announced(self, round: int, act: str, total: int) -> int:
        return total // 100 * 100 if round > 1 and act == "bet" else total


class FiveOfLargePots(PotCommission):
    """Of pots of 1 000 or more the house takes 5 %."""

    def charges(self, bases: Sequence[int], rate: Fraction, unit: int) -> tuple[int, ...]:
        higher = [base * 5 // 4 if base >= 1_000 else base for base in bases]
        return super().charges(higher, rate, unit)


class UnmatchedToo(PotCommission):
    """An unmatched last bet is charged as well."""

    def leaves_out(self, round: int, rounds: int) -> bool:
        return False


SABOTEURS = (
    Saboteur(
        "mo-104-85-m/4.s2:tenth-for-the-second",
        "Of a pot above 1 000 of three hands the second best keeps a tenth.",
        policy("pots", TenthForTheSecond),
        sisters=("11.a.s2", "11.a.s3", "11.a.s4", "11.a.s5", "11.a.s7"),
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/10.e.s2:best-of-three-loses",
        "Where three show, the second best takes a pot up to 1 000.",
        policy("pots", BestOfThreeLoses),
        sisters=("4.s3", "10.b.1", "11.a.s5"),
    ),
    Saboteur(
        "mo-104-85-m/4.s3:one-of-the-equal",
        "Of equal hands the one nearest the croupier's right takes the whole pot.",
        policy("pots", OneOfTheEqual),
        sisters=("5.1", "6.s3"),
    ),
    Saboteur(
        "mo-104-85-m/7.s2:pot-grows-by-rounds",
        "The pot in view holds no bets of the running round.",
        policy("views", BetsHidden),
        unclear=("10.a.s2", "10.c.i.3"),
    ),
    Saboteur(
        "mo-104-85-m/10.c.i.3:bets-in-hundreds",
        "Of a bet of 150 in a later round 100 are said, and the chips are out of sight.",
        policy("views", BetsInHundreds),
        sisters=("7.s2",),
        unclear=("10.a.s2", "10.b.3", "10.b.4", "11.a.s3", "11.a.s4", "11.a.s5"),
    ),
    Saboteur(
        "mo-104-85-m/9:five-per-cent-of-large-pots",
        "Of pots of 1 000 or more the house takes five per cent.",
        policy("commission", FiveOfLargePots),
        sisters=(
            "11.a.s4",
            "11.a.s5",
            "11.a.s7",
            "11.a.s3",
        ),
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/9:unmatched-bet-charged",
        "The last bet is charged though nobody matched it.",
        policy("commission", UnmatchedToo),
    ),
)
