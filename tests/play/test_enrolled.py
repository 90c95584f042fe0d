"""Products that seat only players who are enrolled, and those that open no table: what is drawn fits them."""

from __future__ import annotations

import pytest
from played import LAWS, drawn, hands_of, model

from vistoria.model.answer import Accepted, Answer, ReasonGiven, Refused
from vistoria.model.command import Command, Join, Register
from vistoria.model.event import Registered
from vistoria.model.request import Close, Open
from vistoria.referee.freely import follow_freely
from vistoria.reference_engine.adapter import Reference


class Enrols(Reference):
    """Nobody sits down who has not enrolled at the table."""

    def __init__(self) -> None:
        super().__init__({})
        self.enrolled: set[tuple[str, str]] = set()

    def do(self, table: str, command: Command) -> Answer:
        if isinstance(command, Register) and (table, command.player) not in self.enrolled:
            self.enrolled.add((table, command.player))
            answer = super().do(table, command)
            return answer if isinstance(answer, Accepted) else Accepted((Registered(player=command.player),))
        if isinstance(command, Join) and (table, command.player) not in self.enrolled:
            return Refused("engine", ReasonGiven("enrol", "enrol first"))
        return super().do(table, command)


class SeatsNobody(Reference):
    """Opens one table, at which nobody may sit."""

    def open(self, request: Open) -> Answer:
        busy = Refused("engine", ReasonGiven("busy", "no other table"))
        return busy if self.tables else super().open(request)

    def do(self, table: str, command: Command) -> Answer:
        refused = Refused("engine", ReasonGiven("full", "no place is free"))
        return refused if isinstance(command, Join) else super().do(table, command)

    def close(self, table: str) -> None:
        del self.tables[table]
        self.tables["kept"] = None  # type: ignore[assignment]


@pytest.mark.parametrize("law", sorted(LAWS))
def test_players_enrol_where_nobody_sits_down_otherwise(law: str) -> None:
    table = drawn(Enrols(), law, 2, 6)
    assert hands_of(table) > 3
    assert follow_freely(model(law), table).disagreements == ()


def test_no_table_is_closed_that_was_not_opened() -> None:
    table = drawn(SeatsNobody(), "mo-104-85-m", 1, 6)
    opened = {
        each.request.table
        for each in table
        if isinstance(each.request, Open) and isinstance(each.reply, Accepted)
    }
    closed = [each.request.table for each in table if isinstance(each.request, Close)]
    assert opened
    assert opened.issuperset(closed)
