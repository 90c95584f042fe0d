"""What games of cards add to the protocol."""

from __future__ import annotations

from vistoria.model.cards import FRENCH
from vistoria.model.game import Game

from .commands import COMMANDS
from .deal import DealPlan
from .events import EVENTS
from .stakes import Stakes

GAME = Game(
    id="cards",
    pack=FRENCH,
    best=5,
    places=frozenset({"croupier", "community", "burn", "aside", "house"}),
    rows=("croupier", "community"),
    spaces=frozenset({"ante", "jackpot", "additional"}),
    posts=frozenset({"small", "big", "entry"}),
    acts=frozenset({"fold", "check", "call", "bet", "raise"}),
    limits=frozenset({"pot", "half-pot", "none", "raises"}),
    prizes=frozenset({"royal", "straight-flush", "quads", "full-house", "flush"}),
    returns=frozenset({"additional-null", "entry"}),
    stakes=Stakes,
    deal=DealPlan,
    commands=COMMANDS,
    events=EVENTS,
    table="vistoria.games.cards.table",
    telling="vistoria.games.cards.telling",
    checks=("vistoria.games.cards.checks",),
    steps=("vistoria.steps.cards",),
    refusals="vistoria.games.cards.refusals",
    lives="vistoria.games.cards.lives.drawn",
)
"""`burn`: «inutilizar»; `aside`: kept out of play; `community`: the centre of the table."""
