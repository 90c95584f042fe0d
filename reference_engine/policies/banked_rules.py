"""The table of policies of a game that players play against the house."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from vistoria.model.answer import HandRank
from vistoria.model.cards import Card, are_cards
from vistoria.model.request import HoleAndCommunity

from .distribution import Distribution
from .house import House
from .irregularities import Irregularities
from .jackpot import Jackpot
from .payouts import Payouts, Qualification
from .ranking import Ranking
from .wagers import Cloth, Wagers


@dataclass(frozen=True, eq=False)
class BankedRules:
    """One regulation under one choice of readings."""

    regulation: str
    house: House
    cloth: Cloth
    wagers: Wagers
    distribution: Distribution
    ranking: Ranking
    qualification: Qualification
    payouts: Payouts
    jackpot: Jackpot
    irregularities: Irregularities
    granted: Mapping[type, Callable[[Any, Any], Any]] = field(default_factory=dict)
    """Commands that are carried out otherwise than the procedure does."""
    readings: dict[str, str] = field(default_factory=dict)
    """The option in force for each reading."""
    procedure: str = "banked"
    """Name of the module that runs it."""
    purposes: tuple[str, ...] = ("showdown",)
    """What hands are put in order for."""
    more_offers: tuple[str, ...] = ()
    """Product options made under these readings alone."""

    @property
    def whole_pack(self) -> frozenset[Card]:
        """Every card that the game is played with."""
        return self.distribution.whole

    def ranked(self, purpose: str, hand: HoleAndCommunity) -> tuple[int, HandRank] | None:
        """Strength and name of five cards; None for any other number."""
        cards = (*hand.cards, *hand.hole, *hand.community)
        if len(cards) != self.distribution.own or not are_cards(cards, self.whole_pack):
            return None
        strength = self.ranking.strengths.of(cards)
        return strength, HandRank(self.ranking.strengths.made(strength).row.hand.value, cards)
