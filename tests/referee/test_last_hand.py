"""Which hand a player played last, where a hand ended before all had cards."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest
from played import asked, model, numbered, wired

from vistoria.model.answer import Accepted, Provided
from vistoria.model.command import Act, Command, Join, Start
from vistoria.model.event import Dealt
from vistoria.model.history import Exchange
from vistoria.model.place import Seat
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


def hole_cards(exchanges: Sequence[Exchange], seat: int) -> list[str]:
    """The closed cards of a seat."""
    answers = [each for said in exchanges if isinstance(said.reply, tuple) for each in said.reply]
    events = [event for each in answers if isinstance(each, Accepted) for event in each.events]
    return [str(e.card) for e in events if isinstance(e, Dealt) and e.to == Seat(seat)]


@pytest.mark.parametrize("form", ["listed", "in one text", "beside each other", "as a key"])
@pytest.mark.parametrize("what", ["last-hand", "results"])
def test_closed_cards_of_another_are_found_however_an_answer_names_them(form: str, what: str) -> None:
    commands = [*SEATED, *A_HAND] if what == "last-hand" else [*SEATED, *A_HAND[:1]]
    exchanges = conversation(Reference(), commands)
    assert not list(follow(model(LAW), exchanges))
    said = exchanges[-1]
    cards = hole_cards(exchanges, 2)
    added = {"listed": cards, "in one text": ", ".join(cards), "beside each other": {"of 2": cards[0]}}
    content = {**getattr(said.reply, "content", {}), "more": added.get(form, {cards[0]: 1})}
    changed = msgspec.structs.replace(said, request=Ask(TABLE, what, "p1"), reply=Provided(content=content))
    found = list(follow(model(LAW), [*exchanges[:-1], changed]))
    assert {clause for each in found for clause in each.clauses} != set()


def test_a_word_that_looks_like_a_card_is_none() -> None:
    exchanges = conversation(Reference(), [*SEATED, *A_HAND])
    content = {**exchanges[-1].reply.content, "text": "As Kd was shown, the hand ended"}  # type: ignore[union-attr]
    changed = msgspec.structs.replace(exchanges[-1], reply=Provided(content=content))
    assert not list(follow(model(LAW), [*exchanges[:-1], changed]))
