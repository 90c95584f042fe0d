"""Wrong in articles 7 and 8: common cards, rounds, showing."""

from __future__ import annotations

from vistoria.model.cards import Card
from vistoria.model.command import Act

from ...policies.change import granting, policy
from ...policies.showdown import Showdown
from ..ring_change import fifth_round, hasty
from ..ring_granted import winners_alone
from ..saboteur import Saboteur


class FirstTwoOnly(Showdown):
    """Who shows opens two cards."""

    def opened(self, own: tuple[Card, ...]) -> tuple[Card, ...]:
        return own[:2]


SABOTEURS = (
    Saboteur(
        "mo-97-2010/7.1:flop-before-the-last-word",
        "The flop is opened while the last of the first round has still to speak.",
        hasty(1),
    ),
    Saboteur(
        "mo-97-2010/8.1:turn-before-the-last-word",
        "The turn is opened while the last of the second round has still to speak.",
        hasty(2),
    ),
    Saboteur(
        "mo-97-2010/8.3:river-before-the-last-word",
        "The river is opened while the last of the third round has still to speak.",
        hasty(3),
    ),
    Saboteur(
        "mo-97-2010/8.4:fifth-round",
        "A hand in which nobody has bet has a fifth round.",
        fifth_round,
    ),
    Saboteur(
        "mo-97-2010/8.5:beaten-hands-stay-closed",
        "Hands that win nothing are not shown.",
        granting(Act, winners_alone),
    ),
    Saboteur(
        "mo-97-2010/8.5:two-cards-shown",
        "Who shows opens two of his four cards.",
        policy("showdown", FirstTwoOnly),
    ),
)
