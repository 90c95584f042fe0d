"""The words that the game adds to the protocol, and the cards it is played with."""

from __future__ import annotations

from typing import Literal

import msgspec

from vistoria.model.cards import Pack
from vistoria.model.command import Command
from vistoria.model.event import Event
from vistoria.model.game import Game
from vistoria.model.table import Chips

PACK = Pack(decks=8)


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the house chooses: the least bet and the highest."""

    bets: tuple[Chips, Chips]


class CloseBets(Command, frozen=True, tag="close-bets"):
    """The croupier takes no more bets for this hand."""


class BetsClosed(Event, frozen=True, tag="bets-closed"):
    """No more bets are taken."""


class Decided(Event, frozen=True, tag="decided"):
    """What the two hands are worth, and which wins."""

    player: int
    banker: int
    winner: Literal["player", "banker", "tie"]


GAME = Game(
    id="three-cards",
    pack=PACK,
    places=frozenset({"player", "banker"}),
    rows=("banker", "player"),
    spaces=frozenset({"player", "banker", "tie"}),
    returns=frozenset({"tie"}),
    settings=Limits,
    commands=(CloseBets,),
    events=(BetsClosed, Decided),
    checks=("three_cards.checks",),
    steps=("three_cards.steps",),
)
