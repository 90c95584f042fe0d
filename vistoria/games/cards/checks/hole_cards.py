"""Whether a seat sees its hole cards, and of the croupier's the open one alone."""

from __future__ import annotations

from vistoria.checks.reading import cards_at, closed_cards, last_look, open_cards, seat_of, the_hand
from vistoria.checks.registry import check
from vistoria.model.answer import Viewed
from vistoria.model.event import Dealt, Shown
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand
from vistoria.model.history import History
from vistoria.model.place import Seat
from vistoria.model.sentences import did, must, sentences


@check("seat {seat:d} sees its hole cards and nobody else's")
def sees_only_own(history: History, seat: int) -> Finding:
    """The seat sees its own closed cards, all of them, and no closed card that lies elsewhere."""
    hand = the_hand(history)
    own = set(closed_cards(hand, seat))
    expected = must("sees-own", seat=seat, cards=sorted(own))
    looked = last_look(history, expected, seat)
    if isinstance(looked, Finding):
        return looked
    view, n = looked
    mine, others = _seen(view, seat, hand)
    text = sentences(
        did("sees-own", seat=seat, cards=sorted(mine)),
        others and did("cards-strange", viewer=seat, cards=sorted(others)),
    )
    return judged(bool(own) and mine == own and not others, expected, text, n)


@check("seat {seat:d} sees the croupier's open card and no other of his")
def sees_croupiers_open_card(history: History, seat: int) -> Finding:
    """The seat sees the croupier's cards that were dealt open, at least one, and no other of his."""
    hand = the_hand(history)
    up = sorted(open_cards(hand) & set(cards_at(hand, "croupier")))
    expected = must("sees-croupiers", seat=seat, cards=up)
    looked = last_look(history, expected, seat)
    if isinstance(looked, Finding):
        return looked
    view, n = looked
    his = sorted(card for seen in view.state.cards if seen.place == "croupier" for card in seen.cards)
    return judged(bool(up) and his == up, expected, did("sees-croupiers", seat=seat, cards=his), n)


def _seen(view: Viewed, seat: int, hand: Hand) -> tuple[set[str], set[str]]:
    """The closed cards that the seat sees of its own, and those that it sees anywhere else."""
    mine: set[str] = set()
    others: set[str] = set()
    for where in view.state.cards:
        (mine if where.place == Seat(seat) else others).update(where.cards)
    for event in view.events:
        if isinstance(event, Dealt) and event.card is not None and event.to != Seat(seat):
            others.add(event.card)
    shown = [h.event for h in hand.of(Shown) if isinstance(h.event, Shown) and seat_of(h.event.place) is None]
    others -= {card for event in shown for card in event.cards}
    return mine - open_cards(hand), others - open_cards(hand)
