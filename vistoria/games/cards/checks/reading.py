"""How checks of games of cards read a hand: pots, the cards in the centre, and how it stood when somebody decided."""

from __future__ import annotations

from itertools import takewhile

from vistoria.checks.reading import cards_at, seat_of
from vistoria.model.event import Charged, Shown, Turn
from vistoria.model.hand import Hand, Happened
from vistoria.model.history import History
from vistoria.table import Table, table_of

OUT_OF_PLAY = ("aside", "burn")
"""Cards that lie there are dealt to nobody."""


def paid_from_pot(hand: Hand) -> dict[int, int]:
    """What each seat was paid out of the pots, less what it then paid the house of them."""
    paid = dict(table_of(hand).won_from_pots)
    for charge in (h.event for h in hand.of(Charged) if isinstance(h.event, Charged)):
        if charge.paid_by_a_winner and charge.seat is not None:
            paid[charge.seat] = paid.get(charge.seat, 0) - charge.amount
    return paid


def community_cards(hand: Hand) -> tuple[str, ...]:
    """The cards in the centre of the table."""
    return cards_at(hand, "community")


def of_a_seat(h: Happened) -> bool:
    """Whether cards of a seat are opened: those in the centre may be shown again at any time."""
    return isinstance(h.event, Shown) and seat_of(h.event.place) is not None


def shown_at_once(hand: Hand) -> set[str]:
    """Every card that was shown before anybody was asked."""
    before = takewhile(lambda h: not isinstance(h.event, Turn), hand.events)
    return {card for h in before if isinstance(h.event, Shown) for card in h.event.cards}


def standing(history: History) -> Table:
    """How the table of the hand that started last stands now."""
    return table_of(history.last_hand) if history.last_hand is not None else Table()
