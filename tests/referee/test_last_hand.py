"""Which hand a player played last, where a hand ended before all had cards."""

from __future__ import annotations

from collections.abc import Sequence

from played import asked, model, numbered, wired

from vistoria.model.answer import Provided
from vistoria.model.command import Act, Command, Join, Start
from vistoria.model.history import Exchange
from vistoria.model.request import Ask, Open, Play, Request
from vistoria.model.table import Force, ScheduledIncident
from vistoria.referee.follow import follow
from vistoria.reference_engine.adapter import Reference

LAW, TABLE = "pt-omaha-online", "t"
SEATED = [Join(f"p{seat}", seat, 2000) for seat in (1, 2, 3)]
A_HAND = [Start(), Act(1, "fold"), Act(2, "fold")]
NULL_AT_THE_FIRST_CARD = Start(incidents=(ScheduledIncident(1, "system-failure"),))


def conversation(engine: Reference, commands: Sequence[Command]) -> list[Exchange]:
    """What is said at a table with the marker at seat 1; in the end p1 asks for his last hand."""
    played = [Play(TABLE, (command,)) for command in commands]
    requests: list[Request] = [
        Open(TABLE, LAW, 6, force=Force(marker=1)),
        *played,
        Ask(TABLE, "last-hand", "p1"),
    ]
    exchanges: list[Exchange] = []
    count = 0
    for request in requests:
        answer, count = numbered(asked(engine, request), count)
        exchanges.append(Exchange(2 * len(exchanges) + 1, request, wired(request, answer)))
    return exchanges


def test_a_hand_that_was_null_before_a_player_had_cards_may_be_told_as_his_last_or_not() -> None:
    exchanges = conversation(Reference(), [*SEATED, *A_HAND, NULL_AT_THE_FIRST_CARD])
    told = exchanges[-1].reply
    assert isinstance(told, Provided)
    assert told.content["hand"] == 2
    assert not list(follow(model(LAW), exchanges))
