"""The words of games: what no installed game declares is refused, and a pack may have a card several times."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from typing import Any

import msgspec
import pytest

import vistoria.model.command
import vistoria.model.event
import vistoria.model.game
from vistoria.games.cards.commands import Agree
from vistoria.games.cards.events import Marker
from vistoria.model.answer import MalformedAnswer, read_event
from vistoria.model.cards import CardError, Pack, parse_cards
from vistoria.model.event import Acted, Dealt, UnknownEvent
from vistoria.model.game import Game, NoSuchGame, declared, games
from vistoria.model.request import read_request
from vistoria.model.table import Settings
from vistoria.table import Contradiction, Table, believe

SHOE = Pack(decks=8)

WORDS = [
    {"type": "dealt", "to": "banker", "face": "up", "card": "As"},
    {"type": "shown", "place": "banker", "cards": ["As"]},
    {"type": "posted", "seat": 1, "what": "tie", "amount": 5},
    {"type": "paid", "seat": 1, "amount": 5, "for": "tie"},
    {"type": "returned", "seat": 1, "amount": 5, "why": "tie"},
    {"type": "acted", "seat": 1, "act": "stand"},
]
"""Events with a word of a game that is not installed."""


def test_a_word_that_no_game_has_makes_an_event_malformed() -> None:
    for raw in WORDS:
        with pytest.raises(MalformedAnswer, match="no game has"):
            read_event(raw)


def test_a_bet_a_command_and_settings_of_no_game_are_refused() -> None:
    table = {"table": "t", "regulation": "r", "seats": 2}
    said: list[tuple[str, dict[str, Any]]] = [
        (
            "play",
            {
                "table": "t",
                "commands": [{"do": "place", "player": "p", "seat": 1, "space": "tie", "amount": 5}],
            },
        ),
        ("play", {"table": "t", "commands": [{"do": "close-bets"}]}),
        ("play", {"table": "t", "commands": [{"do": "act", "seat": 1, "act": "stand"}]}),
        ("open", {**table, "settings": {"limit": "twenty-one"}}),
        ("open", {**table, "settings": {"jackpot": {"fixed": {"twenty-one": 5}}}}),
        ("open", {**table, "settings": {"game": {"kind": "three-cards"}}}),
        ("open", {**table, "settings": {"game": {"kind": "cards"}}}),
        ("open", {**table, "settings": {"stakes": {"player": 5}}}),
        ("open", {**table, "settings": {"stakes": {"small": "ten"}}}),
        ("open", {**table, "settings": {"stakes": {"small": 20, "big": 10}}}),
        ("open", {**table, "settings": {"stakes": {"ante": [10, 15]}, "smallest": 10}}),
    ]
    read = []
    for method, params in said:
        try:
            read.append(read_request(method, params))
        except MalformedAnswer:
            continue
    assert read == []


def test_a_game_declares_what_its_seats_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    twenty_one = Game(id="twenty-one", acts=frozenset({"stand"}))
    monkeypatch.setattr(vistoria.model.game, "games", lambda: {twenty_one.id: twenty_one})
    declared.cache_clear()
    try:
        assert isinstance(read_event({"type": "acted", "seat": 1, "act": "stand"}), Acted)
        with pytest.raises(MalformedAnswer, match="no game has 'fold' among its acts"):
            read_event({"type": "acted", "seat": 1, "act": "fold"})
    finally:
        declared.cache_clear()


def test_an_event_of_no_game_is_kept_unread() -> None:
    assert isinstance(read_event({"type": "decided", "winner": "tie"}), UnknownEvent)


def test_cards_stand_as_often_as_the_pack_has_them() -> None:
    assert len(SHOE.cards) == 416
    assert len(parse_cards("As " * 8, SHOE)) == 8
    with pytest.raises(CardError, match="more than 8 times: As"):
        parse_cards("As " * 9, SHOE)
    with pytest.raises(CardError, match="twice: As"):
        parse_cards("As As")


def test_a_table_counts_the_cards_of_several_decks() -> None:
    cards = [Dealt(to="croupier", face="up", card=SHOE.cards[0])] * 8
    table = Table(seats=2, decks=8)
    believe(table, cards)
    assert table.cards_at("croupier") == [(SHOE.cards[0], True)] * 8
    with pytest.raises(Contradiction, match="leaves the deck more than 8 times"):
        believe(table, cards[:1])


@pytest.fixture
def fresh() -> Iterator[None]:
    """The installed games are looked up anew, before and after."""
    games.cache_clear()
    yield
    games.cache_clear()


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("lost", "no_such_module:GAME", "no_such_module"),
        ("lost", "vistoria.games.cards.game:GAMES", "GAMES"),
        ("lost", "vistoria.games.cards.game:FRENCH", "no game of this id"),
        ("stud", "vistoria.games.cards.game:GAME", "no game of this id"),
    ],
)
def test_an_entry_point_that_leads_to_no_game_is_told(
    name: str, value: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = EntryPoint(name, value, "vistoria.games")
    monkeypatch.setattr(vistoria.model.game, "entry_points", lambda group: [entry])
    with pytest.raises(NoSuchGame, match=says):
        games()


class Bets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What bets cost in a game of its own."""

    tie: int


def test_the_game_of_a_table_says_what_its_bets_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {
        "twenty-one": Game(id="twenty-one", stakes=Bets, settings=Bets),
        "snap": Game(id="snap", settings=Bets),
    }
    monkeypatch.setattr(vistoria.model.game, "games", lambda: own)
    table = {"kind": "twenty-one", "tie": 1}
    assert Settings(stakes={"tie": 5}, game=table).stakes == Bets(5)
    with pytest.raises(ValueError, match="a bet of 5 in chips of 2"):
        Settings(stakes={"tie": 5}, smallest=2, game=table)
    with pytest.raises(ValueError, match="unknown field `small`"):
        Settings(stakes={"small": 5}, game=table)
    with pytest.raises(ValueError, match="the game snap has no stakes"):
        Settings(stakes={"tie": 5}, game={**table, "kind": "snap"})


def test_what_a_game_adds_is_found_by_its_name_beside_what_every_game_has() -> None:
    assert (vistoria.model.event.Marker, vistoria.model.command.Agree) == (Marker, Agree)
    for module in (vistoria.model.event, vistoria.model.command):
        with pytest.raises(AttributeError, match="no installed game has Bonus"):
            module.Bonus  # noqa: B018
