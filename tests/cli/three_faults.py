"""A product of three cards with three faults, and what becomes of it."""

from __future__ import annotations

from typing import ClassVar

from three_cards.engine import Engine, Table

from vistoria.model.answer import Accepted, Answer, ReasonGiven, Refused
from vistoria.model.command import Wager
from vistoria.model.event import Deck
from vistoria.model.request import Open


class Three(Engine):
    """Plays with six packs (1.1), takes no more than 100 on the player (2.1), and pays 9 to 1 on a tie (3.4)."""

    tie_pays = 9
    most: ClassVar = {"player": 100}
    """The most that it takes on a space; the scenario of 3.3 has 120 on the player, others have 50."""

    def open(self, request: Open) -> Answer:
        answer = super().open(request)
        return Accepted((Deck(do="new", cards=312),)) if isinstance(answer, Accepted) else answer

    def _bet(self, at: Table, bet: Wager) -> Answer:
        if bet.amount > self.most.get(bet.space, bet.amount):
            return Refused("engine", ReasonGiven("illegal-amount", "too much on this space"))
        return super()._bet(at, bet)


class Mended(Three):
    """Pays 8 to 1."""

    tie_pays = 8


class Newly(Three):
    """Takes no more than 40 on the player, so that scenarios of other clauses cannot be played either."""

    most: ClassVar = {"player": 40}
