"""The table of policies of a game with open cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from vistoria.model.answer import HandRank
from vistoria.model.cards import Card, are_cards
from vistoria.model.request import HoleAndCommunity

from ..house import House
from ..pots import Pots
from ..ranking import Ranking
from .betting import OpenBetting
from .dealing import Dealing, OpenViews
from .ending import Faults, OpenShowdown, PotCommission, SeparatePots, TimeLimit
from .entry import Capital, Entry, Places
from .pack import Pack
from .speaking import Speaking


@dataclass(frozen=True, eq=False)
class OpenRules:
    """One regulation under one choice of readings."""

    regulation: str
    house: House
    places: Places
    pack: Pack
    entry: Entry
    capital: Capital
    dealing: Dealing
    speaking: Speaking
    betting: OpenBetting
    clock: TimeLimit
    faults: Faults
    showdown: OpenShowdown
    ranking: Ranking
    pots: Pots
    separate: SeparatePots
    commission: PotCommission
    views: OpenViews
    readings: dict[str, str] = field(default_factory=dict)
    """The option in force for each reading."""
    procedure: str = "open_cards"
    """Name of the module that runs it."""
    purposes: tuple[str, ...] = ("showdown", "speaking")
    """What hands are put in order for."""
    more_offers: tuple[str, ...] = ()
    """Product options made under these readings alone."""
    granted: Mapping[type, Callable[[Any, Any], Any]] = field(default_factory=dict)
    """By command what is done in the place of what the procedure does; nothing in the reference engine."""

    @property
    def whole_pack(self) -> frozenset[Card]:
        """Every card that the game is played with."""
        return self.pack.whole

    def counted(self, units: int) -> tuple[OpenRules, ...]:
        """The same law where each chip of its own sums is so many; a house may round to the one or to the other."""
        return tuple(
            replace(
                self,
                entry=self.entry.in_units(units),
                capital=self.capital.in_units(units),
                commission=replace(self.commission, coin=coin),
            )
            for coin in (1, units)
        )

    def ranked(self, purpose: str, hand: HoleAndCommunity) -> tuple[int, HandRank] | None:
        """Strength and name of five cards, or of one to four open cards in the order dealt; None otherwise."""
        cards = hand.cards or hand.hole
        if hand.community or not cards or not are_cards(cards, self.whole_pack):
            return None
        if purpose == "speaking":
            if len(cards) > len(self.speaking.ladders):
                return None
            ladder = self.speaking.ladder(len(cards))
            return ladder.strength(cards), HandRank(ladder.name(cards), ())
        if len(cards) != 5:
            return None
        strength = self.ranking.strengths.of(cards)
        return strength, HandRank(self.ranking.strengths.made(strength).row.hand.value, cards)
