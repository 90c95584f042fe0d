"""A hand that a fault of dealing makes null may be dealt to its end first; what was dealt before the fault counts."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest
from played import asked, drawn, model, numbered, wired

from vistoria.model.answer import Accepted
from vistoria.model.command import Act, Join, Start
from vistoria.model.event import Dealt, Event, Shown, Voided
from vistoria.model.history import Exchange
from vistoria.model.place import Seat
from vistoria.model.request import Open, Play
from vistoria.model.table import Force, ScheduledIncident
from vistoria.referee.follow import follow
from vistoria.referee.freely import follow_freely
from vistoria.reference_engine.adapter import Reference
from vistoria.validation.lawful.engine import Varied
from vistoria.validation.saboteurs.engine import Sabotaged

LAW, HANDS = "mo-61-2004", 30
FAULTY = (16, 18)
"""Drawn tables with a fault of dealing, from the machine and from the shoe."""
EARLY = (("11.4:shuffler-fault-tolerated", 22),)
"""Saboteurs, each with a drawn table in which the fault strikes before every player has a card."""
MISCOUNTED = 14
"""One where a place gets another number of cards than it is due."""


@pytest.mark.parametrize("number", [*FAULTY, MISCOUNTED])
def test_a_null_hand_may_be_dealt_to_its_end(number: int) -> None:
    plain = drawn(Reference(), LAW, number, HANDS)
    table = drawn(Varied({"id": "null-once-all-are-dealt", "regulation": LAW}), LAW, number, HANDS)
    assert _dealt(null_hand(table)) > _dealt(null_hand(plain))
    assert list(follow(model(LAW), table)) == []


def test_hands_that_open_once_nobody_can_bet_may_lie_open_in_a_hand_that_is_null_later() -> None:
    """Two are all-in before the cards of the table; the last of these comes to a player."""
    law, engine = "mo-97-2010", Varied({"id": "opens-when-nobody-can-bet", "regulation": "mo-97-2010"})
    commands = [
        Join("p1", 1, 60),
        Join("p2", 2, 60),
        Start(incidents=(ScheduledIncident(at=16, kind="misdealt", to=1, correctable=False),)),
        Act(2, "raise", 60),
        Act(1, "call"),
    ]
    table, count = list[Exchange](), 0
    for request in (Open("t", law, 10, force=Force(marker=1)), *(Play("t", (each,)) for each in commands)):
        answer, count = numbered(asked(engine, request), count)
        table.append(Exchange(2 * len(table) + 1, request, wired(request, answer)))
    kinds = [type(event) for each in table for event in _events(each)]
    assert kinds.index(Shown) < kinds.index(Voided)
    assert follow_freely(model(law), table).disagreements == ()


@pytest.mark.parametrize(("name", "number"), EARLY)
def test_who_deals_on_after_an_early_fault_breaks_the_clause_on_null_hands(name: str, number: int) -> None:
    table = drawn(Sabotaged({"id": f"{LAW}/{name}"}), LAW, number, HANDS)
    found = [each for each in follow(model(LAW), table) if each.aspect == "dealt in"]
    assert [each.clauses for each in found] == [(f"{LAW}/{name.partition(':')[0]}",)]


@pytest.mark.parametrize("number", FAULTY)
def test_a_card_that_went_elsewhere_before_the_fault_is_found(number: int) -> None:
    table = drawn(Varied({"id": "null-once-all-are-dealt", "regulation": LAW}), LAW, number, HANDS)
    null = null_hand(table)
    otherwise = [_to_another(e) if e is _first(null) else e for e in null]
    changed = [
        msgspec.structs.replace(each, reply=(Accepted(tuple(otherwise)),)) if _events(each) == null else each
        for each in table
    ]
    assert [found.aspect for found in follow(model(LAW), changed)] == ["dealing"]


def null_hand(table: Sequence[Exchange]) -> Sequence[Event]:
    """The events of the first hand that is dealt and null at once."""
    return next(
        events
        for events in map(_events, table)
        if _dealt(events) and any(isinstance(e, Voided) and e.scope == "hand" for e in events)
    )


def _first(events: Sequence[Event]) -> Dealt:
    return next(e for e in events if isinstance(e, Dealt))


def _to_another(event: Event) -> Event:
    assert isinstance(event, Dealt)
    return msgspec.structs.replace(event, to=Seat(1) if event.to != Seat(1) else "croupier")


def _dealt(events: Sequence[Event]) -> int:
    return sum(isinstance(e, Dealt) for e in events)


def _events(exchange: Exchange) -> Sequence[Event]:
    if not isinstance(exchange.reply, tuple):
        return ()
    return [event for answer in exchange.reply if isinstance(answer, Accepted) for event in answer.events]  # type: ignore[misc]
