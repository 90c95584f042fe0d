"""Terms of a table under test: who is dealt in, what the house takes of buy-ins, what is seen and taken away."""

from __future__ import annotations

import pytest
from told import said, verdict

from vistoria.model.answer import Accepted, ReasonGiven, Refused, Unsupported
from vistoria.model.command import Join, Start
from vistoria.model.event import (
    Bought,
    Charged,
    Dealt,
    Event,
    HandEnded,
    HandStarted,
    Left,
    Posted,
    Seated,
)
from vistoria.model.history import History
from vistoria.model.place import Seat
from vistoria.model.request import Close, Open, Play

OPENED, CONTROL = Open("t", "xx", 10), Open("control", "xx", 10)
JOINED = Play("t", (Join("p1", 1, 2000), Join("p2", 2, 2000))), (Accepted(), Accepted())
NO = Refused("engine", ReasonGiven("unlawful", "not such a table"))


def after_control(answer: object, *events: Event) -> History:
    """A lawful table is opened and closed, then another asked for, at which these things happen."""
    played = (JOINED, (Play("t", (Start(),)), (Accepted(events),))) if events else ()
    return said((CONTROL, Accepted()), (Close("control"), None), (OPENED, answer), *played)


def at_table(*events: Event) -> History:
    return said((OPENED, Accepted()), JOINED, (Play("t", (Start(),)), (Accepted(events),)))


def fee(seat: int, amount: int) -> Charged:
    return Charged(amount=amount, of="buy-in", seat=seat)


def hand_of(seats: range) -> tuple[Event, ...]:
    """A hand in which each of these seats gets a card."""
    return (
        HandStarted(hand=1, stacks=dict.fromkeys(seats, 100)),
        *(Dealt(to=Seat(seat), face="down") for seat in seats),
        HandEnded(stacks=dict.fromkeys(seats, 100)),
    )


def after_hand(answer: object, played: object = None) -> History:
    """A hand is dealt at a lawful table, then another asked for, and the start of a hand there answered so."""
    control = Play("control", (Start(),)), (Accepted(hand_of(range(1, 4))),)
    tried = () if played is None else ((Play("t", (Start(),)), (played,)),)
    return said((CONTROL, Accepted()), control, (OPENED, answer), *tried)


@pytest.mark.parametrize(
    ("history", "wanted"),
    [
        (at_table(Left(player="p2", seat=2, stack=1990)), "passed"),
        (at_table(Left(player="p2", seat=2, stack=2000)), "failed"),
        (at_table(Left(player="p3", seat=3, stack=1990)), "failed"),
        (at_table(*hand_of(range(1, 3))), "failed"),
        (at_table(), "inconclusive"),
    ],
    ids=["with what he has", "with more", "another seat", "nobody", "nothing reported"],
)
def test_a_player_goes_with_his_stack(history: History, wanted: str) -> None:
    assert verdict(history, "goes-with", seat=2, stack=1990) == wanted


@pytest.mark.parametrize(
    ("events", "wanted"),
    [
        ((fee(1, 200), fee(1, 50), fee(2, 200)), "passed"),
        ((fee(1, 200),), "failed"),
        ((fee(2, 250),), "failed"),
        ((Charged(amount=250, of="pot", pot=0),), "failed"),
        (hand_of(range(1, 3)), "failed"),
        ((), "inconclusive"),
    ],
    ids=["buy-in and top-up", "no top-up", "another's", "of the pot", "nothing", "nothing reported"],
)
def test_what_the_house_takes_of_a_player_s_money_adds_up(events: tuple[Event, ...], wanted: str) -> None:
    assert verdict(at_table(*events), "taken-from-buy-in", seat=1, amount=250) == wanted


@pytest.mark.parametrize(
    ("history", "wanted"),
    [
        (after_hand(NO), "passed"),
        (after_hand(Unsupported("places")), "unsupported"),
        (after_hand(Refused("adapter", ReasonGiven("places", ""))), "unsupported"),
        (after_hand(Accepted(), Accepted(hand_of(range(1, 11)))), "passed"),
        (after_hand(Accepted(), Accepted(hand_of(range(1, 12)))), "failed"),
        (after_hand(Accepted(), Accepted(hand_of(range(1, 2)))), "failed"),
        (after_hand(Accepted(), Accepted((Seated(player="p1", seat=1, stack=100),))), "inconclusive"),
        (after_hand(Accepted(), NO), "passed"),
        (after_hand(Accepted(), Unsupported("start")), "unsupported"),
        (after_hand(Accepted(), Refused("adapter", ReasonGiven("places", ""))), "unsupported"),
    ],
    ids=[
        "refused",
        "not reached",
        "adapter",
        "ten",
        "eleven",
        "one",
        "nobody dealt in",
        "start refused",
        "start not reached",
        "start refused by the adapter",
    ],
)
def test_a_table_of_too_many_places_is_refused_or_deals_to_as_many_as_may_be(
    history: History, wanted: str
) -> None:
    assert verdict(history, "table-refused-or-dealt-within", least=2, most=10) == wanted


def test_a_product_that_deals_no_hand_at_a_lawful_table_shows_nothing_by_dealing_none_at_another() -> None:
    nowhere = after_control(Accepted(), Seated(player="p1", seat=1, stack=100))
    assert verdict(nowhere, "table-refused-or-dealt-within", least=2, most=10) == "inconclusive"


SEATED, BOUGHT = Seated(player="p1", seat=1, stack=0), Bought(seat=1, amount=2000, charged=0, stack=2000)


def on_top(amount: int) -> tuple[Event, ...]:
    return SEATED, Bought(seat=1, amount=2000 + amount, charged=amount, stack=2000), fee(1, amount)


@pytest.mark.parametrize(
    ("history", "wanted"),
    [
        (after_control(NO), "passed"),
        (after_control(Accepted(), SEATED, BOUGHT, fee(1, 100)), "passed"),
        (after_control(Accepted(), SEATED, BOUGHT, fee(1, 400)), "passed"),
        (after_control(Accepted(), SEATED, BOUGHT, fee(1, 80)), "failed"),
        (after_control(Accepted(), SEATED, BOUGHT, fee(1, 420)), "failed"),
        (after_control(Accepted(), *on_top(100)), "passed"),
        (after_control(Accepted(), *on_top(400)), "passed"),
        (after_control(Accepted(), *on_top(99)), "failed"),
        (after_control(Accepted(), *on_top(420)), "failed"),
        (after_control(Accepted(), SEATED, BOUGHT), "failed"),
        (after_control(Accepted(), SEATED), "failed"),
    ],
    ids=[
        "refused",
        "5 %",
        "20 %",
        "4 %",
        "21 %",
        "5 % on top",
        "20 % on top",
        "less on top",
        "21 % on top",
        "nothing taken",
        "nothing bought",
    ],
)
def test_an_unlawful_rate_on_the_buy_in_is_refused_or_not_played_by(history: History, wanted: str) -> None:
    literals = {"least": [5, 100], "most": [20, 100]}
    assert verdict(history, "table-refused-or-buy-in-charged-within", **literals) == wanted


def test_a_commission_is_taken_of_a_pot_or_of_a_buy_in_or_not_at_all() -> None:
    assert verdict(at_table(Charged(amount=4, of="pot", pot=0)), "some-commission") == "passed"
    assert verdict(at_table(fee(1, 100)), "some-commission") == "passed"
    assert verdict(at_table(*hand_of(range(1, 3))), "some-commission") == "failed"
    assert verdict(at_table(), "some-commission") == "inconclusive"


def of_both(pot: int, first: int = 0, second: int = 0, *, ends: bool = True) -> History:
    """Two seats buy chips for 2000, of which so much is taken, and so much of the pot of 800 that they put in."""
    bought = [Bought(seat=s, amount=2000, charged=0, stack=2000) for s in (1, 2)]
    fees = [fee(seat, amount) for seat, amount in ((1, first), (2, second)) if amount]
    own = [Dealt(to=Seat(seat), face="down") for seat in (1, 2)]
    bets = [Posted(seat=1, what="small", amount=400), Posted(seat=2, what="big", amount=400)]
    taken = [Charged(amount=pot, of="pot", pot=0)] if pot else []
    end = [HandEnded(stacks={1: 2000, 2: 2000})] if ends else []
    return at_table(*bought, *fees, HandStarted(hand=1, stacks={}), *bets, *own, *taken, *end)


@pytest.mark.parametrize(
    ("history", "wanted"),
    [
        (of_both(8), "passed"),
        (of_both(40), "passed"),
        (of_both(0, 100, 400), "passed"),
        (of_both(7), "failed"),
        (of_both(48), "failed"),
        (of_both(0), "failed"),
        (of_both(40, 100, 100), "failed"),
        (of_both(0, 100, 0), "failed"),
        (of_both(0, 100, 401), "failed"),
        (of_both(0, 99, 100), "failed"),
        (of_both(40, ends=False), "failed"),
    ],
    ids=[
        "1 % of the pot",
        "5 % of the pot",
        "5 and 20 % of the buy-ins",
        "less of the pot",
        "6 % of the pot",
        "nothing",
        "of both",
        "of one buy-in",
        "more of a buy-in",
        "less of a buy-in",
        "not over",
    ],
)
def test_the_commission_is_of_the_pot_or_of_the_buy_ins_and_never_of_both(
    history: History, wanted: str
) -> None:
    rates = {"of_pot": [[1, 100], [5, 100]], "of_buy_in": [[5, 100], [20, 100]]}
    assert verdict(history, "pot-or-buy-in-charged-within", **rates) == wanted
