"""The table of policies of a game that players play among themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from vistoria.model.answer import HandRank
from vistoria.model.cards import Card, are_cards
from vistoria.model.request import HoleAndCommunity

from .betting import Betting
from .change import Change
from .clock import Clock, Lines
from .commission import Commission
from .house import House, Leaflet
from .opening import Opening
from .pots import Pots
from .ranking import Best, Composition, Ranking
from .seating import Capital, Seating
from .sessions import Sessions
from .showdown import Showdown
from .streets import Incidents, Streets
from .views import Views


@dataclass(frozen=True, eq=False)
class RingRules:
    """One regulation under one choice of readings."""

    regulation: str
    house: House
    seating: Seating
    opening: Opening
    streets: Streets
    betting: Betting
    showdown: Showdown
    incidents: Incidents
    ranking: Ranking
    composition: Composition
    pots: Pots
    commission: Commission
    views: Views = field(default_factory=Views)
    capital: Capital = field(default_factory=Capital)
    clock: Clock | None = None
    """None where nobody measures the time."""
    lines: Lines | None = None
    """None where players sit at the table."""
    sessions: Sessions | None = None
    """None where nobody counts them."""
    leaflet: Leaflet = field(default_factory=Leaflet)
    apart: dict[str, RingRules] = field(default_factory=dict)
    """Modes of play that have rules of their own, by mode."""
    readings: dict[str, str] = field(default_factory=dict)
    """The option in force for each reading."""
    procedure: str = "ring"
    """Name of the module that runs it."""

    purposes: tuple[str, ...] = ("showdown",)
    """What hands are put in order for."""
    more_offers: tuple[str, ...] = ()
    """Product options made under these readings alone."""
    yields: Mapping[str, Change] = field(default_factory=dict)
    """By product option the change of a law that yields to a house's own rules: what they replace is not judged."""
    granted: Mapping[type, Callable[[Any, Any], Any]] = field(default_factory=dict)
    """By command what is done in the place of what the procedure does; nothing in the reference engine."""

    @property
    def whole_pack(self) -> frozenset[Card]:
        """Every card that the game is played with."""
        return self.streets.whole

    def ranked(self, purpose: str, hand: HoleAndCommunity) -> tuple[int, HandRank] | None:
        """Strength and name of five cards, or of own and community cards; None when they cannot form five."""
        if not are_cards((*hand.cards, *hand.hole, *hand.community), self.whole_pack):
            return None
        if len(hand.cards) == 5:
            found: Best = self.ranking.strengths.of(hand.cards), hand.cards
        elif self.composition.takes(len(hand.hole), len(hand.community)):
            [found] = self.composition.best(self.ranking, [hand.hole], hand.community)
        else:
            return None
        strength, five = found
        return strength, HandRank(self.ranking.strengths.made(strength).row.hand.value, five)
