"""An engine that is wrong only as long as it is not asked again."""

from __future__ import annotations

from collections.abc import Mapping

from unranked import UnrankedSaboteur

from vistoria.model.answer import Answer
from vistoria.model.command import Command
from vistoria.validation.saboteurs.condition import Condition, Situation
from vistoria.validation.saboteurs.conditions import CONDITIONS


class ErrsTheFirstTime(UnrankedSaboteur):
    """Breaks a clause in the first hand of each deck, and keeps the law in every hand that is asked for again."""

    def __init__(self, options: Mapping[str, str]) -> None:
        first: dict[object, str] = {}

        def is_first(situation: Situation) -> bool:
            deck = situation.start and situation.start.deck
            return bool(deck) and first.setdefault(deck, self.table) == self.table

        CONDITIONS["the-first-time"] = Condition("the-first-time", "Asked again it keeps the law.", is_first)
        super().__init__({"id": f"{options['id']}@the-first-time"})

    def do(self, table: str, command: Command) -> Answer:
        self.table = table
        return super().do(table, command)
