"""A table, its bets, and the deal."""

from __future__ import annotations

from pytest_bdd import given, parsers, when

from three_cards.game import PACK, CloseBets
from vistoria.client.scene import Scene
from vistoria.model.cards import parse_cards
from vistoria.model.command import Join, Start, Wager
from vistoria.model.request import Open
from vistoria.model.table import Settings


@given(parsers.parse("a table with bets from {least:d} to {most:d}"))
def table(scene: Scene, least: int, most: int) -> None:
    own = {"kind": "three-cards", "bets": [least, most]}
    scene.must_open(Open(scene.fresh_table(), scene.regulation.id, seats=3, settings=Settings(game=own)))


@given(parsers.parse("seat {seat:d} with {chips:d}"))
def seated(scene: Scene, seat: int, chips: int) -> None:
    scene.must_play(Join(f"p{seat}", seat, chips))


@given(parsers.parse("seat {seat:d} has {amount:d} on the {space}"))
def has_bet(scene: Scene, seat: int, amount: int, space: str) -> None:
    scene.must_play(Wager(f"p{seat}", seat, space, amount))


@when(parsers.parse("seat {seat:d} tries {amount:d} on the {space}"))
def tries_to_bet(scene: Scene, seat: int, amount: int, space: str) -> None:
    """A bet that is itself in question."""
    scene.play(Wager(f"p{seat}", seat, space, amount))


@when("the croupier closes the bets")
def close_bets(scene: Scene) -> None:
    scene.must_play(CloseBets())


@when("a hand is dealt")
def any_cards(scene: Scene) -> None:
    """Cards of the product's own choosing. Other games have these words too: each game has its own steps."""
    scene.must_play(CloseBets(), Start())


@when(parsers.parse("the hands are dealt as {cards}"))
def dealt(scene: Scene, cards: str) -> None:
    """The cards of the sentence come first, the rest of the eight packs after them."""
    scene.need("forced-deck")
    first = parse_cards(cards, PACK)
    rest = list(PACK.cards)
    for card in first:
        rest.remove(card)
    scene.must_play(CloseBets(), Start(deck=(*first, *rest)))
