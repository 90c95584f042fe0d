"""Houses keep players out of hands, let them in or put them off unasked: only a law that speaks of it blames them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest
from played import drawn, model, with_rules

from vistoria.model.answer import Accepted, Refused
from vistoria.model.command import Command, Join, Leave, Rest, Session, TopUp, Wait
from vistoria.model.event import Bought, HandEnded, Left, Resting, Time
from vistoria.model.history import Exchange
from vistoria.model.request import Play
from vistoria.referee.freely import follow_freely
from vistoria.reference_engine.policies.change import policy
from vistoria.validation.lawful import Varied
from vistoria.validation.lawful.company import Company, Events

OPEN, OMAHA, ONLINE = "mo-104-85-m", "mo-97-2010", "pt-omaha-online"
FREE = [
    ("players-without-chips-go", OPEN, 9300),
    ("players-without-chips-go", OMAHA, 9300),
    ("absent-players-rest", OPEN, 9350),
    ("absent-players-rest", ONLINE, 9302),
    ("lost-lines-rest", ONLINE, 9304),
    ("newcomers-look-on", OPEN, 9300),
    ("newcomers-look-on", OMAHA, 9300),
    ("newcomers-look-on", ONLINE, 9300),
    ("newcomers-look-on", ONLINE, 1_018_115),  # where a player who leaves ends the hand
    ("newcomers-look-on", ONLINE, 1_040_001),  # where a newcomer asks to rest himself
    ("wishes-kept-for-later", OPEN, 9300),
    ("wishes-kept-for-later", OMAHA, 9300),
    ("wishes-kept-for-later", ONLINE, 9300),
    ("time-for-a-lost-line", ONLINE, 9300),
    ("rests-of-two-hands", ONLINE, 9302),
    ("waits-for-the-big-blind", ONLINE, 9309),
]
"""Houses that do so, each with a drawn table at which it happens."""


def unasked(table: list[Exchange]) -> int:
    """How often a player rests, plays on, leaves, buys chips or has more time who did not ask for it just then."""
    return sum(
        not isinstance(command, Rest | Leave | TopUp | Join | Wait)
        for exchange in table
        if isinstance(exchange.request, Play) and isinstance(exchange.reply, tuple)
        for command, answer in zip(exchange.request.commands, exchange.reply, strict=False)
        if isinstance(answer, Accepted)
        for event in answer.events
        if isinstance(event, Resting | Left | Bought | Time)
    )


@pytest.mark.parametrize(("name", "regulation", "number"), FREE, ids=lambda value: str(value))
def test_players_may_be_kept_out_or_put_off_for_a_reason_and_have_their_chips_later(
    name: str, regulation: str, number: int
) -> None:
    table = drawn(Varied({"id": name, "regulation": regulation}), regulation, number, 8)
    assert unasked(table)
    assert follow_freely(model(regulation), table).disagreements == ()


def test_who_has_a_place_later_is_told_apart_from_it_what_he_brings_less_what_the_house_keeps() -> None:
    kept = Varied({"id": "wishes-kept-for-later", "regulation": ONLINE})
    house = with_rules(kept, ONLINE, policy("commission", usual_fee=Fraction(10, 100)))
    table = drawn(house, ONLINE, 9301, 30)
    assert follow_freely(model(ONLINE), table).disagreements == ()


def test_a_session_may_begin_as_its_player_sits_down_and_not_once_more() -> None:
    table = drawn(Varied({"id": "sessions-begin-at-once", "regulation": ONLINE}), ONLINE, 9300, 8)
    began = [e for e in table if isinstance(e.request, Play) and isinstance(e.request.commands[0], Session)]
    assert any(isinstance(e.reply[0], Refused) for e in began if isinstance(e.reply, tuple))
    assert follow_freely(model(ONLINE), table).disagreements == ()


def _first_rests(company: Company, command: Command, events: Events) -> Iterator[Command]:
    yield from (Rest(player, True) for player in _first_of(company, events))


def _first_goes(company: Company, command: Command, events: Events) -> Iterator[Command]:
    yield from (Leave(player) for player in _first_of(company, events))


def _without_chips_go(company: Company, command: Command, events: Events) -> Iterator[Command]:
    yield from (Leave(player) for player, stack in _left_with(company, events) if not stack)


def _first_of(company: Company, events: Events) -> list[str]:
    return [player for player, stack in _left_with(company, events) if stack][:1]


def _left_with(company: Company, events: Events) -> list[tuple[str, int]]:
    """Each player with what he has when a hand ends."""
    ended = [event.stacks for event in events if isinstance(event, HandEnded)]
    people = sorted(company.people.items())
    return [(player, stacks[seat]) for stacks in ended for seat, player in people if seat in stacks]


@pytest.mark.parametrize(
    ("after", "regulation", "blamed"),
    [
        (_first_rests, OMAHA, set()),
        (_first_goes, OMAHA, set()),
        (_first_rests, ONLINE, {f"{ONLINE}/69"}),
        (_first_goes, ONLINE, {f"{ONLINE}/69"}),
        (_without_chips_go, ONLINE, {f"{ONLINE}/12"}),
    ],
)
def test_others_are_kept_out_or_put_off_against_a_clause_alone(
    after: object, regulation: str, blamed: set[str]
) -> None:
    engine = Varied({"id": "newcomers-look-on", "regulation": regulation})
    engine.variation = replace(engine.variation, after=after)  # type: ignore[arg-type]
    found = follow_freely(model(regulation), drawn(engine, regulation, 9301, 4)).disagreements
    assert {clause for each in found for clause in each.clauses} == blamed
