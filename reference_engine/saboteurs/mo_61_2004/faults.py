"""Wrong in article 11: what faults of dealing lead to."""

from __future__ import annotations

from ...policies.change import policy
from ...policies.irregularities import Irregularities
from ..saboteur import Saboteur


class TwoTolerated(Irregularities):
    """Two cards seen change nothing; three do."""

    def voids_exposed(self, cards: int) -> bool:
        return cards >= 3


class OneVoids(Irregularities):
    """One card seen makes the hand null."""

    def voids_exposed(self, cards: int) -> bool:
        return cards >= 1


class RestAsEver(Irregularities):
    """After a card of the croupier's was seen his others are dealt as ever."""

    def rest_closed(self) -> bool:
        return False


class MisdealPutRight(Irregularities):
    """A card dealt wrongly is brought to where it was due."""

    def voids(self, kind: str, dealing: bool) -> bool:
        return kind != "misdealt" and super().voids(kind, dealing)


class CountIgnored(Irregularities):
    """A wrong number of cards changes nothing."""

    def voids(self, kind: str, dealing: bool) -> bool:
        return kind != "wrong-count" and super().voids(kind, dealing)


class JackpotBack(Irregularities):
    """Jackpot bets of a misdealt hand go back."""

    def carries(self, kind: str) -> bool:
        return kind == "device-fault"


class JackpotBackOfTheShuffler(Irregularities):
    """Jackpot bets go back when the shuffler failed."""

    def carries(self, kind: str) -> bool:
        return kind != "device-fault"


class BetsKept(Irregularities):
    """Of a null hand a tenth of the bets is collected."""

    def given_back(self, bets: int) -> int:
        return bets - bets // 10


class AllNull(Irregularities):
    """A hand dealt where nobody bet makes all hands null."""

    def voids(self, kind: str, dealing: bool) -> bool:
        return kind == "dealt-to-empty" or super().voids(kind, dealing)


class ShufflerIgnored(Irregularities):
    """A shuffler that fails changes nothing."""

    def voids(self, kind: str, dealing: bool) -> bool:
        return kind != "device-fault" and super().voids(kind, dealing)


class AfterTheDeal(Irregularities):
    """A shuffler that fails makes the hand null after the deal, too."""

    def voids(self, kind: str, dealing: bool) -> bool:
        return super().voids(kind, dealing=True)


SABOTEURS = (
    Saboteur(
        "mo-61-2004/11.1:two-cards-tolerated",
        "Two cards seen change nothing.",
        policy("irregularities", TwoTolerated),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/11.1:misdeal-put-right",
        "A card dealt wrongly is brought to where it was due, and the hand goes on.",
        policy("irregularities", MisdealPutRight),
    ),
    Saboteur(
        "mo-61-2004/11.1:wrong-count-tolerated",
        "A wrong number of cards changes nothing.",
        policy("irregularities", CountIgnored),
    ),
    Saboteur(
        "mo-61-2004/11.1:jackpot-bets-back",
        "Jackpot bets of a null hand go back and do not stand for the next.",
        policy("irregularities", JackpotBack),
    ),
    Saboteur(
        "mo-61-2004/11.1:tenth-of-the-bets-kept",
        "Of the bets of a null hand the house keeps a tenth.",
        policy("irregularities", BetsKept),
        sisters=("11.4",),
    ),
    Saboteur(
        "mo-61-2004/11.2:one-card-voids",
        "One card seen makes the hand null.",
        policy("irregularities", OneVoids),
        sisters=("11.2.s2",),
        unclear=("11.1",),
    ),
    Saboteur(
        "mo-61-2004/11.2.s2:last-card-open-all-the-same",
        "After a card of the croupier's was seen his last is dealt open all the same.",
        policy("irregularities", RestAsEver),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/11.3:all-hands-null",
        "A hand dealt where nobody bet makes all hands null.",
        policy("irregularities", AllNull),
    ),
    Saboteur(
        "mo-61-2004/11.4:shuffler-fault-tolerated",
        "A shuffler that fails during the deal changes nothing.",
        policy("irregularities", ShufflerIgnored),
    ),
    Saboteur(
        "mo-61-2004/11.4:null-after-the-deal-too",
        "A shuffler that fails after the deal makes the hand null, too.",
        policy("irregularities", AfterTheDeal),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/11.4:jackpot-bets-back",
        "Jackpot bets go back when the shuffler failed.",
        policy("irregularities", JackpotBackOfTheShuffler),
    ),
)
