"""A hand that is played again alone: everybody sits down with the chips that he had, whatever the house sells."""

from __future__ import annotations

import msgspec
import pytest
from played import LAWS, asked, drawn

from vistoria.model.answer import Accepted
from vistoria.model.disagreement import Disagreement
from vistoria.model.event import Dealt, Event, HandEnded, HandStarted, Paid
from vistoria.model.history import Exchange
from vistoria.model.place import Seat
from vistoria.model.request import Open, Play
from vistoria.play.again import alone
from vistoria.reference_engine.adapter import Reference
from vistoria.table.events import after_all
from vistoria.table.state import Table

LAW, TABLE, HANDS = "pt-omaha-online", 18, 8
"""A table at which the house sells no fewer than so many chips, and players lose some."""


def events_of(exchange: Exchange) -> list[Event]:
    """What comes in an exchange."""
    replies = exchange.reply if isinstance(exchange.reply, tuple) else ()
    told = (e for answer in replies if isinstance(answer, Accepted) for e in answer.events)
    return [e for e in told if isinstance(e, Event)]


def ended(exchange: Exchange) -> list[Event]:
    """What comes in an exchange in which a hand ends; nothing in another."""
    events = events_of(exchange)
    return events if any(isinstance(e, HandEnded) for e in events) else []


def paid(events: list[Event]) -> list[tuple[int, int]]:
    """Who is paid how much."""
    return [(e.seat, e.amount) for e in events if isinstance(e, Paid)]


@pytest.fixture(scope="module")
def table() -> list[Exchange]:
    """What was said at the table."""
    return drawn(Reference(), LAW, TABLE, HANDS)


def test_who_has_fewer_chips_than_are_sold_sits_down_with_them(table: list[Exchange]) -> None:
    engine, poorer = Reference(), 0
    can = engine.hello().abilities
    least = next(e.request.settings.capital.start[0] for e in table if isinstance(e.request, Open))  # type: ignore
    for exchange in filter(ended, table):
        n = exchange.n + 1
        found = Disagreement(n, exchange.table or "", 1, "payments", (), "", "")
        opening, seating, *hand, closing = alone(table, found, can, LAWS[LAW].cards)
        assert isinstance(opening, Open)
        assert isinstance(seating, Play)
        assert isinstance(asked(engine, opening), Accepted)
        assert all(isinstance(each, Accepted) for each in asked(engine, seating))  # type: ignore[attr-defined]
        poorer += any(stack < least for stack in (opening.force.stacks or {}).values())  # type: ignore
        replies = [asked(engine, request) for request in hand]
        again = Exchange(0, hand[-1], replies[-1])
        assert paid(ended(again)) == paid(ended(exchange))
        asked(engine, closing)
    assert poorer, "at no hand somebody had fewer"


def test_without_forced_stacks_everybody_buys_what_he_had(table: list[Exchange]) -> None:
    can = msgspec.structs.replace(Reference().hello().abilities, forced_stacks=False)
    last = [exchange for exchange in table if ended(exchange)][-1]
    found = Disagreement(last.n + 1, last.table or "", 1, "payments", (), "", "")
    opening, seating, *_ = alone(table, found, can, LAWS[LAW].cards)
    before = [exchange for exchange in table if exchange.n < last.n and ended(exchange)][-1]
    [stacks] = [e.stacks for e in ended(before) if isinstance(e, HandEnded)]
    assert isinstance(opening, Open)
    assert isinstance(seating, Play)
    assert opening.force is not None
    assert opening.force.stacks is None
    assert {c.seat: c.buy_in for c in seating.commands} == {s: c for s, c in stacks.items() if c}  # type: ignore


def test_who_only_looks_on_does_not_sit_down_again() -> None:
    """He has chips, and is not dealt in: at a fresh table he would be."""
    law, looked_on = "mo-104-85-m", 0
    can = Reference().hello().abilities
    for number in range(1, 8):
        said = drawn(Reference(), law, number, HANDS)
        for last in filter(ended, said):
            found = Disagreement(last.n + 1, last.table or "", 1, "payments", (), "", "")
            _, seating, *_ = alone(said, found, can, LAWS[law].cards)
            told = [e for each in said if each.n <= last.n for e in events_of(each)]
            begins = max(i for i, e in enumerate(told) if isinstance(e, HandStarted))
            dealt = {e.to.seat for e in told[begins:] if isinstance(e, Dealt) and isinstance(e.to, Seat)}
            opened = next(each.request for each in said if isinstance(each.request, Open))
            stacks = after_all(Table.opened(opened), told[:begins]).stacks
            again = {join.seat for join in seating.commands}  # type: ignore[union-attr]
            assert dealt <= again <= {seat for seat, chips in stacks.items() if chips}
            looked_on += len(again) < sum(chips > 0 for chips in stacks.values())
    assert looked_on, "at no hand somebody looked on"
