"""The cards of the two hands, and what they are worth."""

from __future__ import annotations

import three_cards.checks.kinds  # noqa: F401
from three_cards.game import Decided
from vistoria.checks.reading import numbers, the_hand
from vistoria.checks.registry import Nothing, check
from vistoria.model.event import Dealt, Deck
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Happened
from vistoria.model.history import History


@check("the shoe holds {cards:d} cards")
def shoe_of(history: History, cards: int) -> Finding:
    """The last new shoe has so many cards."""
    said = [h for h in history.happened if isinstance(h.event, Deck) and h.event.cards is not None]
    expected = f"a shoe of {cards} cards"
    if not said:
        raise Nothing(expected, "no shoe was reported with its cards")
    held = said[-1].event.cards
    return judged(held == cards, expected, f"a shoe of {held} cards", said[-1].n)


@check("the cards go one at a time to the player and the banker, {times:d} to each, face up")
def dealt_in_turn(history: History, times: int) -> Finding:
    """Player, banker, player and so on."""
    dealt = the_hand(history).of(Dealt)
    wanted = ["player up", "banker up"] * times
    found = [f"{h.event.to} {h.event.face}" for h in dealt]
    return judged(found == wanted, ", ".join(wanted), ", ".join(found) or "no card", *numbers(dealt))


@check("the player's hand counts {player:d} and the banker's {banker:d}")
def counted(history: History, player: int, banker: int) -> Finding:
    """The engine counts the hands so."""
    decided = _decided(history)
    found = (decided.event.player, decided.event.banker)
    expected = f"player {player}, banker {banker}"
    return judged(found == (player, banker), expected, "player {}, banker {}".format(*found), decided.n)


@check("the {winner:side} wins")
def won(history: History, winner: str) -> Finding:
    """Which hand won, or a tie."""
    decided = _decided(history)
    return judged(decided.event.winner == winner, winner, decided.event.winner, decided.n)


def _decided(history: History) -> Happened:
    found = the_hand(history).of(Decided)
    if not found:
        raise Nothing("a hand that is decided", "no decision was reported")
    return found[-1]
