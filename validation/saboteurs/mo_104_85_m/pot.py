"""Wrong in articles 4, 7 and 9: who wins the pot, what is seen of it, what the house takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vistoria.reference_engine.policies.change import both
from vistoria.reference_engine.policies.open_cards.dealing import OpenViews
from vistoria.reference_engine.policies.open_cards.ending import PotCommission
from vistoria.reference_engine.policies.pots import Pots

from ...replaced import replaced
from ..condition import SECOND_ROUND
from ..register import deciding, replacing

deciding(
    Pots.alone,
    "mo-104-85-m/4.s1:nothing-for-who-is-left",
    "Who makes all others give up wins nothing.",
    lambda by_law, net, strength: by_law(net=net if strength else 0),
    corresponding=("10.b.1", "10.c.iii.s4"),
    unclear=("10.b.s6", "10.c.i.1"),
    only=(SECOND_ROUND,),
)

deciding(
    Pots.alone,
    "mo-104-85-m/4.s2:tenth-for-the-second",
    "Of a pot above 1 000 of three hands the second best keeps a tenth.",
    lambda lawful, net, winner, strength, seats: (
        lawful
        if len(seats) != 3 or not strength or net <= 1_000
        else {winner: (net - net // 10, 0), sorted(seats, key=strength.__getitem__)[-2]: (net // 10, 0)}
    ),
    corresponding=("4.s3", "11.a.s2", "11.a.s3", "11.a.s4", "11.a.s5", "11.a.s7"),
)


@replacing(Pots.alone, "mo-104-85-m/10.e.s2:best-of-three-loses", corresponding=("4.s3", "10.b.1", "11.a.s5"))
def best_of_three_loses(
    self: Pots, net: int, winner: int, strength: Mapping[int, int], seats: Sequence[int]
) -> dict[int, tuple[int, int]]:
    """Where three show, the second best takes a pot up to 1 000."""
    if len(seats) == 3 and strength and net <= 1_000:
        winner = sorted(seats, key=strength.__getitem__)[-2]
    return Pots.alone(self, net, winner, strength, seats)


deciding(
    Pots.shares,
    "mo-104-85-m/4.s3:one-of-the-equal",
    "Of equal hands the one nearest the croupier's right takes the whole pot.",
    lambda net, tied: {max(tied): (net, 0)},
    corresponding=("5.1", "5.2", "5.5", "5.6", "5.8", "5.9", "6.s3"),
)

deciding(
    Pots.shares,
    "mo-104-85-m/4.s3:large-pots-of-four-not-shared",
    "Of a pot above 3 000 for which four or more show, one of two equal hands takes all.",
    lambda lawful, net, tied, live: (
        {min(tied): (net, 0)} if net > 3_000 and len(live) >= 4 and len(tied) == 2 else lawful
    ),
)

deciding(
    PotCommission.charges,
    "mo-104-85-m/9:five-per-cent-of-large-pots",
    "Of pots of 1 000 or more the house takes five per cent.",
    lambda by_law, bases: by_law(bases=[base * 5 // 4 if base >= 1_000 else base for base in bases]),
    corresponding=("11.a.s4", "11.a.s5", "11.a.s7", "11.a.s3"),
)

deciding(
    PotCommission.rate_where,
    "mo-104-85-m/9:more-of-shared-pots",
    "Where equal hands share the pot each of them bears the rate, and not all together.",
    lambda self, winners: self.rate * winners,
)

deciding(
    PotCommission.leaves_out,
    "mo-104-85-m/9:unmatched-bet-charged",
    "The last bet is charged though nobody matched it.",
    lambda: False,
)

deciding(
    PotCommission.leaves_out,
    "mo-104-85-m/9:unmatched-in-round-three-left-out",
    "A bet that nobody matched is left out in round three too.",
    lambda lawful, round, rounds: lawful or round == rounds - 1,
)


@replacing(OpenViews.sees_bets, "mo-104-85-m/7.s2:pot-grows-by-rounds", unclear=("10.a.s2", "10.c.i.3"))
def bets_hidden(self: OpenViews, viewer: int | str, bets: Sequence[int]) -> Sequence[int]:
    """The pot in view holds no bets of the running round."""
    return bets if viewer == "house" else (0,) * len(bets)


def pot_out_of_sight(self: OpenViews, viewer: int | str, bets: Sequence[int]) -> Sequence[int] | None:
    """Nobody sees the pot while bets of the running round lie in it."""
    return None if viewer != "house" and any(bets) else bets


deciding(
    OpenViews.tells,
    "mo-104-85-m/10.c.i.3:bets-unseen",
    "Nobody sees a bet of a later round, nor its chips.",
    lambda viewer, act, round: viewer == "house" or act != "bet" or round == 1,
    within=lambda change: both(replaced(OpenViews.sees_bets, pot_out_of_sight), change),
    corresponding=("7.s2",),
    unclear=("10.a.s2", "10.b.3", "10.b.4", "9", "11.a.s3", "11.a.s4", "11.a.s5"),
)
