"""Wrong in articles 6, 7 and 13: what may be decided."""

from __future__ import annotations

from vistoria.model.command import Act

from ...policies.betting import Betting, Choices, Spot
from ...policies.change import granting, policy
from ...procedures.ring.state import Hand
from ..ring_granted import passing
from ..saboteur import Saboteur


def without(choices: Choices, act: str) -> Choices:
    """The choices but for one."""
    return {name: bounds for name, bounds in choices.items() if name != act}


def is_first(i: int, hand: Hand) -> bool:
    """Whether the first speaker of the hand decides."""
    return hand.round == 1 and hand.undecided


class NoRaiseOverACall(Betting):
    """Before the blinds nobody raises after one who has only matched."""

    def open_to(self, i: int, spot: Spot, choices: Choices) -> Choices:
        limped = spot.round == 1 and not spot.raises and not spot.bets[i]
        return without(choices, "raise") if limped and not spot.undecided and all(spot.live) else choices


class FirstMayNotFold(Betting):
    """Where four or more are dealt in, the first speaker may not fold."""

    def open_to(self, i: int, spot: Spot, choices: Choices) -> Choices:
        bound = spot.round == 1 and spot.undecided and len(spot.live) > 3
        return without(choices, "fold") if bound else choices


class BigMayNotRaise(Betting):
    """Nobody having raised, the big blind may not either."""

    def open_to(self, i: int, spot: Spot, choices: Choices) -> Choices:
        bound = spot.round == 1 and i == spot.big and not spot.raises
        return without(choices, "raise") if bound else choices


class BigMayNotFold(Betting):
    """Nobody having raised, the big blind may not fold."""

    def open_to(self, i: int, spot: Spot, choices: Choices) -> Choices:
        bound = spot.round == 1 and i == spot.big and not spot.raises
        return without(choices, "fold") if bound else choices


class LastMayNotBet(Betting):
    """All others having checked, the last may not bet."""

    def open_to(self, i: int, spot: Spot, choices: Choices) -> Choices:
        return without(choices, "bet") if len(spot.pending) == 1 else choices


def is_later(i: int, hand: Hand) -> bool:
    """Whether it is the second round or a later one."""
    return hand.round > 1


class OpenerMayNotFold(Betting):
    """Who opens a later round may not fold."""

    def open_to(self, i: int, spot: Spot, choices: Choices) -> Choices:
        return without(choices, "fold") if spot.round > 1 and spot.undecided else choices


class BettorMayNotFold(Betting):
    """Who has bet in a later round may not fold against a raise."""

    def open_to(self, i: int, spot: Spot, choices: Choices) -> Choices:
        return without(choices, "fold") if spot.round > 1 and spot.bets[i] else choices


SABOTEURS = (
    Saboteur(
        "mo-97-2010/6.3.1:first-speaker-may-pass",
        "The first speaker may check without matching the big blind.",
        granting(Act, passing(is_first)),
    ),
    Saboteur(
        "mo-97-2010/6.3.2:no-raise-over-a-call",
        "In the first round a player before the blinds may not raise when another has only matched.",
        policy("betting", NoRaiseOverACall),
    ),
    Saboteur(
        "mo-97-2010/6.3.3:first-speaker-may-not-fold",
        "With four players or more the first speaker may not fold.",
        policy("betting", FirstMayNotFold),
        sisters=("13.1",),
        unclear=("1.2.s2", "3.1", "4.2", "8.5", "12.4", "13.2"),
    ),
    Saboteur(
        "mo-97-2010/6.4:big-blind-may-not-raise",
        "When all have only matched, the big blind may not raise.",
        policy("betting", BigMayNotRaise),
    ),
    Saboteur(
        "mo-97-2010/6.4:big-blind-may-not-fold",
        "When all have only matched, the big blind may not fold.",
        policy("betting", BigMayNotFold),
        sisters=("13.1",),
        unclear=("10.3", "16"),
    ),
    Saboteur(
        "mo-97-2010/7.3.1:last-may-not-bet",
        "When all others have checked, the last may not bet.",
        policy("betting", LastMayNotBet),
    ),
    Saboteur(
        "mo-97-2010/7.3.2:check-against-a-bet",
        "From the second round on a player may check against a bet.",
        granting(Act, passing(is_later)),
    ),
    Saboteur(
        "mo-97-2010/7.3.3:opener-may-not-fold",
        "The first to speak in a later round may not fold.",
        policy("betting", OpenerMayNotFold),
        sisters=("13.1",),
    ),
    Saboteur(
        "mo-97-2010/13.1:bettor-may-not-fold",
        "Who has bet may not fold against a raise.",
        policy("betting", BettorMayNotFold),
        unclear=("13.3",),
    ),
)
