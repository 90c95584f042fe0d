"""Cards in the centre that are shown again open no hand: their time is free."""

from __future__ import annotations

import pytest
from told import Told, verdict

from vistoria.games.cards.events import Pots
from vistoria.model.cards import Card
from vistoria.model.event import Charged, Dealt, Event, Paid, Shown
from vistoria.model.place import Seat
from vistoria.model.pot import Pot

CENTRE = tuple(map(Card, ("2s", "5h", "9c", "Jd", "Ks")))
OWN = {1: (Card("Ah"), Card("Ad")), 2: (Card("Qh"), Card("Qd"))}
CLOSED = tuple(Dealt(to=Seat(seat), face="down", card=card) for seat, cards in OWN.items() for card in cards)
OPENED = tuple(Shown(place=Seat(seat), cards=cards) for seat, cards in OWN.items())
PAID = Paid(seat=1, amount=40, what="pot", pot=0)
AGAIN = Shown(place="community", cards=CENTRE[:3])


def centre(*again: Event) -> tuple[Event, ...]:
    """The cards of the centre, with something told after the third."""
    dealt = tuple(Dealt(to="community", face="up", card=card) for card in CENTRE)
    return (*dealt[:3], *again, *dealt[3:])


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((*CLOSED, *centre(), *OPENED), "passed"),
        ((*CLOSED, *centre(AGAIN), *OPENED), "passed"),
        ((*CLOSED, *centre(OPENED[0]), OPENED[1]), "failed"),
        ((*CLOSED, *centre(AGAIN)), "failed"),
    ],
    ids=["once", "the centre again", "a hand too early", "no hand"],
)
def test_hands_are_opened_after_the_last_card_though_the_centre_was_shown_before(
    events: tuple[Event, ...], wanted: str
) -> None:
    assert verdict(Told().hand(*events), "opened-after-last-card", seats=[1, 2]) == wanted


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((*OPENED, PAID, AGAIN), "passed"),
        ((OPENED[0], PAID, OPENED[1]), "failed"),
        ((AGAIN, PAID), "failed"),
    ],
    ids=["the centre afterwards", "a hand afterwards", "the centre alone"],
)
def test_hands_are_opened_before_the_pot_is_paid_and_the_centre_at_any_time(
    events: tuple[Event, ...], wanted: str
) -> None:
    assert verdict(Told().hand(*CLOSED, *centre(), *events), "opened-before-paid") == wanted


def pots(*amounts: int) -> Pots:
    """Pots of two seats."""
    return Pots(pots=tuple(Pot(amount, (1, 2)) for amount in amounts))


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((pots(80, 120), *OPENED, pots(200)), "passed"),
        ((pots(80, 120), Charged(amount=10, of="pot", pot=0), pots(70, 120), *OPENED), "passed"),
        ((pots(200), AGAIN, pots(80, 120), *OPENED), "passed"),
        ((pots(80, 120), pots(200), *OPENED), "failed"),
        ((pots(70, 120), Charged(amount=10, of="pot", pot=0), *OPENED), "failed"),
    ],
    ids=["put together", "after the commission", "the centre shown", "never apart", "less before"],
)
def test_pots_are_those_before_hands_are_opened_or_the_house_takes_its_part(
    events: tuple[Event, ...], wanted: str
) -> None:
    assert verdict(Told().hand(*CLOSED, *events), "lie-in-pots", pots=[80, 120]) == wanted
