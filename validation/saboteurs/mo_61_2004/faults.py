"""Wrong in article 11: what faults of dealing lead to."""

from __future__ import annotations

from collections.abc import Callable

from vistoria.reference_engine.policies.change import Change, both
from vistoria.reference_engine.policies.distribution import Distribution
from vistoria.reference_engine.policies.irregularities import Irregularities

from ...replaced import formula
from ..condition import AFTER_A_NULL_HAND, UNFORCED
from ..register import deciding, saboteur

deciding(
    Irregularities.voids_exposed,
    "mo-61-2004/11.1:two-cards-tolerated",
    "Two cards seen change nothing.",
    lambda cards: cards >= 3,
    also=(UNFORCED,),
)

deciding(
    Distribution.mixed,
    "mo-61-2004/11.1:pack-of-the-hand-before",
    "A hand is dealt from the pack as it lay in the hand before.",
    lambda by_law, number: by_law(number=number - 1),
    only=(AFTER_A_NULL_HAND,),
)

deciding(
    Irregularities.voids,
    "mo-61-2004/11.1:misdeal-put-right",
    "A card dealt wrongly is brought to where it was due, and the hand goes on.",
    lambda lawful, kind: kind != "misdealt" and lawful,
    also=(UNFORCED,),
)

deciding(
    Irregularities.voids,
    "mo-61-2004/11.1:wrong-count-tolerated",
    "A wrong number of cards changes nothing.",
    lambda lawful, kind: kind != "wrong-count" and lawful,
)

deciding(
    Irregularities.carries,
    "mo-61-2004/11.1:jackpot-bets-back",
    "Jackpot bets of a null hand go back and do not stand for the next.",
    lambda kind: kind == "device-fault",
)

deciding(
    Irregularities.counts_on,
    "mo-61-2004/11.1:cards-of-the-deal-forgotten",
    "A card seen in the deal is not counted with one that is seen while the players decide.",
    lambda: False,
)


def _carrying(carries: Callable[[str, bool], bool]) -> Change:
    """A jackpot bet stands over from such a null hand, and from any other it is the house's."""
    return both(
        formula(Irregularities.carries, carries),
        formula(Irregularities.not_carried, lambda: 0),
    )


saboteur(
    "mo-61-2004/11.1:jackpot-bets-carried-once",
    "A jackpot bet that a null hand carried over is collected when the next hand is null for a fault of dealing.",
    _carrying(lambda kind, again: not again or kind == "device-fault"),
)


saboteur(
    "mo-61-2004/11.4:carried-jackpot-bets-lost",
    "A jackpot bet that a null hand carried over is collected when the shuffler fails.",
    _carrying(lambda kind, again: not (again and kind == "device-fault")),
)

deciding(
    Irregularities.given_back,
    "mo-61-2004/11.1:tenth-of-the-bets-kept",
    "Of the bets of a null hand the house keeps a tenth.",
    lambda bets: bets - bets // 10,
    corresponding=("11.4",),
)

deciding(
    Irregularities.voids_exposed,
    "mo-61-2004/11.2:one-card-voids",
    "One card seen makes the hand null.",
    lambda cards: cards >= 1,
    corresponding=("11.2.s2",),
    unclear=("11.1",),
)

deciding(
    Irregularities.rest_closed,
    "mo-61-2004/11.2.s2:last-card-open-all-the-same",
    "After a card of the croupier's was seen his last is dealt open all the same.",
    lambda: False,
)

deciding(
    Irregularities.voids,
    "mo-61-2004/11.3:all-hands-null",
    "A hand dealt where nobody bet makes all hands null.",
    lambda lawful, kind: kind == "dealt-to-empty" or lawful,
)

deciding(
    Irregularities.voids,
    "mo-61-2004/11.4:shuffler-fault-tolerated",
    "A shuffler that fails during the deal changes nothing.",
    lambda lawful, kind: kind != "device-fault" and lawful,
    also=(UNFORCED,),
)

deciding(
    Irregularities.voids,
    "mo-61-2004/11.4:null-after-the-deal-too",
    "A shuffler that fails after the deal makes the hand null, too.",
    lambda by_law: by_law(dealing=True),
)

deciding(
    Irregularities.carries,
    "mo-61-2004/11.4:jackpot-bets-back",
    "Jackpot bets go back when the shuffler failed.",
    lambda kind: kind != "device-fault",
)
