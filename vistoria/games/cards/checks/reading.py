"""How checks of games of cards read a hand: pots, the cards in the centre, and how it stood when somebody decided."""

from __future__ import annotations

from dataclasses import dataclass

from vistoria.checks.reading import cards_at
from vistoria.model.answer import Accepted, Answer
from vistoria.model.command import Act
from vistoria.model.event import Acted, HandStarted
from vistoria.model.hand import Hand
from vistoria.model.history import History
from vistoria.table import Table, after_all, table_of


@dataclass(frozen=True)
class Decision:
    """An act that a seat in turn tried, how the hand stood before it, and what it moved."""

    act: Act
    before: Table
    answer: Answer
    acted: Acted | None
    n: int
    """Number of the message that carries the answer."""

    @property
    def accepted(self) -> bool:
        """Whether the engine did it."""
        return isinstance(self.answer, Accepted)


def decisions(history: History) -> list[Decision]:
    """What the seats in turn tried in the hand that started last, in order."""
    hand = history.last_hand
    if hand is None:
        return []
    now, found = Table.opened(hand.opened), list[Decision]()
    for done in history.done:
        if done.table != hand.table:
            continue
        events = done.answer.events if isinstance(done.answer, Accepted) else ()
        if any(isinstance(event, HandStarted) for event in events):
            found = []
        asked = now.asked
        if isinstance(done.command, Act) and asked is not None and done.command.seat == asked.seat:
            acted = next((event for event in events if isinstance(event, Acted)), None)
            found.append(Decision(done.command, now, done.answer, acted, done.n))
        now = after_all(now, events)
    return found


def standing(history: History) -> Table:
    """How the table of the hand that started last stands now."""
    return table_of(history.last_hand) if history.last_hand is not None else Table()


OUT_OF_PLAY = ("aside", "burn")
"""Cards that lie there are dealt to nobody."""


def paid_from_pot(hand: Hand) -> dict[int, int]:
    """What each seat was paid out of the pots."""
    return table_of(hand).won_from_pots


def community_cards(hand: Hand) -> tuple[str, ...]:
    """The cards in the centre of the table."""
    return cards_at(hand, "community")
