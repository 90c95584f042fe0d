"""Which tables of a run use test hooks: half of them none, the long one among these, and few a seed."""

from __future__ import annotations

import pytest

from vistoria.client.aliases import Aliases
from vistoria.client.conversation import Conversation
from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.law.catalogue import installed
from vistoria.model.command import Command, Connection, Incident, Join, Start
from vistoria.model.drawn_hands import HANDS
from vistoria.model.event import HandEnded, HandStarted
from vistoria.model.hooks import HOOKS, hooks
from vistoria.model.request import Close, Open, Play
from vistoria.play.sizes import left_out, table_sizes
from vistoria.play.table import play_table, refereed
from vistoria.referee.model import models
from vistoria.run.laws import regulation_in

LONG = 150
SIZES = dict(enumerate(table_sizes(HANDS), start=1))
REFERENCE = "vistoria.reference_engine.adapter:Reference"


def played(regulation: str, number: int, hands: int) -> Conversation:
    """A table of a run."""
    law = regulation_in(installed()[regulation])
    with EngineLink(InProcessLaunch(REFERENCE, {"shuffle": "same"})) as link:
        link.start()
        talk, fault = play_table(link, law, Aliases.by_chance(), seed=1, number=number, hands=hands)
    assert fault is None
    return talk


def used(talk: Conversation) -> set[str]:
    """The hooks that a table used."""
    found: set[str] = set()
    for exchange in talk.exchanges:
        asked = exchange.request
        for each in (
            (asked,) if isinstance(asked, Open) else asked.commands if isinstance(asked, Play) else ()
        ):
            found |= hooks(each)
    return found


def test_the_default_run_has_a_long_table_and_most_of_its_hands_without_hooks() -> None:
    plain = [number for number in SIZES if left_out(number) >= HOOKS]
    assert LONG in [SIZES[number] for number in plain]
    assert 2 * sum(SIZES[number] for number in plain) >= HANDS
    seeded = [number for number in SIZES if "seed" not in left_out(number)]
    assert 4 * sum(SIZES[number] for number in seeded) <= HANDS


@pytest.mark.parametrize("regulation", sorted(installed()))
def test_a_table_without_hooks_uses_none_and_begins_without_faults(regulation: str) -> None:
    talk = played(regulation, 1, 10)
    assert used(talk) == set()
    commands = commands_of(talk)
    starts = [at for at, command in enumerate(commands) if isinstance(command, Start)]
    first = commands[: starts[4]]
    assert not [c for c in first if isinstance(c, Incident | Connection) or getattr(c, "incidents", ())]


def test_the_referee_says_which_hands_were_looked_at_without_hooks() -> None:
    law = regulation_in(installed()["mo-97-2010"])
    model = models({reading.id: reading.default for reading in law.readings}, {law.id: law})[law.id]
    plain, other = (refereed("", played(law.id, number, 6).history, model) for number in (1, 4))
    assert {s.deck for seen in plain.situations.values() for s in seen} == {"no-hook"}
    assert {s.deck for seen in other.situations.values() for s in seen} == {"laid", "own"}


def test_some_tables_send_a_seed_and_lay_decks() -> None:
    assert {"seed", "forced-deck"} <= used(played("mo-97-2010", 4, 5))
    assert "seed" not in used(played("mo-97-2010", 2, 5))


EVERY_DAY = {
    "Act", "Cut", "Decline", "Join", "Leave", "Proceed", "Register", "Rest", "Session", "Start", "TopUp", "Wager",
}  # fmt: skip


@pytest.mark.parametrize("regulation", sorted(installed()))
@pytest.mark.parametrize("number", [1, 5])
def test_ordinary_play_asks_nothing_and_brings_no_mishap(regulation: str, number: int) -> None:
    talk = played(regulation, number, SIZES[number])
    assert {type(exchange.request) for exchange in talk.exchanges} == {Open, Play, Close}
    assert {type(command).__name__ for command in commands_of(talk)} <= EVERY_DAY
    assert not [c for c in commands_of(talk) if isinstance(c, Start) and (c.incidents or c.deck)]


@pytest.mark.parametrize("regulation", sorted(installed()))
def test_at_some_tables_without_hooks_a_hand_of_another_table_is_under_way(regulation: str) -> None:
    """It begins before the table opens, and nobody plays it on."""
    talk = played(regulation, 3, 4)
    opened = [e.request.table for e in talk.exchanges if isinstance(e.request, Open)]
    begun = [each.table for each in talk.history.happened if isinstance(each.event, HandStarted)]
    over = [each.table for each in talk.history.happened if isinstance(each.event, HandEnded)]
    assert opened.index("t2") < opened.index("t1")
    assert (begun[0], begun.count("t2"), over.count("t2")) == ("t2", 1, 0)
    assert over.count("t1") == 4
    assert talk.exchanges[-1].request == Close("t2")


def test_some_ordinary_tables_begin_with_equal_chips_in_one_request_and_others_do_not() -> None:
    first = {number: joins(played("mo-97-2010", number, 1)) for number in (1, 5)}
    assert len(first[5]) == 1
    assert len({join.buy_in for join in first[5][0]}) == 1 < len(first[5][0])
    assert len({join.buy_in for [join] in first[1]}) > 1


def test_players_come_back_in_ordinary_play() -> None:
    talks = [played("mo-97-2010", number, SIZES[number]) for number in (1, 5, 9, 17)]
    names = [[join.player for together in joins(talk) for join in together] for talk in talks]
    assert any(len(set(each)) < len(each) for each in names)


def joins(talk: Conversation) -> list[list[Join]]:
    """The players who sit down, by request."""
    asked = [exchange.request for exchange in talk.exchanges if isinstance(exchange.request, Play)]
    together = [[c for c in each.commands if isinstance(c, Join)] for each in asked]
    return [each for each in together if each]


def commands_of(talk: Conversation) -> list[Command]:
    """All commands of a table."""
    return [c for e in talk.exchanges if isinstance(e.request, Play) for c in e.request.commands]
