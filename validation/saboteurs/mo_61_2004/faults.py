"""Wrong in article 11: what faults of dealing lead to."""

from __future__ import annotations

from vistoria.model.cards import Card
from vistoria.reference_engine.policies.change import policy
from vistoria.reference_engine.policies.distribution import Device, Distribution
from vistoria.reference_engine.policies.irregularities import Irregularities

from ..condition import AFTER_A_NULL_HAND, UNFORCED
from ..register import replacing, saboteur


@replacing(Irregularities.voids_exposed, "mo-61-2004/11.1:two-cards-tolerated", also=(UNFORCED,))
def two_tolerated(self: Irregularities, cards: int) -> bool:
    """Two cards seen change nothing."""
    return cards >= 3


@replacing(Distribution.mixed, "mo-61-2004/11.1:pack-of-the-hand-before", only=(AFTER_A_NULL_HAND,))
def pack_of_the_hand_before(self: Distribution, seed: str, number: int, device: Device) -> tuple[Card, ...]:
    """A hand is dealt from the pack as it lay in the hand before."""
    return Distribution.mixed(self, seed, number - 1, device)


@replacing(Irregularities.voids, "mo-61-2004/11.1:misdeal-put-right", also=(UNFORCED,))
def misdeal_put_right(self: Irregularities, kind: str, dealing: bool) -> bool:
    """A card dealt wrongly is brought to where it was due, and the hand goes on."""
    return kind != "misdealt" and Irregularities.voids(self, kind, dealing)


@replacing(Irregularities.voids, "mo-61-2004/11.1:wrong-count-tolerated")
def count_ignored(self: Irregularities, kind: str, dealing: bool) -> bool:
    """A wrong number of cards changes nothing."""
    return kind != "wrong-count" and Irregularities.voids(self, kind, dealing)


@replacing(Irregularities.carries, "mo-61-2004/11.1:jackpot-bets-back")
def jackpot_back(self: Irregularities, kind: str, again: bool) -> bool:
    """Jackpot bets of a null hand go back and do not stand for the next."""
    return kind == "device-fault"


@replacing(Irregularities.counts_on, "mo-61-2004/11.1:cards-of-the-deal-forgotten")
def deal_forgotten(self: Irregularities) -> bool:
    """A card seen in the deal is not counted with one that is seen while the players decide."""
    return False


class CarriesOnce(Irregularities):
    """Has a jackpot bet stand over once, and then it is the house's."""

    def carries(self, kind: str, again: bool) -> bool:
        return not again or kind == "device-fault"

    def not_carried(self, bet: int) -> int:
        return 0


saboteur(
    "mo-61-2004/11.1:jackpot-bets-carried-once",
    "A jackpot bet that a null hand carried over is collected when the next hand is null for a fault of dealing.",
    policy("irregularities", CarriesOnce),
)


class LostWithTheMachine(CarriesOnce):
    """Has a jackpot bet that stands over be the house's when the machine fails."""

    def carries(self, kind: str, again: bool) -> bool:
        return not (again and kind == "device-fault")


saboteur(
    "mo-61-2004/11.4:carried-jackpot-bets-lost",
    "A jackpot bet that a null hand carried over is collected when the shuffler fails.",
    policy("irregularities", LostWithTheMachine),
)


@replacing(Irregularities.given_back, "mo-61-2004/11.1:tenth-of-the-bets-kept", corresponding=("11.4",))
def bets_kept(self: Irregularities, bets: int) -> int:
    """Of the bets of a null hand the house keeps a tenth."""
    return bets - bets // 10


@replacing(
    Irregularities.voids_exposed,
    "mo-61-2004/11.2:one-card-voids",
    corresponding=("11.2.s2",),
    unclear=("11.1",),
)
def one_voids(self: Irregularities, cards: int) -> bool:
    """One card seen makes the hand null."""
    return cards >= 1


@replacing(Irregularities.rest_closed, "mo-61-2004/11.2.s2:last-card-open-all-the-same")
def rest_as_ever(self: Irregularities) -> bool:
    """After a card of the croupier's was seen his last is dealt open all the same."""
    return False


@replacing(Irregularities.voids, "mo-61-2004/11.3:all-hands-null")
def all_null(self: Irregularities, kind: str, dealing: bool) -> bool:
    """A hand dealt where nobody bet makes all hands null."""
    return kind == "dealt-to-empty" or Irregularities.voids(self, kind, dealing)


@replacing(Irregularities.voids, "mo-61-2004/11.4:shuffler-fault-tolerated", also=(UNFORCED,))
def shuffler_ignored(self: Irregularities, kind: str, dealing: bool) -> bool:
    """A shuffler that fails during the deal changes nothing."""
    return kind != "device-fault" and Irregularities.voids(self, kind, dealing)


@replacing(Irregularities.voids, "mo-61-2004/11.4:null-after-the-deal-too")
def after_the_deal(self: Irregularities, kind: str, dealing: bool) -> bool:
    """A shuffler that fails after the deal makes the hand null, too."""
    return Irregularities.voids(self, kind, dealing=True)


@replacing(Irregularities.carries, "mo-61-2004/11.4:jackpot-bets-back")
def jackpot_back_of_the_shuffler(self: Irregularities, kind: str, again: bool) -> bool:
    """Jackpot bets go back when the shuffler failed."""
    return kind != "device-fault"
